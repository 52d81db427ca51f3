import { useEffect, useRef } from 'react';
import { counted } from '../../../../engine/src/text/counted';
import type { Returned } from '../document/returned';
import { useConverter } from '../instance/converter-context';
import { fold, giveFocus } from './merge-actions';
import { countsOf } from './merge-review';

/** A merge that was put away: how many changes are left, and a button to return to it. */
export function FoldedMerge({ screen }: { readonly screen: Returned }) {
  const converter = useConverter();
  const { open } = countsOf(screen.review);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => giveFocus(converter, () => button.current), [converter]);
  return (
    <button
      ref={button}
      type="button"
      aria-label={`Go on with the changes in ${screen.review.fileName}: ${counted(open, 'is', 'are')} left`}
      onClick={() => fold(converter, false)}
      className="folded-merge min-h-11 flex-none rounded-small border border-edge bg-sheet px-3 py-1 text-sm font-semibold hover:border-accent hover:text-accent"
    >
      {open === 0 ? 'Changes' : `Changes: ${open.toLocaleString('en')} left`}
    </button>
  );
}
