import arimo from '@fontsource/arimo/unicode.json';
import carlito from '@fontsource/carlito/unicode.json';
import cousine from '@fontsource/cousine/unicode.json';
import gelasio from '@fontsource/gelasio/unicode.json';
import tinos from '@fontsource/tinos/unicode.json';

/** A free font, with the ranges of characters in each of its files. */
interface FreeFont {
  readonly name: string;
  readonly ranges: Readonly<Record<string, string>>;
}

/** A font that Word would use, and its replacement. */
export interface PaperFont {
  readonly standIn: FreeFont;
  /** Replaces letters that the first one lacks, with the size of its letters in regular and in bold text. */
  readonly other?: { readonly standIn: FreeFont; readonly sizes: readonly [number, number] };
  readonly generic: 'sans-serif' | 'serif' | 'monospace';
  /** PostScript names in the order regular, bold, italic, bold italic, as some systems know installed fonts by these only. */
  readonly postScript?: readonly [string, string, string, string];
  /** In em, as the engine uses them for lines, so that lines have the same positions in either font. */
  readonly ascent: number;
  readonly descent: number;
  /** The scale of the free font's letters, where only that makes their widths equal. */
  readonly sizeAdjust?: number;
}

/** A font without a free twin: drawn in a free font at a size that makes lines as long. */
interface SimilarPaperFont extends Omit<PaperFont, 'sizeAdjust' | 'other' | 'postScript'> {
  /** Regular, bold, italic, bold italic. */
  readonly sizes: readonly [number, number, number, number];
}

/** Consolas is 0.5498 em wide, Cousine 0.6001; so adjusted, its lower-case letters are as high as in Consolas, too. */
const CONSOLAS_BY_COUSINE = 0.5498 / 0.6001;

export const PAPER_FONTS: Readonly<Record<string, PaperFont>> = {
  Calibri: {
    standIn: { name: 'carlito', ranges: carlito },
    generic: 'sans-serif',
    postScript: ['Calibri', 'Calibri-Bold', 'Calibri-Italic', 'Calibri-BoldItalic'],
    ascent: 0.9707,
    descent: 0.25,
  },
  'Times New Roman': {
    standIn: { name: 'tinos', ranges: tinos },
    generic: 'serif',
    postScript: [
      'TimesNewRomanPSMT',
      'TimesNewRomanPS-BoldMT',
      'TimesNewRomanPS-ItalicMT',
      'TimesNewRomanPS-BoldItalicMT',
    ],
    ascent: 0.9336,
    descent: 0.2163,
  },
  Arial: {
    standIn: { name: 'arimo', ranges: arimo },
    generic: 'sans-serif',
    postScript: ['ArialMT', 'Arial-BoldMT', 'Arial-ItalicMT', 'Arial-BoldItalicMT'],
    ascent: 0.938,
    descent: 0.2119,
  },
  Georgia: {
    standIn: { name: 'gelasio', ranges: gelasio },
    other: { standIn: { name: 'tinos', ranges: withoutThose(tinos, gelasio) }, sizes: [1.11, 1.2] },
    generic: 'serif',
    postScript: ['Georgia', 'Georgia-Bold', 'Georgia-Italic', 'Georgia-BoldItalic'],
    ascent: 0.917,
    descent: 0.2192,
  },
  'Courier New': {
    standIn: { name: 'cousine', ranges: cousine },
    generic: 'monospace',
    postScript: [
      'CourierNewPSMT',
      'CourierNewPS-BoldMT',
      'CourierNewPS-ItalicMT',
      'CourierNewPS-BoldItalicMT',
    ],
    ascent: 0.8325,
    descent: 0.3003,
  },
  Consolas: {
    standIn: { name: 'cousine', ranges: cousine },
    generic: 'monospace',
    postScript: ['Consolas', 'Consolas-Bold', 'Consolas-Italic', 'Consolas-BoldItalic'],
    ascent: 0.9199,
    descent: 0.251,
    sizeAdjust: CONSOLAS_BY_COUSINE,
  },
};

const ARIMO = { standIn: { name: 'arimo', ranges: arimo }, generic: 'sans-serif' } as const;
/** For fonts whose Latin letters are all half as wide as their Chinese or Japanese ones. */
const COUSINE = { standIn: { name: 'cousine', ranges: cousine }, generic: 'serif' } as const;
const TINOS = { standIn: { name: 'tinos', ranges: tinos }, generic: 'serif' } as const;

