import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convert } from '@footmark/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readWordFiles } from './read-word.js';
import type { Settings } from './settings.js';

let folder: string;
const at = (name: string): string => join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-word-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function placeWordFile(name: string): Promise<void> {
  const made = await convert('A **word**.\n');
  if (!made.success) throw new Error(made.error);
  await writeFile(at(name), new Uint8Array(await made.blob.arrayBuffer()));
}

async function outcome(inputs: readonly string[], settings: Settings) {
  const out = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof out) => ({
    write(data: string | Uint8Array, done: () => void) {
      out[name] += String(data);
      done();
    },
  });
  const terminal = {
    stdin: (async function* () {})(),
    stdout: stream('stdout'),
    stderr: stream('stderr'),
  };
  return { status: await readWordFiles(inputs.map(at), settings, terminal), ...out };
}

test('findings as JSON go to standard error only if the Markdown goes to standard output', async () => {
  await placeWordFile('a.docx');
  const found = JSON.stringify([{ file: at('a.docx'), notices: [] }], undefined, 2);
  expect(await outcome(['a.docx'], { json: true, output: '-' })).toEqual({
    status: 0,
    stdout: 'A **word**.\n',
    stderr: `${found}\n`,
  });
  expect(await outcome(['a.docx'], { json: true })).toEqual({ status: 0, stdout: `${found}\n`, stderr: '' });
});

test('several Word files need a folder, and one that is missing gives status 1', async () => {
  await placeWordFile('a.docx');
  await placeWordFile('b.docx');
  await expect(outcome(['a.docx', 'b.docx'], { output: at('all.md') })).rejects.toThrow(
    'several texts need a folder',
  );
  const { status, stderr } = await outcome(['a.docx', 'none.docx'], {});
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('none.docx') });
  expect(await readFile(at('a.md'), 'utf8')).toBe('A **word**.\n');
});
