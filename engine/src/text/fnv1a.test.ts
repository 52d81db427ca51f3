import { expect, test } from 'vitest';
import { fnv1a } from './fnv1a.js';

// From the test vectors that the authors of FNV publish.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('%o has the hash of the reference implementation, as text and as bytes', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
  expect(fnv1a(new TextEncoder().encode(text))).toBe(hash);
});

test('another basis gives another hash, and steps leave out what lies between', () => {
  expect(fnv1a('a', { basis: 1 })).not.toBe(fnv1a('a'));
  expect(fnv1a('abcd', { step: 2 })).toBe(fnv1a('ac'));
});
