import { characterAt, characterBefore, isEastAsian } from '../../text/east-asian.js';
import type { QuotationMarks } from './quotation-marks.js';

const DOUBLE = '"';
const SINGLE = "'";
const APOSTROPHE = '’';

const FEET_AND_INCHES = /(?<![\d.,'"])\d{1,3}' ?\d{1,2}(?:\.\d+)?"/g;
/** The contraction in "rock 'n' roll". */
const AND = /(?<=[ -])'n'(?=[ -])/gi;
/** What follows an apostrophe at the start of a word: `'tis`, `'em`, `'90s`, German `'90er`, Hungarian `'90-es`. */
const SHORTENED =
  /^(?:(?:em|til|tis|twas|tisn't|twasn't|tw(?:ere|ill|ould|ixt))|\d0(?:s|er[ns]?|-(?:[ae]s|tal\p{L}*)))(?![\p{L}\p{N}'-])/iu;
/** Decades and years without their century: Italian "anni '90", Dutch "jaren '90". */
const YEARS =
  /(?:^|\P{L})(?:anii|anni|années|anos|años|class of|jaren|lata) (?:'\d\d,? (?:\p{L}{1,3} )?){0,2}$/iu;

/** A space that French authors type before a sign or inside quotation marks. */
const APART = /(?<=\S) (?=:(?:\s|$))|(?<=\S) (?=[;!?»](?:[\s;:!?»)\]]|$))|(?<=«) (?=\S)/g;
const NARROW = '\u202f';
const BEFORE_COLON = '\u00a0';

/** Two or three hyphens, but not the delimiters of CriticMarkup, `{--deleted--}`. */
const DASHES = /(?<![-{])-{2,3}(?![-}])/g;

/** A negative number that is the whole text, as in a table cell. */
const NEGATIVE = /^\s*-(?=\d[\d.,\u00a0\u202f]*\s*(?:[%‰$€£¥]|\p{L}{1,3})?\s*$)/u;
const MINUS = '−';

/** Whether a text contains anything that could change. */
export function hasSigns(text: string, { spacesPunctuation }: QuotationMarks): boolean {
  return (
    /["']|--|\.{3}/.test(text) ||
    NEGATIVE.test(text) ||
    (spacesPunctuation === true && / [;:!?»]|« /.test(text))
  );
}

/**
 * Replaces typewriter characters with typographic ones. Returns one string for each character of the text, changed
 * or not; when several characters become one, the others are empty.
 */
export function typographicSigns(text: string, marks: QuotationMarks): string[] {
  const signs = text.split('');
  for (const { index, 0: dashes } of text.matchAll(DASHES)) {
    const after = text[index + dashes.length] ?? ' ';
    // A space, two hyphens and a letter begin a command-line option.
    if (isSpace(text[index - 1] ?? ' ') && !isSpace(after)) continue;
    put(signs, index, dashes.length, dashes.length === 2 ? '–' : '—');
  }
  for (const { index } of text.matchAll(/(?<![./\\])\.{3}(?!\.)/g)) put(signs, index, 3, '…');
  const negative = NEGATIVE.exec(text);
  if (negative) signs[negative[0].length - 1] = MINUS;
  putQuotationMarks(signs, text, marks);
  for (const { index, 0: length } of text.matchAll(FEET_AND_INCHES)) {
    signs[index + length.indexOf("'")] = '′';
    signs[index + length.length - 1] = '″';
  }
  for (const { index } of text.matchAll(AND))
    signs.splice(index, 3, APOSTROPHE, text[index + 1] ?? '', APOSTROPHE);
  if (marks.spacesPunctuation)
    for (const { index } of text.matchAll(APART))
      signs[index] = text[index + 1] === ':' ? BEFORE_COLON : NARROW;
  return signs;
}

function put(signs: string[], index: number, length: number, sign: string): void {
  signs.fill('', index, index + length);
  signs[index] = sign;
}

/**
 * Replaces quotation marks by the rules of markdown-it's typographer, which depend on the characters next to a mark and
 * on the stack of open marks.
 */
function putQuotationMarks(signs: string[], text: string, marks: QuotationMarks): void {
  const open: { readonly sign: string; readonly index: number }[] = [];
  for (const { index, 0: sign } of text.matchAll(/["']/g)) {
    const { opens, closes } = roleOf(text, index);
    const partner = closes ? open.findLastIndex((each) => each.sign === sign) : -1;
    const opening = open[partner];
    if (opening) {
      const pair = sign === DOUBLE ? marks.double : marks.single;
      signs[opening.index] = pair[0];
      signs[index] = pair[1];
      putUnpaired(signs, text, open.splice(partner).slice(1), marks);
    } else if (opens && !(sign === SINGLE && isShortened(text, index, marks))) {
      open.push({ sign, index });
    } else if (sign === SINGLE && !(closes && /\d/.test(text[index - 1] ?? ''))) {
      signs[index] = APOSTROPHE;
    }
  }
  putUnpaired(signs, text, open, marks);
}

/** Whether a mark before a word stands for letters or digits that are left out, whatever follows. */
function isShortened(text: string, index: number, { shortened }: QuotationMarks): boolean {
  const word = text.slice(index + 1, index + 1 + LONGEST_SHORTENED);
  return (
    SHORTENED.test(word) ||
    shortened?.test(word) === true ||
    (/^\d\d(?![\p{L}\p{N}'-])/u.test(word) &&
      YEARS.test(text.slice(Math.max(0, index - LONGEST_SHORTENED), index)))
  );
}

/** The most characters that are looked at on either side. */
const LONGEST_SHORTENED = 24;

/**
 * Turns opening marks that are never closed into apostrophes, as in `'tis` and `the '90s`, or, if they are double, into the opening
 * marks of a speech that goes on in the next paragraph.
 */
function putUnpaired(
  signs: string[],
  text: string,
  unpaired: readonly { readonly sign: string; readonly index: number }[],
  { double }: QuotationMarks,
): void {
  for (const { sign, index } of unpaired)
    if (/[\p{L}\p{N}]/u.test(text.slice(index + 1, index + 3)) && !isPunctuation(text[index + 1] ?? ''))
      signs[index] = sign === SINGLE ? APOSTROPHE : double[0];
}

function roleOf(text: string, index: number): { readonly opens: boolean; readonly closes: boolean } {
  const before = characterBefore(text, index) || ' ';
  const after = characterAt(text, index + 1) || ' ';
  const [opens, closes] = [!isSpace(after), !isSpace(before)];
  // Chinese and Japanese have no spaces beside quotation marks.
  if (opens && closes && (isEastAsian(before) || isEastAsian(after))) return { opens, closes };
  // Between two letters, a mark is an apostrophe.
  return opens && closes ? { opens: isPunctuation(before), closes: isPunctuation(after) } : { opens, closes };
}

function isSpace(character: string): boolean {
  return /\s/.test(character);
}

function isPunctuation(character: string): boolean {
  return /[\p{P}\p{S}]/u.test(character);
}
