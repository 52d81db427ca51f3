// Writes the advance widths of the body fonts into engine/src/metrics/, from free fonts with the same widths: those that the
// site serves and, for characters that these lack, Debian's fonts-crosextra-carlito, fonts-crosextra-caladea and fonts-liberation2: node scripts/font-widths.mjs
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { measuresOf } from './fonts/font-file.mjs';
import { encodeRest, encodeUnits, UNITS } from './fonts/width-encoding.mjs';

const PACKAGES = new URL('../node_modules/@fontsource/', import.meta.url);
const METRICS = new URL('../engine/src/metrics/', import.meta.url);
const DEBIAN = '/usr/share/fonts/truetype';

/** @type {readonly { readonly font: string, readonly free?: string, readonly whole?: string }[]} */
const FONTS = [
  { font: 'Calibri', free: 'carlito', whole: `${DEBIAN}/crosextra/Carlito-` },
  { font: 'Cambria', whole: `${DEBIAN}/crosextra/Caladea-` },
  { font: 'Times New Roman', free: 'tinos', whole: `${DEBIAN}/liberation2/LiberationSerif-` },
  { font: 'Arial', free: 'arimo', whole: `${DEBIAN}/liberation2/LiberationSans-` },
  { font: 'Georgia', free: 'gelasio' },
];
const STYLES = [
  { file: '400-normal', whole: 'Regular' },
  { file: '700-normal', whole: 'Bold' },
  { file: '400-italic', whole: 'Italic' },
  { file: '700-italic', whole: 'BoldItalic' },
];

/** ASCII, Latin-1 and the punctuation of all languages of Latin script. */
const BASIC = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...Array.from('–—‘’‚“”„†‡•…‰‹›€™', (character) => character.charCodeAt(0)),
];

/** @param {number} first @param {number} last */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** @param {string} free @param {string} style */
function served(free, style) {
  const folder = new URL(`${free}/files/`, PACKAGES);
  return readdirSync(folder)
    .filter((file) => file.endsWith(`-${style}.woff`))
    .map((file) => new URL(file, folder));
}

/** Widths by character, in 2048ths of an em. @param {(typeof FONTS)[number]} font @param {(typeof STYLES)[number]} style */
function widthsOf({ free, whole }, style) {
  const all = [...(whole ? [`${whole}${style.whole}.ttf`] : []), ...(free ? served(free, style.file) : [])];
  const pairs = all.flatMap((path) => [...measuresOf(path).advances]);
  return new Map(pairs.map(([code, advance]) => [code, Math.round(advance * UNITS)]));
}

const measured = FONTS.map((font) => ({
  font: font.font,
  faces: STYLES.map((style) => widthsOf(font, style)),
}));

const table = (/** @type {(widths: ReadonlyMap<number, number>) => string} */ encode) =>
  measured
    .map(
      ({ font, faces }) =>
        `  '${font}': [\n${faces.map((face) => `    '${encode(face)}',\n`).join('')}  ],\n`,
    )
    .join('');
const SOURCE = '// Written by scripts/font-widths.mjs.\n\n';
const TYPE = 'Readonly<Record<string, readonly [string, string, string, string]>>';

writeFileSync(
  new URL('font-widths.ts', METRICS),
  `${SOURCE}/**
 * Advance widths in 2048ths of an em: two digits for each of \`BASIC_CHARACTERS\`, in the order regular, bold, italic,
 * bold italic.
 */
export const BASIC_WIDTHS: ${TYPE} = {
${table((face) => encodeUnits(BASIC.map((code) => face.get(code) ?? 0)))}};

/** ASCII, Latin-1 and the punctuation of all languages of Latin script. */
export const BASIC_CHARACTERS: readonly number[] = [${BASIC.join(', ')}];
`,
);
/** Of Devanagari, from KA to HA. */
const CONSONANTS = range(0x915, 0x939).map((code) => String.fromCharCode(code));
const MARK = /\p{Mn}/u;
/** The first of the private characters. */
const FIRST_JOINED = 0xe000;
/** In em; no width at all would mean that a character is not measured. */
const SMALLEST = 1 / UNITS;

