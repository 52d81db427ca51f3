import { romanNumeral } from '../../text/roman-numerals.js';

/** How numbers are written, by Word's names (ECMA-376 Part 1, 17.18.59). */
export const NUMBER_STYLES = ['decimal', 'lowerLetter', 'upperLetter', 'lowerRoman', 'upperRoman'] as const;
export type NumberStyle = (typeof NUMBER_STYLES)[number];

/** The largest number of a list in Word; in letters or Roman numerals, larger ones would have no end. */
export const MAX_NUMBER = 32_767;

/** A number from 1 as it is printed. */
export function numberText(number: number, style: NumberStyle): string {
  if (number > MAX_NUMBER) return String(number);
  switch (style) {
    case 'decimal':
      return String(number);
    case 'lowerRoman':
      return romanNumeral(number);
    case 'upperRoman':
      return romanNumeral(number).toUpperCase();
    case 'lowerLetter':
      return letters(number);
    case 'upperLetter':
      return letters(number).toUpperCase();
  }
}

const LETTERS = 26;
/** The highest number that is read from letters or Roman numerals. */
const MAX_ROMAN = 1000;

/** a to z, then aa, bb … zz, as Word counts. */
function letters(number: number): string {
  if (number < 1) return '';
  const letter = String.fromCharCode('a'.charCodeAt(0) + ((number - 1) % LETTERS));
  return letter.repeat(Math.ceil(number / LETTERS));
}

let known: ReadonlyMap<string, number> | undefined;

/** The number that a text stands for; undefined for one that is not in the style. */
export function numberOf(text: string, style: NumberStyle): number | undefined {
  if (style === 'decimal') return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  const isUpper = style === 'upperLetter' || style === 'upperRoman';
  if (text === '' || text !== (isUpper ? text.toUpperCase() : text.toLowerCase())) return undefined;
  const lower = text.toLowerCase();
  if (style === 'lowerLetter' || style === 'upperLetter')
    return /^[a-z]$/.test(lower) ? lower.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : undefined;
  known ??= new Map(Array.from({ length: MAX_ROMAN }, (_, index) => [romanNumeral(index + 1), index + 1]));
  return known.get(lower);
}
