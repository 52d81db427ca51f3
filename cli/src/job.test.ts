import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PIXEL } from '../../tests/pixel.js';
import { runJob } from './job.js';
import { NO_PERMISSIONS } from './permissions.js';

let folder: string;
const at = (name: string): string => join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-job-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a text may use the pictures of the whole folder that is converted, and alone only those of its own', async () => {
  await mkdir(at('texts'));
  await writeFile(at('dot.png'), PIXEL);
  await writeFile(at('texts/a.md'), '![A dot](../dot.png)\n');
  const source = { path: at('texts/a.md'), place: 'texts/a.md', bytes: 1 };
  const codes = async (root?: string): Promise<string[]> => {
    const job = { source: { ...source, ...(root && { root }) }, options: {}, permissions: NO_PERMISSIONS };
    return (await runJob(job)).notices.map(({ code }) => code);
  };
  expect(await codes(folder)).toEqual([]);
  expect(await codes()).toEqual(['image-not-loaded']);
});

test('a text that cannot be read is a failure, not an error', async () => {
  const source = { path: at('none.md'), place: 'none.md', bytes: 1 };
  const { notices, failure } = await runJob({ source, options: {}, permissions: NO_PERMISSIONS });
  expect({ notices, failure }).toEqual({ notices: [], failure: expect.stringContaining('none.md') });
});
