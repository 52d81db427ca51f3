import type { StateBlock } from 'markdown-it';
import { rounded } from '../../table-widths.js';
import { type BlockRow, ENDS_PARAGRAPH_OR_QUOTE } from '../row.js';
import { isIndented, lineOf, startOf } from './block-lines.js';
import { lastLineOf } from './container-lines.js';
import { GRID, pushGridTable } from './grid-tables.js';
import { type ColumnAlignment, pushTable, type WrittenTable } from './table-tokens.js';

/**
 * Pandoc's tables without pipes: columns under lines of hyphens ("simple" and "multiline" tables), and grids of `+---+`. The
 * tokens are those of other tables. Each cell of the first kinds is running text: its lines are joined, except for
 * lines that begin with a bullet. The cells of grids hold blocks, and may be merged.
 *
 * @example
 * +---+---+
 * | a | b |
 * +===+===+
 * | c | d |
 * +---+---+
 * @example
 *  a    b
 * ---  ---
 *  1    2
 */
export const ruledTables: BlockRow = {
  kind: 'block',
  name: 'ruled_table',
  dialect: 'pandoc',
  alt: ENDS_PARAGRAPH_OR_QUOTE,
  read: ruledTable,
};

const HYPHEN = 0x2d;
const PLUS = 0x2b;
/** A line of hyphens, and several groups of hyphens on a line. */
const RULE = /^-{5,}$/;
const COLUMNS = /^-{2,}(?: +-{2,})+$/;
/** Longer ones are read as text. */
const MAX_LINES = 500;

/** Whether a table of these kinds may begin on a line, judging by the line and the next one. */
export function mayBeginRuledTable(state: StateBlock, line: number): boolean {
  const text = lineOf(state, line).trim();
  return (
    GRID.test(text) || RULE.test(text) || COLUMNS.test(text) || COLUMNS.test(lineOf(state, line + 1).trim())
  );
}

function ruledTable(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (isIndented(state, startLine) || startLine + 2 >= endLine) return false;
  const first = state.src.charCodeAt(startOf(state, startLine));
  if (first === PLUS) {
    const end = pushGridTable(state, startLine, endLine, silent);
    if (end !== undefined && !silent) state.line = end;
    return end !== undefined;
  }
  // Only the first line of a grid cannot be text.
  if (silent) return false;
  const found = first === HYPHEN ? ruledAt(state, startLine, endLine) : simpleAt(state, startLine, endLine);
  if (!found) return false;
  pushTable(state, [startLine, found.end], found.table);
  state.line = found.end;
  return true;
}

interface Found {
  readonly table: WrittenTable;
  /** The line after it. */
  readonly end: number;
}

/** A line with its indent, so that it aligns with the lines above. */
function columnLine(state: StateBlock, line: number): string {
  return state.getLines(line, line + 1, state.blkIndent, false).trimEnd();
}

interface Column {
  readonly start: number;
  /** The column after its last hyphen. */
  readonly end: number;
}

function columnsOf(rule: string): readonly Column[] {
  return Array.from(rule.matchAll(/-+/g), ({ 0: hyphens, index }) => ({
    start: index,
    end: index + hyphens.length,
  }));
}

/** Cuts a line into columns. */
function cut(line: string, columns: readonly Column[]): readonly string[] {
  return columns.map((_, index) =>
    line.slice(index === 0 ? 0 : columns[index]?.start, columns[index + 1]?.start),
  );
}

