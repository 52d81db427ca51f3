import type { Block, List } from '../document.js';
import { kindsOf } from './kinds.js';
import { walk } from './walk.js';

const LISTS = kindsOf('list');

/** An item of a list by its place, counted from 0. */
export interface Item {
  readonly list: List;
  readonly index: number;
}

/** The headings that begin list items: Word puts the item's marker before them instead of a number. */
export function headingsOfItems(blocks: readonly Block[]): ReadonlyMap<Block, Item> {
  const found = new Map<Block, Item>();
  const visit = (list: Block): void => {
    if (list.type !== 'list') return;
    for (const [index, { children }] of list.children.entries())
      if (children[0]?.type === 'heading') found.set(children[0], { list, index });
  };
  walk(blocks, { block: visit }, LISTS);
  return found;
}
