import { KEEP_DELAY_MS } from '../../constants';
import { fileNameStore } from '../file-name-store';
import { pictureStore } from '../pictures/picture-store';
import { EMPTY_MANUSCRIPT, restore } from '../text/manuscript';
import { manuscriptStore } from '../text/manuscript-store';
import { type Claim, claimFirst, claimFree } from './draft-claim';
import { draftDatabase, type KeptDraft } from './draft-database';
import { lastWords } from './last-words';
import { abandonedDrafts, findAbandoned } from './other-drafts';

const NOTHING = { text: '', fileName: undefined };

/** The draft that this tab writes to. */
let claim: Claim | undefined;
/** What is known to be in the database. */
let kept: Pick<KeptDraft, 'text' | 'fileName'> = NOTHING;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Brings back what this tab or, if it is new, the last one that was closed left behind. */
export async function restoreDraft(): Promise<void> {
  await lastWords.settle();
  const first = await claimFirst(async () => (await abandonedDrafts()).map(({ id }) => id));
  claim = first;
  const found = await draftDatabase.read(first.beginsAs).catch(() => undefined);
  if (found?.text) {
    if (found.id === first.id) kept = found;
    manuscriptStore.change((current) => restore(current, found.text));
    fileNameStore.change((current) => current ?? found.fileName);
  }
  void findAbandoned(first.id);
}

/** Shows a draft that a closed tab left; the one that was here is left in its turn. */
export async function openDraft(id: string): Promise<void> {
  const before = claim;
  const found = await draftDatabase.read(id).catch(() => undefined);
  const next = found && (await claimFree(id));
  if (!next) return;
  await keepNow();
  claim = next;
  kept = found;
  manuscriptStore.change(() => restore(EMPTY_MANUSCRIPT, found.text));
  pictureStore.change(() => []);
  fileNameStore.change(() => found.fileName);
  await before?.release();
  await findAbandoned(id);
}

export function keepSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void keepNow(), KEEP_DELAY_MS);
}

/** Before the page goes away. The database may not get to it any more; the other storage does. */
export function keepAtOnce(): void {
  const draft = current();
  if (!draft || (draft.text === kept.text && draft.fileName === kept.fileName)) return;
  lastWords.write(draft);
  void keepNow();
}

/** The abandoned drafts may have changed while another tab was in front. */
export function lookAround(): void {
  if (claim && document.visibilityState === 'visible') void findAbandoned(claim.id);
}

export async function forgetDraft(id = claim?.id): Promise<void> {
  if (id === undefined) return;
  if (id === claim?.id) {
    clearTimeout(timer);
    kept = NOTHING;
  }
  lastWords.erase(id);
  await draftDatabase.erase(id).catch(() => undefined);
  await findAbandoned(claim?.id);
}

async function keepNow(): Promise<void> {
  // Storage that the browser denies just means that nothing is kept.
  await keepForSure().catch(() => undefined);
}

/** Rejects where the draft cannot be kept. */
export async function keepForSure(): Promise<void> {
  clearTimeout(timer);
  const draft = current();
  if (!draft) return;
  if (draft.text === '') await draftDatabase.erase(draft.id);
  else await draftDatabase.write(draft);
  kept = draft;
}

function current(): KeptDraft | undefined {
  return (
    claim && {
      id: claim.id,
      text: manuscriptStore.read().text,
      fileName: fileNameStore.read(),
      at: Date.now(),
    }
  );
}
