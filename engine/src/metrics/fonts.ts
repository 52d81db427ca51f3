import { isSerif } from '../theme/fonts.js';
import { decodeBasic, decodeOthers } from './decode-widths.js';
import { BASIC_CHARACTERS, BASIC_WIDTHS } from './font-widths.js';
import { complexWidth, otherWidths } from './other-letters.js';
import { SIMILAR_FONTS } from './similar-fonts.js';

/** The height of a font's lines, in em. */
interface VerticalMeasures {
  /** Above the baseline, with the font's own gap between lines, as Word sets lines of "single" spacing. */
  readonly ascent: number;
  readonly descent: number;
}

/** A font in one weight and slope. All lengths are in em. */
export interface Face extends VerticalMeasures {
  /** Advance widths by UTF-16 code unit, filled as characters are met; 0 for one not yet met. */
  readonly widths: Float32Array;
  readonly font: string;
  /** 0 for regular, 1 for bold, 2 for italic, 3 for both. */
  readonly variant: number;
  /** What is added to the width of each East Asian character. */
  readonly space?: number;
}

/** Ascent and descent of the fonts' own tables (`hhea`, `OS/2`), divided by the units in an em. */
export const HEIGHTS: Readonly<Record<string, readonly [ascent: number, descent: number]>> = {
  Calibri: [1988 / 2048, 512 / 2048],
  Cambria: [1946 / 2048, 455 / 2048],
  'Times New Roman': [1912 / 2048, 443 / 2048],
  Arial: [1921 / 2048, 434 / 2048],
  Georgia: [1878 / 2048, 449 / 2048],
  'Courier New': [1705 / 2048, 615 / 2048],
  Consolas: [1884 / 2048, 514 / 2048],
  // Those of Segoe UI Emoji.
  Emoji: [2210 / 2048, 514 / 2048],
  SimSun: [0.859, 0.141],
  // Those of Microsoft YaHei, and of SimSun; the fonts of other languages are about as high.
  'East Asian sans': [1.058, 0.262],
  'East Asian serif': [0.859, 0.141],
};

/** Whether there are measurements for a font, either its own or those of a similar one. */
export function isMeasured(font: string): boolean {
  return Object.hasOwn(HEIGHTS, font) || Object.hasOwn(SIMILAR_FONTS, font);
}

/** How many units of the device for which LibreOffice measures fonts are in a twip: it has 8640 to the inch. */
const DEVICE_UNITS = 6;

/**
 * The height of a font above and below the baseline at a size in twips, in whole twips. Ascent and descent are rounded to units of
 * the device, and the height and the ascent then to twips, as in LibreOffice; Word's own rounding is not public.
 */
export function heightsOf(face: VerticalMeasures, size: number): VerticalMeasures {
  const above = Math.round(face.ascent * size * DEVICE_UNITS);
  const below = Math.round(face.descent * size * DEVICE_UNITS);
  const ascent = Math.round(above / DEVICE_UNITS);
  return { ascent, descent: Math.round((above + below) / DEVICE_UNITS) - ascent };
}

/** The measurements of the font that shows Chinese, Japanese and Korean characters in text of a font. */
export function eastAsianFaceOf(font: string, bold: boolean, italic: boolean): Face {
  return faceOf(isSerif(font) ? 'East Asian serif' : 'East Asian sans', bold, italic);
}

/** The measures of the font of emoji, which is the same in every text. */
export function emojiFace(): Face {
  return faceOf('Emoji', false, false);
}

/** A pictograph in Segoe UI Emoji; few are narrower. */
const EMOJI = 1.373;
/** The width of every character in fixed-width fonts, in em; in SimSun and the like, of those that are not full-width. */
const FIXED_WIDTHS: Readonly<Record<string, number>> = {
  'Courier New': 0.6001,
  Consolas: 0.5498,
  SimSun: 0.5,
  Emoji: EMOJI,
};

/** The font that supplies letters which a font, or its measurements, lacks, and its size in each variant. */
const SUBSTITUTES: Readonly<Record<string, readonly [font: string, sizes: readonly number[]]>> = {
  Calibri: ['Arial', [1, 1, 1, 1]],
  Cambria: ['Times New Roman', [1.014, 1.048, 0.991, 1.068]],
  // Georgia has Greek and Cyrillic letters, but the free font of its widths does not. They are wider than those of Times.
  Georgia: ['Times New Roman', [1.11, 1.2, 1.11, 1.2]],
};

