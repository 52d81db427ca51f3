import type { Block, SideBySide } from '../model/document.js';
import type { Flat, FlatTable } from './flat.js';

/**
 * Whether this program made a table to place blocks side by side: it has one row and no style; Word drops the name of
 * the plain style when it saves.
 */
export function isSideBySide({ style, rows }: FlatTable): boolean {
  return (style === undefined || style === 'TableNormal') && rows.length === 1 && (rows[0]?.length ?? 0) > 1;
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
  const shares = sharesOf(widths, lineWidth - left);
  const children = (rows[0] ?? []).map(({ content }, column) => {
    const width = shares[column];
    return { ...(width === undefined ? {} : { width }), children: blocksOf(content), line: 1 };
  });
  return { type: 'sideBySide', children, line: 1 };
}

/** The relative widths that columns were given; none if all have the same. */
function sharesOf(widths: readonly number[], lineWidth: number): readonly number[] {
  const sum = widths.reduce((all, width) => all + width, 0);
  const fills = sum > lineWidth - widths.length;
  if ((fills || lineWidth <= 0) && Math.max(...widths) - Math.min(...widths) <= 1) return [];
  // Widths are rounded down to whole twips, so the line that they are shares of is slightly wider than their sum.
  const lines = [...(sum <= lineWidth ? [lineWidth] : []), ...widths.map((_, more) => sum + more)];
  for (const line of lines) {
    const shares = widths.map((width) => percentage(width, line, 0));
    if (shares.every((share) => share !== undefined)) return shares;
  }
  const [line = sum] = lines;
  return widths.map((width) => percentage(width, line, 1) ?? percentage(width, line, 2) ?? width / line);
}

/** The share with a given number of decimals in its percentage, if it results in exactly this width. */
function percentage(width: number, line: number, decimals: number): number | undefined {
  const scale = 100 * 10 ** decimals;
  const share = Math.ceil((width / line) * scale - 1e-9) / scale;
  return Math.floor(share * line) === width ? share : undefined;
}
