import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { requestProcess } from './request-process.js';

interface Order {
  readonly order: 'answer' | 'never end' | 'wait';
  readonly signal?: AbortSignal;
}

const folder = mkdtempSync(join(tmpdir(), 'footmark-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As the library that draws diagrams does, it works without a pause, so that it could not watch itself. */
const script = join(folder, 'script.mjs');
writeFileSync(
  script,
  `process.on('message', ({ order }) => {
    while (order === 'never end');
    if (order === 'answer') process.send({ answered: true });
  });
  process.on('disconnect', () => process.exit());`,
);

test('a process that never ends is ended, and the next question has an answer', {
  timeout: 30_000,
}, async () => {
  const ask = requestProcess<Order>(pathToFileURL(script), 1500);
  const first = ask({ order: 'never end' });
  const second = ask({ order: 'answer' });
  expect(await first).toBeUndefined();
  expect(await second).toEqual({ answered: true });
});

test('a question that is no longer needed ends its process', async () => {
  const ask = requestProcess<Order>(pathToFileURL(script), 60_000);
  const waiting = new AbortController();
  const first = ask({ order: 'wait', signal: waiting.signal });
  waiting.abort();
  expect(await first).toBeUndefined();
  expect(await ask({ order: 'answer' })).toEqual({ answered: true });
});
