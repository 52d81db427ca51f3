import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/**
 * The parser gives every row of a table the header's number of cells: it pads short rows and drops what a long row
 * has too much. This puts the dropped cells back and notes in each row's `meta` how many cells were written.
 */
export function tableCells(md: MarkdownIt): void {
  md.core.ruler.after('block', 'table_cells', (state) => {
    if (!state.tokens.some(isRow)) return;
    const lines = state.src.split('\n');
    state.tokens = withAllCells(state, lines);
  });
}

function withAllCells(state: StateCore, lines: readonly string[]): Token[] {
  const tokens: Token[] = [];
  let written: readonly string[] = [];
  let columns = 0;
  for (const token of state.tokens) {
    if (isRow(token)) {
      written = token.map ? splitCells(lines[token.map[0]] ?? '') : [];
      token.meta = { cells: written.length };
      columns = 0;
    } else if (token.type === 'th_open' || token.type === 'td_open') {
      columns++;
    } else if (token.type === 'tr_close') {
      for (const text of written.slice(columns)) tokens.push(...cellTokens(state, text, token.level));
    }
    tokens.push(token);
  }
  return tokens;
}

function isRow(token: Token): boolean {
  return token.type === 'tr_open';
}

function cellTokens(state: StateCore, text: string, level: number): Token[] {
  const open = new state.Token('td_open', 'td', 1);
  const content = new state.Token('inline', '', 0);
  const close = new state.Token('td_close', 'td', -1);
  content.content = text;
  content.children = [];
  open.level = close.level = level + 1;
  content.level = level + 2;
  return [open, content, close];
}

const CONTAINER_MARKERS = /^\s*(?:(?:>|[-+*:]\s|\d{1,9}[.)]\s|\[\^[^\]]*\]:)\s*)*/;

/** The cells of a source line: what stands between pipes that are not escaped. */
function splitCells(line: string): string[] {
  const row = (line.startsWith('|') ? line : line.replace(CONTAINER_MARKERS, '')).trim();
  const cells = row.includes('\\')
    ? row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
    : row.split('|').map((cell) => cell.trim());
  if (cells[0] === '') cells.shift();
  if (cells.at(-1) === '') cells.pop();
  return cells;
}
