import type { ComposedBlock, ComposedCell, ComposedRow, ComposedTable } from '../../model/composed.js';
import { MAX_COLUMNS } from '../../model/nodes/table-grid.js';
import type { Border, Borders } from '../../model/pages.js';
import type { Template } from '../../model/template.js';
import { wholeNumber } from '../../ooxml/attribute-values.js';
import { twipsOf } from '../../ooxml/lengths.js';
import { largest } from '../../text/long-arrays.js';
import { CELL_MARGIN } from '../../theme/measures.js';
import { childOf, elementsOf, switchOf, valOf, type XmlElement } from '../../xml/element.js';
import { borderOf, sideOf } from '../borders.js';

type ReadBlocks = (elements: readonly XmlElement[], width: number) => readonly ComposedBlock[];

/**
 * From this compatibility version on, Word aligns the edge of a table with the text around it; before, the text in its
 * cells.
 */
const EDGE_ALIGNED = 15;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Reads a table of a template for a column of the given width; undefined if it has no cells. */
export function readTable(
  element: XmlElement,
  room: number,
  template: Template,
  readBlocks: ReadBlocks,
): ComposedTable | undefined {
  const properties = childOf(element, 'w:tblPr');
  const rows = rowsIn(element);
  const widths = widthsOf(element, rows, room);
  if (widths.length === 0) return undefined;
  const borders = bordersOf(properties, template);
  const read = rows.map((row, index) => readRow(row, index, rows, widths, borders, readBlocks));
  return {
    type: 'table',
    style: 'MarkdownTable',
    widths,
    indent: indentOf(properties, widths, room, template),
    rightToLeft: switchOf(properties, 'w:bidiVisual') === true,
    hasFirstRow: false,
    rows: read,
  };
}

/** The rows, including those in content controls. */
function rowsIn(element: XmlElement): readonly XmlElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === 'w:tr') return [child];
    return child.name === 'w:sdt' ? rowsIn(childOf(child, 'w:sdtContent') ?? child) : [];
  });
}

function cellsIn(row: XmlElement): readonly XmlElement[] {
  return elementsOf(row).flatMap((child) => {
    if (child.name === 'w:tc') return [child];
    return child.name === 'w:sdt' ? cellsIn(childOf(child, 'w:sdtContent') ?? child) : [];
  });
}

/** The number of columns that a row leaves empty at its beginning. */
function columnsBefore(row: XmlElement): number {
  return wholeNumber(valOf(childOf(row, 'w:trPr'), 'w:gridBefore'), MAX_COLUMNS) ?? 0;
}

function spanOf(cell: XmlElement): number {
  return wholeNumber(valOf(childOf(cell, 'w:tcPr'), 'w:gridSpan'), MAX_COLUMNS) || 1;
}

/** The widths of the columns: those of the grid, or equal ones, scaled if the table takes a share of the width. */
function widthsOf(element: XmlElement, rows: readonly XmlElement[], room: number): readonly number[] {
  const grid = elementsOf(childOf(element, 'w:tblGrid')).map(
    ({ attributes }) => twipsOf(attributes['w:w']) ?? 0,
  );
  const count = largest(
    rows.map((row) => cellsIn(row).reduce((sum, cell) => sum + spanOf(cell), 0)),
    0,
  );
  const sum = grid.reduce((all, each) => all + each, 0);
  const widths = grid.length >= count && sum > 0 ? grid : Array(count).fill(room / Math.max(count, 1));
  const { 'w:type': type, 'w:w': given = '' } =
    childOf(childOf(element, 'w:tblPr'), 'w:tblW')?.attributes ?? {};
  if (type !== 'pct') return widths.map(Math.round);
  const share = given.endsWith('%') ? Number.parseFloat(given) / 100 : Number(given) / 5000;
  const total = widths.reduce((all: number, each: number) => all + each, 0);
  return share > 0 ? widths.map((width: number) => Math.round((width / total) * share * room)) : widths;
}

function indentOf(
  properties: XmlElement | undefined,
  widths: readonly number[],
  room: number,
  { settings }: Template,
): number {
  const free = room - widths.reduce((sum, width) => sum + width, 0);
  const alignment = valOf(properties, 'w:jc');
  if (alignment === 'center') return free / 2;
  if (alignment === 'right' || alignment === 'end') return free;
  const mode = elementsOf(childOf(settings?.root, 'w:compat')).find(
    ({ attributes }) => attributes['w:name'] === 'compatibilityMode',
  );
  const isEdgeAligned = Number(mode?.attributes['w:val'] ?? 12) >= EDGE_ALIGNED;
  const indent = twipsOf(childOf(properties, 'w:tblInd')?.attributes['w:w']) ?? 0;
  return indent - (isEdgeAligned ? 0 : CELL_MARGIN);
}

