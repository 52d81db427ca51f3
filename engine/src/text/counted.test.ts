import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counted, grouped } from './counted.js';

test('whole numbers are grouped as the platform does it in English', () => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(grouped(count)).toBe(count.toLocaleString('en'));
    }),
  );
});

test('one item has the singular', () => {
  expect(counted(1, 'comment')).toBe('1 comment');
  expect(counted(0, 'comment')).toBe('0 comments');
  expect(counted(2000, 'entry', 'entries')).toBe('2,000 entries');
});
