import { describe, expect, test } from 'vitest';
import { decodeText, textIn } from './utf8.js';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const [A, LF, CR] = [0x41, 0x0a, 0x0d];

describe('decodeText', () => {
  test('leaves out a byte order mark', () => {
    expect(decodeText(Buffer.from('\uFEFF# Hé 😀'), 'a.md')).toBe('# Hé 😀');
  });

  test.each(['utf-16le', 'utf-16be'])('reads %s where a byte order mark says so', (encoding) => {
    const encoded = Buffer.from('\uFEFF# Hé 😀', 'utf16le');
    if (encoding === 'utf-16be') encoded.swap16();
    expect(decodeText(encoded, 'a.md')).toBe('# Hé 😀');
  });

  test('reports a byte order mark that does not match the encoding', () => {
    expect(() => decodeText(bytes(0xff, 0xfe, A), 'a.md')).toThrow(
      'a.md: not UTF-16LE text, although its byte order mark says so',
    );
  });

  test.each([
    ['a Latin-1 letter', bytes(A, 0xe9, A), 2, 1],
    ['a later line', bytes(A, LF, A, CR, LF, A, 0xff), 7, 3],
    ['a character cut short by the end', bytes(A, 0xf0, 0x9f, 0x98), 2, 1],
    ['a surrogate', bytes(0xed, 0xa0, 0x80), 1, 1],
    ['an overlong form', bytes(LF, 0xc0, 0x80), 2, 2],
    ['a mark of UTF-16 cut short', bytes(0xff), 1, 1],
    ['a fault after a byte order mark', bytes(0xef, 0xbb, 0xbf, A, 0x80), 5, 1],
  ])('says where the fault is: %s', (_name, input, byte, line) => {
    expect(() => decodeText(input, 'a.md')).toThrow(
      `a.md: not UTF-8 text: byte ${byte}, on line ${line}, does not belong there`,
    );
  });
});

describe('textIn', () => {
  test.each([
    ['a.md', 'Text', undefined],
    ['a.rtf', 'Text', 'a.rtf: this is a file in Rich Text Format, which cannot be read. Open it in Word'],
    ['a.md', '%PDF-1.4', 'a.md: this is a PDF'],
    [
      'refs.json',
      '[]',
      'refs.json: JSON is data and no text. Sources for citations are given with --bibliography',
    ],
  ])('%s with %j', (name, text, message) => {
    const read = () => textIn(Buffer.from(text), name);
    if (message === undefined) expect(read()).toBe(text);
    else expect(read).toThrow(message);
  });
});
