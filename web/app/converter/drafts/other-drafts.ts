import { createStore } from '../../state/store';
import { type Converter, part } from '../instance/converter';
import { claimedDrafts } from './draft-claim';
import { draftDatabase } from './draft-database';
import type { KeptDraft } from './kept-draft';

/** Drafts of closed tabs that no tab has claimed. */
export const otherDraftsStore = part(() => createStore<readonly KeptDraft[]>([]));

/** Newest first; those that were cleared, whose texts only undo brings back, come after the others. */
export async function abandonedDrafts(): Promise<readonly KeptDraft[]> {
  try {
    const [drafts, claimed] = await Promise.all([draftDatabase.readAll(), claimedDrafts()]);
    const left = drafts.filter((draft) => hasContent(draft) && !claimed.has(draft.id));
    return left.sort((a, b) => Number(a.text === '') - Number(b.text === '') || b.at - a.at);
  } catch {
    return [];
  }
}

/** Reads them again. `ownId` is the draft of this tab, in case there are no locks. */
export async function findAbandoned(converter: Converter, ownId: string | undefined): Promise<void> {
  const drafts = (await abandonedDrafts()).filter(({ id }) => id !== ownId);
  otherDraftsStore(converter).change(() => drafts);
}

function hasContent({ text, history, versions = 0 }: KeptDraft): boolean {
  return text !== '' || versions > 0 || (history !== undefined && history.past.length > 0);
}
