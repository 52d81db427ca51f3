/** The line spacing of headings and other short texts: slightly more than single. */
export const SNUG = 252;

/** Word's font sizes are multiples of half a point. */
export function halfPoint(points: number): number {
  return Math.round(points * 2) / 2;
}

/** The indents of code, in twips, which keep its box inside the column. */
export const CODE_INDENT = 113;

/** The left and right padding of table cells, in twips. */
export const CELL_MARGIN = 108;

/** The left and right padding of callouts, in twips. */
export const CALLOUT_MARGIN = 170;
