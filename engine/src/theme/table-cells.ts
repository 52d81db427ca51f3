import type { ComposedCell, ComposedTable } from '../model/composed.js';
import { type Format, TOGGLES, type Toggle } from '../model/format.js';
import type { TableStyleId } from '../model/names/style-ids.js';
import type { Border, Borders } from '../model/pages.js';
import type { CellMargins, TableSide, TableStyle } from '../model/style.js';
import type { TableStyles } from './styles/tables.js';

/** What is read of a sheet here. */
interface Sheet {
  readonly tables: TableStyles;
}

/** The rows that a cell covers on a page, or in the whole table: `to` is the row after the last. */
interface CoveredRows {
  readonly from: number;
  readonly to: number;
}

export function tableStyleOf({ tables }: Sheet, id: TableStyleId): TableStyle {
  const style = tables.get(id);
  if (!style) throw new Error(`Cannot set a table in style ${id}, expected one of the sheet's`);
  return style;
}

/** The room around the text of a cell. */
export function cellMargins(sheet: Sheet, style: TableStyleId): CellMargins {
  const none = { top: 0, right: 0, bottom: 0, left: 0 };
  return { ...none, ...tableStyleOf(sheet, 'TableNormal').margins, ...tableStyleOf(sheet, style).margins };
}

function lineOf(side: Border | 'none' | undefined): Border | undefined {
  return side === 'none' ? undefined : side;
}

/** The thickness of the line above a row; above the row after the last, that of the line below the table. */
export function ruleAbove(table: ComposedTable, row: number, sheet: Sheet): number {
  const isEnd = row === table.rows.length;
  const from = isEnd ? row - 1 : row;
  const side = isEnd ? 'bottom' : 'top';
  const style = tableStyleOf(sheet, table.style);
  let ofStyle: Borders | undefined;
  let thickest = 0;
  for (const { borders } of table.rows[from]?.cells ?? []) {
    ofStyle ??= cellBorders(style, table, { from, to: from + 1 }, 0, 1);
    thickest = Math.max(thickest, (borders ?? ofStyle)[side]?.thickness ?? 0);
  }
  return thickest;
}

/** How much of the free room in a cell is above its text. */
export function roomAbove({ style }: ComposedTable, isFirstRow: boolean, sheet: Sheet): number {
  const { whole, firstRow } = tableStyleOf(sheet, style);
  return (isFirstRow ? firstRow.roomAbove : undefined) ?? whole.roomAbove ?? 0;
}

/** The background and the borders of a cell: its own, or those of the style of its table. */
export function cellLook(
  table: ComposedTable,
  { shading, borders, column, columns }: ComposedCell,
  sheet: Sheet,
  covered: CoveredRows = { from: 0, to: 1 },
): { readonly shading?: string; readonly borders: Borders } {
  const { whole, firstRow } = tableStyleOf(sheet, table.style);
  const isFirstRow = covered.from === 0 && table.hasFirstRow;
  const ofStyle = borders ? undefined : ((isFirstRow ? firstRow.shading : undefined) ?? whole.shading);
  const color = shading ?? ofStyle;
  return {
    ...(color === undefined ? {} : { shading: color }),
    borders: borders ?? cellBorders({ whole, firstRow }, table, covered, column, column + columns),
  };
}

/** The borders of a cell: those for the first row override those for the whole table. */
function cellBorders(
  { whole, firstRow }: Pick<TableStyle, 'whole' | 'firstRow'>,
  { rows, widths, rightToLeft, hasFirstRow }: ComposedTable,
  { from, to }: CoveredRows,
  left: number,
  right: number,
): Borders {
  const row = hasFirstRow && from === 0 ? firstRow.borders : {};
  const of = (outer: TableSide, inner: TableSide, isOuter: boolean, isOuterOfRow = isOuter) =>
    row?.[isOuterOfRow ? outer : inner] ?? whole.borders?.[isOuter ? outer : inner];
  // The line between the first row and the next is the first row's, where it has one.
  const belowFirst = hasFirstRow && from === 1 ? firstRow.borders?.bottom : undefined;
  const begin = lineOf(of('left', 'insideV', left === 0));
  const end = lineOf(of('right', 'insideV', right === widths.length));
  const top = lineOf(belowFirst ?? of('top', 'insideH', from === 0));
  const bottom = lineOf(of('bottom', 'insideH', to === rows.length, true));
  const [atLeft, atRight] = rightToLeft ? [end, begin] : [begin, end];
  return {
    ...(top ? { top } : {}),
    ...(atRight ? { right: atRight } : {}),
    ...(bottom ? { bottom } : {}),
    ...(atLeft ? { left: atLeft } : {}),
  };
}

/** Whether the style of a table gives the text of a row a toggle property. */
export function isToggledByTable(
  toggle: Toggle,
  { whole, firstRow }: TableStyle,
  isFirstRow: boolean,
): boolean {
  return ((isFirstRow ? firstRow.toggles?.[toggle] : undefined) ?? whole.toggles?.[toggle]) === true;
}

/** The format of the text in a table with what the style of the table adds to it, or takes from it (17.7.3). */
export function withTableText(format: Format, table: TableStyle, isFirstRow: boolean): Format {
  const color = (isFirstRow ? table.firstRow.color : undefined) ?? table.whole.color;
  const toggles = TOGGLES.filter((toggle) => isToggledByTable(toggle, table, isFirstRow));
  return {
    ...format,
    ...Object.fromEntries(toggles.map((toggle) => [toggle, format[toggle] !== true])),
    ...(format.color === undefined && color !== undefined ? { color } : {}),
  };
}
