import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { FLOOR, FOOTMARK, FOOTMARK_COMMAND_IN_COLOURS, FOOTMARK_IN_COLOURS } from './converters.mjs';
import { takeTurns } from './rounds.mjs';
import { countErrors } from './validity.mjs';

/** @typedef {import('./rounds.mjs').Cell & { errors?: string }} CheckedCell */
/** @typedef {{ document: import('./documents.mjs').BenchDocument, bytes: number, cells: CheckedCell[] }} Result */

/**
 * Measures all converters with one document, and validates their results.
 *
 * @param {import('./documents.mjs').BenchDocument} document
 * @param {readonly import('./converters.mjs').Converter[]} converters
 * @param {{ folder: string, rounds: number, deadline: number }} options
 * @returns {Promise<Result>}
 */
export async function measureDocument(document, converters, { folder, rounds, deadline }) {
  const input = join(folder, `${document.name}.md`);
  const markdown = document.markdown();
  writeFileSync(input, markdown);
  const all = document.hasColours
    ? [...converters, FOOTMARK_IN_COLOURS, FOOTMARK_COMMAND_IN_COLOURS]
    : converters;
  const runs = all.map((converter, index) => ({
    converter,
    output: join(folder, `${document.name}-${index}.docx`),
  }));
  const finished = join(folder, `${document.name}.docx`);
  const own = [{ converter: FOOTMARK, output: finished }];
  await takeTurns(own, { input, parts: [], rounds: 1, deadline: Number.POSITIVE_INFINITY });
  const parts = unpackXml(finished, join(folder, document.name));

  /** @type {CheckedCell[]} */
  const cells = await takeTurns(runs, { input, parts, rounds, deadline });
  for (const cell of cells)
    if (cell.median && cell.converter !== FLOOR) cell.errors = await countErrors(cell.output);
  return { document, bytes: Buffer.byteLength(markdown), cells };
}

/** @param {string} docx @param {string} folder */
function unpackXml(docx, folder) {
  mkdirSync(folder);
  const xml = unzipSync(readFileSync(docx), { filter: ({ name }) => /\.(xml|rels)$/.test(name) });
  return Object.entries(xml).map(([name, bytes]) => {
    const path = join(folder, name.replaceAll('/', '-'));
    writeFileSync(path, bytes);
    return path;
  });
}
