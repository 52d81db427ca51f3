import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picturesIn, relativePaths } from './pictures.js';

describe('relativePaths', () => {
  test.each([
    ['figures/one.png', ['figures/one.png']],
    ['my%20picture.png', ['my picture.png', 'my%20picture.png']],
    ['100%.png', ['100%.png']],
    ['one.png?raw=true', ['one.png?raw=true', 'one.png']],
  ])('%s may mean %j', (source, paths) => {
    expect(relativePaths(source)).toEqual(paths);
  });

  test.each([
    'https://example.com/a.png',
    'file:///etc/passwd',
    '//host/share/a.png',
    '\\\\host\\a.png',
    '/etc/passwd',
    'C:\\a.png',
    '',
  ])('%s is no relative path', (source) => {
    expect(relativePaths(source)).not.toContain(source);
  });
});

describe('picturesIn', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'footmark-pictures-'));
    await mkdir(join(root, 'text', 'figures'), { recursive: true });
    await writeFile(join(root, 'text', 'figures', 'a b.png'), 'inside');
    await writeFile(join(root, 'shared.png'), 'beside');
    await mkdir(join(root, 'text', '.hidden'));
    await writeFile(join(root, 'text', '.hidden', 'secret.png'), 'hidden');
    await mkdir(join(root, 'text', 'a', 'b', 'c', 'd'), { recursive: true });
    await writeFile(join(root, 'text', 'a', 'b', 'c', 'd', 'deep.png'), 'deep');
  });
  afterAll(() => rm(root, { recursive: true }));

  const load = async (source: string): Promise<string | undefined> => {
    const asset = await picturesIn(join(root, 'text'))({ source });
    return asset && Buffer.from(asset.bytes).toString();
  };

  test('reads beside the source and above it', async () => {
    expect(await load('figures/a%20b.png')).toBe('inside');
    expect(await load('../shared.png#part')).toBe('beside');
  });

  test('finds a file below by its bare name, in other capitals too', async () => {
    expect(await load('a b.png')).toBe('inside');
    expect(await load('Figures/A%20B.PNG')).toBe('inside');
  });

  test.each(['secret.png', 'deep.png'])(
    'does not look for %s in hidden or very deep folders',
    async (name) => {
      expect(await load(name)).toBeUndefined();
    },
  );

  test.each(['missing.png', 'figures', 'a%00b.png', `https://example.com/shared.png`])(
    '%s is not there',
    async (source) => {
      expect(await load(source)).toBeUndefined();
    },
  );
});
