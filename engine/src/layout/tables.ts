import type { ComposedBlock, ComposedRow, ComposedTable } from '../model/composed.js';
import { CALLOUT_MARGIN, CELL_MARGIN } from '../theme/measures.js';
import { type Box, type BoxFormat, heightOf } from './boxes.js';
import type { Column, Typesetting } from './typesetting.js';

/** The rule of a row, in twips. */
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

/** Sets a block; handed in, since blocks hold tables and tables hold blocks. */
export type SetBlock = (block: ComposedBlock, column: Column, setting: Typesetting) => readonly Box[];

/** Sets a table as a box for each row, as high as its highest cell, or as the boxes of rows that pages may part. */
export function tableBoxes(table: ComposedTable, setting: Typesetting, setBlock: SetBlock): readonly Box[] {
  const setCell: SetCell = (blocks, width, bold, margin) =>
    blocks.flatMap((block) =>
      setBlock(block, { width: Math.max(width - 2 * margin, 1), bold, isCell: true }, setting),
    );
  return table.rows.every(({ splits }) => splits) ? splitRows(table, setCell) : wholeRows(table, setCell);
}

type SetCell = (blocks: readonly ComposedBlock[], width: number, bold: boolean, margin: number) => Box[];

/** The paragraphs of callouts. */
function splitRows({ rows }: ComposedTable, setCell: SetCell): Box[] {
  return rows.flatMap(({ cells }) =>
    cells.flatMap(({ blocks, width }) => {
      const boxes = setCell(blocks, width, false, CALLOUT_MARGIN);
      return boxes.map((box, index) => enclosed(box, index === 0, index === boxes.length - 1));
    }),
  );
}

/** The spaces above the first and below the last paragraph of a cell are inside it. */
function enclosed(box: Box, isFirst: boolean, isLast: boolean): Box {
  const { before, after, above, below } = box.format;
  const top = isFirst ? { before: 0, above: above + before } : {};
  const bottom = isLast ? { after: 0, below: below + after } : {};
  return isFirst || isLast ? { ...box, format: { ...box.format, ...top, ...bottom } } : box;
}

function wholeRows({ rows }: ComposedTable, setCell: SetCell): Box[] {
  const heights: number[] = [];
  /** The cells that go on in the next row, by their columns: where they began, and how high they are. */
  const open = new Map<number, { readonly row: number; readonly height: number }>();
  let header = 0;
  return rows.map((row, index): Box => {
    const { height, contents } = rowHeight(row, index, heights, open, setCell);
    heights.push(height);
    const notes = contents.flatMap(({ lines }) => lines.flatMap((line) => line.notes));
    const headings = contents.flatMap((inner) => inner.headings ?? []);
    const repeated = row.isHeader || header === 0 ? {} : { header };
    if (row.isHeader) header += height;
    return { format: ROW, lines: [{ height, topHeight: height, notes }], headings, ...repeated };
  });
}

/** The height of a row, and what stands in the cells that begin in it. */
function rowHeight(
  { isHeader, cells }: ComposedRow,
  index: number,
  heights: readonly number[],
  open: Map<number, { readonly row: number; readonly height: number }>,
  setCell: SetCell,
): { readonly height: number; readonly contents: readonly Box[] } {
  const contents: Box[] = [];
  let height = 0;
  for (const { column, rows, continued, width, blocks } of cells) {
    const begun = continued ? open.get(column) : undefined;
    let needed: number;
    if (begun) {
      needed = begun.height - heights.slice(begun.row).reduce((sum, each) => sum + each, 0);
    } else {
      const boxes = setCell(blocks, width, isHeader, CELL_MARGIN);
      for (const box of boxes) contents.push(box);
      needed = heightOf(boxes);
      if (rows > 1) open.set(column, { row: index, height: needed });
    }
    // A cell over several rows stretches the last of them.
    if (rows === 1) height = Math.max(height, needed);
  }
  return { height: height + RULE, contents };
}
