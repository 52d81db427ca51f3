import { adoptSheet } from '../../csp/adopted-sheet';
import { PAPER_FONTS, type PaperFont, SIMILAR_PAPER_FONTS } from './paper-font-table';

/*
 * The fonts of the pages: the visitor's own copy of the font that Word would use, or else a free one with the same
 * widths from this site. Browsers load a file only if a character of its range is on a page.
 */

const STYLES = [
  { weight: 400, style: 'normal', suffix: '' },
  { weight: 700, style: 'normal', suffix: ' Bold' },
  { weight: 400, style: 'italic', suffix: ' Italic' },
  { weight: 700, style: 'italic', suffix: ' Bold Italic' },
] as const;

/** The addresses of the font files, with the names from their packages. */
const FILES = Object.entries(
  import.meta.glob<string>(
    '../../../../node_modules/@fontsource/{arimo,carlito,cousine,gelasio,tinos}/files/*-{400,700}-{normal,italic}.woff2',
    { eager: true, query: '?url&no-inline', import: 'default' },
  ),
).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address] as const);
const ADDRESSES: ReadonlyMap<string, string> = new Map(FILES);

/**
 * The `font-family` for text that Word sets in this font. The faces of a font that only templates have are registered when it
 * is first asked for.
 */
export function paperFamily(font: string): string {
  const similar = SIMILAR_PAPER_FONTS[font];
  if (similar && !added.has(font)) {
    added.add(font);
    adoptSheet(similarFaces(font).join('\n'));
  }
  const known = PAPER_FONTS[font] ?? similar;
  return known ? `"${ownFamily(font)}","${standInFamily(font)}",${known.generic}` : `"${font}",sans-serif`;
}

const ownFamily = (font: string): string => `Footmark ${font}`;
const standInFamily = (font: string): string => `Footmark ${font} stand-in`;

const added = new Set<string>();
let isAdded = false;

/** Registers the families with the browser; nothing is loaded yet. */
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

/** The rules of a font that only templates have. */
export function similarFaces(font: string): string[] {
  const paper = SIMILAR_PAPER_FONTS[font];
  if (!paper) return [];
  return [
    ...ownFaces(font, paper),
    ...STYLES.flatMap((style, index) => facesOf(font, paper, style, paper.standIn, paper.sizes[index] ?? 1)),
  ];
}

/** A family for the visitor's own copy; if there is none, it does not exist. */
function ownFaces(font: string, paper: PaperFont): string[] {
  return STYLES.map(({ weight, style, suffix }, index) =>
    face({
      'font-family': `"${ownFamily(font)}"`,
      'font-weight': String(weight),
      'font-style': style,
      src: [`${font}${suffix}`, paper.postScript?.[index] ?? `${font}${suffix || ' Regular'}`]
        .map((name) => `local("${name}")`)
        .join(','),
      ...heights(paper, 1),
    }),
  );
}

/** One rule for each file. Text is drawn once its file has loaded: in another font, letters would overlap. */
function standInFaces(font: string, paper: PaperFont): string[] {
  const { standIn, sizeAdjust = 1, other } = paper;
  return STYLES.flatMap((style) => [
    ...facesOf(font, paper, style, standIn, sizeAdjust),
    ...(other ? facesOf(font, paper, style, other.standIn, other.sizes[style.weight === 700 ? 1 : 0]) : []),
  ]);
}

function facesOf(
  font: string,
  paper: PaperFont,
  { weight, style }: (typeof STYLES)[number],
  { name, ranges }: PaperFont['standIn'],
  size: number,
): string[] {
  return Object.entries(ranges).map(([subset, range]) =>
    face({
      'font-family': `"${standInFamily(font)}"`,
      'font-weight': String(weight),
      'font-style': style,
      'font-display': 'block',
      src: `url("${ADDRESSES.get(`${name}-${subset}-${weight}-${style}.woff2`)}") format("woff2")`,
      'unicode-range': range,
      'size-adjust': percent(size),
      ...heights(paper, size),
    }),
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
