import type { StateBlock, Token } from 'markdown-it';
import { splitCells, splitOutsideCode } from '../core/table-cells.js';
import { type BlockRow, ENDS_NOTHING } from '../row.js';
import { isIndented, lineOf } from './block-lines.js';

/**
 * The further bodies of a table: rows between pipes, with as many cells as the table has columns, that one blank line divides from it
 * (MultiMarkdown's guide, "Tables"). Assistants leave such lines, too. The rows become those of the table above.
 *
 * @example
 * | a | b |
 * |---|---|
 * | c | d |
 *
 * | e | f |
 * @example
 * > | a | b |
 * > |---|---|
 * >
 * > | c | d |
 * > | e | f |
 */
export const tableBodies: BlockRow = {
  kind: 'block',
  name: 'table_body',
  dialect: 'MultiMarkdown',
  firstCharacters: '|',
  alt: ENDS_NOTHING,
  overBlankLines: { kind: 'neighbours', may: /^[ \t>]*\|[^\n]*\|[ \t]*(?:\n(?![ \t>]*\|[ \t]*:?-)|$)/ },
  read: tableBody,
};

interface OpenTable {
  readonly open: Token;
  /** The styles of the columns, as the cells of the header have them. */
  readonly columns: readonly (string | number | null)[];
}

/** The tables that end with a token, as far as they are known: many bodies must not take long. */
const tables = new WeakMap<Token, OpenTable>();

/** The line of a caption, of pandoc or MultiMarkdown. */
const CAPTION = /^(?::[ \t]|\[[^|]*\]$)/;
const DELIMITERS = /^\|[\s|:-]*-[\s|:-]*\|$/;

function tableBody(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const close = state.tokens.at(-1);
  if (silent || close?.type !== 'table_close' || isIndented(state, startLine)) return false;
  const table = tableEndingWith(state, close);
  const [firstLine = 0, lastLine] = table?.open.map ?? [];
  if (!table || lastLine !== startLine - 1 || !state.isEmpty(lastLine) || lastLine - firstLine < 2)
    return false;
  const { open, columns } = table;
  const rows: string[][] = [];
  let line = startLine;
  for (; line < endLine && isInside(state, line); line++) {
    const row = lineOf(state, line).trim();
    if (rows.length > 0 && CAPTION.test(row)) break;
    if (!/^\|.*(?<!\\)\|$/.test(row) || DELIMITERS.test(row)) return false;
    const cells = [splitCells, splitOutsideCode]
      .map((split) => split(row.slice(1, -1)))
      .find(({ length }) => length === columns.length);
    if (!cells) return false;
    rows.push(cells);
  }
  if (rows.length === 0) return false;
  state.tokens.pop();
  state.level++;
  if (state.tokens.at(-1)?.type === 'tbody_close') {
    state.tokens.pop();
    state.level++;
  } else state.push('tbody_open', 'tbody', 1).map = [startLine, line];
  for (const [index, cells] of rows.entries()) pushRow(state, startLine + index, cells, columns);
  state.push('tbody_close', 'tbody', -1);
  tables.set(state.push('table_close', 'table', -1), table);
  open.map = [firstLine, line];
  state.line = line;
  return true;
}

/** The table of pipes that a token ends; not one of those whose rows are in no body. */
function tableEndingWith({ tokens }: StateBlock, close: Token): OpenTable | undefined {
  const known = tables.get(close);
  if (known) return known;
  if (!/^t(?:head|body)_close$/.test(tokens.at(-2)?.type ?? '')) return undefined;
  const at = tokens.findLastIndex(({ type, level }) => type === 'table_open' && level === close.level);
  const open = tokens[at];
  if (!open) return undefined;
  const own = tokens.slice(at);
  const end = own.findIndex(({ type }) => type === 'thead_close');
  const columns = own
    .slice(0, end)
    .filter(({ type }) => type === 'th_open')
    .map((cell) => cell.attrGet('style'));
  return { open, columns };
}

function isInside(state: StateBlock, line: number): boolean {
  return !state.isEmpty(line) && (state.sCount[line] ?? 0) >= state.blkIndent;
}

function pushRow(
  state: StateBlock,
  line: number,
  cells: readonly string[],
  columns: readonly (string | number | null)[],
): void {
  state.push('tr_open', 'tr', 1).map = [line, line + 1];
  for (const [index, text] of cells.entries()) {
    const open = state.push('td_open', 'td', 1);
    const style = columns[index];
    if (style) open.attrSet('style', String(style));
    const inline = state.push('inline', '', 0);
    inline.content = text;
    inline.children = [];
    state.push('td_close', 'td', -1);
  }
  state.push('tr_close', 'tr', -1);
}
