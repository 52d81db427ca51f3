import type { Table, TableCell } from '../document.js';

/** Word does not open documents with wider tables. */
export const MAX_COLUMNS = 63;

/** The maximum number of rows of a table that is made from data; longer ones are not for a document. */
export const MAX_DATA_ROWS = 5000;

/** A cell with its position. */
export interface PlacedCell {
  /** Undefined if a row has fewer cells than the table has columns. */
  readonly cell: TableCell | undefined;
  /** The first column that it spans, counted from 0, and how many it spans. */
  readonly column: number;
  readonly columns: number;
  /** How many rows it spans, beginning with this one. */
  readonly rows: number;
  /** Whether it began in a row above. */
  readonly continued: boolean;
}

/** Every row of a table with all columns filled, if Word can show it. */
export interface TableGrid {
  /** At least one. */
  readonly columns: number;
  readonly rows: readonly (readonly PlacedCell[])[];
}

/** Whether Word can show it as a table. Otherwise, its text is written, with an error. */
export function isBuildable({ columns }: TableGrid): boolean {
  return columns <= MAX_COLUMNS;
}

/**
 * How many rows a header takes that has at least `count`: as many as its merged cells reach down, since a header that ends within a
 * cell would cut it. One that would take the whole table is none; `spansOf` gives how many rows each cell of a row spans.
 */
export function wholeHeader<Row>(
  count: number,
  rows: readonly Row[],
  spansOf: (row: Row, index: number) => readonly number[],
): number {
  let end = count;
  for (let index = 0; index < Math.min(end, rows.length); index++)
    for (const span of spansOf(rows[index] as Row, index)) end = Math.max(end, index + span);
  return end > count && end >= rows.length ? 0 : end;
}

/** A cell that spans rows below, and how many are left. */
interface Hanging {
  readonly placed: PlacedCell;
  readonly left: number;
}

/** Several stages need the grid of the same table. */
const known = new WeakMap<Table, TableGrid>();

/**
 * The position of every cell. Columns on the right in which no cell begins do not exist: `colspan="100"` means
 * all.
 */
export function gridOf(table: Table): TableGrid {
  const grid = known.get(table) ?? findGrid(table);
  known.set(table, grid);
  return grid;
}

function findGrid({ rows }: Table): TableGrid {
  const placed: PlacedCell[][] = [];
  let hanging = NONE;
  let columns = 1;
  for (const [index, { cells }] of rows.entries()) {
    const row = rowOf(cells, hanging, rows.length - index);
    for (const { column, continued } of row) if (!continued) columns = Math.max(columns, column + 1);
    hanging = hangingFrom(row);
    placed.push(row);
    // Word cannot show any of this, and tracking more and more cells down the rows would take too
    // long.
    if (hanging.size > MAX_COLUMNS) return { columns: Math.max(columns, hanging.size), rows: placed };
  }
  return { columns, rows: columns > MAX_COLUMNS ? placed : placed.map((row) => filled(row, columns)) };
}

const NONE: ReadonlyMap<number, Hanging> = new Map();

/** The cells of a row that span rows below, by column. */
function hangingFrom(row: readonly PlacedCell[]): ReadonlyMap<number, Hanging> {
  if (row.every(({ rows }) => rows === 1)) return NONE;
  return new Map(
    row.flatMap((each) => (each.rows > 1 ? [[each.column, { placed: each, left: each.rows - 1 }]] : [])),
  );
}

function rowOf(
  cells: readonly TableCell[],
  hanging: ReadonlyMap<number, Hanging>,
  rowsLeft: number,
): PlacedCell[] {
  const row: PlacedCell[] = [];
  let column = 0;
  const passHanging = (): void => {
    for (let over = hanging.get(column); over; over = hanging.get(column)) {
      row.push({ ...over.placed, rows: over.left, continued: true });
      column += over.placed.columns;
    }
  };
  for (const cell of cells) {
    passHanging();
    const columns = Math.min(cell.columnSpan ?? 1, roomUntilHanging(column, hanging));
    row.push({ cell, column, columns, rows: Math.min(cell.rowSpan ?? 1, rowsLeft), continued: false });
    column += columns;
  }
  if (hanging.size === 0) return row;
  passHanging();
  const beyond = [...hanging].filter(([at]) => at > column).sort(([a], [b]) => a - b);
  for (const [at, { placed, left }] of beyond) {
    if (at > column) row.push({ cell: undefined, column, columns: at - column, rows: 1, continued: false });
    row.push({ ...placed, rows: left, continued: true });
    column = at + placed.columns;
  }
  return row;
}

/** Cells must not overlap. */
function roomUntilHanging(column: number, hanging: ReadonlyMap<number, Hanging>): number {
  let room = Number.POSITIVE_INFINITY;
  for (const at of hanging.keys()) if (at > column) room = Math.min(room, at - column);
  return room;
}

/** A row as wide as the table: cells that extend further are cut, and missing ones are added. */
function filled(row: readonly PlacedCell[], columns: number): readonly PlacedCell[] {
  if (row.length === columns && row.every((each) => each.columns === 1)) return row;
  const cells = row.map((each) => ({ ...each, columns: Math.min(each.columns, columns - each.column) }));
  const last = cells.at(-1);
  const end = last ? last.column + last.columns : 0;
  const missing = Array.from({ length: columns - end }, (_, index) => ({
    cell: undefined,
    column: end + index,
    columns: 1,
    rows: 1,
    continued: false,
  }));
  return [...cells, ...missing];
}
