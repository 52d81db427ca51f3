import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storedFigures, thesesTables } from '../../bench/theses/figures.mjs';

test('each difference from both other processors in whole theses is classed', () => {
  const { theses } = storedFigures();
  expect(Object.keys(theses).length).toBeGreaterThanOrEqual(8);
  expect(Object.values(theses).flatMap(({ unclassed }) => unclassed)).toEqual([]);
});

test('the figures of whole theses in the documentation are those of the comparison', () => {
  const page = readFileSync(new URL('../../docs/citation-accuracy.md', import.meta.url), 'utf8');
  expect(page).toContain(`<!-- theses -->\n\n${thesesTables(storedFigures())}\n\n<!-- /theses -->`);
});
