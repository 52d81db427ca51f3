/** The code of the first character of a text. */
export function codeOf(text: string): number {
  return text.charCodeAt(0);
}

/** What a character can begin. Others are signs that begin nothing, or blanks. */
export const LETTER = 1;
export const DIGIT = 2;
export const DOT = 3;
export const BRACKET = 4;
/** The opening of something that has a rule: a comment, a string, a sigil … */
export const OPENING = 5;

/** The characters beyond ASCII that are letters, as part of a regular expression: all but spaces and punctuation. */
export const LETTERS_BEYOND_ASCII = '\\u00c0-\\u1fff\\u2070-\\u2fff\\u3040-\\uffff';

/** Whether a character beyond ASCII is a letter. */
function isLetterBeyondAscii(code: number): boolean {
  return code >= 0xc0 && !(code >= 0x2000 && code < 0x2070) && !(code >= 0x3000 && code < 0x3040);
}

/** Whether a character is a space, a line break or the like. */
export function isBlank(code: number): boolean {
  return code <= 0x20 || code === 0xa0;
}

/** Whether there are only opening parentheses and blanks between two places. */
export function areParentheses(code: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const sign = code.charCodeAt(at);
    if (sign !== 0x28 && !isBlank(sign)) return false;
  }
  return true;
}

/** Whether a character is a closing bracket. */
export function isClosing(code: number): boolean {
  return code === 0x29 || code === 0x5d || code === 0x7d;
}

export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Whether a name can begin with a character: a letter or `_`. */
export function isNameBegin(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    code === 0x5f ||
    (code >= 128 && isLetterBeyondAscii(code))
  );
}

export function isNamePart(code: number): boolean {
  return isNameBegin(code) || isDigit(code);
}

/*
 * V8 compiles a regular expression to machine code at its second use, but interprets a loop over characters for a long time.
 * Anything that may be longer than a few characters is therefore skipped by regular expressions. They are sticky and can match
 * the empty string, so that they neither search ahead nor backtrack.
 */

/** The end of the match of a sticky expression at `from`. The expression must be able to match the empty string. */
export function endOf(expression: RegExp, code: string, from: number): number {
  expression.lastIndex = from;
  expression.test(code);
  return expression.lastIndex;
}

const nameParts = new Map<string, RegExp>();

/** Matches the rest of a name: letters, digits, `_` and the characters in `joins`. */
export function namePart(joins: string): RegExp {
  let known = nameParts.get(joins);
  if (!known) {
    known = new RegExp(`[\\w${classOf(joins)}${LETTERS_BEYOND_ASCII}]*`, 'y');
    nameParts.set(joins, known);
  }
  return known;
}

/** ASCII characters, as they are written in the brackets of a regular expression. */
export function classOf(characters: string): string {
  return [...characters].map((sign) => `\\x${codeOf(sign).toString(16).padStart(2, '0')}`).join('');
}

/** The first place from `at` on that is not blank; the end of the text, if all is. */
export function skipBlanks(code: string, at: number): number {
  let next = at;
  while (code.charCodeAt(next) <= 0x20) next += 1;
  return next;
}

/** Whether only blanks precede a position in its line. */
export function beginsLine(code: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && ' \t'.includes(code.charAt(before))) before -= 1;
  return before < 0 || code.charAt(before) === '\n';
}

/** Where the line ends. */
export function lineEnd(code: string, from: number): number {
  return indexOrEnd(code, '\n', from);
}

/** The offset of the next `text`; the end of the code if there is none. */
export function indexOrEnd(code: string, text: string, from: number): number {
  const at = code.indexOf(text, from);
  return at < 0 ? code.length : at;
}

/** The offset after the next `close`; the end of the code if there is none. */
export function afterNext(code: string, close: string, from: number): number {
  const at = code.indexOf(close, from);
  return at < 0 ? code.length : at + close.length;
}

/** Letters, digits, `-`, `.`, `:` and `_`. */
const TAG_NAME = namePart('-.:');

/** Where the name of a tag ends. */
export function tagNameEnd(code: string, from: number): number {
  return endOf(TAG_NAME, code, from);
}
