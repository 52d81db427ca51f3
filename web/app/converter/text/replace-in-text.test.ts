import { expect, test } from 'vitest';
import { replaceAll } from './replace-in-text';

test('every place is replaced, capitals or not, and counted', () => {
  expect(replaceAll('Note, note, [^note]', 'note', 'Mark')).toEqual({
    text: 'Mark, Mark, [^Mark]',
    count: 3,
  });
});

test('the replacement is not a pattern, and is not searched again', () => {
  expect(replaceAll('a.b a', 'a', '$& aa')).toEqual({ text: '$& aa.b $& aa', count: 2 });
  expect(replaceAll('a.b axb', 'a.b', '')).toEqual({ text: ' axb', count: 1 });
});

test('only the same capitals are replaced, if that is wanted', () => {
  expect(replaceAll('May, may', 'may', 'might', true)).toEqual({ text: 'May, might', count: 1 });
});

test('an empty search replaces nothing', () => {
  expect(replaceAll('abc', '', 'x')).toEqual({ text: 'abc', count: 0 });
});

test('more places than are counted one by one are replaced all the same', () => {
  expect(replaceAll('a '.repeat(20_000), 'a', 'b').count).toBe(20_000);
});
