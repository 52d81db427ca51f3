import { useState } from 'react';
import { useSelect } from '../../state/use-select';
import { useConverter } from '../instance/converter-context';
import { pagesStore } from './pages-store';

interface PageTotalProps {
  /** The pages are visible, so changes in them have been seen. */
  readonly areSeen: boolean;
}

/** The number of pages, once known, with a mark if they have changed since they were last viewed. */
export function PageTotal({ areSeen }: PageTotalProps) {
  const converter = useConverter();
  const { roll, layouts } = useSelect(pagesStore(converter));
  const [seen, setSeen] = useState(0);
  if (areSeen && seen !== layouts) setSeen(layouts);
  const total = roll.pages.length;
  if (total === 0) return null;
  return (
    <>
      <span className="sr-only">, </span>
      <span className="tabular-nums">{total.toLocaleString('en')}</span>
      {layouts !== seen && (
        <span className="page-total-changed">
          <span className="sr-only">, changed</span>
        </span>
      )}
    </>
  );
}

export function usePageTotal(): number {
  const converter = useConverter();
  return useSelect(pagesStore(converter), (value) => value.roll.pages.length);
}
