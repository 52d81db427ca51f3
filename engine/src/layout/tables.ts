import type { Block, Table, TableCell } from '../document.js';
import { columnCount, isBuildable } from '../table-limits.js';
import { type Box, type BoxFormat, heightOf, type Typesetting } from './boxes.js';
import { type Column, columnOf, lineWidth } from './column.js';

/** The left and right cell margins together, and the rule of a row, in twips. */
const CELL_MARGINS = 2 * 108;
const RULE = 10;

/** A row has no space around it and stays on one page. */
const ROW: BoxFormat = {
  style: '',
  before: 0,
  after: 0,
  above: 0,
  below: 0,
  contextual: false,
  keepNext: false,
  keepLines: true,
};

const EMPTY: TableCell = { children: [{ type: 'paragraph', children: [], line: 0 }] };

/** Sets blocks; handed in, since blocks hold tables and tables hold blocks. */
export type SetBlocks = (blocks: readonly Block[], column: Column, setting: Typesetting) => readonly Box[];

/** Sets a table as a box per row, each as high as its highest cell. */
export function tableBoxes(
  table: Table,
  column: Column,
  setting: Typesetting,
  setBlocks: SetBlocks,
): readonly Box[] {
  if (!isBuildable(table)) {
    return table.rows.flatMap(({ cells }) =>
      cells.flatMap(({ children }) => setBlocks(children, column, setting)),
    );
  }
  const columns = columnCount(table);
  const width = Math.max(Math.floor(lineWidth(column) / columns) - CELL_MARGINS, 1);
  let header: number | undefined;
  return table.rows.map(({ cells }, index) => {
    const isHeader = table.header && index === 0;
    const inside = { ...columnOf(width, 'TableText'), bold: isHeader };
    const contents = Array.from({ length: columns }, (_, cell) =>
      setBlocks(filled(cells[cell]).children, inside, setting),
    );
    const height = RULE + Math.max(...contents.map(heightOf));
    const notes = contents.flatMap((boxes) =>
      boxes.flatMap(({ lines }) => lines.flatMap((line) => line.notes)),
    );
    const headings = contents.flatMap((boxes) => boxes.flatMap((inner) => inner.headings ?? []));
    const repeated = header === undefined ? {} : { header };
    if (isHeader) header = height;
    return { format: ROW, lines: [{ height, topHeight: height, notes }], headings, ...repeated };
  });
}

function filled(cell: TableCell | undefined): TableCell {
  return cell && cell.children.length > 0 ? cell : EMPTY;
}
