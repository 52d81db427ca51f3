import type { IndexMark } from '../model/document.js';

/** An index entry as a LaTeX command. */
export function indexCommand({ path, see }: IndexMark): string {
  const levels = path.map((level) => level.replace(/[{}!|@\\]/g, ' '));
  return `\\index{${levels.join('!')}${see === undefined ? '' : `|see{${see.replace(/[{}]/g, '')}}`}}`;
}
