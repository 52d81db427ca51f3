import { expect, test } from 'vitest';
import type { ComposedCell } from '../model/composed.js';
import { PLAIN, type SeparatorBox } from './boxes.js';
import { slicesOf } from './row-slices.js';

const cell: ComposedCell = { column: 0, columns: 1, rows: 1, continued: false, width: 3000, blocks: [] };
const ABOVE = 50;
const BELOW = 30;
const LINE = 100;

/** A cell with one box of as many lines, which has a border above and below. */
function cellOf(count: number) {
  const lines = Array.from({ length: count }, () => ({ height: LINE, ownHeight: LINE, notes: [] }));
  const format = { ...PLAIN, above: ABOVE, below: BELOW };
  const box: SeparatorBox = { type: 'separator', format, lines };
  const parts = [{ box, from: 0, to: count, top: ABOVE }];
  return { cell, x: 0, parts, height: ABOVE + count * LINE + BELOW };
}

const shape = (count: number, room: number) =>
  slicesOf([cellOf(count)], room).map(({ cells, height }) => {
    const parts = cells[0]?.parts ?? [];
    return { lines: parts.map(({ from, to, top }) => [from, to, top]), height };
  });

test('each slice of a row has room for the border below its lines', () => {
  const two = ABOVE + 2 * LINE + BELOW;
  expect(shape(4, two).map(({ lines }) => lines.map(([from, to]) => [from, to]))).toEqual([
    [[0, 2]],
    [[2, 4]],
  ]);
  expect(shape(4, two - 1)).toHaveLength(4);
  for (const { height } of shape(4, two)) expect(height).toBe(two);
});

test('each slice of a row begins with the border above its lines', () => {
  for (const { lines } of shape(3, ABOVE + LINE + BELOW)) expect(lines[0]?.[2]).toBe(ABOVE);
});

test('a paragraph of a cell that does not fit under another one is in the next slice', () => {
  const { parts, ...own } = cellOf(2);
  const [first] = parts;
  const second = { ...first, box: cellOf(3).parts[0]?.box, to: 3, top: 2 * ABOVE + 2 * LINE + BELOW };
  const both = [{ ...own, parts: [first, second] as typeof parts }];
  const found = (room: number) =>
    slicesOf(both, room).map(({ cells }) => cells[0]?.parts.map(({ from, to, top }) => [from, to, top]));
  expect(found(ABOVE + 2 * LINE + BELOW)).toEqual([[[0, 2, ABOVE]], [[0, 2, ABOVE]], [[2, 3, ABOVE]]]);
  expect(found(ABOVE + 3 * LINE + 2 * BELOW + ABOVE)).toEqual([
    [
      [0, 2, ABOVE],
      [0, 1, 2 * ABOVE + 2 * LINE + BELOW],
    ],
    [[1, 3, ABOVE]],
  ]);
});

test('only the last slice has the space below its paragraph', () => {
  const { parts, ...own } = cellOf(3);
  const [part] = parts;
  const spaced = { ...part, box: { ...part?.box, format: { ...part?.box.format, after: 70 } } };
  const heights = (room: number) =>
    slicesOf([{ ...own, parts: [spaced] as typeof parts }], room).map(({ height }) => height);
  expect(heights(ABOVE + 2 * LINE + BELOW)).toEqual([ABOVE + 2 * LINE + BELOW, ABOVE + LINE + BELOW + 70]);
});

test('a line higher than the space left gets a slice of its own, and short cells are empty in later slices', () => {
  expect(shape(2, 10).map(({ lines }) => lines.length)).toEqual([1, 1]);
  const [, second] = slicesOf([cellOf(2), cellOf(1)], ABOVE + LINE + BELOW);
  expect(second?.cells.map(({ parts }) => parts.length)).toEqual([1, 0]);
});
