import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.js';
import { NO_PERMISSIONS } from './permissions.js';

// A limit that a test can reach.
const { MAX_SOURCE_FILES } = vi.hoisted(() => ({ MAX_SOURCE_FILES: 20 }));
vi.mock('@footmark/engine/sources', async (original) => ({
  ...(await original<object>()),
  MAX_SOURCE_FILES,
}));

let folder: string;
const at = (name: string): string => join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-gather-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function gathered(names: readonly string[], inputs: readonly string[]) {
  for (const name of names) {
    await mkdir(dirname(at(name)), { recursive: true });
    await writeFile(at(name), 'Text.');
  }
  const { root, files, named } = await gather(inputs.map(at), NO_PERMISSIONS);
  return { root, files: files.map(({ path }) => path).sort(), named };
}

test('a folder gives its texts, pictures and sources, without what is hidden or installed', async () => {
  const names = ['book/a.md', 'book/b/c.png', 'book/d.bib', 'book/e.exe'];
  const hidden = ['book/.git/f.md', 'book/.draft.md', 'book/node_modules/g/README.md'];
  expect(await gathered([...names, ...hidden], ['book'])).toEqual({
    root: at('book'),
    files: ['a.md', 'b/c.png', 'd.bib'],
    named: undefined,
  });
});

test('files of several folders are named relative to the folder that contains all of them', async () => {
  const names = ['ab/x.md', 'abc/y.md'];
  expect(await gathered(names, names)).toEqual({ root: folder, files: names, named: names });
});

test('a single text may embed the others of its folder', async () => {
  const found = await gathered(['ab/x.md', 'ab/y.md'], ['ab/x.md']);
  expect(found).toEqual({ root: at('ab'), files: ['x.md', 'y.md'], named: ['x.md'] });
});

test('of a large folder, one file more is found than the engine reads, so that it reports the others', async () => {
  const names = Array.from({ length: MAX_SOURCE_FILES + 5 }, (_, index) => `disk/${index}.md`);
  expect((await gathered(names, ['disk'])).files).toHaveLength(MAX_SOURCE_FILES + 1);
});
