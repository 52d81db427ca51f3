import { expect, test } from 'vitest';
import { formatCode, formatOfCode, formatted } from './number-format.js';
import { decimalSignIn, readNumbers } from './read-numbers.js';

test.each<[texts: string, ofLanguage: '.' | ',', values: string, code: string]>([
  ['1,200 | 1,500', '.', '1200 1500', '#,##0'],
  ['1,200 | 1,500', ',', '1.2 1.5', '0.000'],
  ['1.200 | 1.500', ',', '1200 1500', '#,##0'],
  ['1.200,5 | 3', '.', '1200.5 3', '#,##0.0'],
  ['1,200,000 | 1,5', ',', '', ''],
  ['1 200 | 12 000,25', '.', '1200 12000.25', '#,##0.00'],
  ["1'200.50 | 7", '.', '1200.5 7', '#,##0.00'],
  ['12,34,567 | 1', '.', '1234567 1', '#,##0'],
  ['2022 | 2023', '.', '2022 2023', '0'],
  ['12 % | 7.5%', '.', '0.12 0.075', '0.0%'],
  ['5 EUR | 7 EUR', '.', '5 7', '0" EUR"'],
  ['5 EUR | 7 USD', '.', '5 7', '0'],
  ['$4.50 | -$3', '.', '4.5 -3', '"$"0.00'],
  ['−3 | –4 | +5 | - | n/a |  ', '.', '-3 -4 5 . . .', '0'],
  ['.5 | 1', '.', '0.5 1', '0.0'],
  ['12* | 3**', '.', '12 3', '0'],
  ['12 % | 3', '.', '', ''],
  ['1 | two', '.', '', ''],
  ['3–5 | 1', '.', '', ''],
  ['1.2.3 | 1', '.', '', ''],
  ['2026-01-31 | 1', '.', '', ''],
  ['- | n/a', '.', '', ''],
])('the column %s', (column, ofLanguage, values, code) => {
  const texts = column.split('|').map((text) => text.trim());
  const sign = decimalSignIn(texts, ofLanguage);
  const found = readNumbers(texts, sign);
  expect((found?.values ?? []).map((value) => value ?? '.').join(' ')).toBe(values);
  if (!found) return;
  expect(formatCode(found.format)).toBe(code);
  expect(formatOfCode(code)).toEqual(found.format);
  // What is written in its format is read as the same.
  const written = found.values.map((value) =>
    value === undefined ? '' : formatted(value, found.format, sign),
  );
  expect(readNumbers(written, sign)).toEqual(found);
});

test.each([
  ['#,##0_);(#,##0)', '#,##0'],
  ['[$€-407]#,##0.00', '"€"#,##0.00'],
  ['0\\ %', undefined],
  ['General', undefined],
  ['d mmm', undefined],
])('the code %s of other programs', (code, own) => {
  const format = formatOfCode(code);
  expect(format && formatCode(format)).toBe(own);
});

test.each([
  [56456456453.9, 10, '56456456453.9000000000'],
  [2.9999997855, 10, '2.9999997855'],
  [0.1 + 0.2, 2, '0.30'],
  [1e22, 2, '1e+22'],
  [1e-7, 8, '0.00000010'],
  [1200, 0, '1200'],
])('a number is written with the digits that it has: %s with %s decimals', (value, decimals, text) => {
  const format = { decimals, isGrouped: false, isPercent: false, before: '', after: '' };
  expect(formatted(value, format, '.')).toBe(text);
});
