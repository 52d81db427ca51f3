import type { Block, Columns, SideBySide } from '../../model/document.js';
import { pictureAlone } from '../../model/nodes/picture-alone.js';
import { largest, smallest } from '../../text/long-arrays.js';
import type { Flat, FlatCell, FlatColumns, FlatTable } from '../flat/flat.js';
import { isSequenceOfParts } from '../flat/sequences.js';
import type { NumberedElement } from './numbered-elements.js';
import type { ParagraphMaker } from './paragraph-maker.js';

/** Text that flows from column to column. */
export function columnsOf(
  { count, content }: FlatColumns,
  blocksOf: (content: readonly Flat[]) => Block[],
): Columns {
  return { type: 'columns', count, children: blocksOf(content), line: 1 };
}

/**
 * Whether this program made a table to place blocks side by side: it has no style, and either one row or lettered parts of a
 * figure. Word drops the name of the plain table style when it saves.
 */
export function isSideBySide({ style, rows }: FlatTable): boolean {
  if (style !== undefined && !UNRULED.test(style)) return false;
  return rows.length === 1 ? (rows[0]?.length ?? 0) > 1 : rows.some((cells) => cells.some(hasPart));
}

/** The plain style of tables, or the one in its place in a document whose template has lines around all tables. */
const UNRULED = /^(?:Footmark)?TableNormal$/;

function hasPart({ content }: FlatCell): boolean {
  return content.some(
    (each) =>
      each.type === 'paragraph' &&
      each.atoms.some(({ field }) => field?.kind === 'sequence' && isSequenceOfParts(field.name)),
  );
}

/**
 * Blocks beside each other.
 *
 * @param lineWidth of the text, in twips
 */
export function sideBySide(
  { rows, widths, left }: FlatTable,
  lineWidth: number,
  blocksOf: (content: readonly Flat[]) => Block[],
): SideBySide {
  const children = rows.flatMap((cells) => {
    const own = cells.map(({ column, columns }) =>
      widths.slice(column, column + columns).reduce((sum, width) => sum + width, 0),
    );
    const shares = sharesOf(own, lineWidth - left);
    return cells.map(({ content }, index) => {
      const width = shares[index];
      return { ...(width === undefined ? {} : { width }), children: blocksOf(content), line: 1 };
    });
  });
  const counts = rows.length > 1 ? { rows: rows.map((cells) => cells.length) } : {};
  return { type: 'sideBySide', children, ...counts, line: 1 };
}

/** Gives blocks side by side their common caption: as the parts of a figure, or as a paragraph below them. */
export function withCommonCaption(
  block: SideBySide,
  element: NumberedElement | undefined,
  maker: ParagraphMaker,
): readonly Block[] {
  if (!element) return [block];
  if (element.name !== undefined && isOfParts(block))
    return [{ ...block, caption: [], ...maker.numbered(element) }];
  return [block, { type: 'paragraph', children: maker.inlines(element.caption), line: 1 }];
}

/** Whether every block is a part of a figure or table. */
function isOfParts({ children }: SideBySide): boolean {
  return children.every(({ children: [first, ...others] }) => {
    if (others.length > 0) return false;
    if (first?.type === 'paragraph') return pictureAlone(first.children) !== undefined;
    return first?.type === 'table' || first?.type === 'code';
  });
}

/** The widths of columns as fractions of the line; none if all are equal. */
function sharesOf(widths: readonly number[], lineWidth: number): readonly number[] {
  const sum = widths.reduce((all, width) => all + width, 0);
  const fills = sum > lineWidth - widths.length;
  if ((fills || lineWidth <= 0) && largest(widths) - smallest(widths) <= 1) return [];
  // Widths are rounded down to whole twips, so the line that they are fractions of is slightly wider than their sum.
  const lines = [...(sum <= lineWidth ? [lineWidth] : []), ...widths.map((_, more) => sum + more)];
  for (const line of lines) {
    const shares = widths.map((width) => percentage(width, line, 0));
    if (shares.every((share) => share !== undefined)) return shares;
  }
  const [line = sum] = lines;
  return widths.map((width) => percentage(width, line, 1) ?? percentage(width, line, 2) ?? width / line);
}

/** The percentage with a given number of decimals, as a fraction, if it results in exactly this width. */
function percentage(width: number, line: number, decimals: number): number | undefined {
  const scale = 100 * 10 ** decimals;
  const share = Math.ceil((width / line) * scale - 1e-9) / scale;
  return Math.floor(share * line) === width ? share : undefined;
}