/** The borders of a table, including those between its cells; undefined if it has none. */
type TableBorders = Readonly<Record<string, Border | undefined>>;

function bordersOf(properties: XmlElement | undefined, { styles }: Template): TableBorders | undefined {
  const chain = [childOf(properties, 'w:tblBorders')];
  const seen = new Set<string>();
  let id = valOf(properties, 'w:tblStyle');
  while (id !== undefined && !seen.has(id)) {
    seen.add(id);
    const style = styles.all.find((each) => each.id === id);
    chain.push(childOf(childOf(style?.element, 'w:tblPr'), 'w:tblBorders'));
    id = valOf(style?.element, 'w:basedOn');
  }
  const found = chain.find((each) => each !== undefined);
  const lines = Object.fromEntries(elementsOf(found).map((line) => [sideOf(line), borderOf(line)]));
  return Object.values(lines).some((line) => line !== undefined) ? lines : undefined;
}

function readRow(
  row: XmlElement,
  index: number,
  rows: readonly XmlElement[],
  widths: readonly number[],
  borders: TableBorders | undefined,
  readBlocks: ReadBlocks,
): ComposedRow {
  const properties = childOf(row, 'w:trPr');
  const height = twipsOf(valOf(properties, 'w:trHeight'));
  let column = columnsBefore(row);
  const cells = cellsIn(row).map((cell): ComposedCell => {
    const columns = spanOf(cell);
    const at = column;
    column += columns;
    const width = widths.slice(at, column).reduce((sum, each) => sum + each, 0);
    const merge = childOf(childOf(cell, 'w:tcPr'), 'w:vMerge');
    const continued = merge !== undefined && merge.attributes['w:val'] !== 'restart';
    const count = merge && !continued ? 1 + rowsBelow(rows.slice(index + 1), at) : 1;
    return {
      column: at,
      columns,
      rows: count,
      continued,
      width,
      ...lookOf(cell, { index, count, last: rows.length, at, columns, of: widths.length }, borders),
      blocks: readBlocks(elementsOf(cell), Math.max(width - 2 * CELL_MARGIN, 1)),
    };
  });
  return {
    isHeader: switchOf(properties, 'w:tblHeader') === true && index === 0,
    splits: false,
    ...(height === undefined ? {} : { minHeight: height }),
    cells,
  };
}

/** The number of rows that a vertically merged cell spans. */
function rowsBelow(rows: readonly XmlElement[], at: number): number {
  const end = rows.findIndex((row) => {
    let column = columnsBefore(row);
    for (const cell of cellsIn(row)) {
      const merge = childOf(childOf(cell, 'w:tcPr'), 'w:vMerge');
      if (column === at) return merge === undefined || merge.attributes['w:val'] === 'restart';
      column += spanOf(cell);
    }
    return true;
  });
  return end === -1 ? rows.length : end;
}

interface CellPlace {
  readonly index: number;
  readonly count: number;
  readonly last: number;
  readonly at: number;
  readonly columns: number;
  readonly of: number;
}

/** By `vAlign` (ECMA-376 Part 1, 17.4.83); `top` is what cells have anyway. */
const ROOM_ABOVE: Readonly<Record<string, ComposedCell['shareAbove']>> = { center: 0.5, bottom: 1 };

/** Borders of the cell take precedence over those of the table, whose inner borders apply between cells. */
function lookOf(
  cell: XmlElement,
  { index, count, last, at, columns, of }: CellPlace,
  borders: TableBorders | undefined,
): Pick<ComposedCell, 'shading' | 'borders' | 'shareAbove'> {
  const properties = childOf(cell, 'w:tcPr');
  const own = new Map(elementsOf(childOf(properties, 'w:tcBorders')).map((line) => [sideOf(line), line]));
  const isOuter = {
    top: index === 0,
    bottom: index + count === last,
    left: at === 0,
    right: at + columns === of,
  };
  const drawn: Partial<Record<(typeof SIDES)[number], Border>> = {};
  for (const each of SIDES) {
    const line = own.get(each);
    const inside = each === 'top' || each === 'bottom' ? 'insideH' : 'insideV';
    const border = line ? borderOf(line) : borders?.[isOuter[each] ? each : inside];
    if (border) drawn[each] = border;
  }
  const fill = childOf(properties, 'w:shd')?.attributes['w:fill'] ?? '';
  const shareAbove = ROOM_ABOVE[valOf(properties, 'w:vAlign') ?? ''];
  const all: Borders = drawn;
  return {
    ...(/^[\da-f]{6}$/i.test(fill) ? { shading: fill.toUpperCase() } : {}),
    borders: all,
    ...(shareAbove === undefined ? {} : { shareAbove }),
  };
}
