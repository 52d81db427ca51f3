import { expect, test } from 'vitest';
import { visualOrder } from './order.js';

test.each([
  [[], []],
  [
    [0, 0, 0],
    [0, 1, 2],
  ],
  [
    [0, 1, 1, 0],
    [0, 2, 1, 3],
  ],
  [
    [1, 1, 1],
    [2, 1, 0],
  ],
  [
    [1, 2, 2, 1],
    [3, 1, 2, 0],
  ],
  [
    [0, 1, 2, 2, 1, 0],
    [0, 4, 2, 3, 1, 5],
  ],
])('pieces of the levels %j stand from left to right as %j', (levels, order) => {
  expect(visualOrder(levels)).toEqual(order);
});
