import type { ComposedCell, ComposedTable } from '../model/composed.js';
import type { Format } from '../model/format.js';
import type { TableStyleId } from '../model/names/style-ids.js';
import type { Border, Borders } from '../model/pages.js';
import type { CellMargins, TablePart, TableStyle } from '../model/style.js';
import { TOGGLES, type Toggle } from '../model/toggles.js';
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
  for (const { borders, edges } of table.rows[from]?.cells ?? []) {
    ofStyle ??= cellBorders(style, table, { from, to: from + 1 }, 0, 1);
    const line = withEdges(borders ?? ofStyle, edges)[side];
    thickest = Math.max(thickest, line?.thickness ?? 0);
  }
  return thickest;
}

/** How much of the free room in a cell is above its text. */
export function shareAbove(table: ComposedTable, row: number, column: number, sheet: Sheet): number {
  const parts = partsAt(tableStyleOf(sheet, table.style), table, row, column);
  return parts.find(({ part }) => part.shareAbove !== undefined)?.part.shareAbove ?? 0;
}

/** The colour of text in a cell where neither the text nor its paragraph's style has one (17.7.6). */
export function cellTextColor(
  table: Pick<ComposedTable, 'style' | 'hasFirstRow' | 'hasFirstColumn'>,
  row: number,
  column: number,
  sheet: Sheet,
): string | undefined {
  const parts = partsAt(tableStyleOf(sheet, table.style), table, row, column);
  return parts.find(({ part }) => part.color !== undefined)?.part.color;
}

/** The background and the borders of a cell: its own, or those of the style of its table. */
export function cellLook(
  table: ComposedTable,
  { shading, borders, edges, column, columns }: ComposedCell,
  sheet: Sheet,
  covered: CoveredRows = { from: 0, to: 1 },
): { readonly shading?: string; readonly borders: Borders } {
  const style = tableStyleOf(sheet, table.style);
  const parts = partsAt(style, table, covered.from, column);
  const ofStyle = borders ? undefined : parts.find(({ part }) => part.shading !== undefined)?.part.shading;
  const color = shading ?? ofStyle;
  return {
    ...(color === undefined ? {} : { shading: color }),
    borders: withEdges(borders ?? cellBorders(style, table, covered, column, column + columns), edges),
  };
}

/** The lines around a cell with its own over those of the style. */
function withEdges(borders: Borders, edges: ComposedCell['edges']): Borders {
  if (!edges) return borders;
  const all = Object.entries({ ...borders, ...edges });
  return Object.fromEntries(all.filter(([, line]) => line !== undefined && line !== 'none'));
}

/** A part of a table with its extent: all borders of a row above and below its cells are outer ones, and so on. */
interface Extent {
  readonly part: TablePart;
  readonly of: 'row' | 'column' | 'table';
}

/** The parts that a cell is in, from what overrides all others: the first row, the first column, the row's band (17.7.6). */
function partsAt(
  { whole, firstRow, firstColumn, oddRows, evenRows }: TableStyle,
  { hasFirstRow, hasFirstColumn }: Pick<ComposedTable, 'hasFirstRow' | 'hasFirstColumn'>,
  row: number,
  column: number,
): readonly Extent[] {
  const isFirstRow = hasFirstRow && row === 0;
  const band = (row - (hasFirstRow ? 1 : 0)) % 2 === 0 ? oddRows : evenRows;
  const ofRow = isFirstRow ? firstRow : band;
  const ofColumn = hasFirstColumn && column === 0 ? firstColumn : undefined;
  const ofItsRow: readonly Extent[] = ofRow ? [{ part: ofRow, of: 'row' }] : [];
  const ofItsColumn: readonly Extent[] = ofColumn ? [{ part: ofColumn, of: 'column' }] : [];
  const parts = isFirstRow ? [...ofItsRow, ...ofItsColumn] : [...ofItsColumn, ...ofItsRow];
  return [...parts, { part: whole, of: 'table' }];
}

/** The borders of a cell: those of the parts that it is in override those of the whole table. */
function cellBorders(
  style: TableStyle,
  table: ComposedTable,
  { from, to }: CoveredRows,
  left: number,
  right: number,
): Borders {
  const { rows, widths, rightToLeft, hasFirstRow } = table;
  const parts = partsAt(style, table, from, left);
  const of = (outer: 'top' | 'right' | 'bottom' | 'left', isAtEdge: boolean): Border | undefined => {
    const isAcross = outer === 'top' || outer === 'bottom';
    for (const { part, of } of parts) {
      const isOuter = isAtEdge || of === (isAcross ? 'row' : 'column');
      const line = part.borders?.[isOuter ? outer : isAcross ? 'insideH' : 'insideV'];
      if (line) return lineOf(line);
    }
    return undefined;
  };
  // The line between the first row and the next is the first row's, where it has one.
  const belowFirst = hasFirstRow && from === 1 ? style.firstRow.borders?.bottom : undefined;
  const begin = of('left', left === 0);
  const end = of('right', right === widths.length);
  const top = belowFirst ? lineOf(belowFirst) : of('top', from === 0);
  const bottom = of('bottom', to === rows.length);
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
  { whole, firstRow, firstColumn }: TableStyle,
  { isFirstRow, isFirstColumn }: HeaderPlace,
): boolean {
  const ofRow = isFirstRow ? firstRow.toggles?.[toggle] : undefined;
  const ofColumn = isFirstColumn ? firstColumn?.toggles?.[toggle] : undefined;
  return (ofRow ?? ofColumn ?? whole.toggles?.[toggle]) === true;
}

/** Whether text is in one of the headers of a table. */
export interface HeaderPlace {
  readonly isFirstRow: boolean;
  readonly isFirstColumn: boolean;
}

/** The toggle properties of the text in a table with what the style of the table adds to it, or takes from it (17.7.3). */
export function withTableText(format: Format, table: TableStyle, isFirstRow: boolean): Format {
  const toggles = TOGGLES.filter((toggle) =>
    isToggledByTable(toggle, table, { isFirstRow, isFirstColumn: false }),
  );
  return {
    ...format,
    ...Object.fromEntries(toggles.map((toggle) => [toggle, format[toggle] !== true])),
  };
}
