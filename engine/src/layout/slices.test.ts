import { expect, test } from 'vitest';
import type { ComposedCell } from '../model/composed.js';
import { PLAIN, type SeparatorBox } from './boxes.js';
import { slicesOf } from './slices.js';

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

test('a line higher than the space left gets a slice of its own, and short cells are empty in later slices', () => {
  expect(shape(2, 10).map(({ lines }) => lines.length)).toEqual([1, 1]);
  const [, second] = slicesOf([cellOf(2), cellOf(1)], ABOVE + LINE + BELOW);
  expect(second?.cells.map(({ parts }) => parts.length)).toEqual([1, 0]);
});