/**
 * Scripts of which Word has letters from other fonts than the body's, and free fonts of about their widths; Debian's
 * fonts-dejavu-core and fonts-noto-core. Presentation forms are those of Arabic letters beside others. Texts have private
 * characters, in this order, as engine/src/metrics/shaping.ts has them: their width is that of the text without its last letter.
 *
 * @type {readonly { readonly free: readonly [string, string], readonly ranges: readonly (readonly [number, number])[], readonly joined?: readonly string[] }[]}
 */
const COMPLEX = [
  {
    free: [`${DEBIAN}/dejavu/DejaVuSans.ttf`, `${DEBIAN}/dejavu/DejaVuSans-Bold.ttf`],
    ranges: [
      [0x600, 0x6ff],
      [0xfb50, 0xfbff],
      [0xfe70, 0xfefc],
    ],
  },
  {
    free: [`${DEBIAN}/noto/NotoSansDevanagari-Regular.ttf`, `${DEBIAN}/noto/NotoSansDevanagari-Bold.ttf`],
    ranges: [[0x900, 0x97f]],
    joined: [...CONSONANTS.flatMap((one) => CONSONANTS.map((next) => `${one}\u094d${next}`)), 'रु', 'रू'],
  },
  {
    free: [`${DEBIAN}/noto/NotoSansThai-Regular.ttf`, `${DEBIAN}/noto/NotoSansThai-Bold.ttf`],
    ranges: [[0xe00, 0xe7f]],
  },
];

const complexWidths = [0, 1].map((weight) =>
  COMPLEX.map(({ free, ranges, joined = [] }) => {
    const path = free[weight] ?? '';
    const { advances } = measuresOf(path);
    const alone = ranges
      .flatMap(([first, last]) => range(first, last))
      .map((code) => advances.get(code) ?? 0);
    const shaped = shapedWidths(path, joined);
    const beforeLast = joined.map((text, index) => {
      const last = text.slice(-1);
      return (shaped[index] ?? 0) - (MARK.test(last) ? 0 : (advances.get(last.charCodeAt(0)) ?? 0));
    });
    return encodeUnits([...alone, ...beforeLast.map((width) => Math.max(width, SMALLEST))].map(inUnits));
  }).join(''),
);

/** @param {number} width in em */
function inUnits(width) {
  return Math.round(width * UNITS);
}

/**
 * The widths of whole texts, in em, as HarfBuzz shapes them: Debian's libharfbuzz-bin.
 *
 * @param {string} font @param {readonly string[]} texts
 */
function shapedWidths(font, texts) {
  if (texts.length === 0) return [];
  const lines = execFileSync('hb-shape', ['--output-format=json', `--font-size=${UNITS}`, font], {
    input: texts.join('\n'),
    encoding: 'utf8',
  });
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      /** @type {readonly { readonly ax: number }[]} */
      const shapes = JSON.parse(line);
      return shapes.reduce((sum, { ax }) => sum + ax, 0) / UNITS;
    });
}

writeFileSync(
  new URL('other-widths.ts', METRICS),
  `${SOURCE}/** Advance widths of the other characters from U+0100 to U+2BFF, as \`decode-widths.ts\` reads them. */
export const OTHER_WIDTHS: ${TYPE} = {
${table((face) => encodeRest(face, new Set(BASIC)))}};

/** Those from and to which \`COMPLEX_WIDTHS\` has characters. */
export const COMPLEX_RANGES: readonly (readonly [number, number])[] = ${JSON.stringify(COMPLEX.flatMap(({ ranges, joined }) => (joined ? [...ranges, [FIRST_JOINED, FIRST_JOINED + joined.length - 1]] : ranges)))};

/** Advance widths in 2048ths of an em of letters of Arabic, Devanagari and Thai, regular and bold: two digits for each. */
export const COMPLEX_WIDTHS: readonly [string, string] = ${JSON.stringify(complexWidths)};
`,
);
execFileSync('npx', ['biome', 'check', '--write', 'engine/src/metrics'], { stdio: 'inherit' });
