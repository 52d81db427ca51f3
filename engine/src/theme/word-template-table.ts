import type { Border, Borders } from '../model/pages.js';
import { type Format, TOGGLES, type Toggle } from './format.js';
import { CELL_MARGIN } from './measures.js';

/** The borders of a table or of its first row, including those between its cells. */
const TABLE_SIDES = ['top', 'right', 'bottom', 'left', 'insideH', 'insideV'] as const;
type TableSide = (typeof TABLE_SIDES)[number];

/** How a style of a Word template has a part of a table (ECMA-376 Part 1, 17.7.6). */
export interface WordTemplateTablePart {
  /** Undefined for an unspecified side, `none` for one without a line. */
  readonly borders: Readonly<Partial<Record<TableSide, Border | 'none'>>>;
  readonly shading?: string;
  /** Its text formatting, which applies where the styles of the paragraphs specify none. */
  readonly toggles: Readonly<Partial<Record<Toggle, boolean>>>;
  readonly color?: string;
  /** How much of the free room in a cell is above its text: 0 at the top, 0.5 in the middle, 1 at the bottom (17.4.83). */
  readonly roomAbove?: number;
}

export interface WordTemplateTable {
  readonly whole: WordTemplateTablePart;
  readonly firstRow: WordTemplateTablePart;
  /** The distance between the edges of a cell and its text, in twips, if the style specifies it (17.4.42). */
  readonly margins: Readonly<Partial<CellMargins>>;
}

/** Twips. */
export interface CellMargins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The distances between the edges of cells and their text, in the style of a Word template or by default. */
export function cellMargins(given: WordTemplateTable | undefined): CellMargins {
  return { top: 0, right: CELL_MARGIN, bottom: 0, left: CELL_MARGIN, ...given?.margins };
}

/** The position of a cell, with the rows and columns that it spans. */
interface CellPlace {
  readonly isFirstRow: boolean;
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly left: number;
  readonly right: number;
  readonly columns: number;
}

/** The borders and background of a cell: those for the first row override those for the whole table. */
export function wordTemplateCellLook(
  { whole, firstRow }: WordTemplateTable,
  place: CellPlace,
): { readonly shading?: string; readonly borders: Borders } {
  const { isFirstRow, from, to, rows, left, right, columns } = place;
  const row = isFirstRow ? firstRow.borders : {};
  const of = (outer: 'top' | 'right' | 'bottom' | 'left', isOuter: boolean, isOuterOfRow: boolean) => {
    const inside = outer === 'top' || outer === 'bottom' ? 'insideH' : 'insideV';
    const own = row[isOuterOfRow ? outer : inside];
    return own ?? whole.borders[isOuter ? outer : inside];
  };
  // The line between the first row and the next is the first row's, where it has one.
  const belowFirst = !isFirstRow && from === 1 ? firstRow.borders.bottom : undefined;
  const sides = {
    top: belowFirst ?? of('top', from === 0, from === 0),
    right: of('right', right === columns, right === columns),
    bottom: of('bottom', to === rows, true),
    left: of('left', left === 0, left === 0),
  };
  const borders = Object.fromEntries(
    Object.entries(sides).filter(([, line]) => line !== undefined && line !== 'none'),
  );
  const shading = (isFirstRow ? firstRow.shading : undefined) ?? whole.shading;
  return { ...(shading === undefined ? {} : { shading }), borders };
}

/** How much of the free room in a cell is above its text. */
export function wordTemplateRoomAbove({ whole, firstRow }: WordTemplateTable, isFirstRow: boolean): number {
  return (isFirstRow ? firstRow.roomAbove : undefined) ?? whole.roomAbove ?? 0;
}

/** Whether the style of a table gives the text of a row a toggle property. */
export function isToggledByTable(
  toggle: Toggle,
  { whole, firstRow }: WordTemplateTable,
  isFirstRow: boolean,
): boolean {
  return ((isFirstRow ? firstRow.toggles[toggle] : undefined) ?? whole.toggles[toggle]) === true;
}

/** The format of the text in a table with what the style of the table adds to it, or takes from it (17.7.3). */
export function withTableText(
  format: Format,
  table: WordTemplateTable | undefined,
  isFirstRow: boolean,
): Format {
  if (!table) return format;
  const color = (isFirstRow ? table.firstRow.color : undefined) ?? table.whole.color;
  const toggles = TOGGLES.filter((toggle) => isToggledByTable(toggle, table, isFirstRow));
  return {
    ...format,
    ...Object.fromEntries(toggles.map((toggle) => [toggle, format[toggle] !== true])),
    ...(format.color === undefined && color !== undefined ? { color } : {}),
  };
}
