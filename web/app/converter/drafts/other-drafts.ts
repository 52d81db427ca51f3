import { createStore } from '../text/store';
import { claimedDrafts } from './draft-claim';
import { draftDatabase, isDraft, type KeptDraft } from './draft-database';

/** Drafts of closed tabs that no tab has claimed. */
export const otherDraftsStore = createStore<readonly KeptDraft[]>([]);

/** Newest first. */
export async function abandonedDrafts(): Promise<readonly KeptDraft[]> {
  try {
    const [drafts, claimed] = await Promise.all([draftDatabase.readAll(), claimedDrafts()]);
    const left = drafts.filter((draft) => isDraft(draft) && draft.text !== '' && !claimed.has(draft.id));
    return left.sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** Reads them again. `ownId` is the draft of this tab, in case there are no locks. */
export async function findAbandoned(ownId: string | undefined): Promise<void> {
  const drafts = (await abandonedDrafts()).filter(({ id }) => id !== ownId);
  otherDraftsStore.change(() => drafts);
}
