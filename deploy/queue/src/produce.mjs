// The producer: submits files for conversion, and prints for each where its Word file will be in the store.
//   node src/produce.mjs [--options FILE.json] FILE|FOLDER…
//   node src/produce.mjs --retry-failed
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inspect } from '@footmark/engine';
import { isIgnoredName } from '@footmark/engine/sources';
import { openQueue } from './queue.mjs';
import { settingsFrom } from './settings.mjs';
import { openStore } from './store/store.mjs';
import { submit } from './submit.mjs';

/** How many texts are submitted together. */
const BATCH = 100;
/** With more waiting jobs than this, the producer waits, too: each takes about 2 kB of Redis' memory. */
const MAX_WAITING = 50_000;

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
  inspect('', options); // Throws if the options are invalid.
  /** @type {import('./submit.mjs').Text[]} */
  let batch = [];
  const submitBatch = async () => {
    while ((await queue.getWaitingCount()) > MAX_WAITING) await wait(1000);
    const submitted = await submit(queue, store, batch);
    for (const [index, { result, state }] of submitted.entries())
      process.stdout.write(`${batch[index]?.name}\t${result}\t${state}\n`);
    batch = [];
  };
  for (const path of positionals)
    for await (const file of textsIn(path)) {
      batch.push(await textOf(file, options));
      if (batch.length === BATCH) await submitBatch();
    }
  await submitBatch();
}

/** @param {string} path @returns {AsyncGenerator<string>} */
async function* textsIn(path) {
  if (!(await stat(path)).isDirectory()) return yield path;
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (isIgnoredName(entry.name)) continue;
    if (entry.isDirectory()) yield* textsIn(join(path, entry.name));
    else if (/\.(md|markdown)$/i.test(entry.name)) yield join(path, entry.name);
  }
}

/**
 * A text with the pictures that it names, as far as they are in its folder or below.
 *
 * @param {string} path
 * @param {import('@footmark/engine').ConversionOptions & Record<string, unknown>} options
 * @returns {Promise<import('./submit.mjs').Text>}
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
    const inFolder = relative(folder, path);
    return inFolder.startsWith(`..${sep}`) || inFolder === '..' ? undefined : await readFile(path);
  } catch {
    return undefined; // The engine reports missing pictures.
  }
}
