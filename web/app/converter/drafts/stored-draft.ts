import type { KeptManuscript } from '../document/manuscript';
import type { PictureFiles } from '../document/picture-files';
import { record, stepOf, type TextHistory } from '../document/text-history';
import type { Version } from '../document/version';
import { editBetween } from '../text/edit';
import { draftDatabase } from './draft-database';
import { historyDatabase } from './history-database';
import { HistoryKeeper } from './history-keeper';
import type { KeptDraft } from './kept-draft';
import { versionDatabase } from './version-database';
import { VersionKeeper } from './version-keeper';

/** A draft with everything that is stored of it. */
export interface StoredDraft {
  readonly draft: KeptDraft;
  readonly pictures: PictureFiles;
  /** Also those that the text no longer has: the page was closed before they were deleted. */
  readonly storedPictures: PictureFiles;
  readonly history: TextHistory;
  readonly keeper: HistoryKeeper;
  readonly versions: readonly Version[];
  readonly versionKeeper: VersionKeeper;
}

/** The document that was kept. */
export function keptIn({ draft, pictures, history, versions }: StoredDraft): KeptManuscript {
  const { text, fileName, earlier, at } = draft;
  return {
    text,
    fileName,
    earlier,
    pictures,
    history,
    versions,
    // What is written now comes after that.
    writingSince: text === '' ? undefined : (versions[0]?.at ?? at),
  };
}

/** Reads the rest of a draft. Never rejects: what cannot be read is left out. */
export async function storedDraft(draft: KeptDraft): Promise<StoredDraft> {
  const storedPictures = await draftDatabase.readPictures(draft.id).catch(() => []);
  const pictures = picturesAt(draft.pictures, storedPictures);
  const keeper = new HistoryKeeper(draft.id, historyDatabase);
  const versionKeeper = new VersionKeeper(draft.id, versionDatabase);
  return {
    draft,
    pictures,
    storedPictures,
    history: await keeper.restore(draft.history, pictures),
    keeper,
    versions: await versionKeeper.restore(),
    versionKeeper,
  };
}

/** A draft that was changed at the last moment, with that change as a step of its history. */
export async function withLastStep(before: KeptDraft, after: KeptDraft): Promise<KeptDraft> {
  const edit = editBetween(before.text, after.text);
  if (!edit) return { ...after, history: before.history };
  const { pictures, storedPictures, history, keeper } = await storedDraft(before);
  const own = picturesAt(after.pictures, storedPictures);
  const isSame = own.length === pictures.length && before.fileName === after.fileName;
  const step = {
    ...stepOf(before.text, edit),
    ...(!isSame && { other: { pictures, fileName: before.fileName } }),
  };
  const plan = keeper.plan(record(history, step), own);
  await plan?.write();
  return { ...after, history: plan?.kept };
}

function picturesAt(paths: readonly string[] | undefined, stored: PictureFiles): PictureFiles {
  return paths ? stored.filter(({ path }) => paths.includes(path)) : stored;
}
