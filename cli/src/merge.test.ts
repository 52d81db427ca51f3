import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { convert } from '@footmark/engine';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { PIXEL } from '../../tests/pixel.js';
import { keptNotes, writeMerged } from './merge-file.js';
import { NO_PERMISSIONS, rootsOf } from './permissions.js';
import { NAMED } from './roots.js';
import { run } from './run.js';
import type { Terminal } from './streams.js';

let folder: string;
const at = (name: string): string => join(folder, name);
const TEXT = 'The tide was late by twenty minutes.\n\n* one\n* two\n';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-merge-'));
});

/** Writes a returned Word file in which a word was replaced. */
async function returned(text: string, old: string, now: string, source = true): Promise<void> {
  const made = await convert(text, { source });
  if (!made.success) throw new Error(made.error);
  const files = unzipSync(new Uint8Array(await made.blob.arrayBuffer()));
  const name = 'word/document.xml';
  files[name] = strToU8(strFromU8(files[name] ?? new Uint8Array()).replace(old, now));
  await writeFile(at('returned.docx'), zipSync(files));
}

async function footmark(...words: string[]): Promise<{ status: number; out: string; error: string }> {
  const texts = { out: '', error: '' };
  const stream = (to: 'out' | 'error'): Terminal['stdout'] =>
    Object.assign(
      new Writable({
        write(chunk, _encoding, done) {
          texts[to] += String(chunk);
          done();
        },
      }),
      { isTTY: false, columns: 80 },
    ) as unknown as Terminal['stdout'];
  const terminal = {
    stdin: process.stdin,
    stdout: stream('out'),
    stderr: stream('error'),
  } as unknown as Terminal;
  const status = await run(words, terminal);
  return { status, ...texts };
}

test('changes go into a separate file, and everything else stays as written', async () => {
  await writeFile(at('paper.md'), TEXT);
  await returned(TEXT, 'twenty', 'thirty');
  const { status, error } = await footmark('merge', at('paper.md'), at('returned.docx'));
  expect(error).toBe('footmark: 1 change merged\n');
  expect(status).toBe(0);
  expect(await readFile(at('paper-merged.md'), 'utf8')).toBe(TEXT.replace('twenty', 'thirty'));
  expect(await readFile(at('paper.md'), 'utf8')).toBe(TEXT);
  expect((await footmark('merge', at('paper.md'), at('returned.docx'))).status).toBe(1);
});

test('what the author has changed as well is reported and left alone', async () => {
  await writeFile(at('paper.md'), TEXT.replace('twenty', 'ten'));
  await returned(TEXT, 'twenty', 'thirty');
  const { status, out, error } = await footmark('merge', at('paper.md'), at('returned.docx'), '-o', '-');
  expect(status).toBe(1);
  expect(out).toBe(TEXT.replace('twenty', 'ten'));
  expect(error).toContain(`${at('paper.md')}:1: warning: You changed the same place in your text`);
  expect(error).toContain('0 changes merged, 1 left to you');
});

test('with --mark, changes are marked', async () => {
  await writeFile(at('paper.md'), TEXT);
  await returned(TEXT, 'twenty', 'thirty');
  const { out } = await footmark('merge', at('paper.md'), at('returned.docx'), '--mark', '-o', '-');
  expect(out).toBe(TEXT.replace('twenty', '{~~twenty~>thirty~~}'));
});

test('with --json, the changes are data', async () => {
  await writeFile(at('paper.md'), TEXT);
  await returned(TEXT, 'twenty', 'thirty');
  const { out } = await footmark('merge', at('paper.md'), at('returned.docx'), '--json', '--check');
  expect(JSON.parse(out)).toMatchObject({
    base: 'source',
    changes: [{ kind: 'words', before: 'twenty', after: 'thirty' }],
  });
});

test('a few common words do not make a file a version of the text', async () => {
  await writeFile(at('paper.md'), 'The boat left the harbour by night, with two sails and no lamp at all.\n');
  await returned(TEXT, 'twenty', 'thirty', false);
  expect((await footmark('merge', at('paper.md'), at('returned.docx'))).error).toMatch(
    /shares only [1-9]\d?% of its words/,
  );
});

test('pictures that are new or were missing are written beside the text, but never over a file', async () => {
  await writeFile(at('old.png'), 'mine');
  const picture = (path: string) => ({ path, bytes: PIXEL });
  const target = {
    path: at('merged.md'),
    reach: NAMED,
    roots: await rootsOf(folder, NO_PERMISSIONS),
  };
  const pictures = [picture('old.png'), picture('new.png')];
  const kept = await writeMerged(
    'Text.\n',
    { pictures, textPictures: ['own/one.png', '../one.png', 'https://example.org/one.png'].map(picture) },
    target,
  );
  expect(keptNotes('a.md', kept)).toMatch(/^a\.md: note: old\.png exists already and was kept; [^\n]+\n$/);
  expect(await readFile(at('old.png'), 'utf8')).toBe('mine');
  for (const path of ['new.png', 'own/one.png'])
    expect(new Uint8Array(await readFile(at(path)))).toEqual(PIXEL);
});

test('a file made from another text, and invalid inputs, are refused', async () => {
  await writeFile(at('paper.md'), 'Nothing of this has anything in common with that.\n');
  await returned(TEXT, 'twenty', 'thirty', false);
  expect(await footmark('merge', at('paper.md'), at('returned.docx'))).toMatchObject({
    status: 1,
    error: expect.stringContaining('seems to be another document'),
  });
  expect((await footmark('merge', at('returned.docx'), at('paper.md'))).status).toBe(2);
  expect((await footmark('merge', at('paper.md'))).status).toBe(2);
});
