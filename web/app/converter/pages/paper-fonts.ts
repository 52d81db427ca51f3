import arimo from '@fontsource/arimo/unicode.json';
import carlito from '@fontsource/carlito/unicode.json';
import cousine from '@fontsource/cousine/unicode.json';
import gelasio from '@fontsource/gelasio/unicode.json';
import tinos from '@fontsource/tinos/unicode.json';
import { adoptSheet } from '../../styles/adopted-sheet';

/*
 * The fonts of the pages: the visitor's own copy of the font that Word would use, else a free one of the same widths
 * from this site. Browsers fetch a file only when a character of its range is on a page.
 */

interface PaperFont {
  /** The free font, and the ranges of characters that each of its files has. */
  readonly standIn: { readonly name: string; readonly ranges: Readonly<Record<string, string>> };
  readonly generic: 'sans-serif' | 'serif' | 'monospace';
  /** PostScript names in the order of `STYLES`, as some systems know installed fonts by these only. */
  readonly postScript: readonly [string, string, string, string];
  /** Em, as the engine sets lines; so a line is drawn at the same place in either font. */
  readonly ascent: number;
  readonly descent: number;
  /** The size of the free font's letters for those of this one, where widths are equal only so. */
  readonly sizeAdjust?: number;
}

/** Consolas is 0.5498 em wide, Cousine 0.6001; so adjusted, small letters are as high as in Consolas, too. */
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

const STYLES = [
  { weight: 400, style: 'normal', suffix: '' },
  { weight: 700, style: 'normal', suffix: ' Bold' },
  { weight: 400, style: 'italic', suffix: ' Italic' },
  { weight: 700, style: 'italic', suffix: ' Bold Italic' },
] as const;

/** The addresses of the fonts' files, which keep the names that their packages give them. */
const FILES = Object.entries(
  import.meta.glob<string>(
    '../../../../node_modules/@fontsource/{arimo,carlito,cousine,gelasio,tinos}/files/*-{400,700}-{normal,italic}.woff2',
    { eager: true, query: '?url&no-inline', import: 'default' },
  ),
).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address] as const);
const ADDRESSES: ReadonlyMap<string, string> = new Map(FILES);

/** The `font-family` of text that Word sets in this font. */
export function paperFamily(font: string): string {
  const known = PAPER_FONTS[font];
  return known ? `"${ownFamily(font)}","${standInFamily(font)}",${known.generic}` : `"${font}",sans-serif`;
}

const ownFamily = (font: string): string => `Footmark ${font}`;
const standInFamily = (font: string): string => `Footmark ${font} stand-in`;

let isAdded = false;

/** Makes the families known to the browser; it fetches nothing yet. */
export function addPaperFonts(): void {
  if (isAdded) return;
  isAdded = true;
  adoptSheet(paperFaces());
}

/** The `@font-face` rules of all families. */
export function paperFaces(): string {
  return Object.entries(PAPER_FONTS)
    .flatMap(([font, paper]) => [...ownFaces(font, paper), ...standInFaces(font, paper)])
    .join('\n');
}

/** A family of the visitor's own copy, which is no family at all where there is none. */
function ownFaces(font: string, paper: PaperFont): string[] {
  return STYLES.map(({ weight, style, suffix }, index) =>
    face({
      'font-family': `"${ownFamily(font)}"`,
      'font-weight': String(weight),
      'font-style': style,
      src: `local("${font}${suffix}"),local("${paper.postScript[index]}")`,
      ...heights(paper, 1),
    }),
  );
}

/** One rule for each file. Text is drawn once its file is there: another font's letters would run into each other. */
function standInFaces(font: string, paper: PaperFont): string[] {
  const { standIn, sizeAdjust = 1 } = paper;
  return STYLES.flatMap(({ weight, style }) =>
    Object.entries(standIn.ranges).map(([subset, range]) =>
      face({
        'font-family': `"${standInFamily(font)}"`,
        'font-weight': String(weight),
        'font-style': style,
        'font-display': 'block',
        src: `url("${ADDRESSES.get(`${standIn.name}-${subset}-${weight}-${style}.woff2`)}") format("woff2")`,
        'unicode-range': range,
        'size-adjust': percent(sizeAdjust),
        ...heights(paper, sizeAdjust),
      }),
    ),
  );
}

/** Browsers multiply these by `size-adjust`. */
function heights({ ascent, descent }: PaperFont, sizeAdjust: number): Record<string, string> {
  return {
    'ascent-override': percent(ascent / sizeAdjust),
    'descent-override': percent(descent / sizeAdjust),
    'line-gap-override': '0%',
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}

function face(descriptors: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${declarations.join(';')}}`;
}
