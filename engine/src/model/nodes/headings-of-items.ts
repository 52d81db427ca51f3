import type { Block } from '../document.js';
import { kindsOf } from './kinds.js';
import { walk } from './walk.js';

const LISTS = kindsOf('list');

/** The headings that begin list items: Word puts the item's marker before them instead of a number. */
export function headingsOfItems(blocks: readonly Block[]): ReadonlySet<Block> {
  const found = new Set<Block>();
  const visit = (block: Block): void => {
    if (block.type !== 'list') return;
    for (const { children } of block.children) if (children[0]?.type === 'heading') found.add(children[0]);
  };
  walk(blocks, { block: visit }, LISTS);
  return found;
}
