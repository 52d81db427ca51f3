import { expect, test } from 'vitest';
import { crc32, crc32ByTables } from './crc32.js';

test.each([
  ['', 0],
  ['123456789', 0xcbf43926],
  ['The quick brown fox jumps over the lazy dog', 0x414fa339],
])('%j has the checksum that the standard gives', (text, checksum) => {
  expect(crc32(new TextEncoder().encode(text))).toBe(checksum);
  expect(crc32ByTables(new TextEncoder().encode(text))).toBe(checksum);
});
