import { expect, test } from 'vitest';
import { onOneLine } from './formula-line.js';

test.each([
  ['x =\n\\frac{1}{2}\n- y', 'x = \\frac{1}{2} - y'],
  ['a % the first\n  + b % the second', 'a + b'],
  ['\\alpha%\nx', '\\alpha x'],
  ['50\\%\nof \\\\% a comment\nx', '50\\% of \\\\ x'],
  ['a\n\n\nb', 'a b'],
  ['x % y', 'x % y'],
])('the lines %j become %j', (lines, line) => {
  expect(onOneLine(lines)).toBe(line);
});
