import { expect, test } from 'vitest';
import type { TableCell } from '../document.js';
import { gridOf, isBuildable } from './table-grid.js';

/** `2x3` spans two columns and three rows. */
function gridFrom(rows: readonly string[]): { columns: number; rows: string[] } {
  const cellFrom = (written: string): TableCell => {
    const [columnSpan = 1, rowSpan = 1] = written.split('x').map(Number);
    return { children: [], columnSpan, rowSpan };
  };
  const table = {
    type: 'table',
    align: [],
    headerRows: 0,
    rows: rows.map((row) => ({ cells: row.split(' ').filter(Boolean).map(cellFrom), line: 1 })),
    line: 1,
  } as const;
  const grid = gridOf(table);
  return {
    columns: grid.columns,
    rows: grid.rows.map((row) =>
      row
        .map(({ cell, column, columns, rows: covered, continued }) =>
          cell
            ? `${continued ? '^' : ''}${column}:${columns}x${covered}`
            : `${column}:-${columns === 1 ? '' : columns}`,
        )
        .join(' '),
    ),
  };
}

test.each([
  ['cells alone', ['1 1', '1 1'], 2, ['0:1x1 1:1x1', '0:1x1 1:1x1']],
  ['a short row', ['1 1', '1'], 2, ['0:1x1 1:1x1', '0:1x1 1:-']],
  ['a long row', ['1', '1 1'], 2, ['0:1x1 1:-', '0:1x1 1:1x1']],
  ['over columns', ['2x1 1', '1 1 1'], 3, ['0:2x1 2:1x1', '0:1x1 1:1x1 2:1x1']],
  ['over rows', ['1x2 1', '1'], 2, ['0:1x2 1:1x1', '^0:1x1 1:1x1']],
  ['over rows at the end', ['1 1x2', '1'], 2, ['0:1x1 1:1x2', '0:1x1 ^1:1x1']],
  ['over both', ['2x2 1', '1'], 3, ['0:2x2 2:1x1', '^0:2x1 2:1x1']],
  ['a row that others cover', ['1x2', ''], 1, ['0:1x2', '^0:1x1']],
  ['over more rows than there are', ['1x9', '1'], 2, ['0:1x2 1:-', '^0:1x1 1:1x1']],
  ['over all columns, however many', ['1 1', '99x1'], 2, ['0:1x1 1:1x1', '0:2x1']],
  ['a gap before a cell from above', ['1 1 1x2', ''], 3, ['0:1x1 1:1x1 2:1x2', '0:-2 ^2:1x1']],
  ['no room beside a cell from above', ['1 1x2', '2x1'], 2, ['0:1x1 1:1x2', '0:1x1 ^1:1x1']],
])('%s', (_, rows, columns, expected) => {
  expect(gridFrom(rows)).toEqual({ columns, rows: expected });
});

test('tables are limited to Word’s 63 columns', () => {
  const grid = (columns: number) => ({ columns, rows: [] });
  expect(isBuildable(grid(63))).toBe(true);
  expect(isBuildable(grid(64))).toBe(false);
});
