import type { ComposedBlock, ComposedParagraph } from '../../model/composed.js';
import type { Block } from '../../model/document.js';
import type { BlockHandler, Composer } from '../composer.js';
import type { Context } from '../context.js';
import { aroundBlock, type KeptBlocks } from '../kept-blocks.js';
import { paragraph as composeParagraph } from '../paragraph.js';
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

/** Composes blocks one after the other. */
export function composeBlocks(
  blocks: readonly Block[],
  context: Context,
  composer: Composer,
): ComposedBlock[] {
  const composed: ComposedBlock[] = [];
  for (const [index, block] of blocks.entries())
    for (const each of composeBlock(block, blocks[index + 1], context, composer)) composed.push(each);
  return composed;
}

/** Composes blocks lazily, one at a time. */
export function* composeEachBlock(
  blocks: readonly Block[],
  context: Context,
  composer: Composer,
  keeper?: KeptBlocks,
): Generator<ComposedBlock, void> {
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    const make = (): readonly ComposedBlock[] => composeBlock(block, next, context, composer);
    const around = keeper ? `${context.columnWidth} ${aroundBlock(block, next)}` : '';
    yield* keeper?.blocksOf(block, around, block, make) ?? make();
  }
}

function composeBlock(
  block: Block,
  next: Block | undefined,
  context: Context,
  composer: Composer,
): readonly ComposedBlock[] {
  const handler = handlers[block.type] as BlockHandler<Block>;
  const composed = handler(block, context, composer);
  if (block.type === 'list' && next?.type === 'list') return spacedList(composed, context);
  return needsSpacing(block, next) ? [...composed, SPACING] : composed;
}

/** Items of a list have no space between them, but two lists in a row do. */
function spacedList(composed: readonly ComposedBlock[], { environment }: Context): readonly ComposedBlock[] {
  const last = composed.at(-1);
  if (last?.type !== 'paragraph') return composed;
  const after = Math.max(environment.theme.paragraphSpacing, MIN_LIST_SPACING);
  return [...composed.slice(0, -1), { ...last, spacing: { after, always: true } }];
}

/** In twips; also used in templates without space between paragraphs. */
const MIN_LIST_SPACING = 120;

const SPACING: ComposedParagraph = { type: 'paragraph', style: 'Spacing', content: [], rightToLeft: false };

/**
 * Word merges adjacent tables, adjacent code paragraphs and adjacent rules. A table has no space after it, and a cell or a
 * document must end with a paragraph.
 */
function needsSpacing(block: Block, next: Block | undefined): boolean {
  if (block.type === 'table' || block.type === 'callout') return true;
  if (block.type === 'thematicBreak') return next?.type === 'thematicBreak';
  return block.type === 'code' && next?.type === 'code' && next.lang === '';
}

/** Next to other runs, Word would typeset the equation inline. */
function isEquationAlone(block: Block, { opening, environment }: Context): boolean {
  return block.type === 'math' && opening?.content === undefined && environment.equations.has(block);
}

/** Whether a block begins with a line of text that can hold an opening. */
function beginsWithLine(block: Block): boolean {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return true;
    case 'details':
      return block.summary.length > 0;
    case 'definitionList':
      return (block.children[0]?.terms.length ?? 0) > 0;
    case 'blockquote':
    case 'callout':
    case 'code':
    case 'list':
    case 'math':
    case 'pageBreak':
    case 'table':
    case 'thematicBreak':
      return false;
  }
}

/** Composes the blocks of a list item or a note; see `Composer.openedBlocks`. */
export function composeOpenedBlocks(
  blocks: readonly Block[],
  context: Context,
  composer: Composer,
): ComposedBlock[] {
  const [first] = blocks;
  const isOpening = first && (beginsWithLine(first) || isEquationAlone(first, context));
  const opened = isOpening ? composeBlocks([first], context, composer) : [composeParagraph([], context)];
  const rest = isOpening ? blocks.slice(1) : blocks;
  // Most items and notes are one paragraph.
  if (rest.length === 0) return opened;
  return [...opened, ...composeBlocks(rest, { ...context, opening: undefined }, composer)];
}
