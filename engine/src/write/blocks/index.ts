import type { Block } from '../../document.js';
import type { Context } from '../context.js';
import type { Ledger } from '../ledger.js';
import { paragraph as writeParagraph } from '../paragraph.js';
import { blockquote } from './blockquote.js';
import { code } from './code.js';
import { heading } from './heading.js';
import { list } from './list.js';
import { paragraph } from './paragraph.js';
import { table } from './table.js';
import { thematicBreak } from './thematic-break.js';

/** Writes one block: paragraphs and tables. */
export type BlockHandler<Node extends Block> = (node: Node, context: Context, ledger: Ledger) => string;

const handlers: { readonly [Type in Block['type']]: BlockHandler<Extract<Block, { type: Type }>> } = {
  blockquote,
  code,
  heading,
  list,
  pageBreak: () => PAGE_BREAK,
  paragraph,
  table,
  thematicBreak,
};

/** Writes blocks one after the other. */
export function writeBlocks(blocks: readonly Block[], context: Context, ledger: Ledger): string {
  let xml = '';
  for (const [index, block] of blocks.entries()) {
    const handler = handlers[block.type] as BlockHandler<Block>;
    xml += handler(block, context, ledger);
    if (needsSpacing(block, blocks[index + 1])) xml += SPACING;
  }
  return xml;
}

/** A paragraph so low that what is left of it on the new page does not show. */
export const PAGE_BREAK = '<w:p><w:pPr><w:pStyle w:val="Spacing"/></w:pPr><w:r><w:br w:type="page"/></w:r></w:p>';

const SPACING = '<w:p><w:pPr><w:pStyle w:val="Spacing"/></w:pPr></w:p>';

/**
 * Word joins two tables that touch, and two paragraphs of code into one box; a table has no space after it of its
 * own, and a cell or a document must end with a paragraph.
 */
function needsSpacing(block: Block, next: Block | undefined): boolean {
  if (block.type === 'table') return next?.type !== 'heading';
  return block.type === 'code' && next?.type === 'code' && next.lang === '';
}

/**
 * Writes the blocks of a list item or a note, whose first paragraph begins with the context's opening. Where the
 * first block is none that can begin so, an empty paragraph does.
 */
export function writeOpenedBlocks(blocks: readonly Block[], context: Context, ledger: Ledger): string {
  const [first, ...rest] = blocks;
  const following = { ...context, opening: undefined };
  if (first?.type === 'paragraph' || first?.type === 'heading') {
    return writeBlocks([first], context, ledger) + writeBlocks(rest, following, ledger);
  }
  return writeParagraph('', context) + writeBlocks(blocks, following, ledger);
}
