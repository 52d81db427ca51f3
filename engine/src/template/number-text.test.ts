import { expect, test } from 'vitest';
import { formattedNumber } from './number-text.js';

test.each<readonly [string, Readonly<Record<number, string>>]>([
  ['chineseCounting', { 1: '一', 10: '十', 11: '十一', 20: '二十', 23: '二十三' }],
  [
    'chineseCountingThousand',
    { 15: '十五', 101: '一百零一', 110: '一百一十', 1005: '一千零五', 2300: '二千三百' },
  ],
  ['japaneseCounting', { 10: '十', 101: '百一', 111: '百十一', 1200: '千二百' }],
  ['koreanCounting', { 3: '삼', 10: '십', 21: '이십일' }],
  ['chineseLegalSimplified', { 2: '贰', 10: '壹拾', 12: '壹拾贰' }],
  ['japaneseLegal', { 1: '壱', 10: '壱拾' }],
  ['ideographDigital', { 12: '一二', 20: '二〇' }],
  ['ideographTraditional', { 1: '甲', 10: '癸', 11: '11' }],
  ['decimalFullWidth', { 12: '１２' }],
  ['decimalEnclosedCircle', { 1: '①', 20: '⑳', 21: '21' }],
  ['decimalZero', { 1: '01', 12: '12', 123: '123' }],
  ['upperRoman', { 4: 'IV' }],
  ['lowerLetter', { 27: 'aa' }],
  ['russianUpper', { 2: 'Б' }],
  ['ordinal', { 1: '1st', 2: '2nd', 3: '3rd', 4: '4th', 11: '11th', 13: '13th', 22: '22nd', 111: '111th' }],
  ['cardinalText', { 1: 'One', 15: 'Fifteen', 40: 'Forty', 21: 'Twenty-one', 100: '100' }],
  [
    'ordinalText',
    { 1: 'First', 4: 'Fourth', 12: 'Twelfth', 20: 'Twentieth', 21: 'Twenty-first', 30: 'Thirtieth' },
  ],
  ['numberInDash', { 3: '- 3 -' }],
  ['chicago', { 1: '*', 2: '†', 4: '§', 5: '**', 12: '§§§' }],
  ['hex', { 10: 'A' }],
  ['none', { 1: '' }],
  ['a format of another program', { 7: '7' }],
])('numbers as Word writes them in the format %s', (format, expected) => {
  for (const [number, text] of Object.entries(expected))
    expect(formattedNumber(Number(number), format)).toBe(text);
});

test.each(['chicago', 'upperRoman', 'lowerLetter', 'cardinalText', 'chineseCounting', 'hex', 'none'])(
  'numbers that no list has are digits, however the format %s would write them',
  (format) => {
    for (const number of [-1, 32_768, 2_147_483_647, -2_147_483_648])
      expect(formattedNumber(number, format)).toBe(String(number));
  },
);
