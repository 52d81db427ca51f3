import { expect, test } from 'vitest';
import { numberText } from './number-styles.js';

test.each([
  [28, 'lowerLetter', 'bb'],
  [1994, 'upperRoman', 'MCMXCIV'],
  [999_999_999, 'lowerLetter', '999999999'],
  [999_999_999, 'upperRoman', '999999999'],
] as const)('%d as %s', (number, style, text) => {
  expect(numberText(number, style)).toBe(text);
});
