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
  readonly postScript: readonly [string, string, string, string];
  /** In em, as the engine uses them for lines, so that lines have the same positions in either font. */
  readonly ascent: number;
  readonly descent: number;
  /** The scale of the free font's letters, where only that makes their widths equal. */
  readonly sizeAdjust?: number;
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

function withoutThose(ranges: FreeFont['ranges'], known: FreeFont['ranges']): FreeFont['ranges'] {
  return Object.fromEntries(Object.entries(ranges).filter(([subset]) => !(subset in known)));
}
