import { expect, test } from 'vitest';
import { blocksOf } from '../../../tests/composed.js';
import type { ComposedBlock } from '../model/composed.js';
import { reuseIfEqual } from './reuse-if-equal.js';

const NODE = { line: 1 };

test.each<[string, object, object, boolean]>([
  [
    'equal numbers and texts',
    { a: 1, b: ['c', { d: undefined }] },
    { a: 1, b: ['c', { d: undefined }] },
    true,
  ],
  ['other numbers', { a: 1 }, { a: 2 }, false],
  ['more items', { a: [1] }, { a: [1, 2] }, false],
  ['items in another order', { a: [1, 2] }, { a: [2, 1] }, false],
  ['a list and an object', { a: [] }, { a: {} }, false],
  ['an object and a list', { a: {} }, { a: [] }, false],
  ['more properties', { a: {} }, { a: { b: undefined } }, false],
  ['nothing and an object', { a: null }, { a: {} }, false],
  ['an object and nothing', { a: {} }, { a: null }, false],
  ['a node of the text', { a: NODE }, { a: NODE }, true],
  ['an equal one', { a: { line: 1 } }, { a: { line: 1 } }, false],
  ['one in place of other data', { a: { b: 1 } }, { a: { line: 1 } }, false],
])('a block with %s is that of before or not', async (_, before, after, isKept) => {
  const [paragraph] = await blocksOf('a');
  if (!paragraph) throw new Error('No paragraph');
  const blockWith = (more: object): ComposedBlock => ({ ...paragraph, ...more });
  const [one, other] = [blockWith(before), blockWith(after)];
  expect(reuseIfEqual(one, other)).toBe(isKept ? one : other);
});

test('the first block in a place is a new one', async () => {
  const [block] = await blocksOf('a');
  expect(block && reuseIfEqual(undefined, block)).toBe(block);
});
