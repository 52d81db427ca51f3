import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RasterRequest } from '@footmark/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rasterizeIn } from './rasterize.js';

/** Far longer than a process needs to start on a busy machine. */
const LONG_MS = 240_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-drawing-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A process that answers with its own id, never finishes wide pictures, and dies of tall ones. */
async function script(): Promise<URL> {
  const path = join(folder, 'drawing.mjs');
  await writeFile(
    path,
    `process.on('message', ({ width, height }) => {
      if (height > 100) process.exit(1);
      while (width > 100);
      process.send({ made: new Uint8Array(new Uint32Array([process.pid]).buffer) });
    });
    process.on('disconnect', () => process.exit());`,
  );
  return pathToFileURL(path);
}

const request = (width: number, height = 1): RasterRequest => ({
  bytes: new Uint8Array([1]),
  format: 'svg',
  width,
  height,
  wanted: 'png',
});

test('pictures are drawn by one process, one after the other', async () => {
  const rasterize = rasterizeIn(await script(), LONG_MS);
  const [one, two] = await Promise.all([rasterize(request(1)), rasterize(request(2))]);
  expect(one).toHaveLength(4);
  expect(one).toEqual(two);
  expect(new Uint32Array(Uint8Array.from(one ?? []).buffer)[0]).not.toBe(process.pid);
});

test('one that takes too long is ended, and the next is drawn by another process', async () => {
  const path = await script();
  const rasterize = rasterizeIn(path, LONG_MS);
  const before = await rasterize(request(1));
  const abort = new AbortController();
  const endless = rasterize({ ...request(1000), signal: abort.signal });
  setTimeout(() => abort.abort(), 100);
  expect(await endless).toBeUndefined();
  const after = await rasterize(request(1));
  expect(after).toHaveLength(4);
  expect(after).not.toEqual(before);
  // This limit is reached on any machine, because the process never answers.
  expect(await rasterizeIn(path, 300)(request(1000))).toBeUndefined();
});

test('one that dies gives no picture, and the next is drawn', async () => {
  const rasterize = rasterizeIn(await script(), LONG_MS);
  expect(await rasterize(request(1, 1000))).toBeUndefined();
  expect(await rasterize(request(1))).toHaveLength(4);
});

test('a missing script gives no picture', async () => {
  expect(await rasterizeIn(pathToFileURL(join(folder, 'none.mjs')), LONG_MS)(request(1))).toBeUndefined();
});
