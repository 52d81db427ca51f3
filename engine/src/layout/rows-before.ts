import type { ComposedTable } from '../model/composed.js';
import type { RowBox } from './boxes.js';
import type { ColumnRecord } from './paginated.js';

/** The rows of a table, from `first` on, in each of the columns before one, as far as they follow each other. */
export function rowsBefore(
  table: ComposedTable,
  first: number,
  records: readonly ColumnRecord[],
  column: ColumnRecord,
): readonly (readonly RowBox[])[] {
  const found: RowBox[][] = [];
  for (const { parts } of records.slice(0, records.indexOf(column)).reverse()) {
    const rows = parts.flatMap(({ box }) =>
      box.type === 'row' && box.table === table && box.row >= first ? [box] : [],
    );
    if (rows.length === 0) break;
    found.unshift(rows);
  }
  return found;
}

/** How many rows of the cells that continue at the top of a column are in each of those before it: their content is split there. */
export function rowCountsBefore(records: readonly ColumnRecord[], column: ColumnRecord): readonly number[] {
  const box = column.parts[0]?.box;
  if (box?.type !== 'row' || !box.continued) return NONE;
  const first = Math.min(...box.continued.map(({ row }) => row));
  return rowsBefore(box.table, first, records, column).map((rows) => rows.length);
}

const NONE: readonly never[] = [];