/** By font, and then by variant. Most texts need few of the variants, and filling the widths of each takes a while. */
const faces = new Map<string, (Face | undefined)[]>();

/** The measures of a font; those of Calibri for a font that the options do not offer. */
export function faceOf(font: string, bold: boolean, italic: boolean): Face {
  let variants = faces.get(font);
  if (!variants) {
    variants = [];
    faces.set(font, variants);
  }
  const variant = (bold ? 1 : 0) + (italic ? 2 : 0);
  let face = variants[variant];
  if (!face) {
    face = measured(font, variant);
    variants[variant] = face;
  }
  return face;
}

/** Ascent and descent of a font, which are the same in all its variants. */
export function verticalMeasures(font: string): VerticalMeasures {
  const similar = SIMILAR_FONTS[font];
  if (similar) return similar;
  const [ascent, descent] = HEIGHTS[measuredName(font)] ?? [1, 0];
  return { ascent, descent };
}

function measuredName(font: string): string {
  return Object.hasOwn(HEIGHTS, font) ? font : 'Calibri';
}

function measured(font: string, variant: number): Face {
  const { ascent, descent } = verticalMeasures(font);
  const similar = SIMILAR_FONTS[font];
  if (!similar) {
    const known = measuredName(font);
    return { ascent, descent, widths: basicWidths(known, variant), font: known, variant };
  }
  const { like, sizes } = similar;
  const widths = basicWidths(like, variant);
  for (const code of BASIC_CHARACTERS) widths[code] = (widths[code] ?? 0) * (sizes[variant] ?? 1);
  return { ascent, descent, widths, font, variant };
}

const HYPHEN = 0x2d;
/** It has no width, unless a line ends after it. */
export const SOFT_HYPHEN = 0xad;
const NO_BREAK_HYPHEN = 0x2011;

/** All alphabets of Europe and most signs are below; ideographs are above and need no table. */
const TABLE_SIZE = 0x2c00;

function basicWidths(font: string, variant: number): Float32Array {
  const widths = new Float32Array(TABLE_SIZE);
  const digits = BASIC_WIDTHS[font]?.[variant];
  if (digits !== undefined) decodeBasic(digits, BASIC_CHARACTERS, widths);
  else for (const code of BASIC_CHARACTERS) widths[code] = FIXED_WIDTHS[font] ?? LETTER;
  widths[SOFT_HYPHEN] = 0;
  return widths;
}

/**
 * The advance width, in em, of a UTF-16 code unit; of a surrogate, half its character's. It has the precision in which
 * widths are kept, so that it is the same when it is kept already.
 */
export function advance(face: Face, code: number): number {
  const known = face.widths[code];
  if (known) return known;
  const isFilled = fillIn(face);
  const width = face.widths[code] || Math.fround(unmeasured(face, code));
  if (isFilled && code < TABLE_SIZE) face.widths[code] = width;
  return width;
}

const filled = new WeakSet<Face>();

/** Fills in the widths of the letters beyond Latin-1 when the first is met. Whether they are at hand. */
function fillIn(face: Face): boolean {
  if (filled.has(face)) return true;
  const others = otherWidths();
  if (!others) return false;
  filled.add(face);
  const digits = others[face.font]?.[face.variant];
  if (digits !== undefined) decodeOthers(digits, face.widths);
  return true;
}

const fullWidthFaces = new WeakMap<Face, Face>();

/** A face for punctuation that a Chinese or Japanese font has as wide as its other characters. */
export function fullWidthFaceOf(face: Face): Face {
  let full = fullWidthFaces.get(face);
  if (!full) {
    full = { ...face, widths: new Float32Array(TABLE_SIZE).fill(1 + (face.space ?? 0)) };
    fullWidthFaces.set(face, full);
  }
  return full;
}

const spacedFaces = new WeakMap<Face, Map<number, Face>>();

