import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compose } from '../../../bench/compose.mjs';
import { openQueue } from '../src/queue.mjs';
import { openStore } from '../src/store/store.mjs';
import { submit } from '../src/submit.mjs';
import { skip, startServices } from './services.mjs';

/** Every 40th text is long enough to be caught in the middle. */
const DOCUMENTS = 1000;
const LONG = 40;
/** How long a test waits for what must happen, in milliseconds. */
const PATIENCE = 90_000;

/** @type {Awaited<ReturnType<typeof startServices>>} */
let services;
/** @type {ReturnType<typeof openQueue>} */
let queue;
/** @type {import('../src/store/store.mjs').Store} */
let store;

before(async () => {
  if (skip) return;
  services = await startServices();
  queue = openQueue(services.settings);
  store = openStore(services.settings.store, {});
});
after(async () => {
  if (skip) return;
  await queue.close();
  await services.end();
});

/** @param {string} markdown @param {Record<string, unknown>} [options] */
const text = (markdown, options = {}) => ({
  name: 'text.md',
  bytes: new TextEncoder().encode(markdown),
  options,
});

/** Waits until nothing is left to do. */
async function drained() {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const { waiting, active, delayed } = await queue.getJobCounts('waiting', 'active', 'delayed');
    if (waiting === 0 && active === 0 && delayed === 0) return;
    await wait(50);
  }
  assert.fail(`the queue did not become empty: ${JSON.stringify(await queue.getJobCounts())}`);
}

/** The names of the files of a kind in the store, without what is before the last slash. */
const filesIn = (/** @type {string} */ kind) =>
  readdirSync(join(fileURLToPath(services.settings.store), kind), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('a thousand documents, with a worker killed in the middle of one: none is lost or made twice', {
  skip,
}, async () => {
  const texts = Array.from({ length: DOCUMENTS }, (_, seed) => {
    const sections = seed % LONG === 0 ? 100 : 2;
    return text(
      compose({ seed, sections, depths: [2, 3], blocks: ['paragraph', 'table', 'list'], notes: 0.3 }),
    );
  });
  const submitted = await submit(queue, store, texts);
  // The same texts again, while they wait: the queue takes none of them a second time.
  await submit(queue, store, texts);
  assert.equal(await queue.getWaitingCount(), DOCUMENTS);

  const victim = services.startWorker('victim');
  const other = services.startWorker('other');
  const long = new Set(submitted.filter((_, index) => index % LONG === 0).map(({ id }) => id));
  const caught = await jobInHandsOf('victim', long);
  victim.child.kill('SIGKILL');
  await drained();

  const counts = await queue.getJobCounts('completed', 'failed');
  assert.deepEqual(counts, { completed: DOCUMENTS, failed: 0 });
  const documents = filesIn('results').filter((name) => name.endsWith('.docx'));
  assert.deepEqual(documents.sort(), submitted.map(({ id }) => `${id}.docx`).sort());
  const written = [...victim.lines, ...other.lines]
    .filter(({ message }) => message === 'written')
    .map(({ id }) => id);
  assert.equal(new Set(written).size, written.length, 'a document was written twice');
  // The killed worker may have written one without having had time to report it.
  assert.ok(written.length >= DOCUMENTS - 1);
  assert.ok(written.includes(caught), 'the job of the killed worker was not done by the other');
  assert.ok(other.lines.some(({ message, id }) => message === 'lost by its worker' && id === caught));
  const ends = documents.map((name) => {
    const bytes = readFileSync(
      join(fileURLToPath(services.settings.store), 'results', name.slice(0, 2), name),
    );
    return bytes.readUInt32LE(0) === 0x04034b50 && bytes.includes(Buffer.from([0x50, 0x4b, 5, 6]), -22);
  });
  assert.ok(ends.every(Boolean), 'a document is not whole');

  // Everything is done now: nothing is queued again.
  const again = await submit(queue, store, texts.slice(0, 100));
  assert.ok(again.every(({ state }) => state === 'done'));
  other.child.kill('SIGTERM');
  await other.logged('stopped');
});

/** The first of these jobs that a worker has in its hands, after some others are done. @param {string} name @param {ReadonlySet<string>} ids */
async function jobInHandsOf(name, ids) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const done = await queue.getCompletedCount();
    const active = await queue.getActive();
    const found = active.find(({ id = '', processedBy }) => processedBy === name && ids.has(id));
    if (found !== undefined && done > DOCUMENTS / 10) return found.id;
    await wait(2);
  }
  return assert.fail(`${name} had none of these jobs in its hands`);
}

