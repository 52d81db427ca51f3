import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { tokenMeta } from '../token-meta.js';

/** On the opening token of a row. */
export const cellsWritten = tokenMeta<number>('cellsWritten');

/**
 * The parser gives every row of a table the same number of cells as the header: it pads short rows and drops the
 * extra cells of long ones. This restores the dropped cells and records for each row how many cells were written.
 */
export function tableCells(md: MarkdownIt): void {
  md.core.ruler.after('block', 'table_cells', (state) => {
    if (!state.src.includes('|')) return;
    const dropped = droppedCells(state);
    if (dropped.size > 0)
      state.tokens = state.tokens.flatMap((token, index) => [...(dropped.get(index) ?? []), token]);
  });
}

/** The extra cells of rows, by the position of each row's closing token. */
function droppedCells({ src, tokens, Token }: StateCore): ReadonlyMap<number, readonly Token[]> {
  const lines = src.split('\n');
  const dropped = new Map<number, readonly Token[]>();
  let written: readonly string[] = [];
  let columns = 0;
  // There may be very many of them in a long text.
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.type === 'tr_open') {
      written = token.map ? splitCells(lines[token.map[0]] ?? '') : [];
      cellsWritten.set(token, written.length);
      columns = 0;
    } else if (token?.type === 'th_open' || token?.type === 'td_open') {
      columns++;
    } else if (token?.type === 'tr_close' && columns < written.length) {
      dropped.set(
        index,
        written.slice(columns).flatMap((text) => cellTokens(Token, text, token.level)),
      );
    }
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

/** The cells of a source line: the text between unescaped pipes. */
function splitCells(line: string): string[] {
  const row = (line.startsWith('|') ? line : line.replace(CONTAINER_MARKERS, '')).trim();
  const cells = row.includes('\\')
    ? row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
    : row.split('|').map((cell) => cell.trim());
  if (cells[0] === '') cells.shift();
  if (cells.at(-1) === '') cells.pop();
  return cells;
}
