import { expect, test } from 'vitest';
import { findAll, nextOf } from './find-in-text';

test('finds every place, capitals or not', () => {
  expect(findAll('Note, note, NOTE', 'note')).toEqual([
    { from: 0, to: 4 },
    { from: 6, to: 10 },
    { from: 12, to: 16 },
  ]);
});

test('finds capitals and small letters apart, if that is wanted', () => {
  expect(findAll('Note, note, NOTE', 'note', true)).toEqual([{ from: 6, to: 10 }]);
  expect(findAll('ÄB äb', 'Äb', true)).toEqual([]);
});

test('a phrase is not a pattern', () => {
  expect(findAll('a.c abc [^1]', 'a.c')).toHaveLength(1);
  expect(findAll('see [^1] and [^1]', '[^1]')).toHaveLength(2);
  expect(findAll('a-b \\ / {2}', '{2}')).toHaveLength(1);
});

test.each([...'\\^$.*+?()[]{}|/-"\'#`~&<>=,;:!@%_\n 😀'])('the sign %j is found as itself', (sign) => {
  expect(findAll(`a${sign}b`, sign)).toEqual([{ from: 1, to: 1 + sign.length }]);
});

test('nothing is found for an empty query', () => {
  expect(findAll('abc', '')).toEqual([]);
});

test('continues from the cursor, and wraps around', () => {
  const found = findAll('x..x..x', 'x');
  expect([nextOf(found, 1, 1), nextOf(found, 7, 1), nextOf(found, 3, -1), nextOf(found, 0, -1)]).toEqual([
    1, 0, 0, 2,
  ]);
  expect(nextOf([], 0, 1)).toBe(-1);
});
