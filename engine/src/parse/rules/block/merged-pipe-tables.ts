import type { StateBlock } from 'markdown-it';
import { type BlockRow, ENDS_PARAGRAPH } from '../row.js';
import { isIndented, lineOf } from './block-lines.js';
import type { GridCell } from './grid-layout.js';
import { type ColumnAlignment, pushGrid } from './table-tokens.js';

/**
 * MultiMarkdown's pipe tables with several header rows, with cells over columns, which end with more than one pipe, or over rows, `^^`
 * (MultiMarkdown's guide, "Tables"). In GFM, two pipes in a row have an empty cell between them, so they only merge cells in a table that
 * GFM does not have. The tokens are those of grid tables.
 *
 * @example
 * |       | Both       ||
 * | First | Second | Third |
 * |-------|:------:|------:|
 * | a     | b      | c     |
 * @example
 * | a  | b |
 * |----|---|
 * | c  | d |
 * | ^^ | e |
 * @example
 * - | A     |    ||
 *   | First | B  | C |
 *   |-------|----|---|
 *   | a     | b  | c |
 */
export const mergedPipeTables: BlockRow = {
  kind: 'block',
  name: 'merged_pipe_table',
  dialect: 'MultiMarkdown',
  needs: mayMerge,
  alt: ENDS_PARAGRAPH,
  read: mergedTable,
};

/** A row of delimiters, with the end of the line above. */
const DELIMITER_ROW = /\n[ \t>]*[|:-][ \t:|-]+$/gm;

/** Whether there are cells over rows, or a row of delimiters with two rows above it. */
function mayMerge(text: string): boolean {
  if (!text.includes('|')) return false;
  if (text.includes('^^')) return true;
  for (const { index } of text.matchAll(DELIMITER_ROW)) {
    const end = text.lastIndexOf('\n', index - 1);
    if (end < 0 || !text.slice(end + 1, index).includes('|')) continue;
    if (text.slice(text.lastIndexOf('\n', end - 1) + 1, end).includes('|')) return true;
  }
  return false;
}

const DELIMITERS = /^\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?[ \t]*)?$/;
const ABOVE = '^^';
const MAX_HEADER_ROWS = 6;

function mergedTable(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (isIndented(state, startLine) || !lineOf(state, startLine).includes('|')) return false;
  const rule = ruleLine(state, startLine, endLine);
  if (rule === undefined) return false;
  const align = alignments(lineOf(state, rule));
  // Told first, as it needs no look at the rows below.
  const header = lines(startLine, rule).map((line) => cellsOf(lineOf(state, line)));
  if (!header.every((cells) => widthOf(cells) === align.length)) return false;
  let end = rule + 1;
  while (end < endLine && isRow(state, end)) end++;
  const numbers = lines(startLine, end).filter((line) => line !== rule);
  const headerRows = rule - startLine;
  // Most tables merge nothing, and need no reading.
  if (headerRows === 1 && !numbers.some((line) => lineOf(state, line).includes(ABOVE))) return false;
  const rows = numbers.map((line) => cellsOf(lineOf(state, line)));
  const isMerged = headerRows > 1 || rows.some((cells) => cells.some(({ text }) => text === ABOVE));
  if (!isMerged) return false;
  if (silent) return true;
  pushGrid(state, [startLine, end], {
    layout: {
      cells: placed(rows, align.length),
      rowCount: rows.length,
      edges: lines(0, align.length + 1),
      rowEdges: numbers.map((line) => line - startLine),
    },
    align,
    headerRows,
    holdsText: true,
  });
  state.line = end;
  return true;
}

/** The line of delimiters below the header. */
function ruleLine(state: StateBlock, startLine: number, endLine: number): number | undefined {
  let [hasPipes, isMerged] = [true, false];
  for (let line = startLine; line < endLine && line <= startLine + MAX_HEADER_ROWS; line++) {
    if (!isRow(state, line)) return undefined;
    const text = lineOf(state, line).trim();
    // More than one row of a header is only known by its pipes.
    if (line > startLine && DELIMITERS.test(text) && text.includes('-'))
      return line === startLine + 1 || hasPipes || isMerged ? line : undefined;
    hasPipes &&= text.startsWith('|');
    isMerged ||= text.includes('||');
  }
  return undefined;
}

function isRow(state: StateBlock, line: number): boolean {
  const isInside = !state.isEmpty(line) && (state.sCount[line] ?? 0) >= state.blkIndent;
  return isInside && !isIndented(state, line) && lineOf(state, line).includes('|');
}

function lines(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

function alignments(rule: string): readonly ColumnAlignment[] {
  return rule
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((part) => {
      const [isLeft, isRight] = [part.trim().startsWith(':'), part.trim().endsWith(':')];
      if (isLeft && isRight) return 'center';
      return isLeft ? 'left' : isRight ? 'right' : undefined;
    });
}

interface PipeCell {
  readonly text: string;
  readonly columns: number;
}

/** The cells of a row: each ends with as many pipes as it has columns. */
function cellsOf(line: string): readonly PipeCell[] {
  const row = line.trim().replace(/^\|/, '');
  const cells: PipeCell[] = [];
  for (const [, text = '', pipes = ''] of row.matchAll(/((?:\\.|[^\\|])*)(\|+|$)/g)) {
    if (text === '' && pipes === '') break;
    cells.push({ text: text.trim().replaceAll('\\|', '|'), columns: Math.max(1, pipes.length) });
  }
  return cells;
}

function widthOf(cells: readonly PipeCell[]): number {
  return cells.reduce((sum, { columns }) => sum + columns, 0);
}

function placed(rows: readonly (readonly PipeCell[])[], count: number): readonly GridCell[] {
  const cells: { -readonly [Key in keyof GridCell]: GridCell[Key] }[] = [];
  /** The last cell of each column. */
  const above: (typeof cells)[number][] = [];
  for (const [row, written] of rows.entries()) {
    let column = 0;
    for (const { text, columns } of written) {
      if (column >= count) break;
      const columnSpan = Math.min(columns, count - column);
      const before = above[column];
      if (text === ABOVE && before && before.column === column && before.columnSpan === columnSpan)
        before.rowSpan++;
      else {
        const cell = { row, column, rowSpan: 1, columnSpan, lines: [text], line: row };
        cells.push(cell);
        for (let at = column; at < column + columnSpan; at++) above[at] = cell;
      }
      column += columnSpan;
    }
  }
  return cells;
}
