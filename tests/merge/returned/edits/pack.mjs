import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';

/*
 * Packs the files that `edit.py` has made, which have most of their parts in common: `node pack.mjs FOLDER` writes
 * `edits.json.br`, in which every part is there once.
 */

const [folder = '.'] = process.argv.slice(2);
/** @type {string[]} */
const contents = [];
/** @type {Map<string, number>} */
const places = new Map();
/** @type {Record<string, Record<string, number>>} */
const files = {};
for (const name of readdirSync(folder).sort()) {
  if (!name.endsWith('.docx')) continue;
  const parts = Object.entries(unzipSync(new Uint8Array(readFileSync(join(folder, name)))));
  files[name.slice(0, -'.docx'.length)] = Object.fromEntries(
    parts.flatMap(([part, bytes]) => {
      if (part.endsWith('/')) return [];
      const text = strFromU8(bytes, true);
      const place = places.get(text) ?? contents.push(text) - 1;
      places.set(text, place);
      return [[part, place]];
    }),
  );
}
const json = Buffer.from(JSON.stringify({ contents, files }));
const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: json.length };
writeFileSync(new URL('edits.json.br', import.meta.url), brotliCompressSync(json, { params }));
