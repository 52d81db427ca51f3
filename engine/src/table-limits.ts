import type { Table } from './document.js';

/** Word opens no document with a table that has more columns. */
export const MAX_COLUMNS = 63;

/** How many columns a table takes: as many as its longest row has cells, and at least one. */
export function columnCount({ rows }: Table): number {
  let count = 1;
  for (const { cells } of rows) count = Math.max(count, cells.length);
  return count;
}

/** Whether Word can show it as a table; of one that it cannot, an error and the text are written. */
export function isBuildable(table: Table): boolean {
  return columnCount(table) <= MAX_COLUMNS;
}
