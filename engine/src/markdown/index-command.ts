import type { IndexMark } from '../model/document.js';

/** A place that the index leads to, in LaTeX. */
export function indexCommand({ path, see }: IndexMark): string {
  const levels = path.map((level) => level.replace(/[{}!|@\\]/g, ' '));
  return `\\index{${levels.join('!')}${see === undefined ? '' : `|see{${see.replace(/[{}]/g, '')}}`}}`;
}
