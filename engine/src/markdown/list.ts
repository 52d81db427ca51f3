import type { Block, List, ListItem, Paragraph } from '../model/document.js';

import { indented } from './lines.js';
import { isCompact, mayFollow } from './neighbours.js';

/** Writes lists: their items' blocks stand below the beginning of their text. */
export class ListWriter {
  constructor(private readonly blocks: { readonly write: (blocks: readonly Block[]) => string[] }) {}

  write(list: List, bullet: '-' | '*'): string[] {
    const isSpread = list.spread || list.children.some(needsBlankLine);
    const items = list.children.map((item, index) => {
      return this.#item(item, markerOf(list, index, bullet), isSpread);
    });
    const lines = items.flatMap((item, index) => (isSpread && index > 0 ? ['', ...item] : item));
    // Of a single paragraph only a second block tells that the list has blank lines.
    const hasBlankLine = items.length > 1 || lines.includes('') || !list.spread;
    return hasBlankLine
      ? lines
      : [...lines, '', `${' '.repeat(markerOf(list, 0, bullet).length + 1)}<!-- -->`];
  }

  #item({ checked, children }: ListItem, marker: string, isSpread: boolean): string[] {
    const [first = '', ...rest] = this.#content(
      checked === undefined ? children : asTask(children),
      isSpread,
    );
    const box = checked === undefined ? '' : checked ? '[x] ' : '[ ] ';
    return [`${marker} ${box}${first}`.trimEnd(), ...indented(rest, marker.length + 1)];
  }

  #content(children: readonly Block[], isSpread: boolean): string[] {
    if (isSpread || children.length < 2) return this.blocks.write(children);
    return children.flatMap((block) => this.blocks.write([block]));
  }
}

function markerOf({ ordered, start, delimiter }: List, index: number, bullet: string): string {
  return ordered ? `${start + index}${delimiter}` : bullet;
}

/** A box stands before a paragraph. */
function asTask(children: readonly Block[]): readonly Block[] {
  const [first] = children;
  if (first?.type === 'paragraph') return children;
  const empty: Paragraph = { type: 'paragraph', children: [], line: first?.line ?? 1 };
  return [empty, ...children];
}

/** Whether an item has blocks that only a blank line parts. */
export function needsBlankLine({ children }: ListItem): boolean {
  return children.some((block, index) => {
    const previous = children[index - 1];
    return !isCompact(block) || (previous !== undefined && !mayFollow(previous, block));
  });
}
