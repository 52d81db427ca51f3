/*
 * Blocks in Word's terms. In: a block of the model, and the context around it (indents, style, width). Out: composed paragraphs and
 * tables, with their styles by name and their sizes in twips. One handler for each kind of block, in the file of its name.
 *
 * This file chooses the handler, and sees to what lies between two blocks: the space around tables (`around-table.ts`), and what
 * stays on one page (`kept-together.ts`).
 */
import type { ComposedBlock, ComposedParagraph } from '../../model/composed.js';
import type { Block } from '../../model/document.js';
import { formatOf, formatsOf } from '../../theme/formats.js';
import { codeLabel } from '../code-label.js';
import type { BlockHandler, Composer } from '../composer.js';
import { listPlace } from '../contents.js';
import { type Context, inOwnDirection } from '../context.js';
import { aroundBlock, type KeptBlocks } from '../kept-blocks.js';
import { asPart, belowFrontAbstract, manuscriptParts } from '../manuscript-parts.js';
import { paragraph as composeParagraph } from '../paragraph.js';
import { FLOW_START, flowAfter, inFlow } from '../text-flow.js';
import {
  BELOW_TABLE,
  belowTable,
  endsWithTable,
  isTable,
  MIN_LIST_SPACING,
  mayTouch,
  spacedFromTable,
} from './around-table.js';
import { BLOCK_FACTS } from './block-facts.js';
import { pageBreak, thematicBreak } from './breaks.js';
import { callout } from './callout.js';
import { code } from './code.js';
import { columns, sideBySide } from './columns.js';
import { blockquote, details } from './containers.js';
import { definitionList } from './definition-list.js';
import { div } from './div.js';
import { heading } from './heading.js';
import { hasCaptionBelow, introduces, keptWithNext, withLastRowKept } from './kept-together.js';
import { lineBlock } from './line-block.js';
import { list } from './list.js';
import { math } from './math.js';
import { paragraph } from './paragraph.js';
import { table } from './table.js';

/** Those of the places of lists depend on the block above. */
type Handled = Exclude<Block, { type: 'listPlace' }>;

const handlers: {
  readonly [Type in Handled['type']]: BlockHandler<Extract<Block, { type: Type }>>;
} = {
  blockquote,
  callout,
  code,
  columns,
  definitionList,
  details,
  div,
  heading,
  lineBlock,
  list,
  math,
  pageBreak,
  paragraph,
  sideBySide,
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
  let flow = FLOW_START;
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index] as Block;
    const inside = inFlow(block, flow, context);
    const made = composeBlock(block, blocks[index + 1], flow.previous, inside, composer);
    for (const each of belowTable(made, flow, context)) composed.push(each);
    flow = flowAfter(block, flow);
  }
  return composed;
}

/** Composes blocks lazily, one at a time. */
export function* composeEachBlock(
  blocks: readonly Block[],
  context: Context,
  composer: Composer,
  top: Top,
  keeper?: KeptBlocks,
): Generator<ComposedBlock, void> {
  const parts = manuscriptParts(context.environment);
  const text = belowFrontAbstract(context.environment.resolved);
  let flow = FLOW_START;
  let lists = 0;
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    if (block === text) flow = { ...flow, abstract: undefined };
    const inside = inFlow(block, flow, context);
    const before = flow;
    const above: Top = index === 0 ? top : flow.previous?.type === 'pageBreak' ? 'page' : 'text';
    flow = flowAfter(block, flow);
    const make = (): readonly ComposedBlock[] => {
      const made = belowTable(composeBlock(block, next, before.previous, inside, composer), before, context);
      const part = asPart(block, made, parts, context, composer);
      if (above === 'page') return withoutSpaceAbove(part);
      return above === 'columns' ? withSpaceAbove(part, context) : part;
    };
    const place = parts.beginPages.has(block) ? 'begins a page' : '';
    const around = keeper
      ? `${context.columnWidth} ${inside.paragraphStyle} ${place} ${block === parts.text} ${endsWithTable(before.previous, inside)} ${above} ${aroundBlock(block, next)} ${belowBlock(block, next, inside)}`
      : '';
    // The entries of a list come from the headings and captions of other blocks.
    if (block.type === 'listPlace') yield* keeper?.generated(`list ${lists++}`, make()) ?? make();
    else yield* keeper?.blocksOf(block, around, block, make) ?? make();
  }
}

/** The properties of the next block that affect how a paragraph, or a block set as a table, is composed. */
function belowBlock(block: Block, next: Block | undefined, context: Context): string {
  if (BLOCK_FACTS[block.type].isText) return `${introduces(block, next, context)} ${isTable(next)}`;
  if (!isTable(block) && block.type !== 'math') return '';
  return `${needsSpacing(block, next, context)} ${hasCaptionBelow(block, next, context)}`;
}

/** What is above the first of several blocks: the edge of a page, columns, or other text. */
type Top = 'page' | 'columns' | 'text';

/** A heading has no space above it where it begins a page. */
function withoutSpaceAbove([first, ...others]: readonly ComposedBlock[]): readonly ComposedBlock[] {
  if (first?.type !== 'paragraph' || !first.heading) return first ? [first, ...others] : others;
  return [{ ...first, spacing: { always: false, ...first.spacing, before: 0 } }, ...others];
}

