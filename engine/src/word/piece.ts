import type { Atom } from './atoms.js';
import type { FlatBox, FlatPlace } from './flat.js';

/** What a paragraph holds, side by side, and what parts it. */
export type Piece =
  | { readonly type: 'text'; readonly atoms: Atom[] }
  | { readonly type: 'pageBreak' }
  | { readonly type: 'formula'; readonly latex: string }
  | FlatPlace
  | FlatBox;
