import type { FormulaSize } from '../../../model/formula.js';

/** A piece of a formula, in em of the text around it. */
export type Box = FormulaSize;

export const EMPTY: Box = { width: 0, height: 0, depth: 0 };

/** How letters are set in a formula: single ones in italics, words and function names upright. */
interface Letters {
  readonly isItalic: boolean;
  /** 1 in a superscript or subscript, 2 in one of those, otherwise 0. */
  readonly scriptLevel?: 0 | 1 | 2;
}

/*
 * Advance widths of Cambria Math in thousandths of an em. The font is not free. Those of most small letters and of a few
 * others are exact: they come from PDF files that Word wrote. The others are sums that others have published (the Greek
 * alphabets), divided among the letters in the proportions of STIX Two Math, which is 3 % narrower on average.
 */

/** Starting with a. */
const ITALIC_SMALL = [
  557, 539, 460, 580, 496, 550, 612, 555, 317, 359, 552, 316, 848, 574, 541, 558, 550, 476, 462, 395, 580,
  544, 770, 532, 560, 483,
];
/** Starting with A. */
const ITALIC_CAPITAL = [
  633, 656, 610, 690, 625, 570, 650, 750, 360, 390, 698, 532, 890, 732, 680, 620, 700, 630, 520, 595, 720,
  640, 950, 630, 600, 592,
];
const UPRIGHT_SMALL = [
  488, 540, 441, 550, 500, 303, 494, 552, 278, 270, 530, 271, 832, 558, 531, 550, 540, 390, 430, 338, 560,
  504, 740, 483, 500, 460,
];
const UPRIGHT_CAPITAL = [
  650, 610, 600, 680, 580, 550, 650, 710, 340, 360, 660, 560, 860, 710, 690, 570, 690, 630, 510, 600, 680,
  640, 910, 620, 600, 570,
];
/** Starting with α; most of them are italic. */
const GREEK_SMALL = [
  600, 590, 525, 560, 455, 510, 550, 563, 270, 550, 560, 548, 530, 520, 500, 660, 580, 420, 585, 458, 540,
  650, 680, 670, 700,
];
/** Starting with Α, including the code point that Unicode leaves unassigned. */
const GREEK_CAPITAL = [
  650, 560, 520, 610, 570, 540, 710, 670, 320, 640, 650, 810, 680, 590, 670, 690, 520, 0, 550, 550, 590, 650,
  600, 783, 710,
];
const DIGIT = 0.5537;
const SPACE = 0.2197;
const POINT = 0.2051;
/** Script, fraktur and double-struck letters. */
const STYLED_CAPITAL = 0.73;
const STYLED_SMALL = 0.53;
const OTHER_LETTER = 0.55;
const OTHERS: Readonly<Record<string, number>> = {
  '∞': 0.8506,
  '∇': 0.596,
  '∂': 0.556,
  '∅': 0.74,
  '∀': 0.56,
  '∃': 0.55,
  '√': 0.6567,
  '…': 0.7,
  '⋯': 0.86,
  '⋮': 0.3,
  ℓ: 0.5,
};

const ASCENDING = /[bdfhħklβδζθλξ]/;
const DESCENDING = /[gjpqyβγζηξμρφχψς]/;
/** The heights of letters (`sxHeight` and `sCapHeight`), and that of an ascender. */
const SMALL_HEIGHT = 0.467;
const CAPITAL_HEIGHT = 0.667;
const ASCENDER = 0.71;
const DESCENT = 0.22;
const SET_IN_STYLES = /[\u{1d49c}-\u{1d6a3}ℂℍℕℙℚℝℤℬℰℱℋℐℒℳℛ]/u;

/** Scripts have glyphs of their own, which are wider at the same size; those of bold letters are not. */
const SCRIPT_LETTERS = [1, 1.11, 1.2] as const;
const SCRIPT_DIGITS = [1, 1.045, 1.09] as const;
const BOLD_LETTERS = 1.08;

/** Whether a character of its own stands for a bold letter. */
export function isBold(character: string): boolean {
  return /[\u{1d400}-\u{1d433}\u{1d468}-\u{1d49b}]/u.test(character);
}

/** A letter, a digit or a word. */
export function letters(text: string, { isItalic, scriptLevel = 0 }: Letters): Box {
  return Array.from(text)
    .map((character) => letter(character, isItalic, scriptLevel))
    .reduce(beside, EMPTY);
}

function letter(character: string, isItalic: boolean, scriptLevel: 0 | 1 | 2): Box {
  const plain = character.normalize('NFKC');
  const isSmall = plain !== plain.toUpperCase();
  return {
    width:
      widthOf(character, plain, isItalic || isSlanted(character)) * widening(character, plain, scriptLevel),
    height: heightOf(plain, isSmall),
    depth: (isSmall && DESCENDING.test(plain)) || plain === 'Q' ? DESCENT : 0,
  };
}

/** Whether a character of its own stands for an italic letter. */
function isSlanted(character: string): boolean {
  return /[\u{1d434}-\u{1d49b}]/u.test(character);
}

function widening(character: string, plain: string, scriptLevel: 0 | 1 | 2): number {
  if (isBold(character)) return BOLD_LETTERS;
  return (/\d/.test(plain) ? SCRIPT_DIGITS : SCRIPT_LETTERS)[scriptLevel];
}

function heightOf(character: string, isSmall: boolean): number {
  if (/[ijt]/.test(character)) return 0.64;
  if (!isSmall) return CAPITAL_HEIGHT;
  return ASCENDING.test(character) ? ASCENDER : SMALL_HEIGHT;
}

function widthOf(character: string, plain: string, isItalic: boolean): number {
  if (/\s/.test(character)) return SPACE;
  if (/\p{Mn}|\p{Cf}/u.test(character)) return 0;
  if (/\d/.test(plain)) return DIGIT * plain.length;
  if (/[.,;:'′]/.test(character)) return POINT;
  const isSmall = plain !== plain.toUpperCase();
  if (SET_IN_STYLES.test(character)) return isSmall ? STYLED_SMALL : STYLED_CAPITAL;
  const code = plain.codePointAt(0) ?? 0;
  const thousandths = isItalic
    ? (ITALIC_SMALL[code - 0x61] ?? ITALIC_CAPITAL[code - 0x41])
    : (UPRIGHT_SMALL[code - 0x61] ?? UPRIGHT_CAPITAL[code - 0x41]);
  const any = thousandths ?? GREEK_SMALL[code - 0x3b1] ?? GREEK_CAPITAL[code - 0x391];
  if (any !== undefined) return any / 1000;
  return code >= 0x2e80 && code < 0x1d400 ? 1 : (OTHERS[character] ?? OTHER_LETTER);
}

export const beside = (left: Box, right: Box): Box => ({
  width: left.width + right.width,
  height: Math.max(left.height, right.height),
  depth: Math.max(left.depth, right.depth),
});
