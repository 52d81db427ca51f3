import { expect, test } from 'vitest';
import { readingsOf } from './encodings';

const namesOf = (bytes: readonly number[]) => readingsOf(Uint8Array.from(bytes)).map(({ name }) => name);
const latin = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0));

test.each<[string, number[], string, string]>([
  ['German', latin('Caf\u00e9 M\u00fcller'), 'Western European', 'Café Müller'],
  [
    'Polish',
    [...latin('za'), 0xbf, 0xf3, 0xb3, 0xe6, ...latin(' g'), 0xea, 0x9c, ...latin('l')],
    'Central European',
    'zażółć gęśl',
  ],
  ['Russian', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], 'Cyrillic', 'Привет'],
  ['Greek', [0xea, 0xe1, 0xeb, 0xe7, 0xec, 0xdd, 0xf1, 0xe1], 'Greek', 'καλημέρα'],
  ['Japanese', [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x82, 0xcc], 'Japanese', '日本語の'],
  ['Chinese', [0xd6, 0xd0, 0xb9, 0xfa, 0xc8, 0xcb], 'Chinese, simplified', '中国人'],
  ['Korean', [0xc7, 0xd1, 0xb1, 0xdb], 'Korean', '한글'],
])('%s', (_, bytes, name, sample) => {
  const readings = readingsOf(Uint8Array.from(bytes));
  expect(readings.find((reading) => reading.name === name)?.sample).toBe(sample);
  expect(readings.length).toBeGreaterThan(1);
});

test('the most likely comes first, and no more than four', () => {
  expect(namesOf(latin('Caf\u00e9 M\u00fcller'))[0]).toBe('Western European');
  expect(namesOf([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])[0]).toBe('Cyrillic');
  expect(namesOf([0xc7, 0xd1, 0xb1, 0xdb])).toContain('Korean');
  expect(namesOf([0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x82, 0xcc])[0]).toBe('Japanese');
  expect(namesOf(latin('\u00e9\u00e8\u00e0\u00fc')).length).toBeLessThanOrEqual(4);
});

test('what is no text has no reading', () => {
  expect(namesOf([0x47, 0xfc, 0x01])).toEqual([]);
  expect(namesOf([0, 0x47, 0xfc])).toEqual([]);
});
