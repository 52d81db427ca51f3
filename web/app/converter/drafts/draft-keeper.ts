import { KEEP_DELAY_MS } from '../../constants';
import { fileNameStore } from '../conversion/file-name-store';
import { hasText } from '../manuscript/use-manuscript';
import { pictureStore } from '../pictures/picture-store';
import { EMPTY_MANUSCRIPT, restore } from '../text/manuscript';
import { manuscriptStore } from '../text/manuscript-store';
import { createStore } from '../text/store';
import { type Claim, claimFirst, claimFree, claimNew } from './draft-claim';
import { draftDatabase, isDraft, type KeptDraft } from './draft-database';
import { earlierTextStore } from './earlier-text';
import { keptTextSign } from './kept-text-sign';
import { lastWords } from './last-words';
import { abandonedDrafts, findAbandoned } from './other-drafts';
import { forgetKeptPictures, keepPictures, restorePictures } from './picture-keeper';
import { damagedDraft, recordSaved, recordSaveFailure } from './storage-state';

const NOTHING = { text: '', fileName: undefined };

/** The draft that this tab writes to. */
let claim: Claim | undefined;
/** Its id, for other data stored with a text. */
export const draftIdStore = createStore<string | undefined>(undefined);
/** The draft as it was last stored. */
let kept: Pick<KeptDraft, 'text' | 'fileName'> = NOTHING;
let timer: ReturnType<typeof setTimeout> | undefined;
let restored: Promise<void> | undefined;
/** The next text must not be kept in the draft of the one before it. */
let leaving: Promise<void> | undefined;

function setClaim(next: Claim): void {
  claim = next;
  draftIdStore.change(() => next.id);
}

/** Restores, once, what this tab or, if it is new, the last closed one left. */
export function restoreDraft(): Promise<void> {
  restored ??= restoreNow();
  return restored;
}

async function restoreNow(): Promise<void> {
  await lastWords.settle();
  const first = await claimFirst(async () => (await abandonedDrafts()).map(({ id }) => id));
  setClaim(first);
  const isOwn = first.beginsAs === first.id;
  const found = await readOrReport(first);
  if (found?.text && !hasText(manuscriptStore.read())) {
    if (isOwn) kept = found;
    manuscriptStore.change((current) => restore(current, found.text));
    fileNameStore.change((current) => current ?? found.fileName);
    earlierTextStore.change(() => found.earlier);
    await restorePictures(found.id, { isOwn });
  } else if (found?.text && isOwn) {
    // What was typed before it could be restored is a separate text.
    await leave(first);
    earlierTextStore.change(() => ({ id: first.id, over: undefined }));
  }
  await findAbandoned(draftIdStore.read());
}

/** Reports a draft that cannot be read. Damaged data is moved away, since it would fail each time. */
async function readOrReport({
  id,
  beginsAs,
}: {
  id: string;
  beginsAs: string;
}): Promise<KeptDraft | undefined> {
  try {
    const found: unknown = await draftDatabase.read(beginsAs);
    if (found === undefined || isDraft(found)) return found;
    damagedDraft.change(() => true);
    if (id === beginsAs) await draftDatabase.erase(id);
  } catch (error) {
    recordSaveFailure(error);
  }
  return undefined;
}

/** Leaves the draft as it was saved, and begins one for the text that has taken its place. Returns the id that restores it. */
export async function leaveDraft(): Promise<string | undefined> {
  const before = claim;
  if (!before) return undefined;
  leaving = leave(before);
  await leaving;
  await findAbandoned(claim?.id);
  return before.id;
}

async function leave(before: Claim): Promise<void> {
  setClaim(await claimNew());
  kept = NOTHING;
  forgetKeptPictures();
  await before.release();
}

/** Shows a draft that no tab has claimed. The present one is released; returns its id. */
export async function openDraft(id: string): Promise<string | undefined> {
  const before = claim;
  const found = await draftDatabase.read(id).catch(() => undefined);
  const next = found && (await claimFree(id));
  if (!next) return undefined;
  await keepNow();
  setClaim(next);
  kept = found;
  manuscriptStore.change(() => restore(EMPTY_MANUSCRIPT, found.text));
  pictureStore.change(() => []);
  fileNameStore.change(() => found.fileName);
  earlierTextStore.change(() => found.earlier);
  await restorePictures(id, { isOwn: true });
  await before?.release();
  await findAbandoned(id);
  return before?.id;
}

export function keepSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void keepNow(), KEEP_DELAY_MS);
}

/** Before the page is closed. There may be no time left for the database; the other storage is synchronous. */
export function keepAtOnce(): void {
  const draft = current();
  if (!draft) return;
  const isUnkept = draft.text !== kept.text || draft.fileName !== kept.fileName;
  if (isUnkept) lastWords.write(draft);
  if (isUnkept || timer !== undefined) void keepNow();
}

/** The unclaimed drafts may have changed while another tab was in front. */
export function refreshAbandoned(): void {
  if (claim && document.visibilityState === 'visible') void findAbandoned(claim.id);
}

export async function forgetDraft(id = claim?.id): Promise<void> {
  if (id === undefined) return;
  if (id === claim?.id) {
    clearTimeout(timer);
    kept = NOTHING;
    forgetKeptPictures();
    keptTextSign.write(false);
  }
  // The page may be closed before the database has deleted it; the next one does so then.
  lastWords.write({ id, text: '', fileName: undefined, at: Date.now() });
  await draftDatabase.erase(id).then(
    () => lastWords.erase(id),
    () => undefined,
  );
  // The changes of a returned file contain parts of the text.
  await import('../merge/merge-database')
    .then(({ mergeDatabase }) => mergeDatabase.erase(id))
    .catch(() => undefined);
  await findAbandoned(claim?.id);
}

/** If that fails, the screen reports it. */
async function keepNow(): Promise<void> {
  await keepOrReject().catch(() => undefined);
}

/** Rejects if the text cannot be saved. */
export async function keepOrReject(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  await leaving;
  const draft = current();
  if (!draft) return;
  try {
    if (draft.text === '') {
      await draftDatabase.erase(draft.id);
      forgetKeptPictures();
    } else {
      await draftDatabase.write(draft);
    }
  } catch (error) {
    recordSaveFailure(error);
    throw error;
  }
  recordSaved();
  keptTextSign.write(draft.text !== '');
  if (draft.text !== '') await keepPictures(draft.id);
  kept = draft;
}

function current(): KeptDraft | undefined {
  return (
    claim && {
      id: claim.id,
      text: manuscriptStore.read().text,
      fileName: fileNameStore.read(),
      earlier: earlierTextStore.read(),
      at: Date.now(),
    }
  );
}
