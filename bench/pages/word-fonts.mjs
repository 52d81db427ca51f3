import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glyphs, tablesOf } from '../../scripts/fonts/font-file.mjs';
import { BOX_FONTS, BOX_SIGN } from './formula-boxes.mjs';

const TRUETYPE = '/usr/share/fonts/truetype';
const STYLES = ['Regular', 'Bold', 'Italic', 'BoldItalic'];
const GELASIO = fileURLToPath(new URL('../../node_modules/@fontsource/gelasio/files/', import.meta.url));
const GELASIO_FILES = ['400-normal', '700-normal', '400-italic', '700-italic'];

/** @param {string} name */
const liberation = (name) =>
  STYLES.map((style) =>
    ['liberation2', 'liberation'].map((folder) => `${TRUETYPE}/${folder}/Liberation${name}-${style}.ttf`),
  );

/**
 * Word's fonts, none of which Linux has, and for each style the files with the same widths, the best first. Heights are
 * 2048ths of an em and include the line gap.
 *
 * @type {readonly { readonly family: string, readonly ascent: number, readonly descent: number, readonly advance?: number, readonly squares?: readonly (readonly number[])[], readonly characters?: readonly (readonly number[])[], readonly files: readonly (readonly string[])[] }[]}
 */
const WORD_FONTS = [
  {
    family: 'Calibri',
    ascent: 1988,
    descent: 512,
    files: STYLES.map((style) => [`${TRUETYPE}/crosextra/Carlito-${style}.ttf`]),
  },
  { family: 'Times New Roman', ascent: 1912, descent: 443, files: liberation('Serif') },
  { family: 'Arial', ascent: 1921, descent: 434, files: liberation('Sans') },
  {
    family: 'Georgia',
    ascent: 1878,
    descent: 449,
    files: GELASIO_FILES.map((style) => [`${GELASIO}gelasio-latin-${style}.woff`]),
  },
  { family: 'Courier New', ascent: 1705, descent: 615, files: liberation('Mono') },
  { family: 'Consolas', ascent: 1884, descent: 514, advance: 1126, files: liberation('Mono') },
];

/** Where Debian installs the fonts of Noto. */
const NOTO = ['/usr/share/fonts/opentype/noto', '/usr/share/fonts/truetype/noto'];
const OTHER_SCRIPTS = ['NotoSansDevanagari-Regular.ttf', 'NotoSansThai-Regular.ttf'];

/** Curly quotes, which Noto has as wide as beside Latin letters. */
const QUOTES = [
  [0x2018, 0x2019],
  [0x201c, 0x201d],
];
const HANGUL = [
  [0x3130, 0x318f],
  [0xac00, 0xd7a3],
];

/** The East Asian fonts without and with serifs, with the heights and squares that the engine assumes for all of each kind. */
const EAST_ASIAN = [
  {
    families: ['Microsoft YaHei', 'Microsoft JhengHei', 'Yu Gothic', 'Malgun Gothic'],
    ascent: 2167,
    descent: 537,
    squares: QUOTES,
  },
  {
    families: ['SimSun', 'PMingLiU', 'Yu Mincho', 'Batang'],
    ascent: 1759,
    descent: 289,
    squares: [...QUOTES, ...HANGUL],
  },
];

/** @param {readonly string[]} folders */
const eastAsian = (folders) =>
  EAST_ASIAN.flatMap(({ families, ascent, descent, squares }) =>
    families.map((family) => ({
      family,
      ascent,
      descent,
      squares,
      files: ['Regular', 'Bold'].map((style) =>
        folders.map((folder) => `${folder}/NotoSansCJK-${style}.ttc`),
      ),
    })),
  );

/** A letter of Liberation Sans, which stands for each pictograph and box. */
const PICTOGRAPH = 50;
const EMOJI = [
  [0x23, 0x39],
  [0x200d, 0x200d],
  [0x20e3, 0x20e3],
  [0x2190, 0x2bff],
  [0x3030, 0x3299],
  [0xfe0f, 0xfe0f],
  [0x1f000, 0x1faff],
];
const BOXES = [[0x2610, 0x2612]];

/** Fonts of signs that body fonts lack: nearly all of each are as wide as the others. */
const SIGN_FONTS = [
  { family: 'Segoe UI Emoji', ascent: 2210, descent: 514, advance: 2812, characters: EMOJI },
  // The boxes of tasks.
  { family: 'MS Gothic', ascent: 1759, descent: 289, advance: 2048, characters: BOXES },
  // The boxes of formulas, of which only height and depth count.
  ...BOX_FONTS.map((font) => ({ ...font, characters: [[BOX_SIGN, BOX_SIGN]] })),
].map((font) => ({ ...font, files: liberation('Sans').slice(0, 1) }));

/** The files that are missing. */
export function missingFonts() {
  return WORD_FONTS.flatMap(({ files }) => files)
    .filter((paths) => !paths.some((path) => existsSync(path)))
    .map((paths) => paths[0] ?? '');
}

/** The fonts of Asian scripts that are missing. @param {string} [own] a folder with fonts that are not installed */
export function missingOtherFonts(own) {
  const folders = foldersWith(own);
  return ['NotoSansCJK-Regular.ttc', ...OTHER_SCRIPTS].filter(
    (name) => !folders.some((folder) => existsSync(join(folder, name))),
  );
}

/** @param {string} [own] */
function foldersWith(own) {
  return own === undefined ? NOTO : [own, ...NOTO];
}

/**
 * Creates fonts with the names and metrics of Word's, without ligatures and kerning, which Word does not use by default.
 * Returns the environment variables that make them available to a program.
 *
 * @param {string} folder where the fonts are put
 * @param {string} [own] a folder with fonts that are not installed
 * @returns {Record<string, string>}
 */
