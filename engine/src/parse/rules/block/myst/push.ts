import type { StateBlock } from 'markdown-it';
import type { NoticeCode } from '../../../../api/notice.js';
import { pushParagraph, readLines } from '../../core/callout-tokens.js';
import { type DivMeaning, divOf } from '../fenced-divs.js';
import type { Directive } from './directive.js';

/** A name for the next block; the token is `target`. */
export function pushTarget(state: StateBlock, name: string | undefined, line: number): void {
  if (name === undefined) return;
  const token = state.push('target', '', 0);
  token.map = [line, line + 1];
  token.content = name;
}

/** A notice for the author. The token is `author_notice`, with the notice's code as `info` and its message as `content`. */
export function pushNotice(state: StateBlock, code: NoticeCode, message: string, line: number): void {
  const token = state.push('author_notice', '', 0);
  token.map = [line, line + 1];
  token.info = code;
  token.content = message;
}

/** Reads the text of a directive as Markdown. */
export function readBody(state: StateBlock, { bodyStart, bodyEnd }: Directive): void {
  if (bodyStart < bodyEnd) readLines(state, bodyStart, bodyEnd);
}

/** The text of a directive as written. */
export function bodyOf(state: StateBlock, { startLine, bodyStart, bodyEnd }: Directive): string {
  return bodyStart < bodyEnd ? state.getLines(bodyStart, bodyEnd, state.sCount[startLine] ?? 0, false) : '';
}

/** Pushes what `content` pushes, as one div. */
export function inDiv(
  state: StateBlock,
  { startLine, endLine }: Directive,
  div: DivMeaning | undefined,
  content: () => void,
): void {
  const open = state.push('div_open', 'div', 1);
  open.map = [startLine, endLine];
  if (div) divOf.set(open, div);
  content();
  state.push('div_close', 'div', -1);
}

/** A line of bold text, if there is any. */
export function pushBold(state: StateBlock, text: string, line: number): void {
  const sign = text.includes('*') ? '__' : '**';
  if (text !== '') pushParagraph(state, `${sign}${text}${sign}`, line);
}
