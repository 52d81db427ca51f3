import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withCitationFiles } from './citation-files.js';
import type { Settings } from './settings.js';

const folder = mkdtempSync(join(tmpdir(), 'footmark-citations-'));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const read = async (given: Partial<Settings>): Promise<object | undefined> =>
  (await withCitationFiles({ conversion: {}, ...given } as Settings)).conversion;

afterAll(() => rmSync(folder, { recursive: true }));

test('sources are read in order, and a style only if it is a file', async () => {
  const bibliography = [file('a.bib', '@book{a}'), file('b.bib', '\ufeff@book{b}')];
  expect(await read({ bibliography, style: 'apa' })).toMatchObject({ csl: 'apa' });
  const { bibliography: texts } = (await read({ bibliography })) as { bibliography: string[] };
  expect(texts.map((text) => text.replace(/^\ufeff/, ''))).toEqual(['@book{a}', '@book{b}']);
  expect(await read({ bibliography: [file('one.bib', '@book{one}')] })).toEqual({
    bibliography: ['@book{one}'],
  });
  expect(await read({ style: file('own.csl', '<style/>') })).toEqual({ csl: '<style/>' });
  expect(await read({})).toEqual({});
});

test('a missing file is named', async () => {
  await expect(read({ bibliography: [join(folder, 'none.bib')] })).rejects.toThrow(/none\.bib/);
});
