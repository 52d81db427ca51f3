import { fold } from './merge-actions';
import { countsOf } from './merge-review';
import type { MergeScreen } from './merge-store';
import { counted } from './wording';

/** A merge that was put away: how much of it is left, and the way back to it. */
export function FoldedMerge({ screen }: { readonly screen: MergeScreen }) {
  const { open } = countsOf(screen.review);
  return (
    <button
      type="button"
      aria-label={`Go on with the changes in ${screen.review.fileName}: ${counted(open, 'is', 'are')} left`}
      onClick={() => fold(false)}
      className="min-h-11 flex-none rounded-small border border-edge bg-sheet px-3 py-1 text-sm font-semibold hover:border-accent hover:text-accent"
    >
      {open === 0 ? 'Changes' : counted(open, 'change')} {open === 0 ? '' : 'left'}
    </button>
  );
}
