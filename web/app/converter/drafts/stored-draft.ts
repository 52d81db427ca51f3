import type { KeptManuscript } from '../document/manuscript';
import type { PictureFiles } from '../document/picture-files';
import type { TextHistory } from '../document/text-history';
import type { Version } from '../document/version';
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

export function picturesAt(paths: readonly string[] | undefined, stored: PictureFiles): PictureFiles {
  return paths ? stored.filter(({ path }) => paths.includes(path)) : stored;
}
