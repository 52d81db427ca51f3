import { expect, test } from 'vitest';
import {
  anchorAt,
  currentPage,
  DESK_SPACING,
  distanceOf,
  heightOf,
  pageAt,
  pagesInView,
  pagesToDraw,
  rollOf,
  topOf,
} from './page-roll';

const page = (height: number, width = 100) => ({
  width,
  height,
  text: { left: 0, width },
  key: 0,
  firstLine: 1,
});
const SCALE = 0.5;
const { gap, ends } = DESK_SPACING;

test('pages of different sizes lie below each other with a gap between them', () => {
  const roll = rollOf([page(100), page(60, 140), page(100)]);
  expect([1, 2, 3].map((number) => topOf(roll, number, SCALE))).toEqual([
    ends,
    ends + 50 + gap,
    ends + 80 + 2 * gap,
  ]);
  expect(heightOf(roll, SCALE)).toBe(2 * ends + 130 + 2 * gap);
  expect(roll.width).toBe(140);
});

test('each position belongs to one page, and a gap to the page above it', () => {
  const roll = rollOf(Array.from({ length: 3000 }, (_, index) => page(100 + (index % 7))));
  for (const number of [1, 2, 1500, 2999, 3000]) {
    const top = topOf(roll, number, SCALE);
    expect(pageAt(roll, top, SCALE)).toBe(number);
    expect(pageAt(roll, top - 1, SCALE)).toBe(Math.max(1, number - 1));
  }
  expect([pageAt(roll, -1000, SCALE), pageAt(roll, 1e9, SCALE)]).toEqual([1, 3000]);
});

test('only pages in view and one view more on each side are drawn, however many there are', () => {
  const roll = rollOf(Array.from({ length: 3000 }, () => page(1000)));
  const view = { scrolled: topOf(roll, 1500, SCALE), height: 500 };
  expect(pagesInView(roll, view, SCALE)).toEqual({ first: 1500, last: 1500 });
  expect(pagesToDraw(roll, view, SCALE)).toEqual({ first: 1499, last: 1501 });
  expect(currentPage(roll, { ...view, scrolled: view.scrolled + 300 }, SCALE)).toBe(1501);
});

test('a place stays the same when the zoom changes', () => {
  const roll = rollOf([page(100), page(60), page(100)]);
  for (const distance of [0, 40, 90, 120, 160]) {
    const anchor = anchorAt(roll, distance, SCALE);
    expect(distanceOf(roll, anchor, SCALE)).toBeCloseTo(distance);
  }
  const middleOfThird = { page: 3, share: 0.5 };
  expect(distanceOf(roll, middleOfThird, 2)).toBe(topOf(roll, 3, 2) + 100);
});

test('without pages there is nothing in view', () => {
  const roll = rollOf([]);
  expect(heightOf(roll, SCALE)).toBe(0);
  expect(pagesInView(roll, { scrolled: 0, height: 100 }, SCALE)).toEqual({ first: 1, last: 1 });
});
