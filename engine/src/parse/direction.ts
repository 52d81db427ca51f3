import type { Direction } from '../model/direction.js';
import type { Block } from '../model/document.js';

/** The direction that the value of an attribute `dir` stands for (HTML, 3.2.6.4); any other value has no meaning. */
export function directionFrom(value: string | undefined): Direction | undefined {
  const written = value?.trim().toLowerCase();
  return written === 'ltr' || written === 'rtl' || written === 'auto' ? written : undefined;
}

/** Gives a direction to blocks that have none of their own. What they contain inherits it. */
export function directed(blocks: readonly Block[], direction: Direction | undefined): readonly Block[] {
  return direction === undefined ? blocks : blocks.map((block) => directedBlock(block, direction));
}

function directedBlock(block: Block, direction: Direction): Block {
  switch (block.type) {
    case 'blockquote':
    case 'callout':
    case 'definitionList':
    case 'details':
    case 'div':
    case 'heading':
    case 'lineBlock':
    case 'list':
    case 'paragraph':
    case 'sideBySide':
    case 'table':
      return { direction, ...block };
    // A section of its own, which holds its blocks on the same level.
    case 'columns':
      return { ...block, children: block.children.map((child) => directedBlock(child, direction)) };
    case 'code':
    case 'listPlace':
    case 'math':
    case 'pageBreak':
    case 'thematicBreak':
      return block;
  }
}
