import { expect, test } from 'vitest';
import { findingsOf, lineRange } from './findings';

test('findings come in the order of the text', () => {
  const warning = { code: 'footnote-undefined', severity: 'warning', message: 'W', line: 2 } as const;
  const error = { code: 'table-cell-count', severity: 'error', message: 'E', line: 7 } as const;
  expect(findingsOf({ valid: false, errors: [error], warnings: [warning] })).toEqual([warning, error]);
});

test.each([
  [1, 'one'],
  [2, ''],
  [3, 'three'],
  [9, 'three'],
])('line %i is %j', (line, expected) => {
  const text = 'one\n\nthree';
  const { start, end } = lineRange(text, line);
  expect(text.slice(start, end)).toBe(expected);
});
