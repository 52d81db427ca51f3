import { KEEP_DELAY_MS } from '../../constants';
import { edits } from '../document/edits';
import { forget, hasText, restore } from '../document/manuscript';
import { addPictures, type PictureFiles } from '../document/picture-files';
import { screenDocument } from '../document/screen-document';
import { type Converter, part } from '../instance/converter';
import { SilentDatabase } from '../storage/indexed-database';
import { recordSaved, recordSaveFailure, recordStorage, storageState } from '../storage/storage-state';
import { type Claim, claimedDrafts, claimFirst, claimFree, claimNew } from './draft-claim';
import { draftDatabase } from './draft-database';
import { eraseDraft, eraseOrphans } from './erase-draft';
import { historyDatabase } from './history-database';
import { HistoryKeeper } from './history-keeper';
import type { KeptDraft } from './kept-draft';
import { keptTextSign } from './kept-text-sign';
import { lastWords } from './last-words';
import { abandonedDrafts, findAbandoned } from './other-drafts';
import { keepPictures } from './picture-keeper';
import { keptIn, type StoredDraft, storedDraft } from './stored-draft';
import { versionDatabase } from './version-database';
import { VersionKeeper } from './version-keeper';

const NOTHING = { text: '', fileName: undefined, at: 0 };

/** How long a database that did not answer is left alone. */
const SILENCE_MS = 5000;

/** The draft that this tab writes to. */
interface OwnDraft {
  readonly claim: Claim;
  readonly keeper: HistoryKeeper;
  readonly versions: VersionKeeper;
  /** The draft as it was last stored. */
  kept: Pick<KeptDraft, 'text' | 'fileName' | 'at'>;
  /** The pictures that are known to be stored. */
  keptPictures: PictureFiles;
  /** Whether its last words may be stored. */
  hasSpoken: boolean;
}

/** Reports a draft that cannot be read. */
async function readOrReport(converter: Converter, id: string): Promise<KeptDraft | 'unreadable' | undefined> {
  try {
    const found = await draftDatabase.read(id);
    if (found !== 'damaged') return found;
    recordStorage(converter, { isDamaged: true });
  } catch (error) {
    recordSaveFailure(converter, error);
  }
  return 'unreadable';
}

