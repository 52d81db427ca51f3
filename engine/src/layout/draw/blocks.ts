import type { ComposedBlock, ComposedTable } from '../../model/composed.js';
import type { PlacedBlock, PlacedCell, PlacedRow, PlacedTable } from '../../model/pages.js';
import { pushAll } from '../../text/long-arrays.js';
import type { Theme } from '../../theme/sheet.js';
import { cellLook, ruleAbove, shareAbove } from '../../theme/table-cells.js';
import { type Box, belowPart, type RowBox, type SetCell } from '../boxes.js';
import { rowsOnPages } from '../rows-before.js';
import { splitAt } from '../split-cells.js';
import { visibleIn } from '../tables.js';
import type { BreakableCell } from '../typesetting.js';
import type { DrawnPart } from './drawn-part.js';
import { drawFloats } from './floats.js';
import type { Paper } from './paper.js';
import { drawParagraph, sourceOf } from './paragraph.js';

/** Draws boxes one below the other, and joins the rows of a table again. */
export function drawParts(
  parts: readonly DrawnPart[],
  paper: Paper,
  around?: BreakableCell,
): readonly PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  let start = 0;
  for (let first = parts[start]; first; first = parts[start]) {
    const table = tableOf(first.box, around);
    let end = start + 1;
    if (table)
      for (let next = parts[end]; next && tableOf(next.box, around) === table; next = parts[end]) end++;
    pushAll(blocks, drawTogether(parts.slice(start, end), first, paper, around));
    start = end;
  }
  return blocks;
}

function drawTogether(
  parts: readonly DrawnPart[],
  first: DrawnPart,
  paper: Paper,
  around: BreakableCell | undefined,
): readonly PlacedBlock[] {
  const breakable = breakableWithin(first.box, around);
  if (breakable) return [drawBreakableCell(breakable, parts, paper)];
  const { box } = first;
  const own = { ...paper, lineShift: first.lineShift };
  switch (box.type) {
    case 'paragraph': {
      const paragraph = drawParagraph(box, first, own);
      if (!box.paragraph.floats || first.from > 0) return [paragraph];
      const { behind, before } = drawFloats(box, first.top, own, drawParts);
      return [...behind, paragraph, ...before];
    }
    case 'row':
      return [drawRows(box.table, parts, own)];
    case 'separator':
      return [drawSeparator(first, paper)];
  }
}

/** The callout that is a direct child of `around` and contains a box. */
function breakableWithin(box: Box, around: BreakableCell | undefined): BreakableCell | undefined {
  if (box.type === 'separator') return undefined;
  let { breakable } = box.column;
  while (breakable && breakable.parent !== around) breakable = breakable.parent;
  return breakable;
}

/** The larger unit that a box belongs to, if that is drawn in one piece. */
function tableOf(box: Box, around: BreakableCell | undefined): ComposedTable | BreakableCell | undefined {
  return breakableWithin(box, around) ?? (box.type === 'row' ? box.table : undefined);
}

/** A line as long as Word's, centred in its paragraph. */
export const SEPARATOR = { width: 2880, thickness: 10, color: '000000' } as const;

function drawSeparator({ top, box }: DrawnPart, { left }: Paper): PlacedBlock {
  const y = top + (box.lines[0]?.height ?? 0) / 2;
  const { width, thickness, color } = SEPARATOR;
  return {
    type: 'paragraph',
    role: { kind: 'rule' },
    begins: true,
    ends: true,
    rightToLeft: false,
    box: { x: left, y, width, height: 0 },
    borders: { top: { thickness, color } },
    lines: [],
  };
}

/** The part of a callout that is on the page: one cell for all of its rows. */
function drawBreakableCell(breakable: BreakableCell, parts: readonly DrawnPart[], paper: Paper): PlacedTable {
  const { table, cell, x, width } = breakable;
  const first = parts[0];
  const last = parts.at(-1);
  const top = first ? first.top - first.box.format.above : 0;
  const bottom = last ? bottomOf(last) : top;
  const own = first ? { ...paper, lineShift: first.lineShift } : paper;
  const source = sourceOf(table.source, own.lineShift);
  const placed: PlacedCell = {
    box: { x: paper.left + x, y: top, width, height: bottom - top },
    columns: 1,
    rows: 1,
    ...cellLook({ ...table, hasFirstRow: false }, cell, paper.theme, { from: 0, to: table.rows.length }),
    blocks: drawParts(parts, paper, breakable),
  };
  return {
    type: 'table',
    begins: first !== undefined && beginsWith(first, table),
    ends: last !== undefined && endsWith(last, table),
    rightToLeft: table.rightToLeft,
    ...(source ? { source } : {}),
    rows: [{ isHeader: false, isRepeated: false, cells: [placed] }],
  };
}

/** Whether a part is the beginning of a block, or of the first one inside it. */
function beginsWith(part: DrawnPart, block: ComposedBlock | undefined): boolean {
  const { box, from } = part;
  if (box.type === 'row' && box.table === block) return box.row === 0 && box.begins;
  if (block?.type === 'table') return beginsWith(part, block.rows[0]?.cells[0]?.blocks[0]);
  return from === 0 && box.type === 'paragraph' && box.paragraph === block;
}

