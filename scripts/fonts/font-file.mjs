import { readFileSync } from 'node:fs';
import { brotliDecompressSync, inflateSync } from 'node:zlib';

/**
 * The metrics of a font's characters, in em.
 *
 * @typedef {{ readonly advances: ReadonlyMap<number, number>, readonly ascent: number, readonly descent: number }} FontMeasures
 */

/** @typedef {{ readonly tag: string, data: Buffer }} Table */

const WOFF = 'wOFF';
const WOFF2 = 'wOF2';
/** A collection of fonts, of which the first is read. */
const COLLECTION = 'ttcf';

/** The tables of a TrueType, OpenType or WOFF file. @param {string | URL} path @returns {Table[]} */
export function tablesOf(path) {
  const file = readFileSync(path);
  const kind = file.toString('latin1', 0, 4);
  if (kind === WOFF) return woffTables(file);
  if (kind === WOFF2) return woff2Tables(file);
  return trueTypeTables(file, kind === COLLECTION ? file.readUInt32BE(12) : 0);
}

/** @param {Buffer} file @param {number} offset */
function trueTypeTables(file, offset) {
  return Array.from({ length: file.readUInt16BE(offset + 4) }, (_, index) => {
    const entry = offset + 12 + index * 16;
    const start = file.readUInt32BE(entry + 8);
    const data = Buffer.from(file.subarray(start, start + file.readUInt32BE(entry + 12)));
    return { tag: file.toString('latin1', entry, entry + 4), data };
  });
}

/** @param {Buffer} file */
function woffTables(file) {
  return Array.from({ length: file.readUInt16BE(12) }, (_, index) => {
    const entry = 44 + index * 20;
    const start = file.readUInt32BE(entry + 4);
    const packed = file.subarray(start, start + file.readUInt32BE(entry + 8));
    const data = packed.length < file.readUInt32BE(entry + 12) ? inflateSync(packed) : Buffer.from(packed);
    return { tag: file.toString('latin1', entry, entry + 4), data };
  });
}

/** The tags that have numbers in WOFF 2, as far as the outlines in them are not TrueType's. */
const NUMBERED_TAGS = new Map([
  [0, 'cmap'],
  [1, 'head'],
  [2, 'hhea'],
  [3, 'hmtx'],
  [4, 'maxp'],
  [5, 'name'],
  [6, 'OS/2'],
  [7, 'post'],
  [13, 'CFF '],
  [28, 'GSUB'],
  [31, 'MATH'],
]);
const OTHER_TAG = 63;

/** The tables of a font whose outlines are not TrueType's: those would be written in another way. @param {Buffer} file */
function woff2Tables(file) {
  let at = 48;
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const isOther = (flags & OTHER_TAG) === OTHER_TAG;
    const tag = isOther ? file.toString('latin1', at, at + 4) : NUMBERED_TAGS.get(flags);
    if (isOther) at += 4;
    if (tag === undefined || flags > OTHER_TAG)
      throw new Error(`Cannot read table ${flags} of a WOFF 2 file`);
    let length = 0;
    let byte = 0;
    do {
      byte = file.readUInt8(at++);
      length = length * 128 + (byte & 0x7f);
    } while (byte & 0x80);
    return { tag, length };
  });
  const unpacked = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  return directory.map(({ tag, length }) => {
    const data = unpacked.subarray(start, start + length);
    start += length;
    return { tag, data };
  });
}

/** @param {string | URL} path @returns {FontMeasures} */
export function measuresOf(path) {
  const tables = new Map(tablesOf(path).map(({ tag, data }) => [tag, data]));
  const table = (/** @type {string} */ tag) => {
    const data = tables.get(tag);
    if (!data) throw new Error(`Cannot measure ${path}: it has no table ${tag}`);
    return data;
  };
  const em = table('head').readUInt16BE(18);
  const header = table('hhea');
  const metrics = table('hmtx');
  const last = header.readUInt16BE(34) - 1;
  const advances = new Map(
    [...glyphs(table('cmap'))].map(([code, glyph]) => [
      code,
      metrics.readUInt16BE(Math.min(glyph, last) * 4) / em,
    ]),
  );
  return { advances, ascent: header.readInt16BE(4) / em, descent: -header.readInt16BE(6) / em };
}

/** The glyphs by character, of the largest table for Unicode. @param {Buffer} cmap @returns {Map<number, number>} */
export function glyphs(cmap) {
  const found = new Map();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = table.readUInt16BE(0);
    const pairs = format === 4 ? segments(table) : format === 12 ? groups(table) : [];
    for (const [code, glyph] of pairs) if (glyph !== 0) found.set(code, glyph);
  }
  return found;
}

/** @param {Buffer} table @returns {[number, number][]} */
function segments(table) {
  const count = table.readUInt16BE(6) / 2;
  const field = (/** @type {number} */ which, /** @type {number} */ segment) =>
    14 + which * count * 2 + segment * 2 + (which > 0 ? 2 : 0);
  return Array.from({ length: count }, (_, segment) => {
    const end = table.readUInt16BE(field(0, segment));
    const start = table.readUInt16BE(field(1, segment));
    const delta = table.readUInt16BE(field(2, segment));
    const at = field(3, segment);
    const offset = table.readUInt16BE(at);
    return Array.from({ length: end - start + 1 }, (_, index) => {
      const code = start + index;
      const glyph = offset === 0 ? code : table.readUInt16BE(at + offset + index * 2);
      return /** @type {[number, number]} */ ([
        code,
        code === 0xffff || glyph === 0 ? 0 : (glyph + delta) & 0xffff,
      ]);
    });
  }).flat();
}

/** @param {Buffer} table @returns {[number, number][]} */
function groups(table) {
  return Array.from({ length: table.readUInt32BE(12) }, (_, index) => {
    const [start = 0, end = 0, glyph = 0] = [0, 4, 8].map((at) => table.readUInt32BE(16 + index * 12 + at));
    return Array.from(
      { length: end - start + 1 },
      (_, next) => /** @type {[number, number]} */ ([start + next, glyph + next]),
    );
  }).flat();
}
