import type { ComposedTable } from '../model/composed.js';
import { smallest } from '../text/long-arrays.js';
import type { Part, RowBox } from './boxes.js';
import type { ColumnRecord } from './paginated.js';

/** The rows of a table, from `first` on, in each of the columns before one that has some. */
export function rowsBefore(
  table: ComposedTable,
  first: number,
  records: readonly ColumnRecord[],
  column: ColumnRecord,
): readonly (readonly RowBox[])[] {
  const pages = records.slice(0, records.indexOf(column)).map(({ parts }) => parts);
  return rowsOnPages(table, first, pages);
}

/** The rows of a table, from `first` on, on each of several pages that has some. */
export function rowsOnPages(
  table: ComposedTable,
  first: number,
  pages: readonly (readonly Part[])[],
): readonly (readonly RowBox[])[] {
  const found: (readonly RowBox[])[] = [];
  for (const parts of pages.toReversed()) {
    const rows = rowsIn(parts, table, first);
    const [highest] = rows;
    if (!highest) continue;
    found.unshift(rows);
    if (highest.row === first && highest.begins) break;
  }
  return found;
}

function rowsIn(parts: readonly Part[], table: ComposedTable, first: number): readonly RowBox[] {
  return parts.flatMap(({ box }): readonly RowBox[] => {
    if (box.type !== 'row') return NONE;
    if (box.table === table) return box.row >= first ? [box] : NONE;
    return box.cells.flatMap((cell) => rowsIn(cell.parts, table, first));
  });
}

/** How many rows of the cells that continue at the top of a column are in each of those before it: their content is split there. */
export function rowCountsBefore(records: readonly ColumnRecord[], column: ColumnRecord): readonly number[] {
  const box = column.parts[0]?.box;
  if (box?.type !== 'row' || !box.continued) return NONE;
  const first = smallest(box.continued.map(({ row }) => row));
  return rowsBefore(box.table, first, records, column).map((rows) => rows.length);
}

const NONE: readonly never[] = [];
