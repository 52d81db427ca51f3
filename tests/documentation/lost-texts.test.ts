import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('../e2e/', import.meta.url);
const ROW = /^\| (?<what>.+?) \| `(?<file>[\w.-]+)` \| (?<name>.+) \|$/gm;

test('each way to lose a text is tried by a test of its own', () => {
  const rows = [...readFileSync(new URL('lost-texts.md', FOLDER), 'utf8').matchAll(ROW)].map(
    ({ groups }) => groups,
  );
  const missing = rows.filter((row) => {
    const tests = readFileSync(new URL(row?.file ?? '', FOLDER), 'utf8');
    return !tests.includes(row?.name ?? '');
  });
  expect(missing).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(new Set(rows.map((row) => row?.what)).size).toBe(rows.length);
});
