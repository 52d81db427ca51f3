import { expect, test } from 'vitest';
import { signOf } from './signs';

test('printers’ signs in their order, doubled when they run out', () => {
  expect([0, 1, 2, 3, 4, 7, 8].map(signOf)).toEqual(['†', '‡', '§', '¶', '††', '¶¶', '†††']);
});
