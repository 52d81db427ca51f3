import { expect, test } from 'vitest';
import { type BoxFormat, type Part, PLAIN, type SeparatorBox } from './boxes.js';
import { splitAt } from './split-cells.js';

/** Lines of a box, each of 100 twips, of which 20 may be below the end of a page. */
const partOf = (
  count: number,
  top: number,
  own: Partial<Part> = {},
  format: Partial<BoxFormat> = {},
): Part => {
  const lines = Array.from({ length: count }, () => ({ height: 100, ownHeight: 80, notes: [] }));
  const box: SeparatorBox = { type: 'separator', format: { ...PLAIN, ...format }, lines };
  return { box, from: 0, to: count, top, ...own };
};
const split = (parts: readonly Part[], height: number) => {
  const { above, below } = splitAt(parts, height);
  const placesOf = (some: readonly Part[]) =>
    some.map((part) => [parts.findIndex(({ box }) => box === part.box), part.from, part.to, part.top]);
  return { above: placesOf(above), below: placesOf(below) };
};

test('the lines that do not fit above the end of a page are at the top of the next', () => {
  const parts = [partOf(4, 30), partOf(2, 450)];
  expect(split(parts, 310)).toEqual({
    above: [[0, 0, 3, 30]],
    below: [
      [0, 3, 4, 0],
      [1, 0, 2, 120],
    ],
  });
  expect(split(parts, 309).above).toEqual([[0, 0, 2, 30]]);
  expect(split(parts, 430)).toEqual({ above: [[0, 0, 4, 30]], below: [[1, 0, 2, 0]] });
  expect(split(parts, 1000).below).toEqual([]);
  expect(split(parts, 0).above).toEqual([]);
});

test('a part of a paragraph is split between its own lines only', () => {
  expect(split([partOf(9, 0, { from: 2, to: 5 })], 1000)).toEqual({ above: [[0, 2, 5, 0]], below: [] });
  expect(split([partOf(9, 0, { from: 2, to: 5 })], 180)).toEqual({
    above: [[0, 2, 4, 0]],
    below: [[0, 4, 5, 0]],
  });
});

test('the border above a paragraph is repeated above its rest', () => {
  expect(split([partOf(3, 50, {}, { above: 50 })], 130).below).toEqual([[0, 1, 3, 50]]);
});

test('no line is above one that did not fit', () => {
  const high = partOf(1, 0);
  const box = { ...high.box, lines: [{ height: 50, ownHeight: 300, notes: [] }] } as SeparatorBox;
  expect(split([{ ...high, box }, partOf(1, 50)], 200)).toEqual({
    above: [],
    below: [
      [0, 0, 1, 0],
      [1, 0, 1, 50],
    ],
  });
});
