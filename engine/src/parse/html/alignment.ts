import type { Element } from 'domhandler';
import type { Alignment, Block } from '../../model/document.js';

/** What an element says about the alignment of its text. */
export function alignmentOf({ name, attribs }: Element): Alignment | undefined {
  if (name === 'center') return 'center';
  const value = (/text-align:\s*(\w+)/i.exec(attribs.style ?? '')?.[1] ?? attribs.align)?.toLowerCase();
  return value === 'left' || value === 'center' || value === 'right' ? value : undefined;
}

/** Blocks with that alignment where they say nothing themselves; lists and tables have their own. */
export function aligned(blocks: readonly Block[], align: Alignment): Block[] {
  return blocks.map((block) => alignedBlock(block, align));
}

function alignedBlock(block: Block, align: Alignment): Block {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return { align, ...block };
    case 'blockquote':
    case 'details':
      return { ...block, children: aligned(block.children, align) };
    case 'callout':
    case 'code':
    case 'definitionList':
    case 'list':
    case 'math':
    case 'pageBreak':
    case 'table':
    case 'thematicBreak':
      return block;
  }
}
