import { isFullWidth } from './fonts.js';

/**
 * The space, in em of the East Asian letter, that Word adds between it and a letter or digit of another script, unless the
 * paragraph says otherwise (ECMA-376 Part 1, 17.3.1.2 and 17.3.1.3, which leave the amount open; it was measured by others).
 */
export const AUTO_SPACE = 0.25;

const FIRST_EAST_ASIAN = 0x2e80;
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;

/** Whether Word puts space between two characters, one of which is East Asian. */
export function hasAutoSpace(before: number, after: number): boolean {
  if (before < FIRST_EAST_ASIAN === after < FIRST_EAST_ASIAN) return false;
  const [eastAsian, other] = before < FIRST_EAST_ASIAN ? [after, before] : [before, after];
  return isFullWidth(eastAsian) && isLetterOrDigit(eastAsian) && isLetterOrDigit(other);
}

function isLetterOrDigit(code: number): boolean {
  return LETTER_OR_DIGIT.test(String.fromCharCode(code));
}
