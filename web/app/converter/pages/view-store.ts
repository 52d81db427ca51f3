import { createStore } from '../text/store';

/** What the visitor sees of the pages. */
interface View {
  /** The page that has the middle of the view, counted from 1. */
  readonly page: number;
  /** The size of the pages; 100 is that on paper. */
  readonly percent: number;
}

export const viewStore = createStore<View>({ page: 1, percent: 100 });

export function seePage(page: number): void {
  viewStore.change((view) => (view.page === page ? view : { ...view, page }));
}

export function seePercent(percent: number): void {
  viewStore.change((view) => (view.percent === percent ? view : { ...view, percent }));
}
