import type { Element } from 'domhandler';
import type { Alignment, Block } from '../../model/document.js';

/** The alignment that an element sets for its text. */
export function alignmentOf({ name, attribs }: Element): Alignment | undefined {
  if (name === 'center') return 'center';
  return alignmentIn(attribs.style ?? '', attribs.align);
}

/** The alignment that a style in CSS sets, or else the attribute of older pages. */
export function alignmentIn(style: string, attribute?: string): Alignment | undefined {
  const value = (/text-align:\s*(\w+)/i.exec(style)?.[1] ?? attribute)?.toLowerCase();
  return value === 'left' || value === 'center' || value === 'right' ? value : undefined;
}

/** Applies an alignment to blocks that have none of their own. Lists and tables are not changed. */
export function aligned(blocks: readonly Block[], align: Alignment): Block[] {
  return blocks.map((block) => alignedBlock(block, align));
}

function alignedBlock(block: Block, align: Alignment): Block {
  switch (block.type) {
    case 'heading':
    case 'lineBlock':
    case 'paragraph':
      return { align, ...block };
    case 'blockquote':
    case 'columns':
    case 'details':
    case 'div':
      return { ...block, children: aligned(block.children, align) };
    case 'callout':
    case 'code':
    case 'definitionList':
    case 'list':
    case 'listPlace':
    case 'math':
    case 'pageBreak':
    case 'sideBySide':
    case 'table':
    case 'thematicBreak':
      return block;
  }
}
