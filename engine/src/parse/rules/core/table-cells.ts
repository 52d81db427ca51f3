import type { StateCore, Token } from 'markdown-it';
import { linesOf } from '../../../source/text-lines.js';
import type { CoreRow } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { placesOf } from './token-places.js';

/** On the opening token of a row. */
export const cellsWritten = tokenMeta<number>('cellsWritten');

/** On the opening token of a row whose line holds more than the row: the row in the cell of a grid. */
export const rowInCell = tokenMeta<string>('rowInCell');

/**
 * The parser gives every row of a table the same number of cells as the header: it pads short rows and drops the
 * extra cells of long ones. This restores the dropped cells and records for each row how many cells were written. A row that has as many
 * cells as the header only if pipes in code do not end them has these, as in pandoc.
 *
 * @example
 * | a | b |
 * |---|---|
 * | c | d | e |
 * @example
 * | a | b |
 * |---|---|
 * | `c | d` | e |
 */
export const tableCells: CoreRow = {
  kind: 'core',
  name: 'table_cells',
  dialect: 'GFM',
  needs: ['|'],
  read(state) {
    const dropped = droppedCells(state);
    if (dropped.size > 0)
      state.tokens = state.tokens.flatMap((token, index) => [...(dropped.get(index) ?? []), token]);
  },
};

/** The extra cells of rows, by the position of each row's closing token. */
function droppedCells({ src, tokens, Token }: StateCore): ReadonlyMap<number, readonly Token[]> {
  const dropped = new Map<number, readonly Token[]>();
  const rows = placesOf(tokens, 'tr_open');
  const lines = rows.length > 0 ? linesOf(src).all : [];
  for (const place of rows) {
    const open = tokens[place];
    // Tables without pipes have recorded their cells already.
    if (!open || cellsWritten.get(open) !== undefined) continue;
    const row = open.map ? rowOf(rowInCell.get(open) ?? lines[open.map[0]] ?? '') : undefined;
    const written = row === undefined ? 0 : cellCount(row);
    cellsWritten.set(open, written);
    let end = place + 1;
    let columns = 0;
    for (; end < tokens.length && tokens[end]?.type !== 'tr_close'; end++)
      if (tokens[end]?.type === 'th_open' || tokens[end]?.type === 'td_open') columns++;
    if (row === undefined || columns >= written) continue;
    const meant = row.includes('`') ? splitOutsideCode(row) : [];
    if (meant.length === columns) {
      for (const inline of tokens.slice(place, end))
        if (inline.type === 'inline') inline.content = meant.shift() ?? '';
      cellsWritten.set(open, columns);
      continue;
    }
    const cells = splitCells(row).slice(columns);
    dropped.set(
      end,
      cells.flatMap((text) => cellTokens(Token, text, open.level)),
    );
  }
  return dropped;
}

function cellTokens(Token: StateCore['Token'], text: string, level: number): Token[] {
  const open = new Token('td_open', 'td', 1);
  const content = new Token('inline', '', 0);
  const close = new Token('td_close', 'td', -1);
  content.content = text;
  content.children = [];
  open.level = close.level = level + 1;
  content.level = level + 2;
  return [open, content, close];
}

const CONTAINER_MARKERS = /^\s*(?:(?:>|[-+*:]\s|\d{1,9}[.)]\s|\[\^[^\]]*\]:)\s*)*/;

/** The cells of a source line, without the pipes at its ends; `undefined` if it has none. */
function rowOf(line: string): string | undefined {
  const row = (line.startsWith('|') ? line : line.replace(CONTAINER_MARKERS, '')).trim();
  return row === '' || row === '|' ? undefined : row.replace(/^\|/, '').replace(/(?<!\\)\|$/, '');
}

/** Counts the cells of a row. Hardly any row has more than its table, and only those are split. */
function cellCount(row: string): number {
  if (row.includes('\\')) return splitCells(row).length;
  let cells = 1;
  for (let pipe = row.indexOf('|'); pipe >= 0; pipe = row.indexOf('|', pipe + 1)) cells++;
  return cells;
}

const CODE_SPAN = /(?<![\\`])(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g;

/** The cells of a row whose code may contain pipes. */
export function splitOutsideCode(row: string): string[] {
  return splitCells(row.replace(CODE_SPAN, (code) => code.replace(/(?<!\\)\|/g, '\\|')));
}

/** The cells of a row: the text between unescaped pipes. */
export function splitCells(row: string): string[] {
  return row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}
