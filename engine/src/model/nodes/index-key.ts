import type { IndexMark } from '../document.js';

/** What the places of one entry of the index have in common. White space in an entry is single spaces. */
export function indexKey(path: IndexMark['path']): string {
  return path.join('\n');
}
