import { createStore } from '../text/store';
import { claimedDrafts } from './draft-claim';
import { draftDatabase, isDraft, type KeptDraft } from './draft-database';

/** What tabs that are closed have left and no tab has taken up. */
export const otherDraftsStore = createStore<readonly KeptDraft[]>([]);

/** The latest first. */
export async function abandonedDrafts(): Promise<readonly KeptDraft[]> {
  try {
    const [drafts, claimed] = await Promise.all([draftDatabase.readAll(), claimedDrafts()]);
    const left = drafts.filter((draft) => isDraft(draft) && draft.text !== '' && !claimed.has(draft.id));
    return left.sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** Looks for them anew. `ownId` is the draft that this tab has, where no lock says so. */
export async function findAbandoned(ownId: string | undefined): Promise<void> {
  const drafts = (await abandonedDrafts()).filter(({ id }) => id !== ownId);
  otherDraftsStore.change(() => drafts);
}
