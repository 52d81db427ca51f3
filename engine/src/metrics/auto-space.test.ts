import { expect, test } from 'vitest';
import { hasAutoSpace } from './auto-space.js';

const between = (before: string, after: string) => hasAutoSpace(before.charCodeAt(0), after.charCodeAt(0));

test.each([
  ['字', 'a', true],
  ['a', '字', true],
  ['の', '2', true],
  ['5', '년', true],
  ['ж', '字', true],
  ['字', '字', false],
  ['a', 'b', false],
  ['。', 'a', false],
  ['字', '(', false],
  ['字', ' ', false],
  [')', '字', false],
])('between %s and %s there is space of its own: %s', (before, after, expected) => {
  expect(between(before, after)).toBe(expected);
});
