import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = '/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf';
/** Of Consolas, in 2048ths of an em. */
const ADVANCE = 1126;
const ASCENT = 1884;
const DESCENT = 514;

/**
 * Makes a font with the name and the measures of Consolas, which Linux does not have: Liberation Mono with other
 * widths and heights. Gives the environment for a program that shall see it, if Liberation Mono is there.
 *
 * @param {string} folder where the font is put
 * @returns {Record<string, string>}
 */
export function consolasEnvironment(folder) {
  if (!existsSync(SOURCE)) return {};
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'consolas.ttf'), withMeasures(readFileSync(SOURCE)));
  const configuration = join(folder, 'fonts.conf');
  writeFileSync(
    configuration,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include>/etc/fonts/fonts.conf</include><dir>${folder}</dir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: configuration };
}

/** @param {Buffer} source a TrueType file */
function withMeasures(source) {
  const count = source.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 12 + index * 16;
    const start = source.readUInt32BE(entry + 8);
    const data = Buffer.from(source.subarray(start, start + source.readUInt32BE(entry + 12)));
    return { tag: source.toString('latin1', entry, entry + 4), data };
  });
  for (const table of tables) {
    if (table.tag === 'hhea') {
      table.data.writeInt16BE(ASCENT, 4);
      table.data.writeInt16BE(-DESCENT, 6);
      table.data.writeInt16BE(0, 8);
    } else if (table.tag === 'OS/2') {
      table.data.writeUInt16BE(ASCENT, 74);
      table.data.writeUInt16BE(DESCENT, 76);
    } else if (table.tag === 'hmtx') {
      const metrics = tables.find(({ tag }) => tag === 'hhea')?.data.readUInt16BE(34) ?? 0;
      for (let index = 0; index < metrics; index += 1) table.data.writeUInt16BE(ADVANCE, index * 4);
    } else if (table.tag === 'name') table.data = nameTable('Consolas');
  }
  return assemble(tables);
}

/** @param {string} family */
function nameTable(family) {
  const names = [1, 2, 4, 6].map((id) => ({ id, text: id === 2 ? 'Regular' : family }));
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
  directory.writeUInt32BE(0x00010000, 0);
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
