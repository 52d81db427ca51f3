import { describe, expect, test } from 'vitest';
import type { PageKind } from './frame.js';
import { firstStart, nextPage, roomFor, sectionPage } from './page-starts.js';
import type { BoxSection, ColumnStart, Paged } from './paginated.js';

const ROOMS = {
  usual: { height: 1000, separator: 50 },
  first: { height: 600, separator: 40 },
  even: { height: 900, separator: 30 },
};
const section = (own: Partial<BoxSection> = {}): BoxSection => ({
  start: 0,
  columns: 1,
  rooms: ROOMS,
  hasFirstPage: false,
  firstNumber: undefined,
  ...own,
});
const paged = (hasEvenPages: boolean, ...sections: readonly BoxSection[]): Paged => ({
  boxes: [],
  sections,
  hasEvenPages,
  note: () => undefined,
});
const kindOf = ({ kind, isEven }: Pick<ColumnStart, 'kind' | 'isEven'>): [PageKind, boolean] => [
  kind,
  isEven,
];

test.each<[string, boolean, Partial<BoxSection>, [PageKind, boolean]]>([
  ['usual', true, {}, ['usual', false]],
  ['even, if its number is', true, { firstNumber: 2 }, ['even', true]],
  ['even, if its number is 0', true, { firstNumber: 0 }, ['even', true]],
  ['usual, if its number is odd', true, { firstNumber: 3 }, ['usual', false]],
  ['usual, where even pages are as all others', false, { firstNumber: 2 }, ['usual', false]],
  ['a first page, where there are any', true, { hasFirstPage: true }, ['first', false]],
  ['a first page with an even number', true, { hasFirstPage: true, firstNumber: 4 }, ['first', true]],
])('the first page of a document is %s', (_, hasEvenPages, own, expected) => {
  const start = firstStart(paged(hasEvenPages, section(own)));
  expect(kindOf(start)).toEqual(expected);
  expect(start).toMatchObject({ section: 0, column: 0, index: 0, from: 0, isRequested: true, carried: [] });
});

describe('the next page', () => {
  const odd = firstStart(paged(true, section({ hasFirstPage: true })));
  const even = firstStart(paged(true, section({ hasFirstPage: true, firstNumber: 2 })));

  test('is even after an odd one, and the other way round', () => {
    expect(kindOf(nextPage(odd, paged(true, section())))).toEqual(['even', true]);
    expect(kindOf(nextPage(even, paged(true, section())))).toEqual(['usual', false]);
    expect(kindOf(nextPage(odd, paged(false, section())))).toEqual(['usual', false]);
  });

  test.each<[string, boolean, Partial<BoxSection>, [PageKind, boolean]]>([
    ['even after an odd one', true, {}, ['even', true]],
    ['odd, if its number is', true, { firstNumber: 1 }, ['usual', false]],
    ['even, if its number is', true, { firstNumber: 2 }, ['even', true]],
    ['usual, where even pages are as all others', false, { firstNumber: 2 }, ['usual', false]],
    ['a first one, where there are any', true, { hasFirstPage: true }, ['first', true]],
    ['a first one with an odd number', true, { hasFirstPage: true, firstNumber: 1 }, ['first', false]],
  ])('of a new section is %s', (_, hasEvenPages, own, expected) => {
    const page = sectionPage(1, odd, paged(hasEvenPages, section({ hasFirstPage: true }), section(own)));
    expect(kindOf(page)).toEqual(expected);
    expect(page).toMatchObject({ section: 1, column: 0, band: { top: 0, taken: 0, isContinued: false } });
  });
});

test('a column has the room of its kind of page, without what is above and below it', () => {
  const of = (kind: PageKind, top: number, taken: number) =>
    roomFor({ section: 1, kind, band: { top, taken, isContinued: true } }, paged(true, section(), section()));
  expect(of('usual', 0, 0)).toEqual({ height: 1000, separator: 50 });
  expect(of('first', 0, 0)).toEqual({ height: 600, separator: 40 });
  expect(of('even', 0, 0)).toEqual({ height: 900, separator: 30 });
  expect(of('usual', 300, 120)).toEqual({ height: 580, separator: 50 });
});
