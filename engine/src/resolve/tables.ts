import type { Block } from '../document.js';
import { notice, type Report } from '../notice.js';
import { walk } from '../walk.js';

/** Reports rows that have not as many cells as the first one. The writer pads short rows and widens the table for long ones. */
export function checkTables(blocks: readonly Block[], report: Report): void {
  let tables = 0;
  walk(blocks, {
    block(block) {
      if (block.type !== 'table') return;
      tables++;
      const expected = block.rows[0]?.cells.length ?? 0;
      for (const [index, { cells, line }] of block.rows.entries()) {
        if (cells.length === expected) continue;
        const message = `Table ${tables}, Row ${index + 1} has ${cells.length} cells, expected ${expected}`;
        report(notice('table-cell-count', message, line));
      }
    },
  });
}