/** Whether a part is the end of a block, or of the last one inside it. */
function endsWith(part: DrawnPart, block: ComposedBlock | undefined): boolean {
  const { box, to } = part;
  if (box.type === 'row' && box.table === block) return box.row === box.table.rows.length - 1 && box.ends;
  if (block?.type === 'table')
    return endsWith(part, visibleIn(block.rows.at(-1)?.cells[0]?.blocks ?? []).at(-1));
  return to === box.lines.length && box.type === 'paragraph' && box.paragraph === block;
}

function bottomOf({ box, from, to, top }: DrawnPart): number {
  const bottom = box.lines.slice(from, to).reduce((sum, { height }) => sum + height, top);
  return bottom + belowPart(box, to);
}

/** The rows of a table that are on the page. */
function drawRows(table: ComposedTable, parts: readonly DrawnPart[], paper: Paper): PlacedTable {
  const rows = parts.flatMap((part) => (part.box.type === 'row' ? [{ part, box: part.box }] : []));
  const own = rows.filter(({ part }) => !part.isRepeated);
  const first = own[0];
  const last = own.at(-1);
  const source = sourceOf(table.source, paper.lineShift);
  return {
    type: 'table',
    begins: first !== undefined && beginsWith(first.part, table),
    ends: last !== undefined && endsWith(last.part, table),
    rightToLeft: table.rightToLeft,
    ...(source ? { source } : {}),
    rows: rows.map(({ part, box }, index): PlacedRow => {
      const below = rows.slice(index).filter(({ part: other }) => other.isRepeated === part.isRepeated);
      return {
        isHeader: table.rows[box.row]?.isHeader === true,
        isRepeated: part.isRepeated,
        cells: cellsOn(box, part === first?.part, paper).map((cell) =>
          drawCell(cell, box, part.top, below, paper),
        ),
      };
    }),
  };
}

/** A cell, or the rest of one whose first rows are on a page before. */
interface CellOnPage {
  readonly set: SetCell;
  /** The row after the last that it covers. */
  readonly end: number;
  /** The heights for its content on each of the pages before. */
  readonly passed: readonly number[];
}

/** The cells that begin at a row; at the top of a page, also those that continue there. */
function cellsOn(
  { table, cells, continued = [], row }: RowBox,
  isFirst: boolean,
  paper: Paper,
): readonly CellOnPage[] {
  const begun = cells.map((set): CellOnPage => ({ set, end: row + set.cell.rows, passed: NOTHING_PASSED }));
  if (!isFirst || continued.length === 0) return begun;
  const rest = continued.map(
    ({ set, row: first }): CellOnPage => ({
      set,
      end: first + set.cell.rows,
      passed: paper.rowsBefore(table, first).map((rows) => roomIn(rows, paper.theme)),
    }),
  );
  return [...rest, ...begun].sort((one, other) => one.set.cell.column - other.set.cell.column);
}

const NOTHING_PASSED: readonly number[] = [];

/** The height of rows on a page for the content of a cell over them, which is below the rule above the first. */
function roomIn(rows: readonly RowBox[], theme: Theme): number {
  const [first] = rows;
  const height = rows.reduce((sum, { lines }) => sum + (lines[0]?.height ?? 0), 0);
  return height - (first ? ruleAbove(first.table, first.row, theme) : 0);
}

function drawCell(
  { set: { cell, x, parts: all, height: needed }, end, passed }: CellOnPage,
  { table, row }: RowBox,
  top: number,
  below: readonly { readonly box: RowBox }[],
  paper: Paper,
): PlacedCell {
  // A row may be in several boxes, but a cell of only that row is in one of them.
  const covered = below.filter(({ box }, index) => index === 0 || (cell.rows > 1 && box.row < end));
  const last = covered.at(-1)?.box;
  const rule = ruleAbove(table, row, paper.theme);
  const room = roomIn(
    covered.map(({ box }) => box),
    paper.theme,
  );
  const isEnd = cell.rows === 1 || (last?.row === end - 1 && last.ends);
  const isBegun = passed.length > 0;
  const above =
    isEnd && !isBegun
      ? (cell.shareAbove ?? shareAbove(table, row, cell.column, paper.theme)) * (room - needed)
      : 0;
  let left = all;
  const before = passed.map((height) => {
    const { above: onPage, below: rest } = splitAt(left, height);
    left = rest;
    return onPage;
  });
  const own = isEnd ? left : splitAt(left, room).above;
  const inside: Paper = isBegun
    ? { ...paper, rowsBefore: (inner, first) => rowsOnPages(inner, first, before) }
    : paper;
  const { lineShift } = paper;
  const parts = own.map(
    (part): DrawnPart => ({ ...part, top: top + rule + above + part.top, isRepeated: false, lineShift }),
  );
  return {
    box: { x: paper.left + x, y: top, width: cell.width, height: rule + room },
    columns: cell.columns,
    rows: covered.length,
    ...cellLook(table, cell, paper.theme, { from: row, to: (last?.row ?? row) + 1 }),
    blocks: drawParts(parts, inside),
  };
}
