import { useSyncExternalStore } from 'react';
import { pagesStore } from './pages-store';

/** The number of pages, once it is known. */
export function PageTotal() {
  const total = usePageTotal();
  return total > 0 ? <span className="tabular-nums">{total.toLocaleString('en')}</span> : null;
}

export function usePageTotal(): number {
  return useSyncExternalStore(
    pagesStore.subscribe,
    () => pagesStore.read().roll.pages.length,
    () => 0,
  );
}
