import { notice } from '../notice.js';
import type { Check } from './subject.js';

/** Rows with more or fewer cells than the first. The writer pads short rows and widens the table for long ones. */
export const tableCells: Check = ({ tables }, report) => {
  for (const { number, content } of tables) {
    if (!('rows' in content)) continue;
    const expected = content.rows[0]?.cells.length ?? 0;
    for (const [index, { cells, line }] of content.rows.entries()) {
      if (cells.length === expected) continue;
      const message = `Table ${number}, Row ${index + 1} has ${cells.length} cells, expected ${expected}`;
      report(notice('table-cell-count', message, line));
    }
  }
};
