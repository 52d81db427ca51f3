import type { ComposedBlock } from '../../model/composed.js';
import type { Block } from '../../model/document.js';
import { formatOf, formatsOf } from '../../theme/formats.js';
import { leadingOf } from '../../theme/measures.js';
import { captionsAbove } from '../caption.js';
import type { Context } from '../context.js';
import type { TextFlow } from '../text-flow.js';
import { BLOCK_FACTS } from './block-facts.js';

/** In twips; also used in templates without space between paragraphs. */
export const MIN_LIST_SPACING = 120;

export function isTable(block: Block | undefined): boolean {
  return block !== undefined && BLOCK_FACTS[block.type].isTable === true;
}

/** Whether a block ends with a table; the parts of a figure do not, as their caption is below them. */
export function endsWithTable(block: Block | undefined, context: Context): boolean {
  const shown = block?.type === 'table' ? context.environment.charts.get(block) : undefined;
  if (shown) return shown.keepsTable === true;
  if (block?.type !== 'sideBySide') return isTable(block);
  const caption = context.environment.resolved.captions.get(block);
  return !caption || caption.kind === 'table' || captionsAbove(context);
}

/** Word's tables have no space below them, so that what follows has it above. */
export function belowTable(
  composed: readonly ComposedBlock[],
  { previous }: TextFlow,
  context: Context,
): readonly ComposedBlock[] {
  if (!endsWithTable(previous, context)) return composed;
  const { theme } = context.environment;
  const [first, ...others] = composed;
  if (first?.type !== 'paragraph') return composed;
  const before = theme.paragraphSpacing === 0 ? theme.fontSize * 20 + leadingOf(theme) : BELOW_TABLE;
  if (first.style === 'TableNote' || formatOf(formatsOf(theme), first.style).before >= before)
    return composed;
  return [{ ...first, spacing: { always: false, ...first.spacing, before } }, ...others];
}

/** In twips. */
export const BELOW_TABLE = 220;

/** Whether a block may touch the table or callout below it: code, and text in templates without space between paragraphs. */
export function mayTouch({ type }: Block, { environment: { theme } }: Context): boolean {
  return (
    type === 'code' ||
    (BLOCK_FACTS[type].isText === true && theme.mayTouchTables && theme.lineSpacing < WIDE_LINES)
  );
}

/** In 240ths of a line: about one and a half. Such lines have space between them already. */
const WIDE_LINES = 340;

/** A style may have no space below it, so that code or text would touch the box of a table or callout. */
export function spacedFromTable(
  composed: readonly ComposedBlock[],
  { environment: { theme } }: Context,
): readonly ComposedBlock[] {
  const last = composed.at(-1);
  if (last?.type !== 'paragraph' || formatOf(formatsOf(theme), last.style).after >= MIN_LIST_SPACING)
    return composed;
  return [
    ...composed.slice(0, -1),
    { ...last, spacing: { ...last.spacing, after: MIN_LIST_SPACING, always: true } },
  ];
}