test('poison goes to the failed set with its notices, and leaves the worker alive', { skip }, async () => {
  const worker = services.startWorker('poisoned', { FOOTMARK_MEMORY_LIMIT: '64' });
  const huge = Array.from({ length: 60_000 }, (_, row) => `| a${row} | [b](c${row}) | *d* |`).join('\n');
  const submitted = await submit(queue, store, [
    { ...text('x'), bytes: Uint8Array.of(0xff, 0xfe, 0x41) },
    text('# Title\n', { fontSizes: 12 }),
    text(`| a | b | c |\n|---|---|---|\n${huge}\n\nText[^none].\n`),
    text('# Sound\n'),
  ]);
  await drained();
  const [bytes, option, memory, sound] = await Promise.all(submitted.map(({ id }) => queue.getJob(id)));
  assert.match(String(bytes?.failedReason), /not UTF-8/);
  assert.match(String(option?.failedReason), /fontSizes/);
  assert.match(String(memory?.failedReason), /more than 64 MiB of memory|longer than 5 s/);
  for (const job of [bytes, option, memory]) assert.equal(await job?.getState(), 'failed');
  assert.ok(Array.isArray(memory?.data.notices));
  assert.equal(await sound?.getState(), 'completed');
  const [again] = await submit(queue, store, [text('# Title\n', { fontSizes: 12 })]);
  assert.equal(again?.state, 'failed');

  const metrics = await fetch(`http://127.0.0.1:${(await worker.logged('started')).port}/metrics`);
  const read = await metrics.text();
  assert.match(read, /^footmark_jobs_total\{outcome="converted"\} 1$/m);
  assert.match(read, /^footmark_jobs_total\{outcome="failed"\} 3$/m);
  assert.match(read, /^footmark_queue_jobs\{state="failed"\} 3$/m);
  assert.match(read, /^footmark_active_jobs 0$/m);
  worker.child.kill('SIGTERM');
  await worker.logged('stopped');
});

test('a text that takes too long is tried again, then fails with its notices', { skip }, async () => {
  const limits = { FOOTMARK_TIME_LIMIT: '0.4' };
  const worker = services.startWorker('hasty', limits);
  await worker.logged('ready');
  const long = compose({ seed: 1, sections: 9000, depths: [2], blocks: ['paragraph', 'table'], notes: 0.3 });
  const [submitted] = await submit(queue, store, [text(`${long}\n`)]);
  const job = await queue.getJob(submitted?.id ?? '');
  await drained();
  assert.equal(await job?.getState(), 'failed');
  const failed = await queue.getJob(submitted?.id ?? '');
  assert.match(String(failed?.failedReason), /longer than 0.4 s/);
  assert.equal(failed?.attemptsMade, services.settings.attempts);
  assert.equal(worker.lines.filter(({ message }) => message === 'will be tried again').length, 2);
  worker.child.kill('SIGTERM');
  await worker.logged('stopped');
});

test('a worker that is asked to stop finishes what it has begun', { skip }, async () => {
  const worker = services.startWorker('polite');
  const { port } = await worker.logged('started');
  await worker.logged('ready');
  const ready = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status);
  assert.equal(await ready(), 200);
  const long = compose({ seed: 2, sections: 200, depths: [2], blocks: ['paragraph'], notes: 0.3 });
  const [submitted] = await submit(queue, store, [text(long)]);
  while ((await queue.getActiveCount()) === 0) await wait(2);
  worker.child.kill('SIGTERM');
  await worker.logged('stopping');
  assert.equal(await ready(), 503);
  await worker.logged('stopped');
  assert.equal((await worker.logged('written')).id, submitted?.id);
});

test('the producer submits the files of a folder with their pictures, and no others', { skip }, async () => {
  const worker = services.startWorker('last');
  const folder = join(services.folder, 'texts');
  mkdirSync(join(folder, 'part'), { recursive: true });
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  writeFileSync(join(folder, 'part/dot.png'), Buffer.from(png, 'base64'));
  writeFileSync(join(services.folder, 'secret.png'), Buffer.from(png, 'base64'));
  writeFileSync(join(folder, 'part/one.md'), '# One\n\n![Dot](dot.png) ![Secret](../../secret.png)\n');
  const { stdout, status, stderr } = services.produce([folder]);
  assert.equal(status, 0, stderr);
  const [name, result = '', state] = stdout.trim().split('\t');
  assert.deepEqual([name, state], [join(folder, 'part/one.md'), 'queued']);
  await drained();
  assert.ok(await store.has(result));
  const report = JSON.parse(
    Buffer.from((await store.read(result.replace('.docx', '.json'))) ?? []).toString(),
  );
  assert.deepEqual(
    report.notices.map((/** @type {{ code: string, message: string }} */ { code, message }) => [
      code,
      /secret/.test(message),
    ]),
    [['image-not-loaded', true]],
  );
  assert.equal(services.produce([folder]).stdout.trim().split('\t')[2], 'done');
  worker.child.kill('SIGTERM');
  await worker.logged('stopped');
});
