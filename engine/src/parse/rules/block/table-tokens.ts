import type { StateBlock } from 'markdown-it';
import type { ChartMarks } from '../../../model/chart.js';
import { largest, smallest } from '../../../text/long-arrays.js';
import { isOfPandoc } from '../conventions.js';
import { cellsWritten, rowInCell } from '../core/table-cells.js';
import { tokenMeta } from '../token-meta.js';
import type { GridCell, GridLayout } from './grid-layout.js';

export type ColumnAlignment = 'left' | 'center' | 'right' | undefined;

/** A table as text, cell by cell; a cell over several columns says how many. */
export interface WrittenTable {
  readonly rows: readonly (readonly (string | { readonly text: string; readonly columns: number })[])[];
  readonly align: readonly ColumnAlignment[];
  /** The number of header rows; 1 if it is not given. */
  readonly headerRows?: number;
  /** The share of each column of the table's width, if they are given. */
  readonly widths?: readonly number[] | undefined;
  readonly caption?: { readonly text: string; readonly name?: string | undefined };
}

/** A table whose cells hold blocks, at their places in a grid. */
export interface WrittenGrid {
  readonly layout: GridLayout;
  readonly align: readonly ColumnAlignment[];
  readonly headerRows: number;
  /** The share of each column of the table's width. */
  readonly widths?: readonly number[];
  /** Whether a cell is one line of running text. */
  readonly holdsText?: true;
}

/** On the opening token of a table whose columns have widths: the share of each. */
export const widthsOfTable = tokenMeta<readonly (number | undefined)[]>('widths');

/** Gives the tables among the tokens from an index on these shares of their columns, unless they have some of their own. */
export function sizeTables(
  { tokens }: StateBlock,
  from: number,
  shares: readonly number[] | undefined,
): void {
  if (!shares) return;
  for (let index = from; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.type === 'table_open' && !widthsOfTable.get(token)) widthsOfTable.set(token, shares);
  }
}

/** On the opening token of a table, or of its caption, that is to be shown as a chart: what is said of it. */
export const chartOfTable = tokenMeta<ChartMarks>('chart');

/** On the opening token of a table with merged cells: how its columns align. */
export const alignmentsOfTable = tokenMeta<readonly ColumnAlignment[]>('alignments');

/** On the opening token of a table that does not have just one header row. */
export const headerRowsOf = tokenMeta<number>('headerRows');

/** Pushes the parser's own tokens of a table, and those of a caption. */
export function pushTable(
  state: StateBlock,
  [first, end]: readonly [number, number],
  { rows, align, headerRows = 1, widths, caption }: WrittenTable,
): void {
  const open = state.push('table_open', 'table', 1);
  open.map = [first, end];
  if (headerRows !== 1) headerRowsOf.set(open, headerRows);
  if (widths) widthsOfTable.set(open, widths);
  const columnsOf = (cell: WrittenTable['rows'][number][number]): number =>
    typeof cell === 'string' ? 1 : cell.columns;
  const widest = rows.map((row) => row.reduce((sum, cell) => sum + columnsOf(cell), 0));
  const count = largest(widest);
  if (rows.some((row) => row.some((cell) => typeof cell !== 'string'))) alignmentsOfTable.set(open, align);
  for (const [index, row] of rows.entries()) {
    const tag = index < headerRows ? 'th' : 'td';
    const begin = state.push('tr_open', 'tr', 1);
    begin.map = [first, end];
    const missing = count - (widest[index] ?? 0);
    const cells = [...row, ...Array.from({ length: missing }, () => '')];
    cellsWritten.set(begin, cells.length);
    let column = 0;
    for (const cell of cells) {
      const opening = state.push(`${tag}_open`, tag, 1);
      if (align[column]) opening.attrSet('style', `text-align:${align[column]}`);
      if (typeof cell !== 'string') opening.attrSet('colspan', String(cell.columns));
      pushInline(state, typeof cell === 'string' ? cell : cell.text, [first, end]);
      state.push(`${tag}_close`, tag, -1);
      column += columnsOf(cell);
    }
    state.push('tr_close', 'tr', -1);
  }
  if (caption) {
    const begin = state.push('table_caption_open', 'caption', 1);
    begin.map = [first, end];
    if (caption.name !== undefined) begin.attrSet('id', caption.name);
    pushInline(state, caption.text, [first, end]);
    state.push('table_caption_close', 'caption', -1);
  }
  state.push('table_close', 'table', -1);
}