/** Only the last of several columns has the space below its text that keeps the next text away. */
function withSpaceAbove(
  composed: readonly ComposedBlock[],
  { environment: { theme } }: Context,
): readonly ComposedBlock[] {
  const [first, ...others] = composed;
  const before = Math.max(theme.paragraphSpacing, MIN_LIST_SPACING);
  if (first?.type !== 'paragraph' || formatOf(formatsOf(theme), first.style).before >= before)
    return composed;
  return [{ ...first, spacing: { always: false, before, ...first.spacing } }, ...others];
}

function composeBlock(
  block: Block,
  next: Block | undefined,
  previous: Block | undefined,
  context: Context,
  composer: Composer,
): readonly ComposedBlock[] {
  if (block.type === 'listPlace') return listPlace(block, previous?.type !== 'heading', context, composer);
  const handler = handlers[block.type] as BlockHandler<Handled>;
  const composed = handler(block, inOwnDirection(context, block), composer);
  if (isTable(next) && mayTouch(block, context)) {
    const apart = spacedFromTable(composed, context);
    return introduces(block, next, context) ? keptWithNext(apart) : apart;
  }
  if (introduces(block, next, context)) return keptWithNext(composed);
  if (block.type === 'list' && next?.type === 'list') return spacedList(composed, context);
  const kept = isTable(block) && hasCaptionBelow(block, next, context) ? withLastRowKept(composed) : composed;
  return needsSpacing(block, next, context) ? [...kept, spacing(block, next, context)] : kept;
}

/** Between a table and the box of a callout or another table, there is as much space as between a table and text. */
function spacing(block: Block, next: Block | undefined, context: Context): ComposedParagraph {
  const isWide = block.type === 'table' && isTable(next) && context.environment.theme.paragraphSpacing > 0;
  return isWide ? { ...SPACING, spacing: { before: BELOW_TABLE - SPACING_LINE, always: false } } : SPACING;
}

/** Items of a list have no space between them, but two lists in a row do. */
function spacedList(composed: readonly ComposedBlock[], { environment }: Context): readonly ComposedBlock[] {
  const last = composed.at(-1);
  if (last?.type !== 'paragraph') return composed;
  const after = Math.max(environment.theme.paragraphSpacing, MIN_LIST_SPACING);
  return [...composed.slice(0, -1), { ...last, spacing: { after, always: true } }];
}

/** The height of the line of such a paragraph, in twips. */
const SPACING_LINE = 140;
const SPACING: ComposedParagraph = { type: 'paragraph', style: 'Spacing', content: [], rightToLeft: false };

/**
 * Word merges adjacent tables, adjacent code paragraphs and adjacent rules, and a cell or a document must end with a
 * paragraph.
 */
function needsSpacing(block: Block, next: Block | undefined, context: Context): boolean {
  if (endsWithTable(block, context) || isNumberedFormula(block, context))
    return next === undefined || mayBeginWithTable(next) || isNumberedFormula(next, context);
  if (block.type === 'thematicBreak') return next?.type === 'thematicBreak';
  return block.type === 'code' && next?.type === 'code' && codeLabel(next) === '';
}

/** Whether a block below a table may begin with another table, or with something that is not printed as text. */
function mayBeginWithTable(block: Block): boolean {
  const [first] = block.type === 'div' ? block.children : [];
  return first ? mayBeginWithTable(first) : BLOCK_FACTS[block.type].mayBeginWithTable === true;
}

/** A formula with its number beside it is a table. */
function isNumberedFormula(block: Block | undefined, { environment }: Context): boolean {
  return (
    block?.type === 'math' && environment.equations.has(block) && environment.resolved.captions.has(block)
  );
}

/** Next to other runs, Word would typeset the equation inline. */
function isEquationAlone(block: Block, { opening, environment }: Context): boolean {
  const isEquation = block.type === 'math' && environment.equations.has(block);
  return isEquation && opening?.content === undefined && !environment.resolved.captions.has(block);
}

/** Whether a block begins with a line of text that can hold an opening. */
function beginsWithLine(block: Block): boolean {
  if (block.type === 'details') return block.summary.length > 0;
  if (block.type === 'definitionList') return block.children[0]?.terms[0] !== undefined;
  return BLOCK_FACTS[block.type].isLine === true;
}

/** Whether a block has only a style, or nothing, to add to the blocks in it, the first of which may hold an opening. */
function isUnlabelledDiv(block: Block, { environment }: Context): boolean {
  return block.type === 'div' && block.children.length > 0 && !environment.resolved.captions.has(block);
}

/** Whether a table of contents lists the block by its own words: Word would list it with the box or the label before these. */
function isListedWithout(block: Block, { opening, environment }: Context): boolean {
  return (
    block.type === 'heading' && opening?.content !== undefined && environment.resolved.contents.has(block)
  );
}

/** Composes the blocks of a list item or a note; see `Composer.openedBlocks`. */
export function composeOpenedBlocks(
  blocks: readonly Block[],
  context: Context,
  composer: Composer,
): ComposedBlock[] {
  const [first] = blocks;
  const isOpening =
    first &&
    (beginsWithLine(first) || isEquationAlone(first, context) || isUnlabelledDiv(first, context)) &&
    !isListedWithout(first, context);
  const made = isOpening ? composeBlocks([first], context, composer) : [composeParagraph([], context)];
  const rest = isOpening ? blocks.slice(1) : blocks;
  const opened = isOpening && introduces(first, rest[0], context) ? [...keptWithNext(made)] : made;
  return [...opened, ...composeBlocks(rest, { ...context, opening: undefined }, composer)];
}
