import type { Block, FootnoteDefinition } from '../document.js';
import { moveLines, placesIn, type WithLine } from './source-lines.js';

type Node = Block | FootnoteDefinition;

interface Copy {
  readonly node: Node;
  readonly about: string;
  /** The line of the original for which the lines of the copy were set. */
  line: number;
  /** Everything in the copy that has a line and is not shared with the original; found when it first moves. */
  own?: readonly WithLine[];
}

/**
 * The copies that a pass over the document has made of nodes, by their originals: while a text is written, a node that has not
 * changed gets the same copy again, by whose identity later stages know that nothing has changed.
 */
export class KeptCopies {
  readonly #copies = new WeakMap<Node, Copy>();

  /** The copy of a node; `about` is all that `make` depends on besides the node. */
  of<Original extends Node>(
    original: Original,
    about: string,
    make: (original: Original) => Original,
  ): Original {
    const known = this.#copies.get(original);
    if (known?.about === about) {
      moveWith(original, known);
      // The copy kept for a node was made from it.
      return known.node as Original;
    }
    const node = make(original);
    this.#copies.set(original, { node, about, line: original.line });
    return node;
  }
}

/** Moves a copy to where its original has been moved. */
function moveWith(original: Node, copy: Copy): void {
  const shift = original.line - copy.line;
  if (shift === 0 || copy.node === original) return;
  if (!copy.own) {
    const shared = new Set(placesIn([original]));
    copy.own = placesIn([copy.node]).filter((place) => !shared.has(place));
  }
  moveLines(copy.own, shift);
  copy.line = original.line;
}