/** Pushes running text, which is read with that of the rest. */
export function pushInline(
  state: StateBlock,
  content: string,
  [first, end]: readonly [number, number],
): void {
  const inline = state.push('inline', '', 0);
  inline.content = content;
  inline.map = [first, end];
  inline.children = [];
}

/** Pushes the tokens of a table whose cells hold blocks: `td_open` with its spans as attributes, blocks, `td_close`. */
export function pushGrid(
  state: StateBlock,
  [first, end]: readonly [number, number],
  { layout, align, headerRows, widths, holdsText }: WrittenGrid,
): void {
  const open = state.push('table_open', 'table', 1);
  open.map = [first, end];
  if (headerRows !== 1) headerRowsOf.set(open, headerRows);
  if (widths) widthsOfTable.set(open, widths);
  alignmentsOfTable.set(open, align);
  const cellsOf: GridCell[][] = Array.from({ length: layout.rowCount }, () => []);
  for (const cell of layout.cells) cellsOf[cell.row]?.push(cell);
  for (const [row, cells] of cellsOf.entries()) {
    const tag = row < headerRows ? 'th' : 'td';
    const line = first + (layout.rowEdges[row] ?? 0);
    const begin = state.push('tr_open', 'tr', 1);
    begin.map = [line, line + 1];
    cellsWritten.set(begin, cells.length);
    for (const cell of cells) {
      const opening = state.push(`${tag}_open`, tag, 1);
      if (cell.rowSpan > 1) opening.attrSet('rowspan', String(cell.rowSpan));
      if (cell.columnSpan > 1) opening.attrSet('colspan', String(cell.columnSpan));
      if (holdsText) pushInline(state, cell.lines.join(''), [line, line + 1]);
      else pushBlocks(state, cell, first + cell.line);
      state.push(`${tag}_close`, tag, -1);
    }
    state.push('tr_close', 'tr', -1);
  }
  state.push('table_close', 'table', -1);
}

/** Pushes the blocks of a cell; a paragraph alone is running text, as in other tables. */
function pushBlocks(state: StateBlock, { lines }: GridCell, line: number): void {
  const indents = lines.filter((each) => each !== '').map((each) => each.length - each.trimStart().length);
  // In pandoc, one space stands between the border and the text: what is indented further may be code.
  const indent = smallest(indents, isOfPandoc(state.env) ? 1 : 4);
  const text = lines.map((each) => each.slice(indent)).join('\n');
  const tokens: StateBlock['tokens'] = [];
  if (text.trim() !== '') state.md.block.parse(text, state.md, state.env, tokens);
  const [, only] = tokens;
  if (
    tokens.length === 0 ||
    (tokens.length === 3 && only?.type === 'inline' && tokens[0]?.type === 'paragraph_open')
  ) {
    const start = line + (only?.map?.[0] ?? 0);
    pushInline(state, only?.content ?? '', [start, start + 1]);
    return;
  }
  const inCell = text.split('\n');
  for (const token of tokens) {
    // A grid in the cell has said it of the rows in its own cells.
    if (token.type === 'tr_open' && token.map && rowInCell.get(token) === undefined)
      rowInCell.set(token, inCell[token.map[0]] ?? '');
    token.level += state.level;
    if (token.map) token.map = [token.map[0] + line, token.map[1] + line];
    state.tokens.push(token);
  }
}
