import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkTarget, readSource, wordPathFor, writeWhole } from './files.js';
import { NAMED } from './roots.js';

let folder: string;
const at = (name: string): string => join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('wordPathFor', () => {
  test.each([
    ['notes.md', 'notes.docx'],
    ['a/Notes.MARKDOWN', 'a/Notes.docx'],
    ['plain.txt', 'plain.docx'],
    ['README', 'README.docx'],
    ['v1.2', 'v1.2.docx'],
  ])('%s → %s', (input, output) => {
    expect(wordPathFor(input)).toBe(output);
  });
});

describe('readSource', () => {
  test('reports a missing file and a folder', async () => {
    await expect(readSource(at('no.md'), NAMED)).rejects.toThrow(`cannot read ${at('no.md')}: no such file`);
    await expect(readSource(folder, NAMED)).rejects.toThrow(`cannot read ${folder}: it is a folder`);
  });
});

describe('checkTarget', () => {
  test('accepts a new file and an old one', async () => {
    await checkTarget(at('new.docx'), NAMED);
    await writeFile(at('old.docx'), 'old');
    await checkTarget(at('old.docx'), NAMED);
  });

  test('refuses a folder, a missing folder and a file in place of the folder', async () => {
    await writeFile(at('file'), '');
    await expect(checkTarget(folder, NAMED)).rejects.toThrow(`cannot write ${folder}: it is a folder`);
    await expect(checkTarget(at('no/x.docx'), NAMED)).rejects.toThrow(
      `cannot write ${at('no/x.docx')}: there is no folder ${at('no')}`,
    );
    await expect(checkTarget(at('file/x.docx'), NAMED)).rejects.toThrow(/is not a folder/);
  });
});

describe('writeWhole', () => {
  const bytes = Buffer.from('new');

  test('replaces a file, keeps its permissions and leaves nothing else behind', async () => {
    await writeFile(at('a.docx'), 'old');
    await chmod(at('a.docx'), 0o640);
    await writeWhole(at('a.docx'), bytes, NAMED);
    expect(await readFile(at('a.docx'), 'utf8')).toBe('new');
    expect((await stat(at('a.docx'))).mode & 0o777).toBe(0o640);
    expect(await readdir(folder)).toEqual(['a.docx']);
  });

  test('writes through a link to the file that it names', async () => {
    await writeFile(at('real.docx'), 'old');
    await symlink('real.docx', at('link.docx'));
    await writeWhole(at('link.docx'), bytes, NAMED);
    expect(await readFile(at('real.docx'), 'utf8')).toBe('new');
  });

  test('writes into what is no plain file without replacing it', async () => {
    await writeWhole('/dev/null', bytes, NAMED);
    expect((await stat('/dev/null')).isCharacterDevice()).toBe(true);
  });

  test('a failure leaves the old state', async () => {
    await mkdir(at('a.docx'));
    await expect(writeWhole(at('a.docx'), bytes, NAMED)).rejects.toThrow(/it is a folder/);
    expect(await readdir(folder)).toEqual(['a.docx']);
  });

  test('a failure leaves no draft behind', async () => {
    // The draft can be written, but not renamed: the name is that of a folder, which is not there.
    await expect(writeWhole(at('none.docx/'), bytes, NAMED)).rejects.toThrow('cannot write');
    expect(await readdir(folder)).toEqual([]);
  });
});
