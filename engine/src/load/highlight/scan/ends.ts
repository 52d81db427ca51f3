import { codeOf, indexOrEnd, isDigit, isNameBegin, isNamePart, lineEnd, skipBlanks } from './characters.js';
import type { Sigil } from './language.js';

/*
 * Where parts of code end, which begin at a given place. Each looks at no character that it does not pass, or at no more
 * than a few ahead, so that the whole takes linear time.
 */

/** How far ahead is looked for an end that may not be there. In UTF-16 code units. */
export const AHEAD = 100;

const POINT = codeOf('.');
const PLUS = codeOf('+');
const MINUS = codeOf('-');
const ZERO = codeOf('0');
const SMALL_E = codeOf('e');
const SMALL_X = codeOf('x');
/** The bit by which small letters differ from capitals. */
const SMALL = 0x20;

/** The end of a comment that can contain others; the text of the outermost begins at `inside`. */
export function nestedCommentEnd(code: string, inside: number, open: string, close: string): number {
  let depth = 1;
  let at = inside;
  let nextOpen = indexOrEnd(code, open, at);
  let nextClose = indexOrEnd(code, close, at);
  while (nextClose < code.length) {
    const opens = nextOpen < nextClose;
    at = opens ? nextOpen + open.length : nextClose + close.length;
    depth += opens ? 1 : -1;
    if (depth === 0) return at;
    if (nextOpen < at) nextOpen = indexOrEnd(code, open, at);
    if (nextClose < at) nextClose = indexOrEnd(code, close, at);
  }
  return code.length;
}

/** The end of a number such as `1_000.5e-3`, `0x1F` or `10px`. */
export function numberEnd(code: string, from: number): number {
  let to = from + 1;
  const isHex = code.charCodeAt(from) === ZERO && (code.charCodeAt(to) | SMALL) === SMALL_X;
  for (; to < code.length; to += 1) {
    const sign = code.charCodeAt(to);
    if (isNamePart(sign)) continue;
    if (sign === POINT && isDigit(code.charCodeAt(to + 1))) continue;
    const isExponent = !isHex && (code.charCodeAt(to - 1) | SMALL) === SMALL_E;
    if (!isExponent || (sign !== PLUS && sign !== MINUS)) break;
  }
  return to;
}

/** The end of an expression between slashes with its flags, or the end of the line, negative, if it has none. */
export function regexEnd(code: string, inside: number): number {
  let isSet = false;
  for (let at = inside; at < code.length; at += 1) {
    const sign = code.charAt(at);
    if (sign === '\n') return -at;
    if (sign === '\\') at += 1;
    else if (sign === '[') isSet = true;
    else if (sign === ']') isSet = false;
    else if (sign === '/' && !isSet) {
      let end = at + 1;
      while (isNamePart(code.charCodeAt(end))) end += 1;
      return end;
    }
  }
  return -code.length;
}

/** The end of a name behind a sign; `inside` if there is no name. */
export function sigilEnd(code: string, { joins = '', signs = '', hasBraces }: Sigil, inside: number): number {
  const first = code.charAt(inside);
  if (hasBraces && first === '{') return braceEnd(code, inside);
  if (first !== '' && signs.includes(first)) return inside + 1;
  if (!isNameBegin(code.charCodeAt(inside))) return inside;
  let end = inside + 1;
  while (isNamePart(code.charCodeAt(end)) || (end < code.length && joins.includes(code.charAt(end))))
    end += 1;
  return end;
}

/** The end of a name in braces, which can contain others; `begin` if it is not on the same line. */
function braceEnd(code: string, begin: number): number {
  const limit = Math.min(code.length, begin + AHEAD);
  let depth = 0;
  for (let at = begin; at < limit; at += 1) {
    const sign = code.charAt(at);
    if (sign === '\n') break;
    if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return begin;
}

/** A text whose end is a line with the name that it begins with: where the name and where the text begin and end. */
export interface Heredoc {
  readonly from: number;
  readonly to: number;
}

/** The text that begins behind `<<`; `undefined` if no name comes next. */
export function heredocAt(code: string, inside: number): Heredoc | undefined {
  let at = inside;
  if (code.charAt(at) === '-' || code.charAt(at) === '~') at += 1;
  while (code.charAt(at) === ' ') at += 1;
  const from = at;
  const quote = code.charAt(at);
  if (quote === '"' || quote === "'") at += 1;
  if (!isNameBegin(code.charCodeAt(at))) return undefined;
  let end = at;
  while (isNamePart(code.charCodeAt(end))) end += 1;
  const name = code.slice(at, end);
  let line = lineEnd(code, end);
  while (line < code.length) {
    const begin = skipBlanks(code, line);
    const behindName = begin + name.length;
    line = lineEnd(code, begin);
    if (code.startsWith(name, begin) && !isNamePart(code.charCodeAt(behindName)))
      return { from, to: behindName };
  }
  return { from, to: code.length };
}
