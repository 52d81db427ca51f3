import type { PlaceOnPage } from '@footmark/engine/pages';
import type { CursorPlace } from '../../worker/protocol';
import { createStore } from '../text/store';
import { type PageRoll, rollOf } from './page-roll';

/** Where the making of the pages stands. The pages themselves stay until there are new ones. */
export type PagesStatus =
  /** There is no text. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'setting' }
  /** They are those of the text as it is. */
  | { readonly kind: 'set' }
  /** The text takes long to lay out: that waits for a pause in typing. */
  | { readonly kind: 'waiting' }
  /** The text is so long that its pages are made only when they are asked for. */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'failed'; readonly problem: string };

export interface PagesState {
  readonly status: PagesStatus;
  readonly roll: PageRoll;
  /** Counts the layouts. */
  readonly layouts: number;
  /** Where the block with the text's cursor stands. */
  readonly cursor: CursorPlace | undefined;
  /** Where the findings stand, by their lines. */
  readonly places: ReadonlyMap<number, PlaceOnPage>;
}

export const NO_PAGES: PagesState = {
  status: { kind: 'empty' },
  roll: rollOf([]),
  layouts: 0,
  cursor: undefined,
  places: new Map(),
};

export const pagesStore = createStore(NO_PAGES);
