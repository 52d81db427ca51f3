import { expect, test } from 'vitest';
import {
  type Box,
  type BoxFormat,
  belowPart,
  gapBetween,
  heightOf,
  inseparable,
  PLAIN,
  separable,
  stack,
} from './boxes.js';

const FORMAT: BoxFormat = { ...PLAIN, style: 'Normal', keepLines: false };

const box = (lines: number, format: Partial<BoxFormat> = {}): Box => ({
  type: 'separator',
  format: { ...FORMAT, ...format },
  lines: Array.from({ length: lines }, () => ({ height: 100, ownHeight: 80, notes: [] })),
});

test('a box is as high as its lines, borders and spacing', () => {
  expect(heightOf([])).toBe(0);
  expect(heightOf([box(2, { before: 10, after: 30, above: 3, below: 4 })])).toBe(10 + 3 + 200 + 4 + 30);
  const second = box(1, { before: 40, after: 5 });
  expect(heightOf([box(2, { before: 10, after: 30 }), second])).toBe(10 + 200 + 40 + 100 + 5);
  expect(heightOf([box(2, { before: 10, after: 50 }), second])).toBe(10 + 200 + 50 + 100 + 5);
});

test('widow control leaves no line alone', () => {
  expect([1, 2, 3, 4, 9].map((lines) => inseparable(box(lines)))).toEqual([1, 2, 3, 2, 2]);
  expect(inseparable(box(9, { keepLines: true }))).toBe(9);
  expect(inseparable(box(9, { singleLines: true }))).toBe(1);
});

test('a single line may be left of a paragraph that began on an earlier page', () => {
  expect(separable(box(9), 0, 1)).toBe(0);
  expect(separable(box(9), 4, 1)).toBe(1);
  expect(separable(box(9), 4, 4)).toBe(3);
});

test('boxes are one below the other, each within its borders', () => {
  const bordered = box(2, { before: 10, above: 7, below: 4, after: 30 });
  expect(stack([bordered, bordered], 1000).map(({ top }) => top)).toEqual([1017, 1017 + 200 + 4 + 30 + 7]);
  expect(stack([bordered, bordered]).at(-1)?.top).toBe(heightOf([bordered, bordered]) - 200 - 4 - 30);
});

test.each([
  ['the larger counts', { after: 30 }, { before: 20 }, 30],
  ['the larger counts', { after: 20 }, { before: 30 }, 30],
  ['some files add both', { after: 30 }, { before: 20, addsSpace: true }, 50],
  ['the space below is left out', { after: 30, contextual: true }, { before: 20 }, 20],
  ['the space above is left out', { after: 20 }, { before: 30, contextual: true }, 20],
  ['both are left out', { after: 30, contextual: true }, { before: 20, contextual: true }, 0],
  [
    'another style has them',
    { after: 30, contextual: true },
    { before: 20, contextual: true, style: 'Quote' },
    30,
  ],
] as const)('between paragraphs, %s', (_, above, below, gap) => {
  expect(gapBetween({ ...FORMAT, ...above }, { ...FORMAT, ...below })).toBe(gap);
});

test('there is a border below each part of a paragraph, but the space at the end of a cell only below the last line', () => {
  const paragraph = box(3, { below: 30 });
  expect([1, 3].map((to) => belowPart(paragraph, to))).toEqual([30, 30]);
  const inCell = box(3, { below: 30, singleLines: true });
  expect([1, 3].map((to) => belowPart(inCell, to))).toEqual([0, 30]);
});
