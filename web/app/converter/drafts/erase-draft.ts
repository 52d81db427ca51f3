import { draftDatabase } from './draft-database';
import { historyDatabase } from './history-database';
import { versionDatabase } from './version-database';

/** Deletes a draft and everything that is stored with it. Rejects if its text is still there. */
export async function eraseDraft(id: string): Promise<void> {
  const merge = import('../storage/merge-database').then(({ mergeDatabase }) => mergeDatabase.erase(id));
  // These contain parts of the text; if one cannot be deleted, the others still are.
  const rest = Promise.allSettled([historyDatabase.erase(id), versionDatabase.erase(id), merge]);
  await draftDatabase.erase(id);
  await rest;
}

/**
 * Deletes histories and versions whose drafts no longer exist: another version of the page, which does not know them, may have
 * deleted these. `inUse` are the drafts of open tabs, which may not have been stored yet.
 */
export async function eraseOrphans(inUse: () => Promise<ReadonlySet<string>>): Promise<void> {
  const [histories, versions] = await Promise.all([historyDatabase.drafts(), versionDatabase.drafts()]);
  if (histories.size + versions.size === 0) return;
  const [drafts, used] = await Promise.all([draftDatabase.readAll(), inUse()]);
  const known = new Set(drafts.map(({ id }) => id));
  const isOrphan = (id: string): boolean => !known.has(id) && !used.has(id);
  for (const id of histories) if (isOrphan(id)) await historyDatabase.erase(id);
  for (const id of versions) if (isOrphan(id)) await versionDatabase.erase(id);
}
