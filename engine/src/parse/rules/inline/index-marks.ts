import type { StateInline } from 'markdown-it';
import type { InlineRow } from '../row.js';

const BACKSLASH = 0x5c;
/** Braces may be nested one level deep, as in `\index{tea|see{camellia}}`. */
const COMMAND = /\\index\{((?:[^{}\n]|\{[^{}\n]*\}){1,300})\}/y;

/**
 * LaTeX's `\index{tea!green|see{camellia}}`; the token is `index_mark`, with what is between the braces as `content`.
 *
 * @example
 * tea\index{tea!green}
 */
export const indexMarks: InlineRow = {
  kind: 'inline',
  name: 'index_mark',
  dialect: 'LaTeX',
  firstCharacters: '\\',
  read: command,
};

function command(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== BACKSLASH) return false;
  COMMAND.lastIndex = state.pos;
  const [source, content] = COMMAND.exec(state.src) ?? [];
  if (source === undefined || content === undefined) return false;
  if (!silent) state.push('index_mark', '', 0).content = content;
  state.pos += source.length;
  return true;
}
