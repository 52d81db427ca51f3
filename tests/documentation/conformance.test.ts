import { readdirSync, readFileSync } from 'node:fs';
import { NOTICE_CODES } from '@footmark/engine';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const FILES = ['engine/src', 'cli/src', 'web/app', 'tests'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true }).map((path) =>
    `${folder}/${path}`.replaceAll('\\', '/'),
  ),
);
const FIXTURES = readdirSync(new URL('tests/fixtures', ROOT));
const TEXT = readFileSync(new URL('docs/conformance.md', ROOT), 'utf8');

/** The names in code spans of the second and third cells of every row below a table's head. */
const names = TEXT.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| rule '))
  .flatMap((row) => row.split(/(?<!\\)\|/).slice(2))
  .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

/** Paths may be whole, or start in a package's sources; tests beside the code may be named by their file name. */
const isFile = (name: string) => FILES.some((file) => `/${file}`.endsWith(`/${name.replace(/\/$/, '')}`));
const isNotice = (name: string) => (NOTICE_CODES as readonly string[]).includes(name);
const isFixture = (name: string) =>
  name.endsWith('…') ? FIXTURES.some((each) => each.startsWith(name.slice(0, -1))) : FIXTURES.includes(name);

test('the table of conformance names many files, fixtures and notices', () => {
  expect(names.length).toBeGreaterThan(150);
});

test('the table of conformance names only what there is', () => {
  const unknown = names.filter((name) => {
    if (name.includes('/') || name.endsWith('.ts')) return !isFile(name);
    return !isFixture(name) && !isNotice(name) && name !== 'npm run bench';
  });
  expect(unknown).toEqual([]);
});
