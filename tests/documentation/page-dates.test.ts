import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTENT_OF_PAGES, pageDatesIn } from '../../scripts/page-dates.mjs';
import { SUBJECT_PATHS } from '../../web/app/content/docs/subjects';
import { ALL_PAGE_PATHS } from '../../web/app/content/intents/pages';
import { PAGES } from '../../web/app/content/pages';

const LEGAL: readonly string[] = [PAGES.terms.path, PAGES.privacy.path];

test('every page is dated by its files, except the legal pages, which print their date', () => {
  const dated = Object.keys(CONTENT_OF_PAGES);
  expect(dated).toEqual(expect.arrayContaining([...SUBJECT_PATHS]));
  expect(ALL_PAGE_PATHS.filter((path) => !dated.includes(path))).toEqual(LEGAL);
  expect(
    Object.values(CONTENT_OF_PAGES)
      .flat()
      .filter((place) => !existsSync(place)),
  ).toEqual([]);
});

test('a page is as new as the newest of its files, and tests of it do not count', () => {
  const log = [
    'date 2026-03-03',
    '',
    'web/app/content/docs/index.test.ts',
    'docs/tables.md',
    'date 2026-02-02',
    '',
    'web/app/content/docs/footnotes.ts',
    'date 2026-01-01',
    '',
    'docs/tables.md',
    'web/app/content/docs/index.ts',
  ].join('\n');
  expect(pageDatesIn(log)).toEqual({ '/docs': '2026-02-02', '/docs/tables': '2026-03-03' });
});
