import { expect, test } from 'vitest';
import { type Part, PLAIN } from './boxes.js';
import { restartedNumbers } from './note-numbers.js';
import type { SetNote } from './notes.js';
import type { PageRecord } from './numbered-pages.js';
import type { ColumnRecord } from './paginated.js';

const noteOf = (number: number): SetNote => ({
  number,
  boxes: [],
  lines: [],
  numbered: [],
  height: 0,
  inseparable: 1,
  after: 0,
});
/** A line with the marks of notes, or the second of such a paragraph. */
const partOf = (notes: readonly number[] | undefined, from = 0): Part => {
  const lines = [0, 1].map(() => ({ height: 100, ownHeight: 100, notes: [] }));
  return {
    box: { type: 'separator', format: PLAIN, lines, ...(notes ? { notes } : {}) },
    from,
    to: from + 1,
    top: 0,
  };
};
const columnOf = (section: number, own: Partial<ColumnRecord>): ColumnRecord => ({
  section,
  column: 0,
  band: { top: 0, taken: 0, isContinued: false },
  height: 0,
  foot: 0,
  repeated: [],
  parts: [],
  notes: [],
  continuesNote: false,
  ...own,
});
const pageOf = (...columns: readonly ColumnRecord[]): PageRecord => ({ section: 0, kind: 'usual', columns });

/** A column with notes at its foot, of which the first may have begun on the page before. */
const below = (section: number, numbers: readonly number[], from = 0): ColumnRecord =>
  columnOf(section, {
    notes: numbers.map((number, index) => ({ note: noteOf(number), from: index === 0 ? from : 0, to: 9 })),
  });

const text = (place: number): string => 'abcdef'.charAt(place - 1);

test('footnotes are numbered anew on each page, through all its columns', () => {
  const pages = [
    pageOf(below(0, [1, 2]), below(0, [3])),
    pageOf(below(0, [3, 4], 2)),
    pageOf(below(0, [5]), below(1, [6])),
  ];
  expect([...restartedNumbers(pages, { restarts: 'page', text }, 'footnote')]).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
    [4, 'a'],
    [5, 'a'],
    [6, 'b'],
  ]);
});

test('footnotes are numbered anew in each section, also in one that begins within a page', () => {
  const pages = [pageOf(below(0, [1])), pageOf(below(0, [2]), below(1, [3])), pageOf(below(1, [3, 4], 1))];
  expect([...restartedNumbers(pages, { restarts: 'section', text }, 'footnote')]).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'a'],
    [4, 'b'],
  ]);
});

test('endnotes are numbered by the sections of their marks', () => {
  const pages = [
    pageOf(columnOf(0, { parts: [partOf([1, 2]), partOf(undefined)] })),
    pageOf(columnOf(0, { parts: [partOf([1, 2], 1), partOf([3])] }), columnOf(1, { parts: [partOf([4])] })),
  ];
  expect([...restartedNumbers(pages, { restarts: 'section', text }, 'endnote')]).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
    [4, 'a'],
  ]);
});
