import type { Block, Table, TableCell } from '../document.js';
import { columnWidths } from '../page-plan.js';
import { gridOf, isBuildable } from '../table-grid.js';
import { type Box, type BoxFormat, heightOf, styledBox, type Typesetting } from './boxes.js';
import { type Column, columnOf, lineWidth } from './column.js';

/** The left and right cell margins together, and the rule of a row, in twips. */
export const CELL_MARGINS = 2 * 108;
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

const EMPTY: readonly Block[] = [{ type: 'paragraph', children: [], line: 0 }];

/** Sets blocks; handed in, since blocks hold tables and tables hold blocks. */
export type SetBlocks = (blocks: readonly Block[], column: Column, setting: Typesetting) => readonly Box[];

/** Sets a table as a box per row, each as high as its highest cell. */
export function tableBoxes(
  table: Table,
  column: Column,
  setting: Typesetting,
  setBlocks: SetBlocks,
): readonly Box[] {
  const grid = gridOf(table);
  const caption = table.caption ? [styledBox('TableCaption', table.caption, column, setting)] : [];
  if (!isBuildable(grid)) {
    const texts = table.rows.flatMap(({ cells }) =>
      cells.flatMap(({ children }) => setBlocks(children, column, setting)),
    );
    return [...caption, ...texts];
  }
  const widths = columnWidths(setting, table, grid.columns, lineWidth(column));
  const heights: number[] = [];
  /** The cells that go on in the next row: where they began, and how high they are. */
  const open = new Map<TableCell, { readonly row: number; readonly height: number }>();
  let header = 0;
  const set = grid.rows.map((cells, index): Box => {
    const isHeader = index < table.headerRows;
    const contents: (readonly Box[])[] = [];
    let height = 0;
    for (const { cell, column: first, columns, rows, continued } of cells) {
      const begun = cell && continued ? open.get(cell) : undefined;
      let needed = 0;
      if (begun) {
        needed = begun.height - heights.slice(begun.row).reduce((sum, each) => sum + each, 0);
      } else {
        const covered = widths.slice(first, first + columns).reduce((sum, each) => sum + each, 0);
        const width = Math.max(covered - CELL_MARGINS, 1);
        const inside = { ...columnOf(width, 'TableText'), bold: isHeader || cell?.header === true };
        const boxes = setBlocks(contentOf(cell), inside, setting);
        contents.push(boxes);
        needed = heightOf(boxes);
        if (cell && rows > 1) open.set(cell, { row: index, height: needed });
      }
      // A cell over several rows stretches the last of them.
      if (rows === 1) height = Math.max(height, needed);
    }
    height += RULE;
    heights.push(height);
    const notes = contents.flatMap((boxes) =>
      boxes.flatMap(({ lines }) => lines.flatMap((line) => line.notes)),
    );
    const headings = contents.flatMap((boxes) => boxes.flatMap((inner) => inner.headings ?? []));
    const repeated = isHeader || header === 0 ? {} : { header };
    if (isHeader) header += height;
    return { format: ROW, lines: [{ height, topHeight: height, notes }], headings, ...repeated };
  });
  return [...caption, ...set];
}

function contentOf(cell: TableCell | undefined): readonly Block[] {
  return cell && cell.children.length > 0 ? cell.children : EMPTY;
}
