import type { Block, Document, List } from '../model/document.js';
import { kindsOf } from '../model/nodes/kinds.js';
import { walk } from '../model/nodes/walk.js';

/**
 * Numbers the ordered lists. A list whose first number follows the last one of the previous sibling list continues it, if
 * there is no heading between them. All examples form one list.
 */
export function resolveLists(document: Document, body: readonly Block[]): ReadonlyMap<List, number> {
  const sequences = new Map<List, number>();
  let next = 1;
  let examples: number | undefined;
  const siblings = (blocks: readonly Block[]): void => {
    let last: List | undefined;
    for (const block of blocks) {
      if (block.type === 'heading') last = undefined;
      if (block.type !== 'list' || !block.ordered) continue;
      if (block.style === 'example') {
        examples ??= next++;
        sequences.set(block, examples);
        continue;
      }
      const continued = last && continues(last, block) ? sequences.get(last) : undefined;
      sequences.set(block, continued ?? next++);
      last = block;
    }
  };
  walk(body, { siblings }, LISTS);
  for (const definition of document.definitions.values()) walk(definition.children, { siblings }, LISTS);
  return sequences;
}

const LISTS = kindsOf('list');

function continues(last: List, list: List): boolean {
  const isSame = list.delimiter === last.delimiter && list.style === last.style;
  return isSame && list.start === last.start + last.children.length;
}
