import { createStore } from '../text/store';
import type { Zoom } from './zoom';

/** The visitor's view of the pages. */
interface View {
  /** The page at the middle of the view, counted from 1. */
  readonly page: number;
  /** The size of the pages; 100 is their size on paper. */
  readonly percent: number;
  /** How the size is chosen. */
  readonly zoom: Zoom;
}

export const viewStore = createStore<View>({ page: 1, percent: 100, zoom: 'page' });

export function setPageInView(page: number): void {
  viewStore.change((view) => (view.page === page ? view : { ...view, page }));
}

export function setZoomInView(zoom: Zoom, percent: number): void {
  viewStore.change((view) =>
    view.percent === percent && view.zoom === zoom ? view : { ...view, percent, zoom },
  );
}
