import { MEASURED_CHARACTERS, WIDTHS } from './font-widths.js';

/** A font in one weight and slope. All lengths are in em. */
export interface Face {
  /** Above the baseline, with the font's own gap between lines, as Word sets lines of "single" spacing. */
  readonly ascent: number;
  readonly descent: number;
  /** Advance widths by UTF-16 code unit, filled as characters are met; 0 for one not yet met. */
  readonly widths: Float32Array;
}

/** Ascent and descent of the fonts' own tables (`hhea`, `OS/2`), divided by the units in an em. */
const HEIGHTS: Readonly<Record<string, readonly [ascent: number, descent: number]>> = {
  Calibri: [0.9707, 0.25],
  'Times New Roman': [0.9336, 0.2163],
  Arial: [0.938, 0.2119],
  Georgia: [0.917, 0.2192],
  'Courier New': [0.8325, 0.3003],
  Consolas: [0.9199, 0.251],
};

/** Every character of these is as wide. */
const FIXED_WIDTHS: Readonly<Record<string, number>> = { 'Courier New': 0.6001, Consolas: 0.5498 };

const faces = new Map<string, Face[]>();

/** The measures of a font; of Calibri, where the font is none that the options offer. */
export function faceOf(font: string, bold: boolean, italic: boolean): Face {
  let variants = faces.get(font);
  if (!variants) {
    variants = VARIANTS.map((variant) => measured(font, variant));
    faces.set(font, variants);
  }
  return variants[(bold ? 1 : 0) + (italic ? 2 : 0)] ?? measured(font, 0);
}

/** Regular, bold, italic, bold italic. */
const VARIANTS = [0, 1, 2, 3] as const;

function measured(font: string, variant: number): Face {
  const [ascent, descent] = HEIGHTS[font] ?? [0.9707, 0.25];
  return { ascent, descent, widths: widthsOf(font, variant) };
}

const HYPHEN = 0x2d;
/** It has no width but where a line ends after it. */
export const SOFT_HYPHEN = 0xad;
const NO_BREAK_HYPHEN = 0x2011;

/** All alphabets are below; ideographs are above and need no table. */
const TABLE_SIZE = 0x2100;

function widthsOf(font: string, variant: number): Float32Array {
  const fixed = FIXED_WIDTHS[font];
  const widths = new Float32Array(TABLE_SIZE);
  if (fixed !== undefined) {
    widths.fill(fixed);
    widths[SOFT_HYPHEN] = 0;
    return widths;
  }
  const digits = (WIDTHS[font] ?? WIDTHS.Calibri)?.[variant] ?? '';
  for (const [index, code] of MEASURED_CHARACTERS.entries()) {
    if (code !== SOFT_HYPHEN)
      widths[code] = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 36) / 1000;
  }
  return widths;
}

/** The advance width, in em, of a UTF-16 code unit; of a surrogate, half its character's. */
export function advance({ widths }: Face, code: number): number {
  const known = widths[code];
  if (known) return known;
  const width = unmeasured(widths, code);
  if (code < TABLE_SIZE) widths[code] = width;
  return width;
}

const ZERO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;
/** An average letter of the other alphabets. */
const LETTER = 0.54;

function unmeasured(widths: Float32Array, code: number): number {
  if (isFullWidth(code)) return 1;
  if (code >= 0xd800 && code < 0xe000) return 0.5;
  if (code === NO_BREAK_HYPHEN) return widths[HYPHEN] || LETTER;
  const character = String.fromCharCode(code);
  if (ZERO_WIDTH.test(character)) return 0;
  // An accented letter is as wide as its base.
  const base = character.normalize('NFD').charCodeAt(0);
  return (base === code ? 0 : widths[base]) || LETTER;
}

/** Ideographs, kana, hangul and full-width forms: each is a square, after which a line may end. */
export function isFullWidth(code: number): boolean {
  if (code < 0x2e80) return false;
  return code < 0xa4d0 || (code >= 0xac00 && code < 0xd7b0) || (code >= 0xf900 && code < 0xff61);
}
