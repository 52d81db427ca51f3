import type { ComposedTable } from '../model/composed.js';
import type { RowBox } from './boxes.js';
import type { ColumnRecord } from './paginated.js';

/** The rows of a table in each of the columns before one, as far as they follow each other. */
export function rowsBefore(
  table: ComposedTable,
  records: readonly ColumnRecord[],
  column: ColumnRecord,
): readonly (readonly RowBox[])[] {
  const found: RowBox[][] = [];
  for (let index = records.indexOf(column) - 1; index >= 0; index--) {
    const rows = (records[index]?.parts ?? []).flatMap(({ box }) =>
      box.type === 'row' && box.table === table ? [box] : [],
    );
    if (rows.length === 0) break;
    found.unshift(rows);
  }
  return found;
}
