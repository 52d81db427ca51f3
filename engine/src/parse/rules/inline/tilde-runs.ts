import type { InlineRow } from '../row.js';

/**
 * In GFM, three or more tildes in running text are literal; the parser would read pairs of them as strikethrough.
 *
 * @example
 * a ~~~b~~~ c
 */
export const tildeRuns: InlineRow = {
  kind: 'inline',
  name: 'tilde_run',
  dialect: 'GFM',
  firstCharacters: '~',
  read(state, silent) {
    if (state.src.charCodeAt(state.pos) !== TILDE) return false;
    let end = state.pos;
    while (end < state.posMax && state.src.charCodeAt(end) === TILDE) end++;
    if (end - state.pos < 3) return false;
    if (!silent) state.pending += state.src.slice(state.pos, end);
    state.pos = end;
    return true;
  },
};

const TILDE = 0x7e;
