/** The code of the first character of a text. */
export function codeOf(text: string): number {
  return text.charCodeAt(0);
}

/** What a character can begin. */
export const OTHER = 0;
export const BLANK = 1;
export const LETTER = 2;
export const DIGIT = 3;
export const DOT = 4;
export const BRACKET = 5;
/** Something that has a rule: a comment, a text, a sigil … */
export const OPENING = 6;

/** What a character beyond ASCII can begin: all but spaces and punctuation are letters. */
export function beyondAscii(code: number): number {
  if (code < 0xc0) return code === 0xa0 ? BLANK : OTHER;
  return (code >= 0x2000 && code < 0x2070) || (code >= 0x3000 && code < 0x3040) ? OTHER : LETTER;
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
    (code >= 128 && beyondAscii(code) === LETTER)
  );
}

export function isNamePart(code: number): boolean {
  return isNameBegin(code) || isDigit(code);
}

/** Whether a character can be in the name of a tag: letters, digits, `-`, `.`, `:` and `_`. */
function isTagName(code: number): boolean {
  return isNamePart(code) || code === 0x2d || code === 0x2e || code === 0x3a;
}

/** The first place from `at` on that is not blank; the end of the text, if all is. */
export function skipBlanks(code: string, at: number): number {
  let next = at;
  while (code.charCodeAt(next) <= 0x20) next += 1;
  return next;
}

const INK = /[!-\uffff]/g;

/** The first place from `at` on that is not blank; for stretches that may be long. */
export function nextInk(code: string, at: number): number {
  INK.lastIndex = at;
  return INK.test(code) ? INK.lastIndex - 1 : code.length;
}

/** Whether nothing but blanks comes before a place in its line. */
export function beginsLine(code: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && ' \t'.includes(code.charAt(before))) before -= 1;
  return before < 0 || code.charAt(before) === '\n';
}

/** Where the line ends. */
export function lineEnd(code: string, from: number): number {
  return indexOrEnd(code, '\n', from);
}

/** Where `text` is next; the end of the code, if it is not there. */
export function indexOrEnd(code: string, text: string, from: number): number {
  const at = code.indexOf(text, from);
  return at < 0 ? code.length : at;
}

/** The place behind the next `close`; the end of the code, if it is not there. */
export function behind(code: string, close: string, from: number): number {
  const at = code.indexOf(close, from);
  return at < 0 ? code.length : at + close.length;
}

export function tagNameEnd(code: string, from: number): number {
  let at = from;
  while (isTagName(code.charCodeAt(at))) at += 1;
  return at;
}
