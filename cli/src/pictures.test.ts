import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Allowance, PICTURE_LIMITS } from './picture-limits.js';
import { localPaths, picturesIn } from './pictures.js';
import type { Roots } from './roots.js';

describe('localPaths', () => {
  test.each([
    ['figures/one.png', ['figures/one.png']],
    ['my%20picture.png', ['my picture.png', 'my%20picture.png']],
    ['100%.png', ['100%.png']],
    ['one.png?raw=true', ['one.png?raw=true', 'one.png']],
    ['/etc/a.png', ['/etc/a.png']],
  ])('%s may mean %j', (source, paths) => {
    expect(localPaths(source)).toEqual(paths);
  });

  test.each([
    'https://example.com/a.png',
    'file:///etc/passwd',
    '//host/share/a.png',
    '\\\\host\\a.png',
    '/\\host/a.png',
    '',
  ])('%s is no path', (source) => {
    expect(localPaths(source)).not.toContain(source);
  });
});

let root: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'footmark-pictures-')));
  const files = {
    'text/figures/a b.png': 'inside',
    'shared.png': 'beside',
    'text-too/near.png': 'near',
    'text/.hidden/secret.png': 'hidden',
    'text/a/b/c/d/e/f/g/deep.png': 'deep',
    'text/.gitbook/assets/kept.png': 'kept',
    'text/figures/twice.png': 'one',
    'text/b/twice.png': 'other',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), content);
  }
  await symlink(join(root, 'shared.png'), join(root, 'text/link.png'));
  await symlink(root, join(root, 'text/up'));
  await symlink('figures', join(root, 'text/down'));
});
afterAll(() => rm(root, { recursive: true }));

const rootsOf = (...folders: string[]): Roots => ({
  folders,
  name: 'the folder of the text',
  option: '--allow-outside',
});

async function load(
  source: string,
  { allowed = [] as string[], limits = PICTURE_LIMITS, folder = join(root, 'text') } = {},
): Promise<string | undefined> {
  const roots = rootsOf(folder, ...allowed);
  const asset = await picturesIn({ folder, roots, allowance: new Allowance(limits) })({ source });
  if (asset === undefined || !('bytes' in asset))
    return asset && 'reason' in asset ? asset.reason : undefined;
  return Buffer.from(asset.bytes as Uint8Array).toString();
}

const OUTSIDE = expect.stringMatching(
  /^it is outside the folder of the text \(to use it, add --allow-outside \S+\)$/,
);
const MISSING = 'there is no such file';

describe('picturesIn', () => {
  test('reads from the text’s folder and below it, also by a link that stays there', async () => {
    expect(await load('figures/a%20b.png')).toBe('inside');
    expect(await load('figures/../figures/a b.png#part')).toBe('inside');
    expect(await load('down/a b.png')).toBe('inside');
  });

  test('finds a file below by its bare name, whatever the capitals', async () => {
    expect(await load('a b.png')).toBe('inside');
    expect(await load('Figures/A%20B.PNG')).toBe('inside');
  });

  test.each(['secret.png', 'deep.png'])(
    'does not look for %s in hidden or very deep folders',
    async (name) => {
      expect(await load(name)).toBe(MISSING);
    },
  );

  test('of a folder that was given, finds a picture from its root or anywhere in it by a name that only one has', async () => {
    const folder = join(root, 'text', 'figures');
    const given = { folder, allowed: [join(root, 'text')] };
    expect(await load('/figures/a b.png', given)).toBe('inside');
    expect(await load('/../shared.png', given)).toEqual(OUTSIDE);
    expect(await load('nowhere/kept.png', given)).toBe('kept');
    expect(await load('../.gitbook/assets/kept.png', given)).toBe('kept');
    expect(await load('twice.png', { folder: join(root, 'text', 'a'), allowed: given.allowed })).toBe(
      MISSING,
    );
  });

  test('of one text, it says what to do about a path from the root of a website', async () => {
    expect(await load('/img/none.png')).toBe(
      `${MISSING}; it would be found from the folder of the website: convert that instead of this file, or add --allow-outside with it`,
    );
    expect(await load('img/none.png')).toBe(MISSING);
  });

  test('a folder is not a picture', async () => {
    expect(await load('figures')).toBe('it is a folder');
  });

  test.each(['missing.png', 'a%00b.png', '../missing.png'])('%s is not there', async (source) => {
    expect(await load(source)).toBe(MISSING);
  });

  test('an address on the web is not a file', async () => {
    expect(await load('https://example.com/shared.png')).toBeUndefined();
  });
});

describe('a picture outside the folder', () => {
  const ways = (): string[] => [
    '../shared.png',
    '..%2Fshared.png',
    '%2e%2e/shared.png',
    'figures/../../shared.png',
    'link.png',
    'up/shared.png',
    'up/text/../shared.png',
    join(root, 'shared.png'),
  ];

  test('is not read, by any path', async () => {
    for (const source of ways()) expect(await load(source), source).toEqual(OUTSIDE);
  });

  test('is read if its folder is allowed', async () => {
    for (const source of ways()) expect(await load(source, { allowed: [root] }), source).toBe('beside');
  });

  test('is not read if only another folder is allowed, even one whose name begins the same', async () => {
    expect(await load('../shared.png', { allowed: [join(root, 'text-too')] })).toEqual(OUTSIDE);
    expect(await load('../text-too/near.png')).toEqual(OUTSIDE);
    expect(await load('../text-too/near.png', { allowed: [join(root, 'text-too')] })).toBe('near');
  });

  test('a file: address is never read', async () => {
    const { href } = pathToFileURL(join(root, 'text/figures/a b.png'));
    expect(await load(href, { allowed: [root] })).toBeUndefined();
  });
});

describe.skipIf(process.platform === 'win32')('what is no plain file', () => {
  test.each(['/dev/zero', '/dev/tty', '../../../../../../dev/zero'])('%s', async (source) => {
    expect(await load(source)).toEqual(OUTSIDE);
    expect(await load(source, { allowed: ['/'], folder: '/' })).toBe('it is not a regular file');
  });

  test
    .runIf(process.platform === 'linux')
    .each([
      '/proc/self/environ',
      '/sys/kernel/mm/transparent_hugepage/enabled',
      '../../../../../../proc/self/cmdline',
    ])('%s', async (source) => {
    expect(await load(source, { allowed: ['/'] })).toBe('it is a part of the system');
  });

  test('a pipe that nobody writes to is not waited for', async () => {
    execFileSync('mkfifo', [join(root, 'text/pipe.png')]);
    expect(await load('pipe.png')).toBe('it is not a regular file');
  });
});

describe('the limits', () => {
  test('of one picture, without reading it', async () => {
    await writeFile(join(root, 'text/huge.png'), '');
    await truncate(join(root, 'text/huge.png'), 60_000_000_000);
    expect(await load('huge.png')).toBe('it is larger than 50 MB');
  });

  test('of all pictures of a text', async () => {
    const limits = { ...PICTURE_LIMITS, totalBytes: 10 };
    const pictures = picturesIn({
      folder: join(root, 'text'),
      roots: rootsOf(join(root, 'text')),
      allowance: new Allowance(limits),
    });
    const [first, second] = [await pictures({ source: 'a b.png' }), await pictures({ source: 'a b.png' })];
    expect(first).toHaveProperty('bytes');
    expect(second).toEqual({ reason: 'the pictures of this text are larger than 0.00001 MB together' });
  });
});
