// The producer: orders the conversion of files, and prints where each Word file will be in the store.
//   node src/produce.mjs [--options FILE.json] FILE|FOLDER…
//   node src/produce.mjs --retry-failed
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inspect } from '@footmark/engine';
import { place } from './orders.mjs';
import { openQueue } from './queue.mjs';
import { settingsFrom } from './settings.mjs';
import { openStore } from './store/store.mjs';

/** Texts that are handed in together. */
const BATCH = 100;
/** How many jobs may wait before the producer does: what waits needs memory in Redis, about 2 kB each. */
const WAITING = 50_000;

const { values, positionals } = parseArgs({
  options: { options: { type: 'string' }, 'retry-failed': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const settings = settingsFrom(process.env);
const queue = openQueue(settings);
try {
  if (values['retry-failed']) await queue.retryJobs({ state: 'failed' });
  else await produce();
} finally {
  await queue.close();
}

async function produce() {
  if (positionals.length === 0) throw new Error('Name the files or folders to convert');
  const store = openStore(settings.store, process.env);
  /** @type {import('@footmark/engine').ConversionOptions & Record<string, unknown>} */
  const options = values.options === undefined ? {} : JSON.parse(await readFile(values.options, 'utf8'));
  inspect('', options); // Throws for options that no text could be converted with.
  /** @type {import('./orders.mjs').Text[]} */
  let batch = [];
  const handIn = async () => {
    while ((await queue.getWaitingCount()) > WAITING) await wait(1000);
    const placed = await place(queue, store, batch);
    for (const [index, { result, state }] of placed.entries())
      process.stdout.write(`${batch[index]?.name}\t${result}\t${state}\n`);
    batch = [];
  };
  for (const path of positionals)
    for await (const file of textsIn(path)) {
      batch.push(await textOf(file, options));
      if (batch.length === BATCH) await handIn();
    }
  await handIn();
}

/** @param {string} path @returns {AsyncGenerator<string>} */
async function* textsIn(path) {
  if (!(await stat(path)).isDirectory()) return yield path;
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    if (entry.isDirectory()) yield* textsIn(join(path, entry.name));
    else if (/\.(md|markdown)$/i.test(entry.name)) yield join(path, entry.name);
  }
}

/**
 * A text with the pictures that it names, of its own folder and those below.
 *
 * @param {string} path
 * @param {import('@footmark/engine').ConversionOptions & Record<string, unknown>} options
 * @returns {Promise<import('./orders.mjs').Text>}
 */
async function textOf(path, options) {
  const bytes = await readFile(path);
  const folder = await realpath(dirname(path));
  /** @type {Map<string, Uint8Array>} */
  const pictures = new Map();
  for (const { source } of inspect(bytes.toString(), options).images) {
    const picture = await pictureIn(folder, source);
    if (picture !== undefined) pictures.set(source, picture);
  }
  return { name: path, bytes, options, pictures };
}

/** @param {string} folder @param {string} source */
async function pictureIn(folder, source) {
  try {
    const path = await realpath(join(folder, decodeURIComponent(source)));
    const way = relative(folder, path);
    return way.startsWith(`..${sep}`) || way === '..' ? undefined : await readFile(path);
  } catch {
    return undefined; // The engine says which pictures are missing.
  }
}
