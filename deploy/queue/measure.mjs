// How many documents a worker of the queue converts, and what that costs of processor, memory and Redis; writes the figures
// in docs/scale.md. Build the packages and run `npm ci` here first: node measure.mjs [DOCUMENTS]
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { compose } from '../../bench/compose.mjs';
import { machine } from '../../bench/machine.mjs';
import { markdownTable } from '../../bench/tables.mjs';
import { openQueue } from './src/queue.mjs';
import { openStore } from './src/store/store.mjs';
import { submit } from './src/submit.mjs';
import { startServices } from './test/services.mjs';

const count = Number(process.argv[2] ?? 2000);
const PAGE = new URL('../../docs/scale.md', import.meta.url);
const FIGURES = /(<!-- queue -->\n).*(\n<!-- end of queue -->)/s;
/** A million documents a day, in documents a second. */
const GOAL = 1e6 / 86_400;

const texts = Array.from({ length: count }, (_, seed) =>
  compose({ seed, sections: 7, depths: [2, 3], blocks: ['paragraph', 'table', 'list'], notes: 0.3 }),
);
const rows = [
  [
    'workers',
    'documents',
    'time',
    'a second',
    'processor for one',
    'a second and processor',
    'memory of a worker',
  ],
];
/** @type {number[]} processor seconds for a document, by row */
const costs = [];
let redisBytes = 0;
for (const workers of [1, 2]) await measure(workers);

const kibibytes = (texts.reduce((sum, text) => sum + text.length, 0) / count / 1024).toFixed(1);
const cost = Math.max(...costs);
const figures = [
  `${count} texts of ${kibibytes} KiB. ${machine()}`,
  markdownTable(rows),
  `A waiting job takes ${(redisBytes / 1024).toFixed(1)} KiB of Redis' memory. A million documents a day are ${GOAL.toFixed(1)} a second: at ${(cost * 1000).toFixed(1)} ms each, ${(GOAL * cost).toFixed(2)} processors that do nothing else.`,
].join('\n\n');
process.stdout.write(`${figures}\n`);
writeFileSync(
  PAGE,
  readFileSync(PAGE, 'utf8').replace(FIGURES, (_, begin, end) => `${begin}${figures}${end}`),
);

/** @param {number} workers */
async function measure(workers) {
  const services = await startServices();
  const queue = openQueue(services.settings);
  try {
    const store = openStore(services.settings.store, {});
    const before = await usedMemory(services.settings.redis);
    for (let index = 0; index < count; index += 100) {
      const part = texts.slice(index, index + 100);
      await submit(
        queue,
        store,
        part.map((text) => ({ name: 'text.md', bytes: new TextEncoder().encode(text) })),
      );
    }
    redisBytes = ((await usedMemory(services.settings.redis)) - before) / count;
    const begin = performance.now();
    const started = Array.from({ length: workers }, (_, index) => services.startWorker(`worker-${index}`));
    while ((await queue.getCompletedCount()) < count) await wait(20);
    const seconds = (performance.now() - begin) / 1000;
    const read = await Promise.all(
      started.map(async (worker) => {
        const answer = await fetch(`http://127.0.0.1:${(await worker.logged('started')).port}/metrics`);
        return answer.text();
      }),
    );
    const sum = (/** @type {string} */ name) => read.reduce((total, text) => total + metric(text, name), 0);
    const processor = sum('process_cpu_seconds_total') / count;
    costs.push(processor);
    rows.push([
      `${workers}`,
      `${count}`,
      `${seconds.toFixed(1)} s`,
      (count / seconds).toFixed(0),
      `${(processor * 1000).toFixed(1)} ms`,
      (1 / processor).toFixed(0),
      `${(sum('process_resident_memory_bytes') / workers / 2 ** 20).toFixed(0)} MiB`,
    ]);
  } finally {
    await queue.close();
    await services.end();
  }
}

/** @param {string} text @param {string} name */
function metric(text, name) {
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

/** How much memory a Redis uses, in bytes. @param {string} address */
async function usedMemory(address) {
  const client = new Redis(address);
  const information = await client.info('memory');
  client.disconnect();
  return Number(/^used_memory:(\d+)/m.exec(information)?.[1]);
}
