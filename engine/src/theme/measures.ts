/** The line spacing of headings and other short texts: slightly more than single. */
export const SNUG = 252;

/** Word's sizes are whole half-points. */
export function halfPoint(points: number): number {
  return Math.round(points * 2) / 2;
}