/** In pandoc, the alignment of a column follows from where its first line begins and ends, relative to its hyphens. */
function alignmentsOf(lines: readonly string[], columns: readonly Column[]): readonly ColumnAlignment[] {
  return columns.map(({ start, end }, index) => {
    const next = columns[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const line = lines.find((each) => each.slice(start, next).trim() !== '') ?? '';
    const text = line.slice(index === 0 ? 0 : start, next).trimEnd();
    const from = (index === 0 ? 0 : start) + text.length - text.trimStart().length;
    const [isLeft, isRight] = [from === start, (index === 0 ? 0 : start) + text.length === end];
    if (isLeft === isRight) return isLeft ? undefined : 'center';
    return isLeft ? 'left' : 'right';
  });
}

/** Whether no word would be split: in every line, there is a space where each column begins, or just before. */
function fits(lines: readonly string[], columns: readonly Column[]): boolean {
  return lines.every((line) =>
    columns
      .slice(1)
      .every(({ start }) => start >= line.length || /\s/.test(line.slice(start - 1, start + 1))),
  );
}

/** A header, a rule in columns, and rows of one line each up to a blank line. */
function simpleAt(state: StateBlock, startLine: number, endLine: number): Found | undefined {
  // This is tested for every block.
  if (state.src.charCodeAt(startOf(state, startLine + 1)) !== HYPHEN) return undefined;
  const rule = columnLine(state, startLine + 1);
  if (!COLUMNS.test(rule.trim()) || (state.sCount[startLine + 1] ?? 0) < state.blkIndent) return undefined;
  const columns = columnsOf(rule);
  let end = startLine + 2;
  const body: string[] = [];
  for (; end < endLine && !state.isEmpty(end); end++) {
    const line = columnLine(state, end);
    if ((state.sCount[end] ?? 0) < state.blkIndent) return undefined;
    if (COLUMNS.test(line.trim())) {
      end++;
      break;
    }
    body.push(line);
  }
  const header = columnLine(state, startLine);
  // What is between colons begins before tables do, as in pandoc.
  if (/^:{3,}/.test(header.trim())) return undefined;
  if (body.length === 0 || !fits([header, ...body], columns)) return undefined;
  const rows = [header, ...body].map((line) => cut(line, columns).map((cell) => cell.trim()));
  return { table: { rows, align: alignmentsOf([header], columns) }, end };
}

/** A table that begins with a rule: without a header if that is in columns; blank lines separate rows of several lines. */
function ruledAt(state: StateBlock, startLine: number, endLine: number): Found | undefined {
  const first = columnLine(state, startLine).trim();
  const hasHeader = RULE.test(first) || hasHeaderBetweenColumns(state, startLine, endLine);
  if (!hasHeader && !COLUMNS.test(first)) return undefined;
  const isOpen = !RULE.test(first);
  let line = startLine + 1;
  const header: string[] = [];
  if (hasHeader)
    for (; line < endLine && !COLUMNS.test(columnLine(state, line).trim()); line++) {
      if (state.isEmpty(line) || header.length > 20) return undefined;
      header.push(columnLine(state, line));
    }
  const ruleLine = hasHeader ? line : startLine;
  const rule = columnLine(state, ruleLine);
  const columns = columnsOf(rule);
  if (columns.length < 2 || (hasHeader && header.length === 0)) return undefined;
  const isLast = (text: string): boolean => RULE.test(text) || (isOpen && COLUMNS.test(text));
  const last = lastLineOf(state, { sign: '--', maxLines: MAX_LINES, isLast }, ruleLine, endLine);
  if (last === undefined) return undefined;
  const body = Array.from({ length: last - ruleLine - 1 }, (_, index) =>
    columnLine(state, ruleLine + 1 + index),
  );
  return fits([...header, ...body], columns) && body.some((each) => each.trim() !== '')
    ? { table: ruledTableOf(header, body, columns), end: last + 1 }
    : undefined;
}

/** Whether the lines below a rule in columns are a header: they end with such a rule, and one more ends the table. */
function hasHeaderBetweenColumns(state: StateBlock, startLine: number, endLine: number): boolean {
  if (!COLUMNS.test(columnLine(state, startLine).trim())) return false;
  const isRule = (line: number): boolean => COLUMNS.test(columnLine(state, line).trim());
  let line = startLine + 1;
  while (line < endLine && !state.isEmpty(line) && !isRule(line)) line++;
  if (line === startLine + 1 || line >= endLine || !isRule(line)) return false;
  const last = Math.min(endLine, startLine + MAX_LINES);
  const columns = columnsOf(columnLine(state, line));
  for (let end = line + 1; end < last; end++) {
    if (isRule(end) || RULE.test(columnLine(state, end).trim())) return end > line + 1;
    if (!fits([columnLine(state, end)], columns)) return false;
  }
  return false;
}

function ruledTableOf(
  header: readonly string[],
  body: readonly string[],
  columns: readonly Column[],
): WrittenTable {
  const groups: string[][] = [[]];
  const needsBlankLine = body.some((line) => line.trim() === '');
  for (const line of body) {
    if (line.trim() === '' || !needsBlankLine) groups.push([]);
    if (line.trim() !== '') groups.at(-1)?.push(line);
  }
  const rows = [header, ...groups]
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      joined(
        lines.map((line) => cut(line, columns)),
        columns.length,
      ),
    );
  const align = alignmentsOf(header.length > 0 ? header : body, columns);
  // Only the columns of rows of several lines have widths of their own (pandoc's manual, "Extension: multiline_tables").
  const widths = needsBlankLine ? sharesOf(columns) : undefined;
  return { rows, align, headerRows: header.length > 0 ? 1 : 0, widths };
}

/** The share of each column, by the lengths of its hyphens. */
function sharesOf(columns: readonly Column[]): readonly number[] {
  const total = columns.reduce((sum, { start, end }) => sum + end - start, 0);
  return columns.map(({ start, end }) => rounded((end - start) / total));
}

/** Joins the lines of a row into its cells. */
function joined(lines: readonly (readonly string[])[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    lines
      .map((cells) => (cells[index] ?? '').trim())
      .filter((text) => text !== '')
      .map((text, at) => (at > 0 && /^(?:[-*+]|\d{1,9}[.)])\s/.test(text) ? `<br>${text}` : text))
      .join('\n')
      .replace(/\n<br>/g, '<br>'),
  );
}
