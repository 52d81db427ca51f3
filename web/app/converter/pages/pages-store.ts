import type { PlaceOnPage, TextLanguage } from '@footmark/engine/pages';
import { createStore } from '../../state/store';
import type { CursorPlace } from '../../worker/protocol';
import { part } from '../instance/converter';
import { type PageRoll, rollOf } from './page-roll';

/** The state of the layout. Pages stay until there are new ones. */
export type PagesStatus =
  /** There is no text. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'setting' }
  /** The pages are up to date. */
  | { readonly kind: 'set' }
  /** The layout takes long, so it waits for a pause in typing. */
  | { readonly kind: 'waiting' }
  /** The text is so long that its pages are laid out only on request. */
  | { readonly kind: 'on-request' }
  | { readonly kind: 'failed'; readonly problem: string };

export interface PagesState {
  readonly status: PagesStatus;
  readonly roll: PageRoll;
  /** The language of the text, once it is laid out. */
  readonly language: TextLanguage | undefined;
  /** The number of layouts so far. */
  readonly layouts: number;
  /** The place of the block with the cursor. */
  readonly cursor: CursorPlace | undefined;
  /** The places of the findings, by their lines. */
  readonly places: ReadonlyMap<number, PlaceOnPage>;
}

export const NO_PAGES: PagesState = {
  status: { kind: 'empty' },
  roll: rollOf([]),
  language: undefined,
  layouts: 0,
  cursor: undefined,
  places: new Map(),
};

export const pagesStore = part(() => createStore(NO_PAGES));
