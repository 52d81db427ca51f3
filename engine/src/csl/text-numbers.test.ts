import { describe, expect, test } from 'vitest';
import { isNumeric, isPlural } from './numbers.js';

test.each(['12', '1.2', '2nd', 'S3', '§5', '3a', '1-3', '1–3', '1 & 2', '1, 2', '1 and 2', '1,234', 'ab1cd'])(
  '%s is a number or several',
  (text) => expect(isNumeric(text)).toBe(true),
);

test.each(['', 'IV', 'two', '2 editions', 'abcde1', '1abcde', '1-', '1 or 2'])('%s is no number', (text) =>
  expect(isNumeric(text)).toBe(false),
);

describe('whether a locator names more than one', () => {
  test.each([
    ['1-3', true],
    ['1--3', true],
    ['1 - 3', true],
    ['1–3', true],
    ['a–b', true],
    ['1 & 2', true],
    ['1, 2', true],
    ['1 and 2', true],
    ['12a-12b', true],
    ['12 v-13 r', true],
    ['A1-A3', true],
    ['3 bis 4', true],
    ['[3], 4', true],
    ['ii-iv', true],
    ['iv-12', true],
    ['1', false],
    ['1,234', false],
    ['12a', false],
    ['iv', false],
    ['a-b', false],
    ['x ii-iv', false],
    ['ii-iv x', false],
    ['command 7', false],
    ['3 bis', false],
    ['12-', false],
    ['7,', false],
  ])('%s', (text, expected) => expect(isPlural(text)).toBe(expected));
});
