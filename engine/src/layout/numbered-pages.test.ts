import { expect, test } from 'vitest';
import { section } from '../../../tests/composed-pages.js';
import type { ComposedSection, SectionSetting } from '../model/composed.js';
import { numbersOf, type PageRecord, pagesIn, pagesOf, printedNumber } from './numbered-pages.js';
import { type ColumnRecord, type ColumnStart, type Paginated, WHOLE_PAGE } from './paginated.js';

const sectionWith = (
  start: number | undefined,
  format: 'decimal' | 'lowerRoman' = 'decimal',
): ComposedSection => section([], { setting: { pageNumbers: { format, start } } as SectionSetting });
const inSections = (...sections: readonly number[]): readonly PageRecord[] =>
  sections.map((section) => ({ section, kind: 'usual', columns: [] }));

test.each<[string, readonly ComposedSection[], readonly number[], readonly number[]]>([
  ['from 1 on, through all sections', [section([]), section([])], [0, 0, 1, 1], [1, 2, 3, 4]],
  ['anew where a section says so', [section([]), sectionWith(5)], [0, 0, 1, 1, 1], [1, 2, 5, 6, 7]],
  ['from the number of the first section on', [sectionWith(0), section([])], [0, 0, 1], [0, 1, 2]],
  ['anew in each of two sections', [sectionWith(3), sectionWith(1)], [0, 0, 1, 1], [3, 4, 1, 2]],
  ['on, where a section says nothing', [sectionWith(8), sectionWith(undefined)], [0, 1, 1], [8, 9, 10]],
])('pages are numbered %s', (_, sections, of, expected) => {
  expect(numbersOf(inSections(...of), sections)).toEqual(expected);
});

test('the pages of a section are counted', () => {
  expect([0, 1, 2].map((section) => pagesIn(inSections(0, 0, 1), section))).toEqual([2, 1, 0]);
});

test('a number is printed as its section says', () => {
  expect(printedNumber(4, sectionWith(1, 'lowerRoman'))).toBe('iv');
  expect(printedNumber(4, section([]))).toBe('4');
});

const column = (own: Partial<ColumnRecord> = {}): ColumnRecord => ({
  section: 0,
  column: 0,
  band: WHOLE_PAGE,
  height: 0,
  foot: 0,
  repeated: [],
  parts: [],
  notes: [],
  continuesNote: false,
  ...own,
});
const paginated = (records: readonly ColumnRecord[], ...kinds: readonly ColumnStart['kind'][]): Paginated => {
  const starts = records.map((_, index) => ({ kind: kinds[index] ?? 'usual' }) as ColumnStart);
  return { records, starts } as Partial<Paginated> as Paginated;
};

test('a page begins with a first column at the top of the paper', () => {
  const below = { top: 400, taken: 0, isContinued: true };
  const columns = [
    column(),
    column({ column: 1 }),
    column({ section: 1, band: below }),
    column({ section: 1, band: below, column: 1 }),
    column({ section: 2 }),
    column({ section: 2 }),
  ];
  const pages = pagesOf(paginated(columns, 'first', 'usual', 'usual', 'usual', 'even'));
  expect(pages.map(({ columns, section, kind }) => [columns.length, section, kind])).toEqual([
    [4, 0, 'first'],
    [1, 2, 'even'],
    [1, 2, 'usual'],
  ]);
  expect(pages.flatMap((page) => page.columns)).toEqual(columns);
  expect(pagesOf(paginated([]))).toEqual([]);
});

test('a page is the same object while its columns and its kind are', () => {
  const [one, two, three] = [column(), column({ column: 1 }), column({ column: 2 })];
  const next = column();
  const pages = pagesOf(paginated([next, one, two]));
  expect(pagesOf(paginated([next, one, two]))).toEqual(pages);
  expect(pagesOf(paginated([next, one, two]))[1]).toBe(pages[1]);
  // As far down as another page moves it, it is the same.
  expect(pagesOf(paginated([one, two]))[0]).toBe(pages[1]);
  for (const columns of [[one], [one, three], [one, two, three]]) {
    const [other] = pagesOf(paginated(columns));
    expect(other?.columns).toEqual(columns);
    expect(other).not.toBe(pages[1]);
    expect(pagesOf(paginated([one, two]))[0]?.columns).toEqual([one, two]);
  }
  expect(pagesOf(paginated([one, two], 'even'))[0]?.kind).toBe('even');
});
