import { createStore } from '../text/store';
import type { Zoom } from './zoom';

/** What the visitor sees of the pages. */
interface View {
  /** The page that has the middle of the view, counted from 1. */
  readonly page: number;
  /** The size of the pages; 100 is that on paper. */
  readonly percent: number;
  /** What gives them that size. */
  readonly zoom: Zoom;
}

export const viewStore = createStore<View>({ page: 1, percent: 100, zoom: 'page' });

export function seePage(page: number): void {
  viewStore.change((view) => (view.page === page ? view : { ...view, page }));
}

export function seeZoom(zoom: Zoom, percent: number): void {
  viewStore.change((view) =>
    view.percent === percent && view.zoom === zoom ? view : { ...view, percent, zoom },
  );
}
