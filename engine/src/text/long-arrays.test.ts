import { expect, test } from 'vitest';
import { largest, pushAll, smallest, spliceAll } from './long-arrays.js';

/** Twice as many as overflow the stack as arguments of a call. */
const MANY = Array.from({ length: 250_000 }, (_, index) => index - 100_000);

test('arrays may be of any length', () => {
  const list = [1, 2];
  pushAll(list, MANY);
  expect(list).toHaveLength(MANY.length + 2);
  expect(list.slice(0, 3)).toEqual([1, 2, -100_000]);
  expect(largest(MANY)).toBe(149_999);
  expect(smallest(MANY)).toBe(-100_000);
});

test.each([0, 3, 2000])('%i items take the place of others as with splice', (length) => {
  const items = Array.from({ length }, (_, index) => index);
  for (const [index, count] of [
    [0, 0],
    [1, 2],
    [4, 0],
    [2, 9],
  ] as const) {
    const list = [-1, -2, -3, -4];
    spliceAll(list, index, count, items);
    expect(list).toEqual([-1, -2, -3, -4].toSpliced(index, count, ...items));
  }
});

test('the largest and the smallest are those of Math.max and Math.min', () => {
  for (const numbers of [[], [3], [3, 1, 2], [1, Number.NaN], [-0, 0]]) {
    expect(largest(numbers)).toBe(Math.max(...numbers));
    expect(smallest(numbers)).toBe(Math.min(...numbers));
    expect(largest(numbers, 2)).toBe(Math.max(2, ...numbers));
    expect(smallest(numbers, 2)).toBe(Math.min(2, ...numbers));
  }
});
