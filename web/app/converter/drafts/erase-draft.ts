import { draftDatabase } from './draft-database';
import { historyDatabase } from './history-database';

/** Deletes a draft and everything that is stored with it. Rejects if its text is still there. */
export async function eraseDraft(id: string): Promise<void> {
  const merge = import('../merge/merge-database').then(({ mergeDatabase }) => mergeDatabase.erase(id));
  // These contain parts of the text; if one cannot be deleted, the others still are.
  const rest = Promise.allSettled([historyDatabase.erase(id), merge]);
  await draftDatabase.erase(id);
  await rest;
}

/**
 * Deletes histories whose drafts no longer exist: another version of the page, which knows no histories, may have deleted
 * them. `inUse` are the drafts of open tabs, which may not have been stored yet.
 */
export async function eraseOrphans(inUse: () => Promise<ReadonlySet<string>>): Promise<void> {
  const histories = await historyDatabase.drafts();
  if (histories.size === 0) return;
  const [drafts, used] = await Promise.all([draftDatabase.readAll(), inUse()]);
  const known = new Set(drafts.map(({ id }) => id));
  for (const id of histories) if (!known.has(id) && !used.has(id)) await historyDatabase.erase(id);
}
