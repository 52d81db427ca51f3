import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.js';
import { sharedLength } from './shared-length.js';

test.each([
  ['note', 'note', 0],
  ['note', 'notes', 1],
  ['notes', 'note', 1],
  ['note', 'node', 1],
  ['note', 'ntoe', 1],
  ['onte', 'node', 2],
  ['', 'ab', 2],
])('%s and %s differ by %i letters', (one, other, distance) => {
  expect(editDistance(one, other, 3)).toBe(distance);
});

test('beyond the limit, the only result is that words differ by more than it', () => {
  expect(editDistance('footnote', 'headline', 2)).toBeGreaterThan(2);
  expect(editDistance('a', 'abcdef', 2)).toBeGreaterThan(2);
});

test('what two texts share is counted from either end, even if it is longer than a block', () => {
  const long = 'x'.repeat(10_000);
  expect(sharedLength(`${long}a`, `${long}b`, 10_001, 'start')).toBe(10_000);
  expect(sharedLength(`a${long}`, `b${long}`, 10_001, 'end')).toBe(10_000);
  expect(sharedLength('ab', 'cd', 2, 'start')).toBe(0);
});

test('no more than the requested length is counted as shared', () => {
  expect(sharedLength('abab', 'ab', 1, 'end')).toBe(1);
});
