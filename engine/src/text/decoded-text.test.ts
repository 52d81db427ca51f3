import { expect, test } from 'vitest';
import { declaredEncoding, decodedText } from './decoded-text.js';

const bytes = (...values: readonly number[]): Uint8Array => new Uint8Array(values);

test.each<[string, Uint8Array, string | undefined, string, boolean]>([
  ['UTF-8', bytes(0x4d, 0xc3, 0xbc), undefined, 'Mü', false],
  ['UTF-8 that declares something else', bytes(0x4d, 0xc3, 0xbc), 'windows-1251', 'Mü', false],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x4d), undefined, 'M', false],
  ['UTF-16, little', bytes(0xff, 0xfe, 0x4d, 0, 0xfc, 0), undefined, 'Mü', false],
  ['UTF-16, big', bytes(0xfe, 0xff, 0, 0x4d, 0, 0xfc), undefined, 'Mü', false],
  [
    'UTF-16 without a mark, little',
    bytes(0x4d, 0, 0x20, 0, 0x41, 0, 0x42, 0, 0xfc, 0),
    undefined,
    'M ABü',
    false,
  ],
  [
    'UTF-16 without a mark, big',
    bytes(0, 0x4d, 0, 0x20, 0, 0x41, 0, 0x42, 0, 0xfc),
    undefined,
    'M ABü',
    false,
  ],
  ['what is declared', bytes(0xcc, 0xe8, 0xf0), 'windows-1251', 'Мир', false],
  ['a declared encoding of many bytes', bytes(0x93, 0xfa, 0x96, 0x7b), 'shift_jis', '日本', false],
  ['an encoding that nobody knows', bytes(0x4d, 0xfc), 'klingon', 'Mü', true],
  ['bytes that are not in what is declared', bytes(0x4d, 0xfc), 'utf-8', 'Mü', true],
  ['Latin-1', bytes(0x4d, 0xfc), undefined, 'Mü', true],
  ['Windows-1252', bytes(0x93, 0x41, 0x94), undefined, '“A”', true],
])('%s', (_, written, declared, text, isGuessed) => {
  expect(decodedText(written, declared)).toEqual({ text, isGuessed });
});

test.each([
  ['a control character', bytes(0x47, 0xfc, 0x01)],
  ['what Windows-1252 has no sign for', bytes(0x47, 0xfc, 0x81)],
  ['UTF-32', bytes(0xff, 0xfe, 0, 0, 0x23, 0, 0, 0)],
  ['half of a UTF-16 character', bytes(0xff, 0xfe, 0x23, 0, 0x48)],
])('%s is no text', (_, written) => expect(decodedText(written)).toBeUndefined());

test.each([
  ['<meta charset=windows-1252>', 'windows-1252'],
  ['<META http-equiv="Content-Type" content="text/html; charset=iso-8859-2">', 'iso-8859-2'],
  ['<?xml version="1.0" encoding="Shift_JIS"?><html>', 'Shift_JIS'],
  ['<p>charset=windows-1251', undefined],
  [`${' '.repeat(1024)}<meta charset=windows-1252>`, undefined],
])('%j declares %s', (html, encoding) => {
  expect(declaredEncoding(new TextEncoder().encode(html))).toBe(encoding);
});
