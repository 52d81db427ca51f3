import type { Block, DisplayMath } from '../../document.js';
import type { Context } from '../context.js';
import { paragraph as writeParagraph } from '../paragraph.js';
import type { BlockHandler, Writer } from '../writer.js';
import { blockquote } from './blockquote.js';
import { callout } from './callout.js';
import { code } from './code.js';
import { definitionList } from './definition-list.js';
import { details } from './details.js';
import { heading } from './heading.js';
import { list } from './list.js';
import { math } from './math.js';
import { pageBreak } from './page-break.js';
import { paragraph } from './paragraph.js';
import { table } from './table.js';
import { thematicBreak } from './thematic-break.js';

const handlers: { readonly [Type in Block['type']]: BlockHandler<Extract<Block, { type: Type }>> } = {
  blockquote,
  callout,
  code,
  definitionList,
  details,
  heading,
  list,
  math,
  pageBreak,
  paragraph,
  table,
  thematicBreak,
};

/** Writes blocks one after the other. */
export function writeBlocks(blocks: readonly Block[], context: Context, writer: Writer): string {
  let xml = '';
  for (const [index, block] of blocks.entries()) xml += writeBlock(block, blocks[index + 1], context, writer);
  return xml;
}

/** Writes blocks one by one, as they are asked for. */
export function* writeEachBlock(
  blocks: readonly Block[],
  context: Context,
  writer: Writer,
): Generator<string, void> {
  for (const [index, block] of blocks.entries()) yield writeBlock(block, blocks[index + 1], context, writer);
}

function writeBlock(block: Block, next: Block | undefined, context: Context, writer: Writer): string {
  const handler = handlers[block.type] as BlockHandler<Block>;
  const xml = handler(block, context, writer);
  return needsSpacing(block, next) ? xml + SPACING : xml;
}

const SPACING = '<w:p><w:pPr><w:pStyle w:val="Spacing"/></w:pPr></w:p>';

/**
 * Word joins two tables that touch, and two paragraphs of code into one box; a table has no space after it of its
 * own, and a cell or a document must end with a paragraph.
 */
function needsSpacing(block: Block, next: Block | undefined): boolean {
  if (block.type === 'table' || block.type === 'callout') return true;
  return block.type === 'code' && next?.type === 'code' && next.lang === '';
}

/** Beside other runs, Word would set an equation as in running text. */
function isEquationAlone(block: Block | undefined, { opening, environment }: Context): block is DisplayMath {
  return block?.type === 'math' && opening?.runs === undefined && environment.equations.has(block);
}

/** Whether a block begins with a line of text, which an opening can stand in. */
function beginsWithLine(block: Block | undefined): block is Block {
  switch (block?.type) {
    case 'paragraph':
    case 'heading':
      return true;
    case 'details':
      return block.summary.length > 0;
    case 'definitionList':
      return (block.children[0]?.terms.length ?? 0) > 0;
    default:
      return false;
  }
}

/** Writes the blocks of a list item or a note; see `Writer.openedBlocks`. */
export function writeOpenedBlocks(blocks: readonly Block[], context: Context, writer: Writer): string {
  const [first, ...rest] = blocks;
  const following = { ...context, opening: undefined };
  if (beginsWithLine(first) || isEquationAlone(first, context)) {
    return writeBlocks([first], context, writer) + writeBlocks(rest, following, writer);
  }
  return writeParagraph('', context) + writeBlocks(blocks, following, writer);
}
