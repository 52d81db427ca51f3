import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convert } from '@footmark/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PIXEL, PIXEL_BASE64 } from '../../tests/pixel.js';
import { NO_PERMISSIONS, rootsOf } from './permissions.js';
import { NAMED } from './roots.js';
import { readForFile, type TextTarget, writeWithPictures } from './written-text.js';

let folder: string;
let target: TextTarget;
const at = (name: string): string => join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-written-'));
  await mkdir(at('texts'));
  const roots = await rootsOf(at('texts'), NO_PERMISSIONS);
  target = { path: at('texts/a.md'), reach: NAMED, roots };
});
afterEach(() => rm(folder, { recursive: true }));

async function written(): Promise<{ readonly markdown: string; readonly otherFolder: string | undefined }> {
  const made = await convert(`![A dot](data:image/png;base64,${PIXEL_BASE64})\n`);
  if (!made.success) throw new Error(made.error);
  const bytes = new Uint8Array(await made.blob.arrayBuffer());
  const { markdown, pictures, otherFolder } = await readForFile('a.docx', bytes, target, {});
  await writeWithPictures(markdown, pictures, target);
  return { markdown, otherFolder };
}

const picture = (path: string) => ({ path, bytes: PIXEL });
const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((path) => /\.\w+$/.test(path)).sort();

describe('the pictures of a Word file', () => {
  test('go into a folder that is named after the text, again and again', async () => {
    const first = await written();
    expect(first).toEqual({ markdown: '![A dot](a-media/image1.png)\n', otherFolder: undefined });
    expect(await written()).toEqual(first);
    expect(await files()).toEqual(['texts/a-media/image1.png', 'texts/a.md']);
  });

  test('go into another folder where they would replace something, and the text names that', async () => {
    for (const [name, content] of [
      ['a-media', 'mine'],
      ['a-media-2', 'mine, too'],
    ] as const) {
      await mkdir(at(`texts/${name}`));
      await writeFile(at(`texts/${name}/image1.png`), content);
    }
    const first = await written();
    expect(first).toEqual({ markdown: '![A dot](a-media-3/image1.png)\n', otherFolder: 'a-media-3' });
    expect(await written()).toEqual(first);
    expect(await readFile(at('texts/a-media/image1.png'), 'utf8')).toBe('mine');
    expect(await readFile(at('texts/a-media-2/image1.png'), 'utf8')).toBe('mine, too');
    expect(new Uint8Array(await readFile(at('texts/a-media-3/image1.png')))).toEqual(PIXEL);
  });

  test('go into another folder where a file of the same length, or a folder, has the name of one', async () => {
    await mkdir(at('texts/a-media'));
    await writeFile(
      at('texts/a-media/image1.png'),
      PIXEL.map((byte) => byte ^ 1),
    );
    await mkdir(at('texts/a-media-2/image1.png'), { recursive: true });
    expect((await written()).otherFolder).toBe('a-media-3');
  });

  test('may be in a folder that has other files', async () => {
    await mkdir(at('texts/a-media'));
    await writeFile(at('texts/a-media/notes.txt'), 'mine');
    expect((await written()).otherFolder).toBeUndefined();
  });
});

test('nothing is written if a picture would be outside: by its name, or through a link', async () => {
  await mkdir(at('elsewhere'));
  await symlink('../elsewhere', at('texts/a-media'));
  for (const path of ['../b.png', 'a-media/a.png'])
    await expect(writeWithPictures('Text.\n', [picture(path)], target)).rejects.toThrow(
      /^cannot write .*: it is outside the folder that was given \(to use it, add --allow-outside \S+\)$/,
    );
  expect(await files()).toEqual([]);
});

test('a merge keeps a file that has the name of a new picture, and says so', async () => {
  await writeFile(at('texts/old.png'), 'mine');
  expect(await writeWithPictures('Text.\n', [picture('old.png'), picture('new.png')], target)).toEqual([
    'old.png',
  ]);
  expect(await readFile(at('texts/old.png'), 'utf8')).toBe('mine');
  expect(await files()).toEqual(['texts/a.md', 'texts/new.png', 'texts/old.png']);
});