export function wordFontsEnvironment(folder, own) {
  mkdirSync(folder, { recursive: true });
  for (const font of [...WORD_FONTS, ...SIGN_FONTS, ...eastAsian(foldersWith(own))])
    for (const [index, paths] of font.files.entries()) {
      const source = paths.find((path) => existsSync(path));
      const style = STYLES[index] ?? '';
      if (source) writeFileSync(join(folder, `${font.family}-${style}.ttf`), asWordFont(source, font, style));
    }
  const boxes = WORD_FONTS.map(
    ({ family }) =>
      `<alias binding="same"><family>${family}</family><accept><family>MS Gothic</family></accept></alias>`,
  );
  const configuration = join(folder, 'fonts.conf');
  writeFileSync(
    configuration,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include>/etc/fonts/fonts.conf</include><dir>${folder}</dir>${own === undefined ? '' : `<dir>${own}</dir>`}
${boxes.join('\n')}</fontconfig>`,
  );
  return { FONTCONFIG_FILE: configuration };
}

/** Tables for ligatures and kerning, and the signature, which is no longer valid. */
const LEFT_OUT = ['GSUB', 'GPOS', 'kern', 'DSIG'];

/** @param {string} source @param {Omit<(typeof WORD_FONTS)[number], 'files'>} font @param {string} style */
function asWordFont(source, { family, ascent, descent, advance, squares = [], characters }, style) {
  const tables = tablesOf(source).filter(({ tag }) => !LEFT_OUT.includes(tag));
  const em = tables.find(({ tag }) => tag === 'head')?.data.readUInt16BE(18) ?? 2048;
  const [above, below] = [ascent, descent].map((height) => Math.round((height * em) / 2048));
  for (const table of tables) {
    if (table.tag === 'hhea') {
      table.data.writeInt16BE(above ?? 0, 4);
      table.data.writeInt16BE(-(below ?? 0), 6);
      table.data.writeInt16BE(0, 8);
    } else if (table.tag === 'OS/2') {
      table.data.writeInt16BE(above ?? 0, 68);
      table.data.writeInt16BE(-(below ?? 0), 70);
      table.data.writeInt16BE(0, 72);
      table.data.writeUInt16BE(above ?? 0, 74);
      table.data.writeUInt16BE(below ?? 0, 76);
    } else if (table.tag === 'hmtx') {
      const metrics = tables.find(({ tag }) => tag === 'hhea')?.data.readUInt16BE(34) ?? 0;
      const widened = advance === undefined ? glyphsOf(squares, tables) : Array(metrics).keys();
      for (const glyph of widened) table.data.writeUInt16BE(advance ?? em, glyph * 4);
    } else if (table.tag === 'cmap' && characters) table.data = tableOf(characters);
    else if (table.tag === 'name') table.data = nameTable(family, style);
  }
  return assemble(tables);
}

/** The glyphs of characters. @param {readonly (readonly number[])[]} characters @param {readonly import('../../scripts/fonts/font-file.mjs').Table[]} tables */
function glyphsOf(characters, tables) {
  const map = tables.find(({ tag }) => tag === 'cmap')?.data;
  if (!map) return [];
  return [...glyphs(map)].flatMap(([code, glyph]) =>
    characters.some(([first = 0, last = 0]) => code >= first && code <= last) ? [glyph] : [],
  );
}

/**
 * A table of characters that gives all of them the same glyph (OpenType, `cmap`, format 12).
 *
 * @param {readonly (readonly number[])[]} characters
 */
function tableOf(characters) {
  const codes = characters.flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  const groups = codes.flatMap((code) => [code, code, PICTOGRAPH]);
  const numbers = [12, 12 << 16, 16 + groups.length * 4, 0, codes.length, ...groups];
  const table = Buffer.alloc(8 + numbers.length * 4);
  // Version 0 with one subtable, of Windows for all of Unicode.
  for (const [index, field] of [0, 1, 3, 10].entries()) table.writeUInt16BE(field, index * 2);
  for (const [index, number] of numbers.entries()) table.writeUInt32BE(number, 8 + index * 4);
  return table;
}

/** @param {string} family @param {string} style */
function nameTable(family, style) {
  const readable = style.replace('BoldItalic', 'Bold Italic');
  const full = style === 'Regular' ? family : `${family} ${readable}`;
  const names = [
    { id: 1, text: family },
    { id: 2, text: readable },
    { id: 4, text: full },
    { id: 6, text: `${family.replaceAll(' ', '')}-${style}` },
  ];
  const header = Buffer.alloc(6 + names.length * 12);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length, 4);
  const texts = names.map(({ text }) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  for (const [index, { id }] of names.entries()) {
    const length = texts[index]?.length ?? 0;
    for (const [field, value] of [3, 1, 0x409, id, length, offset].entries())
      header.writeUInt16BE(value, 6 + index * 12 + field * 2);
    offset += length;
  }
  return Buffer.concat([header, ...texts]);
}

/** @param {readonly { tag: string, data: Buffer }[]} tables */
function assemble(tables) {
  const directory = Buffer.alloc(12 + tables.length * 16);
  const hasCubicOutlines = tables.some(({ tag }) => tag === 'CFF ');
  directory.writeUInt32BE(hasCubicOutlines ? 0x4f54544f : 0x00010000, 0);
  directory.writeUInt16BE(tables.length, 4);
  const pieces = [directory];
  let offset = directory.length;
  for (const [index, { tag, data }] of tables.entries()) {
    directory.write(tag, 12 + index * 16, 'latin1');
    directory.writeUInt32BE(offset, 12 + index * 16 + 8);
    directory.writeUInt32BE(data.length, 12 + index * 16 + 12);
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    pieces.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(pieces);
}
