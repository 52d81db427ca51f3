import { FONT_FAMILIES, FONT_SIZES, LINE_SPACINGS } from '@footmark/engine';
import { expect, test } from 'vitest';
import { FONT_CHOICES, SIZE_CHOICES, SPACING_CHOICES } from './formatting';

test('the screen offers exactly what the engine takes', () => {
  expect(Object.fromEntries(FONT_CHOICES.map(({ value, label }) => [value, label]))).toEqual(FONT_FAMILIES);
  expect(SIZE_CHOICES.map(({ value }) => value)).toEqual(FONT_SIZES);
  expect(SPACING_CHOICES.map(({ value }) => value).toSorted()).toEqual(Object.keys(LINE_SPACINGS).toSorted());
});
