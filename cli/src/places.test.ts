import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Places } from './places.js';

const disk = vi.hoisted(() => ({ ignoresCase: false }));

// A disk that ignores case, like those of macOS and Windows: it finds names in lower case.
vi.mock('node:fs/promises', async (importActual) => {
  const actual = await importActual<typeof import('node:fs/promises')>();
  const stat: typeof actual.stat = ((path: string, options?: { bigint: true }) =>
    actual.stat(
      disk.ignoresCase ? join(dirname(path), basename(path).toLowerCase()) : path,
      options,
    )) as typeof actual.stat;
  return { ...actual, stat };
});

let folder: string;
const at = (name: string): string => join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footmark-places-'));
  await mkdir(at('docs'));
  await writeFile(at('docs/notes.md'), 'A');
});
afterEach(() => rm(folder, { recursive: true }));

async function areOne(one: string, other: string): Promise<boolean> {
  const places = new Places();
  return (await places.identity(at(one))) === (await places.identity(at(other)));
}

describe.each([true, false])('on a disk that ignores case: %s', (ignoresCase) => {
  beforeEach(() => {
    disk.ignoresCase = ignoresCase;
  });

  test.each([
    ['a file that is there', 'docs/notes.md', 'docs/NOTES.MD'],
    ['a file to come', 'docs/new.docx', 'docs/New.DOCX'],
    ['a file to come, in a folder to come', 'docs/sub/new.docx', 'docs/Sub/New.docx'],
  ])('%s', async (_name, one, other) => {
    expect(await areOne(one, other)).toBe(ignoresCase);
  });
});

test('a folder by its link, and the folder above it', async () => {
  disk.ignoresCase = false;
  await symlink('docs', at('link'));
  expect(await areOne('docs/new.docx', 'link/new.docx')).toBe(true);
  expect(await areOne('docs/new.docx', 'docs/other.docx')).toBe(false);
});
