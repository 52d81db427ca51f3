import { expect, test } from 'vitest';
import { isRightToLeft, stretchesOf } from './direction.js';

test.each([
  ['שלום world', true],
  ['Hello שלום', false],
  ['1. «مرحبا»', true],
  ['123', false],
  ['', false],
])('%j runs from right to left: %s', (value, expected) => {
  expect(isRightToLeft([{ type: 'text', value }])).toBe(expected);
});

test.each([
  ['plain', false, ['plain']],
  ['Say שלום now.', false, ['Say ', '<שלום>', ' now.']],
  ['שלום 12 עולם', true, ['<שלום 12 עולם>']],
  ['عربي (abc) عربي', true, ['<عربي (>', 'abc', '<) عربي>']],
  ['עברית abc.', true, ['<עברית >', 'abc', '<.>']],
  ['(2020)', true, ['<(2020)>']],
  ['version 2', true, ['version 2']],
])('%j, in a paragraph from right to left: %s, is cut into %j', (text, rightToLeft, expected) => {
  const stretches = stretchesOf(text, rightToLeft);
  expect(stretches.map((stretch) => (stretch.rightToLeft ? `<${stretch.text}>` : stretch.text))).toEqual(
    expected,
  );
});
