import type { ComposedBlock, ComposedCell, ComposedTable } from '../model/composed.js';
import { calloutOf } from '../model/names/style-ids.js';
import type { CellMargins } from '../model/style.js';
import { pushAll } from '../text/long-arrays.js';
import type { Theme } from '../theme/sheet.js';
import { cellMargins, cellTextColor, ruleAbove } from '../theme/table-cells.js';
import {
  type Box,
  type ContinuedCell,
  heightOf,
  PLAIN,
  type RowBox,
  type SetBlock,
  type SetCell,
  stack,
} from './boxes.js';
import { type RowPiece, slicesOf } from './row-slices.js';
import type { Column } from './typesetting.js';

/**
 * Sets a table as one box for each row, as high as its highest cell. A short callout is kept whole, and so its row is set as
 * that of a table. A row that may break across pages gives the boxes of its content.
 */
export function tableBoxes(
  table: ComposedTable,
  column: Column,
  setBlock: SetBlock,
  theme: Theme,
): readonly Box[] {
  return table.rows.some(({ splits }) => splits)
    ? parted(table, column, setBlock, theme)
    : new TableSetter(table, column, setBlock, theme).rows();
}

/** The left edge of a cell. From right to left, a table begins on the right and is indented from there. */
function cellX(cell: ComposedCell, { widths, indent, rightToLeft }: ComposedTable, column: Column): number {
  const before = widths.slice(0, cell.column).reduce((sum, each) => sum + each, 0);
  return rightToLeft ? column.x + column.width - indent - before - cell.width : column.x + indent + before;
}

/** The paragraphs of a callout, whose rows are all in one breakable cell. */
function parted(table: ComposedTable, column: Column, setBlock: SetBlock, theme: Theme): Box[] {
  const [cell] = table.rows[0]?.cells ?? [];
  if (!cell) return [];
  const x = cellX(cell, table, column);
  const { pageHeight } = column;
  const inside: Column = {
    ...insideOf(table, x, cell.width, cellMargins(theme, table.style)),
    ...(pageHeight === undefined ? {} : { pageHeight }),
    breakable: { table, cell, x, width: cell.width, parent: column.breakable },
  };
  return table.rows.flatMap(({ cells }) => {
    const blocks = cells.flatMap((each) => each.blocks);
    const boxes = setBlocks(blocks, inside, setBlock);
    return boxes.map((box, index) =>
      inCell(enclosed(box, index === 0, index === boxes.length - 1), index === 0),
    );
  });
}

/**
 * In a cell that may break across pages, lines are boxes of their own, and the space below a paragraph is on the page of its
 * last line. Only the first paragraph of a row can keep it with what follows.
 */
function inCell(box: Box, isFirst: boolean): Box {
  if (box.type !== 'paragraph') return box;
  const { format, lines } = box;
  const last = lines.at(-1);
  if (!last) return box;
  const closed = { ...last, ownHeight: last.height + format.below + format.after };
  const keepNext = format.keepNext && isFirst;
  return {
    ...box,
    format: { ...format, singleLines: true, keepNext, keepLines: false },
    lines: [...lines.slice(0, -1), closed],
  };
}

/** The spaces above the first and below the last paragraph of a cell are inside it. */
function enclosed(box: Box, isFirst: boolean, isLast: boolean): Box {
  const { before, after, above, below } = box.format;
  const top = isFirst ? { before: 0, above: above + before } : {};
  const bottom = isLast ? { after: 0, below: below + after } : {};
  return isFirst || isLast ? { ...box, format: { ...box.format, ...top, ...bottom } } : box;
}

function insideOf(
  { style }: ComposedTable,
  x: number,
  width: number,
  { left, right }: Pick<CellMargins, 'left' | 'right'>,
): Column {
  const callout = calloutOf(style);
  const inside = { x: x + left, width: Math.max(width - left - right, 1), isCell: true };
  return callout ? { ...inside, callout } : inside;
}

function setBlocks(blocks: readonly ComposedBlock[], column: Column, setBlock: SetBlock): Box[] {
  return visibleIn(blocks).flatMap((block) => setBlock(block, column));
}

/** The blocks of a cell without the empty paragraph that must end it after a table, for which Word has no room. */
export function visibleIn(blocks: readonly ComposedBlock[]): readonly ComposedBlock[] {
  const last = blocks.at(-1);
  const isCollapsed =
    blocks.at(-2)?.type === 'table' && last?.type === 'paragraph' && last.content.length === 0;
  return isCollapsed ? blocks.slice(0, -1) : blocks;
}

/** The content of a row, including cells that span into it from above. */
interface SetRow extends RowPiece {
  readonly continued: readonly ContinuedCell[];
  /** The height needed by the cells that end in this row. */
  readonly stretch: number;
}

/** How far a line moves down if a page break splits its cell. */
const SPLIT_LINE = 400;

/** Splits a row that a spanning cell makes higher than a page, into pieces of these heights. */
function stretched(pieces: readonly RowPiece[], stretch: number, room: number): readonly RowPiece[] {
  const [first] = pieces;
  if (!first) return pieces;
  const nothing = first.cells.map((cell): SetCell => ({ ...cell, parts: [], height: 0 }));
  let left = stretch + Math.ceil(stretch / room) * SPLIT_LINE;
  const all: RowPiece[] = [];
  for (let place = 0; left > 0 || place < pieces.length; place++) {
    const { cells, height } = pieces[place] ?? { cells: nothing, height: 0 };
    all.push({ cells, height: Math.max(height, Math.min(left, room)) });
    left -= room;
  }
  return all;
}

