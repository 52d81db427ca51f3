import { expect, test } from 'vitest';
import { rowsOf } from './csv-rows.js';

test.each([
  [
    'quoted separators, marks and lines',
    'a,"b,c"\n"x ""y""","1\n2"',
    [
      ['a', 'b,c'],
      ['x "y"', '1\n2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['as many commas as semicolons', 'a,b;c', [['a', 'b;c']]],
  ['text after a quoted part', '"a"x,b', [['ax', 'b']]],
  [
    'a mark that is never closed',
    'a,"b\n1,2',
    [
      ['a', '"b'],
      ['1', '2'],
    ],
  ],
  ['a mark within a cell', 'a,b"c', [['a', 'b"c']]],
  ['rows of other lengths, and an empty one', 'a,b\n\n1,2,3\n4', [['a', 'b'], ['1', '2', '3'], ['4']]],
])('%s', (_, text, rows) => {
  expect(rowsOf(text).map(({ cells }) => cells)).toEqual(rows);
});

test('each row has the line that it begins in', () => {
  expect(rowsOf('a,"b\nc"\n\n1,2').map(({ line }) => line)).toEqual([1, 4]);
});
