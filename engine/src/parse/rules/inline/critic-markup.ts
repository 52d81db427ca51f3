import type { StateInline } from 'markdown-it';
import { ARROW, BEGINS, ENDS, INCLUDES_PARAGRAPH_MARK, SIGN_LENGTH } from '../../../source/critic-markup.js';
import type { InlineRow } from '../row.js';
import { tokenMeta } from '../token-meta.js';
import { hasAhead } from './has-ahead.js';
import { readWithin } from './read-within.js';

/** The delimiters of a mark. */
const CLOSING: Readonly<Record<string, string>> = {
  '{++': '++}',
  '{--': '--}',
  '{~~': '~~}',
  '{==': '==}',
  '{>>': '<<}',
};
/** Whether a comment stands right behind another one, which it answers, on the token where it begins. */
export const isReply = tokenMeta<true>('isReply');
const mayEndComment = hasAhead('<<}');
const BRACE = '{'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);

/** The last position of each closing delimiter in a text. */
const lastSigns = new WeakMap<StateInline, Map<string, number>>();

/**
 * CriticMarkup. Insertions and deletions become `insertion_…` and `deletion_…`; a comment becomes `comment_start` and
 * `comment_end` around the text that it is about: text marked for it, or a change right before it. One right behind another answers
 * it. A delimiter without a partner is text.
 *
 * @example
 * a {++new++} {--old--} {~~one~>two~~} {==marked==}{>>a note<<}
 */
export const criticMarkup: InlineRow = {
  kind: 'inline',
  name: 'critic_markup',
  dialect: 'CriticMarkup',
  needs: ['{'],
  firstCharacters: '{\\',
  read(state, silent) {
    const first = state.src.charCodeAt(state.pos);
    if (first === BACKSLASH) return escaped(state, silent);
    if (first !== BRACE) return false;
    const opening = state.src.slice(state.pos, state.pos + SIGN_LENGTH);
    const closing = CLOSING[opening];
    return closing === undefined ? false : mark(state, silent, opening, closing);
  },
};

/** A delimiter after a backslash is text as a whole. */
function escaped(state: StateInline, silent: boolean): boolean {
  const sign = state.src.slice(state.pos + 1, state.pos + 1 + SIGN_LENGTH);
  if (CLOSING[sign] === undefined || state.pos + 1 + SIGN_LENGTH > state.posMax) return false;
  if (!silent) state.pending += sign;
  state.pos += 1 + SIGN_LENGTH;
  return true;
}

function mark(state: StateInline, silent: boolean, opening: string, closing: string): boolean {
  const { pos, posMax } = state;
  const start = pos + SIGN_LENGTH;
  if (lastOf(state, closing) < start) return false;
  if (opening === '{>>') return standaloneComment(state, silent, pos);
  const end = find(state, start, posMax, closing);
  if (end === undefined) return false;
  const to = opening === '{~~' ? find(state, start, end, ARROW) : undefined;
  if (opening === '{~~' && to === undefined) return false;
  const after = end + SIGN_LENGTH;
  const comments = commentsAt(state, after);
  if (!silent) {
    comments.forEach(({ text }, index) => {
      comment(state, 'comment_start', text, index > 0);
    });
    if (to !== undefined) {
      tokens(state, start, to, 'deletion');
      tokens(state, to + ARROW.length, end, 'insertion');
    } else if (opening === '{++') tokens(state, start, end, 'insertion');
    else if (opening === '{--') tokens(state, start, end, 'deletion');
    else if (comments.length > 0) readWithin(state, start, end);
    else tokens(state, start, end, 'mark');
    for (const { text } of comments) comment(state, 'comment_end', text);
  }
  state.pos = comments.at(-1)?.end ?? after;
  state.posMax = posMax;
  return true;
}

/** A comment about a place, or one end of a comment about several blocks. */
function standaloneComment(state: StateInline, silent: boolean, pos: number): boolean {
  const [first] = commentsAt(state, pos);
  if (!first) return false;
  if (!silent) {
    const { text } = first;
    const place = text.charAt(0);
    const own = place === BEGINS || place === ENDS ? text.slice(1) : text;
    const answers = state.pending === '' && state.tokens.at(-1)?.type === 'comment_end';
    if (place !== ENDS) comment(state, 'comment_start', own, answers && place !== BEGINS);
    if (place !== BEGINS) comment(state, 'comment_end', own);
  }
  state.pos = first.end;
  return true;
}

interface Found {
  readonly text: string;
  readonly end: number;
}

/** The consecutive comments at a position. */
function commentsAt(state: StateInline, pos: number): readonly Found[] {
  const found: Found[] = [];
  if (!mayEndComment(state)) return found;
  const { src, posMax } = state;
  let at = pos;
  while (src.startsWith('{>>', at)) {
    const end = src.indexOf('<<}', at);
    if (end === -1 || end + SIGN_LENGTH > posMax) break;
    const text = src.slice(at + SIGN_LENGTH, end);
    // The end of a comment on several blocks is a separate token.
    if (at > pos && (text.startsWith(BEGINS) || text.startsWith(ENDS))) break;
    at = end + SIGN_LENGTH;
    found.push({ text, end: at });
    if (text.startsWith(BEGINS) || text.startsWith(ENDS)) break;
  }
  return found;
}

function comment(
  state: StateInline,
  type: 'comment_start' | 'comment_end',
  text: string,
  answers = false,
): void {
  const token = state.push(type, '', 0);
  token.content = text;
  if (answers) isReply.set(token, true);
}

/** Adds tokens of a kind around the text between two positions. */
function tokens(
  state: StateInline,
  start: number,
  end: number,
  name: 'insertion' | 'deletion' | 'mark',
): void {
  const includesParagraphMark = state.src.charAt(end - 1) === INCLUDES_PARAGRAPH_MARK;
  const open = state.push(`${name}_open`, '', 1);
  if (includesParagraphMark) open.info = INCLUDES_PARAGRAPH_MARK;
  readWithin(state, start, includesParagraphMark ? end - 1 : end);
  state.push(`${name}_close`, '', -1);
}

/** The position of a delimiter that is not in code, a formula or an escape. */
function find(state: StateInline, start: number, limit: number, sign: string): number | undefined {
  const { pos } = state;
  state.pos = start;
  let found: number | undefined;
  while (state.pos < limit) {
    if (state.src.startsWith(sign, state.pos)) {
      if (state.pos + sign.length <= state.posMax) found = state.pos;
      break;
    }
    state.md.inline.skipToken(state);
  }
  state.pos = pos;
  return found;
}

/** A delimiter that does not occur later need not be searched for. */
function lastOf(state: StateInline, sign: string): number {
  let known = lastSigns.get(state);
  if (!known) {
    known = new Map();
    lastSigns.set(state, known);
  }
  let last = known.get(sign);
  if (last === undefined) {
    last = state.src.lastIndexOf(sign);
    known.set(sign, last);
  }
  return last;
}