/** The rows of a table, from the top. */
class TableSetter {
  readonly #heights: number[] = [];
  /** The cells that continue in the next row, by column, and where they began. */
  readonly #open = new Map<number, ContinuedCell>();
  readonly #margins: CellMargins;

  constructor(
    private readonly table: ComposedTable,
    private readonly column: Column,
    private readonly setBlock: SetBlock,
    private readonly theme: Theme,
  ) {
    this.#margins = cellMargins(theme, table.style);
  }

  rows(): RowBox[] {
    const { table, column, theme } = this;
    const header: RowBox[] = [];
    let headerHeight = 0;
    return table.rows.flatMap(({ isHeader }, index) => {
      const { cells, continued, stretch, height } = this.#row(index);
      const rule = ruleAbove(table, index, theme);
      // Word repeats no header within a cell.
      const isRepeated = !column.isCell && header.length > 0 && headerHeight < (column.pageHeight ?? 0) / 2;
      const above = isHeader || !isRepeated ? undefined : header;
      const room = (column.pageHeight ?? Number.POSITIVE_INFINITY) - (above ? headerHeight : 0);
      const parted = height > room ? slicesOf(cells, room - rule) : [{ cells, height: height - rule }];
      const pieces = stretch > room ? stretched(parted, stretch, room - rule) : parted;
      const rows = pieces.map((piece, place) => {
        const ends = { begins: place === 0, ends: place === pieces.length - 1 };
        const height = piece.height + rule;
        return rowBox(table, index, column, { ...piece, height }, ends, {
          header: above,
          continued,
          below: ends.ends && index === table.rows.length - 1 ? ruleAbove(table, index + 1, theme) : 0,
        });
      });
      if (isHeader) pushAll(header, rows);
      if (isHeader) headerHeight += height;
      return rows;
    });
  }

  /** The content of a row, and its height. */
  #row(row: number): SetRow {
    const cells: SetCell[] = [];
    const continued: ContinuedCell[] = [];
    let height = 0;
    let stretch = 0;
    for (const cell of this.table.rows[row]?.cells ?? []) {
      const needed = cell.continued ? this.#rest(cell, continued) : this.#set(cell, row, cells);
      // A cell that spans several rows stretches the last of them.
      if (cell.rows === 1) height = Math.max(height, needed);
      if (cell.rows === 1 && cell.continued) stretch = Math.max(stretch, needed);
    }
    height = Math.max(height, this.table.rows[row]?.minHeight ?? 0);
    height += ruleAbove(this.table, row, this.theme);
    this.#heights.push(height);
    return { cells, continued, stretch, height };
  }

  /** Sets a cell that begins in a row; its height. */
  #set(cell: ComposedCell, row: number, cells: SetCell[]): number {
    const { table, column, setBlock, theme } = this;
    const margins = this.#margins;
    const x = cellX(cell, table, column);
    const color = cellTextColor(table, row, cell.column, theme);
    const inside = { ...insideOf(table, x, cell.width, margins), color };
    const boxes = setBlocks(cell.blocks, inside, setBlock);
    const height = margins.top + heightOf(boxes) + margins.bottom;
    const set = { cell, x, parts: stack(boxes, margins.top), height };
    cells.push(set);
    if (cell.rows > 1) this.#open.set(cell.column, { row, set });
    return height;
  }

  /** The height that a cell from an earlier row still needs. */
  #rest({ column }: ComposedCell, continued: ContinuedCell[]): number {
    const begun = this.#open.get(column);
    if (!begun) return 0;
    const above = this.#heights.slice(begun.row).reduce((sum, each) => sum + each, 0);
    continued.push(begun);
    return begun.set.height - above;
  }
}

/** Rows keep with the next where the paragraphs in their first cells do, by their styles, too. */
function keepsNext([first]: readonly SetCell[]): boolean {
  const box = first?.parts[0]?.box;
  return box?.type === 'paragraph' && box.format.keepNext;
}

function rowBox(
  table: ComposedTable,
  row: number,
  column: Column,
  { cells, height }: RowPiece,
  ends: Pick<RowBox, 'begins' | 'ends'>,
  {
    header,
    continued,
    below,
  }: {
    readonly header: readonly RowBox[] | undefined;
    readonly continued: readonly ContinuedCell[];
    /** The thickness of the line below it. */
    readonly below: number;
  },
): RowBox {
  const parts = cells.flatMap((cell) => cell.parts);
  const begun = parts.filter(({ from }) => from === 0).map(({ box }) => box);
  const notes = parts.flatMap(({ box, from, to }) => box.lines.slice(from, to).flatMap((line) => line.notes));
  return {
    type: 'row',
    table,
    row,
    ...ends,
    column,
    cells,
    format: { ...PLAIN, keepNext: keepsNext(cells), below },
    lines: [{ height, ownHeight: height, notes }],
    headings: begun.flatMap((box) => box.headings ?? []),
    bookmarks: begun.flatMap((box) => box.bookmarks ?? []),
    targets: parts.flatMap(({ box }) => box.targets ?? []),
    notes,
    ...(header ? { header } : {}),
    ...(continued.length > 0 ? { continued } : {}),
  };
}
