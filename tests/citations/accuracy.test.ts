import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checked, kinds } from '../../bench/citations/classes.mjs';
import { compared } from '../../bench/citations/comparison.mjs';
import { accuracyTables } from '../../bench/citations/page.mjs';
import { createProcessor } from '../../engine/src/csl/processor.js';
import { richText } from '../../engine/src/csl/rich-text.js';

/** In fifty styles, so that it takes seconds: once for all tests here. */
const { counts, differences } = compared({ createProcessor, richText });

test('each difference from both other processors is classed, and none is ours', () => {
  expect(checked(differences)).toEqual({ unclassed: [], stale: [] });
  expect(kinds().filter((kind) => kind.class === 'ours')).toEqual([]);
});

test('the figures in the documentation are those of the comparison', () => {
  const page = readFileSync(new URL('../../docs/citation-accuracy.md', import.meta.url), 'utf8');
  expect(page).toContain(`<!-- compared -->\n\n${accuracyTables(counts)}\n\n<!-- /compared -->`);
});
