import { expect, test } from 'vitest';
import { changedSheets, sheetsAfter } from './sheets';

const sheets = (keys: string) =>
  [...keys].map((key) => ({
    key: key.charCodeAt(0),
    width: 1,
    height: 1,
    text: { left: 0, width: 1 },
  }));

test.each([
  ['', 'abc', 3],
  ['abc', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'axc', 1],
  ['abc', 'abxc', 1],
  ['abc', 'ac', 0],
  ['aaa', 'aa', 0],
  ['aa', 'aaa', 1],
  ['abcd', 'xabcd', 1],
  ['abab', 'baba', 4],
])('of %j and %j only the difference is sent', (before, after, count) => {
  const change = changedSheets(sheets(before), sheets(after));
  expect(change.changed).toHaveLength(count);
  expect(sheetsAfter(sheets(before), change)).toEqual(sheets(after));
});
