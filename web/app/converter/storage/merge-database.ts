import { kept } from '../../state/kept';
import type { MergeReview } from '../document/returned';
import { indexedDatabase } from './indexed-database';
import { KEPT_MERGES } from './kept-merges';
import { MERGES } from './own-files';

/** The state of the decisions for the draft of a tab. */
export interface KeptMerge {
  readonly draft: string;
  readonly review: MergeReview;
  readonly selected: string | undefined;
  readonly isFolded: boolean;
  /** The text that its places refer to. */
  readonly text: string;
}

const inDatabase = indexedDatabase<'merges'>(MERGES, 1, (database) => {
  database.createObjectStore('merges', { keyPath: 'draft' });
});

/** Merges on the visitor's device. Every function rejects if the browser denies storage. */
export const mergeDatabase = {
  async read(draft: string): Promise<KeptMerge | undefined> {
    const found: unknown = await inDatabase(['merges'], 'readonly', (stores) => stores('merges').get(draft));
    return isKeptMerge(found) ? found : undefined;
  },
  async write(merge: KeptMerge): Promise<void> {
    await inDatabase(['merges'], 'readwrite', (stores) => stores('merges').put(merge));
    mark(merge.draft, true);
  },
  async erase(draft: string): Promise<void> {
    await inDatabase(['merges'], 'readwrite', (stores) => stores('merges').delete(draft));
    mark(draft, false);
  },
};

const drafts = kept<readonly string[]>(KEPT_MERGES, {
  read: (stored) => stored?.split(' ') ?? [],
  write: (ids) => ids.join(' '),
});

function mark(draft: string, isKept: boolean): void {
  const others = drafts.read().filter((id) => id !== draft);
  const left = isKept ? [...others, draft] : others;
  drafts.write(left.length > 0 ? left : undefined);
}

/** Whether data from the database has the expected form. */
function isKeptMerge(found: unknown): found is KeptMerge {
  const { review, text } = (found ?? {}) as Partial<Record<keyof KeptMerge, unknown>>;
  if (typeof text !== 'string' || typeof review !== 'object' || review === null) return false;
  const { merge, original, places, decisions } = review as Partial<Record<keyof MergeReview, unknown>>;
  return (
    typeof original === 'string' &&
    [merge, places, decisions].every((part) => typeof part === 'object' && part !== null)
  );
}
