import { kept } from '../../state/kept';

/** The drafts with an unfinished merge, in the storage that all tabs share: without one, the code for merges is not loaded. */
const drafts = kept<readonly string[]>('kept-merges', {
  read: (stored) => stored?.split(' ') ?? [],
  write: (ids) => ids.join(' '),
});

export function hasKeptMerges(): boolean {
  return drafts.read().length > 0;
}

export function markKeptMerge(draft: string, isKept: boolean): void {
  const others = drafts.read().filter((id) => id !== draft);
  const left = isKept ? [...others, draft] : others;
  drafts.write(left.length > 0 ? left : undefined);
}
