import { notice } from '../notice.js';
import { gridOf, type PlacedCell } from '../table-grid.js';
import type { Check } from './subject.js';

/**
 * Rows with more or fewer cells than the first; one that covers several columns counts as several. The writer pads
 * short rows and widens the table for long ones.
 */
export const tableCells: Check = ({ tables }, report) => {
  for (const { number, content } of tables) {
    if (!('rows' in content)) continue;
    const counts = gridOf(content).rows.map(cellsIn);
    for (const [index, count] of counts.entries()) {
      if (count === counts[0]) continue;
      const message = `Table ${number}, Row ${index + 1} has ${count} cells, expected ${counts[0]}`;
      report(notice('table-cell-count', message, content.rows[index]?.line ?? content.line));
    }
  }
};

/** How many columns have a cell in a row. */
function cellsIn(row: readonly PlacedCell[]): number {
  return row.reduce((count, { cell, columns }) => (cell ? count + columns : count), 0);
}
