import type { Atom } from './atoms.js';
import type { DrawnChart, FlatBox, FlatPlace } from './flat.js';

/** The content of a paragraph in order, and what splits it. */
export type Piece =
  | { readonly type: 'text'; readonly atoms: Atom[] }
  | { readonly type: 'pageBreak' }
  | { readonly type: 'formula'; readonly latex: string }
  | DrawnChart
  | FlatPlace
  | FlatBox;