/** A face with a space, in em, after each East Asian character. */
export function spacedFaceOf(face: Face, space: number): Face {
  const known = spacedFaces.get(face) ?? new Map<number, Face>();
  spacedFaces.set(face, known);
  let spaced = known.get(space);
  if (!spaced) {
    spaced = { ...face, widths: new Float32Array(TABLE_SIZE), space };
    known.set(space, spaced);
  }
  return spaced;
}

const capitalsFaces = new WeakMap<Face, Face>();
/** The ranges of letters with two cases: Latin, Greek and Cyrillic. */
const CASED: readonly (readonly [number, number])[] = [
  [0x61, 0x250],
  [0x370, 0x530],
];

/** The same letters, with the widths of their capitals. */
export function capitalsFaceOf(face: Face): Face {
  let capitals = capitalsFaces.get(face);
  if (!capitals) {
    const widths = new Float32Array(TABLE_SIZE);
    for (const [first, end] of CASED)
      for (let code = first; code < end; code++) {
        const upper = String.fromCharCode(code).toUpperCase();
        for (let index = 0; index < upper.length; index++)
          widths[code] = (widths[code] ?? 0) + advance(face, upper.charCodeAt(index));
      }
    capitals = { ...face, widths };
    capitalsFaces.set(face, capitals);
  }
  return capitals;
}

const ZERO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;
/** The width of an average letter of other alphabets, and of some that are measured. */
const LETTER = 0.54;
const ARABIC = 0.45;
const DEVANAGARI = 0.48;
/** A syllable in Malgun Gothic; in Batang it is a square. */
const HANGUL = 0.92;
/** Signs of other fonts than the body's: on average, and the boxes of tasks in MS Gothic. */
const SIGN = 0.9;
const FIRST_SIGN = 0x2190;
const BOXES: ReadonlySet<number> = new Set([0x2610, 0x2611, 0x2612]);
/** The second half of a surrogate pair. */
const TRAIL = 0.5;

function unmeasured(face: Face, code: number): number {
  if (isFullWidth(code)) return fullWidth(code, face);
  if (BOXES.has(code)) return 1;
  if (code >= 0xd800 && code < 0xe000) return code >= 0xd83c && code < 0xd83f ? EMOJI - TRAIL : TRAIL;
  if (code === NO_BREAK_HYPHEN) return face.widths[HYPHEN] || advance(face, HYPHEN);
  const character = String.fromCharCode(code);
  if (ZERO_WIDTH.test(character)) return 0;
  const fixed = FIXED_WIDTHS[face.font];
  if (fixed !== undefined) return fixed;
  const complex = complexWidth(code, (face.variant & 1) > 0);
  if (complex) return complex;
  // An accented letter is as wide as its base.
  const base = character.normalize('NFD').charCodeAt(0);
  if (base !== code) return advance(face, base);
  const substitute = substituteOf(face.font);
  if (!substitute) return code < FIRST_SIGN ? averageLetter(code) : SIGN;
  const [font, sizes] = substitute;
  const other = faceOf(font, (face.variant & 1) > 0, (face.variant & 2) > 0);
  return advance(other, code) * (sizes[face.variant] ?? 1);
}

function fullWidth(code: number, { font, space = 0 }: Face): number {
  return Math.max((isHangul(code) && !isSerif(font) ? HANGUL : 1) + space, 0);
}

function substituteOf(font: string): (typeof SUBSTITUTES)[string] | undefined {
  const similar = SIMILAR_FONTS[font];
  return similar ? [similar.like, similar.sizes] : SUBSTITUTES[font];
}

function averageLetter(code: number): number {
  if (code >= 0x600 && code < 0x780) return ARABIC;
  return code >= 0x900 && code < 0x980 ? DEVANAGARI : LETTER;
}

/** Korean syllables, and the letters that they consist of. */
export function isHangul(code: number): boolean {
  return (code >= 0xac00 && code < 0xd7b0) || (code >= 0x3130 && code < 0x3190);
}

/** Ideographs, kana, hangul and full-width forms: each is a square. */
export function isFullWidth(code: number): boolean {
  if (code < 0x2e80) return false;
  if (code < 0xa4d0 || (code >= 0xac00 && code < 0xd7b0)) return true;
  return (
    (code >= 0xf900 && code < 0xfb00) ||
    (code >= 0xfe30 && code < 0xfe70) ||
    (code >= 0xff00 && code < 0xff61)
  );
}
