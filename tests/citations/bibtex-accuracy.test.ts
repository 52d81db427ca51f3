import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compared } from '../../bench/bibtex/comparison.mjs';
import { filesTable, readingTable } from '../../bench/bibtex/page.mjs';
import { storedFiles } from '../../bench/bibtex/stored.mjs';
import { dateOf, namesOf } from '../../engine/src/csl/item.js';
import { readSources } from '../../engine/src/load/citations/sources.js';

test('99 of 100 entries of BibTeX are read as pandoc reads them, or differ for a reason, as the documentation says', async () => {
  const result = await compared({ readSources, dateOf, namesOf });
  expect((result.equal + result.explained) / result.all).toBeGreaterThanOrEqual(0.99);
  const page = readFileSync(new URL('../../docs/citation-accuracy.md', import.meta.url), 'utf8');
  expect(page).toContain(`<!-- read -->\n\n${readingTable(result)}\n\n<!-- /read -->`);
});

test('the figures of whole files in the documentation are those that were found', () => {
  const page = readFileSync(new URL('../../docs/citation-accuracy.md', import.meta.url), 'utf8');
  expect(page).toContain(`<!-- files -->\n\n${filesTable(storedFiles())}\n\n<!-- /files -->`);
});
