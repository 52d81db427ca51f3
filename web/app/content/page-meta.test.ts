import { describe, expect, test } from 'vitest';
import { SUBJECT_META } from './docs/subject-meta';
import { SUBJECTS } from './docs/subjects';
import { INTENT_PAGES } from './intents/pages';
import { PAGES, type PageFacts } from './pages';

const ALL: readonly (readonly [path: string, facts: Pick<PageFacts, 'title' | 'description'> | undefined])[] =
  [
    ...[...Object.values(PAGES), ...Object.values(INTENT_PAGES)].map((page): [string, PageFacts] => [
      page.path,
      page,
    ]),
    ...SUBJECTS.map(({ id }) => [`/docs/${id}`, SUBJECT_META[id]] as const),
  ];

describe.each(ALL)('%s', (_, facts) => {
  test('has a title that search engines show whole, and a description that fills its two lines', () => {
    expect(facts?.title.length).toBeGreaterThanOrEqual(40);
    expect(facts?.title.length).toBeLessThanOrEqual(60);
    expect(facts?.description.length).toBeGreaterThanOrEqual(110);
    expect(facts?.description.length).toBeLessThanOrEqual(160);
  });
});

test('no two pages have the same title or description', () => {
  expect(new Set(ALL.map(([, facts]) => facts?.title)).size).toBe(ALL.length);
  expect(new Set(ALL.map(([, facts]) => facts?.description)).size).toBe(ALL.length);
});

test('no subject that is not there has a title', () => {
  expect(Object.keys(SUBJECT_META).sort()).toEqual(SUBJECTS.map(({ id }) => id).sort());
});