export const draftKeeper = part((converter) => {
  let own: OwnDraft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restored: Promise<void> | undefined;
  /** The next text must not be kept in the draft of the one before it. */
  let leaving: Promise<void> | undefined;
  /** What is being written: a draft that is deleted must not be written after that. */
  let writing: Promise<void> = Promise.resolve();

  function setOwn(claim: Claim, stored?: StoredDraft): void {
    recordStorage(converter, { unsavedPictures: 0 });
    own = {
      claim,
      keeper: stored?.keeper ?? new HistoryKeeper(claim.id, historyDatabase),
      versions: stored?.versionKeeper ?? new VersionKeeper(claim.id, versionDatabase),
      kept: stored?.draft ?? NOTHING,
      keptPictures: stored?.storedPictures ?? [],
      hasSpoken: false,
    };
    recordStorage(converter, { draftId: claim.id });
  }

  /** Restores, once, what this tab or, if it is new, the last closed one left. */
  function restoreDraft(): Promise<void> {
    restored ??= restoreNow();
    return restored;
  }

  async function restoreNow(): Promise<void> {
    await lastWords.settle(() => recordStorage(converter, { isDamaged: true }));
    const first = await claimFirst(converter, async () => (await abandonedDrafts()).map(({ id }) => id));
    setOwn(first);
    const isOwn = first.beginsAs === first.id;
    const found = await readOrReport(converter, first.beginsAs);
    const stored = typeof found === 'object' ? await storedDraft(found) : undefined;
    if (stored && !hasText(screenDocument(converter).read())) {
      if (isOwn) setOwn(first, stored);
      screenDocument(converter).change('restore', (current) => {
        const kept = keptIn(stored);
        // What was chosen before it could be restored is newer.
        const pictures = addPictures(kept.pictures, current.pictures);
        return restore(current, { ...kept, pictures, fileName: current.fileName ?? kept.fileName });
      });
    } else if (isOwn && found !== undefined) {
      // What was typed before it could be restored is a separate text; and what cannot be read is set aside, not written over.
      await leave(first);
      edits(converter).tellEarlier({ id: first.id, over: undefined });
    }
    await findAbandoned(converter, storageState(converter).read().draftId);
    await eraseOrphans(claimedDrafts).catch(() => undefined);
  }

  /** Leaves the draft as it was saved, and begins one for the text that has taken its place. Returns the id that restores it. */
  async function leaveDraft(): Promise<string | undefined> {
    const before = own?.claim;
    if (!before) return undefined;
    leaving = leave(before);
    await leaving;
    await findAbandoned(converter, own?.claim.id);
    return before.id;
  }

  async function leave(before: Claim): Promise<void> {
    setOwn(await claimNew(converter));
    await before.release();
  }

  /** Shows a draft that no tab has claimed. The present one is released; returns its id. */
  async function openDraft(id: string): Promise<string | undefined> {
    const before = own?.claim;
    const found = await draftDatabase.read(id).catch(() => undefined);
    if (typeof found !== 'object') return undefined;
    const next = await claimFree(converter, id);
    if (!next) return undefined;
    const stored = await storedDraft(found);
    await keepNow();
    setOwn(next, stored);
    screenDocument(converter).change('restore', (current) => restore(forget(current), keptIn(stored)));
    await before?.release();
    await findAbandoned(converter, id);
    return before?.id;
  }

  function keepSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void keepNow(), KEEP_DELAY_MS);
  }

  /** Before the page is closed. There may be no time left for the database; the other storage is synchronous. */
  function keepAtOnce(): void {
    const now = present();
    if (!now) return;
    const { draft, of, manuscript } = now;
    // A text that was cleared before it was first stored is the empty one that the database knows; its history is not.
    const isUnkept =
      draft.text !== of.kept.text || draft.fileName !== of.kept.fileName || timer !== undefined;
    if (!isUnkept) return;
    lastWords.write(draft, manuscript.history);
    of.hasSpoken = true;
    void keepNow();
  }

  /** The unclaimed drafts may have changed while another tab was in front. */
  function refreshAbandoned(): void {
    if (own && document.visibilityState === 'visible') void findAbandoned(converter, own.claim.id);
  }

  async function forgetDraft(id = own?.claim.id): Promise<void> {
    if (id === undefined) return;
    if (id === own?.claim.id) {
      clearTimeout(timer);
      setOwn(own.claim);
      keptTextSign.write(false);
    }
    // The page may be closed before the database has deleted it; the next one does so then.
    lastWords.forget(id);
    await inTurn(() =>
      eraseDraft(id).then(
        () => lastWords.erase(id),
        () => undefined,
      ),
    );
    await findAbandoned(converter, own?.claim.id);
  }

  /** Deletes all drafts, also damaged ones, except those of other tabs. */
  async function forgetAllDrafts(): Promise<void> {
    await forgetDraft();
    const [ids, claimed] = await Promise.all([draftDatabase.ids(), claimedDrafts()]).catch(() => []);
    for (const id of ids ?? []) if (!claimed?.has(id)) await forgetDraft(id);
    await eraseOrphans(claimedDrafts).catch(() => undefined);
  }

  /** If that fails, the screen reports it. */
  async function keepNow(): Promise<void> {
    await keepOrReject().catch((error) => {
      if (error instanceof SilentDatabase) timer ??= setTimeout(() => void keepNow(), SILENCE_MS);
    });
  }

  /** Rejects if the text cannot be saved. */
  function keepOrReject(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return inTurn(keepPresent);
  }

  async function keepPresent(): Promise<void> {
    await leaving;
    const now = present();
    if (!now) return;
    const { of, draft, manuscript } = now;
    const { history, pictures, versions } = manuscript;
    const hadTrouble = storageState(converter).read().trouble !== undefined;
    const plan = of.keeper.plan(history, pictures);
    // The text is more important: if there is no room for its history, it is stored without.
    const keptHistory = await plan?.write().then(
      () => plan.kept,
      () => undefined,
    );
    await of.versions.keep(versions).catch(() => undefined);
    const isNothing = draft.text === '' && !keptHistory && versions.length === 0;
    try {
      if (isNothing) await draftDatabase.erase(draft.id);
      else await draftDatabase.write({ ...draft, history: keptHistory, versions: versions.length });
    } catch (error) {
      recordSaveFailure(converter, error);
      throw error;
    }
    recordSaved(converter);
    of.kept = draft;
    if (of.hasSpoken) lastWords.erase(draft.id, draft.at);
    of.keptPictures = isNothing ? [] : await keepPictures(draft.id, pictures, of.keptPictures);
    await of.keeper.tidy(keptHistory).catch(() => undefined);
    if (of !== own) return;
    keptTextSign.write(draft.text !== '');
    recordStorage(converter, { unsavedPictures: isNothing ? 0 : pictures.length - of.keptPictures.length });
    if (hadTrouble) await findAbandoned(converter, draft.id);
  }

  /** Everything of this moment that is to be kept. */
  function present() {
    if (!own) return undefined;
    const manuscript = screenDocument(converter).read();
    const { text, fileName, earlier, pictures } = manuscript;
    const draft: KeptDraft = {
      id: own.claim.id,
      text,
      fileName,
      earlier,
      pictures: pictures.map(({ path }) => path),
      // After what is stored, also if the clock of the device was set back since: what was kept last is taken for the text.
      at: Math.max(Date.now(), own.kept.at + 1),
    };
    return { of: own, draft, manuscript };
  }

  /** Begins once everything before it has been written or has failed. */
  function inTurn(write: () => Promise<void>): Promise<void> {
    const turn = writing.then(write);
    writing = turn.catch(() => undefined);
    return turn;
  }

  return {
    restoreDraft,
    leaveDraft,
    openDraft,
    keepSoon,
    keepAtOnce,
    refreshAbandoned,
    forgetDraft,
    forgetAllDrafts,
    keepOrReject,
  };
});
