import type { ComposedBlock } from '../../model/composed.js';
import type { Block } from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';
import type { Context } from '../context.js';
import { isNoteBelow } from '../text-flow.js';
import { BLOCK_FACTS } from './block-facts.js';

/**
 * Whether a paragraph announces the block below it, from which no page break should separate it: "as follows:". No page
 * begins with a formula whose sentence is on the page before, as in TeX (`\predisplaypenalty`), unless the sentence is
 * long: other programs than Word would move all of its paragraph.
 */
export function introduces(
  block: Block,
  next: Block | undefined,
  { environment: { equations } }: Context,
): boolean {
  if (block.type !== 'paragraph' || next === undefined || !BLOCK_FACTS[next.type].isAnnounced) return false;
  const text = plainText(block.children);
  return /[:：]\s*$/u.test(text) || (next.type === 'math' && equations.has(next) && text.length <= MAX_KEPT);
}

/** In characters: about four lines. */
const MAX_KEPT = 320;

export function keptWithNext(composed: readonly ComposedBlock[]): readonly ComposedBlock[] {
  return composed.map((block) => (block.type === 'paragraph' ? { ...block, keepNext: true } : block));
}

/** Whether the block below a table belongs to it: its caption, or a note on it. */
export function hasCaptionBelow(block: Block, next: Block | undefined, context: Context): boolean {
  return isCaption(next, context) || isNoteBelow(next, block);
}

/** Whether a paragraph says what the table above it is, such as "*Table 2. Prices.*" */
function isCaption(block: Block | undefined, { environment: { resolved } }: Context): boolean {
  const [first] = block?.type === 'paragraph' ? block.children : [];
  if (first?.type !== 'emphasis' && first?.type !== 'strong') return false;
  const [label = ''] = resolved.terms.table.split('#');
  const text = plainText(first.children);
  return label.trim() !== '' && text.startsWith(label.trim()) && /^.{0,12}\d/u.test(text);
}

export function withLastRowKept(composed: readonly ComposedBlock[]): readonly ComposedBlock[] {
  return composed.map((block) => {
    if (block.type !== 'table') return block;
    const rows = block.rows.map((row, index) =>
      index < block.rows.length - 1 ? row : { ...row, cells: row.cells.map(keptCell) },
    );
    return { ...block, rows };
  });
}

/** The content of a cell whose row keeps with the next. */
export function keptCell<Cell extends { readonly blocks: readonly ComposedBlock[] }>(cell: Cell): Cell {
  return { ...cell, blocks: keptWithNext(cell.blocks) };
}

/** The styles of plain text in cells, which do not keep with what follows by themselves. */
const FREE: ReadonlySet<string> = new Set(['CalloutText', 'TableHeading', 'TableText']);

/**
 * The content of a cell whose row need not be on the page of the next. Word keeps a row with the next if its first paragraph
 * is kept with the next, and the last row with what stands below the table.
 */
export function withFirstFree(blocks: readonly ComposedBlock[]): readonly ComposedBlock[] {
  const [first, ...others] = blocks;
  if (first?.type !== 'paragraph') return blocks;
  if (FREE.has(first.style)) return first.keepNext ? [{ ...first, keepNext: undefined }, ...others] : blocks;
  return [{ ...first, keepNext: false }, ...others];
}
