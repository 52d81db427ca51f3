import type { Delimiter, StateInline } from 'markdown-it';
import { characterAt, characterBefore, isEastAsian } from '../../../text/east-asian.js';
import type { InlineRow } from '../row.js';

/**
 * Marks with two signs on each side: `==highlight==`, `++insert++` and, of PyMdown Extensions, `^^insert^^`. The tokens are `mark_…`
 * and `ins_…`.
 *
 * @example
 * ==marked==
 */
export const highlights = marks('mark', '=', 'mark');
/**
 * @example
 * ++inserted++
 */
export const insertions = marks('ins', '+', 'ins');
/**
 * @example
 * ^^inserted^^
 */
export const caretInsertions: InlineRow = { ...marks('caret_ins', '^', 'ins'), dialect: 'MkDocs' };

function marks(name: string, sign: '=' | '+' | '^', token: 'mark' | 'ins'): InlineRow {
  return {
    kind: 'inline',
    name,
    dialect: 'any',
    needs: [sign === '^' ? '^^' : sign],
    firstCharacters: sign,
    read: (state, silent) => !silent && open(state, sign),
    pair(state) {
      if (!state.src.includes(sign.repeat(2))) return;
      for (const delimiters of delimiterLists(state)) pair(state, delimiters, token, sign);
    },
  };
}

/**
 * Records a possible beginning or end. In the middle of a word it is neither: `a==b` is not a highlight. After an East Asian letter it may
 * be a beginning, and before one an end, as these write no spaces between words: `C++和C++` has none of either. Before an emoji it may be a
 * beginning, and after one an end.
 */
function open(state: StateInline, sign: string): boolean {
  if (state.src[state.pos] !== sign) return false;
  const { length, can_open, can_close } = state.scanDelims(state.pos, false);
  // A single caret is that of raised text.
  if (length !== 2 && sign === '^') return false;
  if (length !== 2) {
    state.pending += sign.repeat(length);
    state.pos += length;
    return true;
  }
  state.push('text', '', 0).content = sign.repeat(2);
  const token = state.tokens.length - 1;
  const marker = sign.charCodeAt(0);
  const [before, after] = [characterBefore(state.src, state.pos), characterAt(state.src, state.pos + 2)];
  const isInside = /^\S/.test(before) && /^\S/.test(after);
  state.delimiters.push({
    marker,
    length: 0,
    token,
    end: -1,
    open: can_open || (isInside && (isEastAsian(before) || EMOJI.test(after))),
    close: can_close || (isInside && (isEastAsian(after) || EMOJI.test(before))),
  });
  state.pos += 2;
  return true;
}

/** An emoji, or its end: a colour of skin, or the sign that chooses its coloured form. */
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)/u;

function delimiterLists(state: StateInline): Delimiter[][] {
  const nested = state.tokens_meta.flatMap((meta) => (meta?.delimiters ? [meta.delimiters] : []));
  return [state.delimiters, ...nested];
}

function pair(state: StateInline, delimiters: readonly Delimiter[], name: string, sign: string): void {
  for (const start of delimiters) {
    if (start.marker !== sign.charCodeAt(0) || start.end === -1) continue;
    const end = delimiters[start.end];
    if (end) turn(state, start.token, `${name}_open`, 1);
    if (end) turn(state, end.token, `${name}_close`, -1);
  }
}

function turn(state: StateInline, index: number, type: string, nesting: 1 | -1): void {
  const token = state.tokens[index];
  if (token) Object.assign(token, { type, nesting, content: '' });
}
