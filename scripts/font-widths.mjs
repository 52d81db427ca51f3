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
/**
 * Scripts of which Word has letters from other fonts than the body's, and free fonts of about their widths; Debian's
 * fonts-dejavu-core and fonts-noto-core. Presentation forms are those of Arabic letters beside others.
 *
 * @type {readonly { readonly free: readonly [string, string], readonly ranges: readonly (readonly [number, number])[] }[]}
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
  },
  {
    free: [`${DEBIAN}/noto/NotoSansThai-Regular.ttf`, `${DEBIAN}/noto/NotoSansThai-Bold.ttf`],
    ranges: [[0xe00, 0xe7f]],
  },
];

const complexWidths = [0, 1].map((weight) =>
  COMPLEX.map(({ free, ranges }) => {
    const { advances } = measuresOf(free[weight] ?? '');
    return encodeUnits(
      ranges
        .flatMap(([first, last]) => range(first, last))
        .map((code) => Math.round((advances.get(code) ?? 0) * UNITS)),
    );
  }).join(''),
);

writeFileSync(
  new URL('other-widths.ts', METRICS),
  `${SOURCE}/** Advance widths of the other characters from U+0100 to U+2BFF, as \`decode-widths.ts\` reads them. */
export const OTHER_WIDTHS: ${TYPE} = {
${table((face) => encodeRest(face, new Set(BASIC)))}};

/** Those from and to which \`COMPLEX_WIDTHS\` has characters. */
export const COMPLEX_RANGES: readonly (readonly [number, number])[] = ${JSON.stringify(COMPLEX.flatMap(({ ranges }) => ranges))};

/** Advance widths in 2048ths of an em of letters of Arabic, Devanagari and Thai, regular and bold: two digits for each. */
export const COMPLEX_WIDTHS: readonly [string, string] = ${JSON.stringify(complexWidths)};
`,
);
execFileSync('npx', ['biome', 'check', '--write', 'engine/src/metrics'], { stdio: 'inherit' });