/** Their sizes and heights are those of the engine, except where it measures them by a font of another kind. */
export const SIMILAR_PAPER_FONTS: Readonly<Record<string, SimilarPaperFont>> = {
  Aptos: { ...ARIMO, sizes: [0.964, 0.942, 0.961, 0.942], ascent: 0.939, descent: 0.282 },
  'Aptos Display': { ...ARIMO, sizes: [0.901, 0.876, 0.901, 0.876], ascent: 0.939, descent: 0.282 },
  'Arial Narrow': { ...ARIMO, sizes: [0.82, 0.82, 0.82, 0.82], ascent: 0.938, descent: 0.2119 },
  'Book Antiqua': { ...TINOS, sizes: [1.109, 1.069, 1.003, 1.079], ascent: 0.923, descent: 0.282 },
  'Bookman Old Style': { ...TINOS, sizes: [1.231, 1.235, 1.195, 1.296], ascent: 0.942, descent: 0.232 },
  Cambria: { ...TINOS, sizes: [1.014, 1.048, 0.991, 1.068], ascent: 0.9502, descent: 0.2222 },
  'Century Gothic': { ...ARIMO, sizes: [1.098, 1.013, 1.098, 1.013], ascent: 1.006, descent: 0.22 },
  'Century Schoolbook': { ...TINOS, sizes: [1.158, 1.221, 1.138, 1.239], ascent: 0.986, descent: 0.216 },
  'EB Garamond': { ...TINOS, sizes: [0.95, 0.981, 0.915, 1.024], ascent: 1.007, descent: 0.298 },
  'Franklin Gothic Book': { ...ARIMO, sizes: [0.957, 0.957, 0.957, 0.957], ascent: 0.917, descent: 0.19 },
  Garamond: { ...TINOS, sizes: [0.974, 0.99, 0.813, 0.791], ascent: 0.862, descent: 0.263 },
  'IBM Plex Sans': { ...ARIMO, sizes: [1.012, 0.985, 0.996, 0.958], ascent: 1.025, descent: 0.275 },
  Lato: { ...ARIMO, sizes: [0.977, 0.928, 0.911, 0.867], ascent: 0.987, descent: 0.213 },
  Merriweather: { ...TINOS, sizes: [1.194, 1.154, 1.118, 1.11], ascent: 0.984, descent: 0.273 },
  Montserrat: { ...ARIMO, sizes: [1.128, 1.104, 1.142, 1.113], ascent: 0.968, descent: 0.251 },
  'Noto Sans': { ...ARIMO, sizes: [1.063, 1.048, 1.003, 0.996], ascent: 1.069, descent: 0.293 },
  'Open Sans': { ...ARIMO, sizes: [1.049, 1.047, 0.993, 0.993], ascent: 1.0688, descent: 0.293 },
  'Palatino Linotype': { ...TINOS, sizes: [1.109, 1.069, 1.003, 1.079], ascent: 1.065, descent: 0.284 },
  Poppins: { ...ARIMO, sizes: [1.122, 1.073, 1.133, 1.079], ascent: 1.15, descent: 0.35 },
  'PT Sans': { ...ARIMO, sizes: [0.967, 0.898, 0.917, 0.856], ascent: 1.018, descent: 0.276 },
  'PT Serif': { ...TINOS, sizes: [1.103, 1.119, 1.044, 1.092], ascent: 1.039, descent: 0.286 },
  Roboto: { ...ARIMO, sizes: [0.998, 0.942, 0.97, 0.916], ascent: 0.9277, descent: 0.2441 },
  'Segoe UI': { ...ARIMO, sizes: [0.995, 0.99, 0.973, 0.986], ascent: 1.0791, descent: 0.251 },
  SimSun: { ...COUSINE, sizes: [0.8332, 0.8332, 0.8332, 0.8332], ascent: 0.859, descent: 0.141 },
  'Source Sans Pro': { ...ARIMO, sizes: [0.938, 0.923, 0.915, 0.896], ascent: 0.984, descent: 0.273 },
  Tahoma: { ...ARIMO, sizes: [1.012, 1.064, 1.012, 1.064], ascent: 1.0005, descent: 0.2065 },
  'Trebuchet MS': { ...ARIMO, sizes: [1.026, 0.991, 1.036, 1.009], ascent: 0.939, descent: 0.2222 },
  Ubuntu: { ...ARIMO, sizes: [1.021, 1, 0.987, 0.975], ascent: 0.96, descent: 0.189 },
  Verdana: { ...ARIMO, sizes: [1.155, 1.196, 1.155, 1.196], ascent: 1.0054, descent: 0.21 },
};

function withoutThose(ranges: FreeFont['ranges'], known: FreeFont['ranges']): FreeFont['ranges'] {
  return Object.fromEntries(Object.entries(ranges).filter(([subset]) => !(subset in known)));
}
