/** The line spacing of headings and other short texts: slightly more than single. */
export const SNUG = 252;

/** Word's sizes are whole half-points. */
export function halfPoint(points: number): number {
  return Math.round(points * 2) / 2;
}

/** The indents of code, in twips, which keep its box inside the column. */
export const CODE_INDENT = 113;

/** The margin on each side of a table's cells, in twips. */
export const CELL_MARGIN = 108;

/** The margin on each side of a callout's text, in twips. */
export const CALLOUT_MARGIN = 170;
