import { expect, test } from 'vitest';
import { signOf } from './signs';

test('printers’ signs in their order, doubled and then counted when they run out', () => {
  expect([0, 1, 2, 3, 4, 7, 8, 50].map(signOf)).toEqual(['†', '‡', '§', '¶', '††', '¶¶', '†3', '§13']);
  const all = Array.from({ length: 500 }, (_, index) => signOf(index));
  expect(new Set(all).size).toBe(all.length);
});
