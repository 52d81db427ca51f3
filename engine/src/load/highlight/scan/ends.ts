import {
  beginsLine,
  endOf,
  indexOrEnd,
  isNameBegin,
  isNamePart,
  LETTERS_BEYOND_ASCII,
  lineEnd,
  namePart,
  skipBlanks,
} from './characters.js';
import type { Sigil } from './language.js';

/*
 * Functions that find the end of a construct that begins at a given offset. None looks more than a few characters beyond
 * that end, so that scanning takes linear time.
 */

/** How far to look ahead for an end that may be missing, in UTF-16 code units. */
export const AHEAD = 100;

/** Matches the rest of a name in every language. */
const NAME_PART = namePart('');

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

const NUMBER_PART = `[\\w${LETTERS_BEYOND_ASCII}]|\\.(?=[0-9])`;
const NUMBER = new RegExp(`0[xX](?:${NUMBER_PART})*|[\\s\\S](?:[eE][-+]|${NUMBER_PART})*`, 'y');

/** The end of a number such as `1_000.5e-3`, `0x1F` or `10px`. */
export function numberEnd(code: string, from: number): number {
  return endOf(NUMBER, code, from);
}

/** Matches up to the slash that ends an expression, or up to the end of the line. */
const REGEX_BODY = /(?:[^\\/[\n]|\\[\s\S]?|\[(?:[^\\\]\n]|\\[\s\S]?)*\]?)*/y;

/** The end of an expression between slashes with its flags, or the end of the line, negative, if it has none. */
export function regexEnd(code: string, inside: number): number {
  const at = endOf(REGEX_BODY, code, inside);
  return code.charAt(at) === '/' ? endOf(NAME_PART, code, at + 1) : -at;
}

/** The end of a name after a sign; `inside` if there is no name. */
export function sigilEnd(code: string, { joins = '', signs = '', hasBraces }: Sigil, inside: number): number {
  const first = code.charAt(inside);
  if (hasBraces && first === '{') return braceEnd(code, inside);
  if (first !== '' && signs.includes(first)) return inside + 1;
  if (!isNameBegin(code.charCodeAt(inside))) return inside;
  return endOf(joins === '' ? NAME_PART : namePart(joins), code, inside + 1);
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

/**
 * A here document, which ends at a line with the name that it begins with: where the name and the text begin and end.
 */
interface Heredoc {
  readonly from: number;
  readonly to: number;
}

/** The here document that begins after `<<`; `undefined` if no name comes next. */
export function heredocAt(code: string, inside: number): Heredoc | undefined {
  let at = inside;
  if (code.charAt(at) === '-' || code.charAt(at) === '~') at += 1;
  while (code.charAt(at) === ' ') at += 1;
  const from = at;
  const quote = code.charAt(at);
  if (quote === '"' || quote === "'") at += 1;
  if (!isNameBegin(code.charCodeAt(at))) return undefined;
  const end = endOf(NAME_PART, code, at);
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

/** The end of a preprocessor line, which a backslash continues; `undefined` if the place does not begin its line. */
export function directiveEnd(code: string, from: number): number | undefined {
  if (!beginsLine(code, from)) return undefined;
  let end = lineEnd(code, from);
  while (end < code.length && code.charAt(end - 1) === '\\') end = lineEnd(code, end + 1);
  return end;
}
