import { expect, test } from 'vitest';
import { decodeName } from './name-encodings';

const bytes = (...parts: (string | number)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? part : [...Buffer.from(part)])));

test.each([
  ['UTF-8', bytes('Übersicht 日本.md'), 'Übersicht 日本.md', true],
  // As Windows' Explorer writes them.
  ['code page 850: ö and ß', bytes('Gr', 0x94, 0xe1, 'e.md'), 'Größe.md', true],
  ['code page 850: ü', bytes(0x9a, 'ber ', 0x81, '.md'), 'Über ü.md', true],
  ['code page 850: French', bytes('R', 0x82, 'sum', 0x82, ' pr', 0x8a, 's.md'), 'Résumé près.md', true],
  ['code page 850, though not made on Windows', bytes('Gr', 0x94, 'ben.md'), 'Gröben.md', false],
  // As older programs of Windows and Linux write them.
  ['Windows-1252', bytes('Gr', 0xf6, 0xdf, 'e.md'), 'Größe.md', false],
  ['Windows-1252, made on Windows', bytes('a', 0xfc, 'b.md'), 'aüb.md', true],
  ['Windows-1252: a letter in both, not made on Windows', bytes('m', 0xe1, 'j.md'), 'máj.md', false],
  ['code page 866', bytes(0x83, 0xab, 0xa0, 0xa2, 0xa0, ' 1.md'), 'Глава 1.md', true],
  ['Windows-1251', bytes(0xc3, 0xeb, 0xe0, 0xe2, 0xe0, ' 1.md'), 'Глава 1.md', false],
])('%s', (_, name, expected, isDos) => expect(decodeName(name, isDos)).toBe(expected));

test('any bytes are a name, and ASCII is itself', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  for (const isDos of [true, false])
    expect(decodeName(all, isDos).slice(0, 128)).toBe(String.fromCharCode(...all.slice(0, 128)));
});
