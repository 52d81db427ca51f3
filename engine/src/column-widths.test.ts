import { describe, expect, test } from 'vitest';
import { contentWidths, equalWidths } from './column-widths.js';

const needs = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([least, most]) => ({ least, most }));
const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

test('equal widths add up', () => {
  expect(equalWidths(100, 3)).toEqual([34, 33, 33]);
});

describe('widths by what columns hold', () => {
  test('where all fits on one line, each has its share of the whole', () => {
    expect(contentWidths(900, needs([100, 100], [100, 200]))).toEqual([300, 600]);
  });

  test('a column that wants little gets it before one that wants much', () => {
    const widths = contentWidths(9000, needs([500, 500], [700, 1500], [900, 30_000]));
    expect(widths.slice(0, 2)).toEqual([500, 1500]);
    expect(total(widths)).toBe(9000);
  });

  test('no word breaks where that can be had', () => {
    const wanted = needs([500, 9000], [2000, 9000], [300, 9000], [4000, 9000]);
    const widths = contentWidths(7000, wanted);
    for (const [index, { least }] of wanted.entries()) expect(widths[index]).toBeGreaterThanOrEqual(least);
    expect(total(widths)).toBe(7000);
  });

  test('where it cannot, only the widest give way', () => {
    expect(contentWidths(3000, needs([500, 500], [600, 600], [5000, 5000]))).toEqual([500, 600, 1900]);
    expect(contentWidths(3000, needs([500, 500], [4000, 4000], [5000, 5000]))).toEqual([500, 1250, 1250]);
  });

  test('what is only wanted for safety gives way before words do', () => {
    expect(contentWidths(3000, needs([1020, 2000], [2040, 4000]))).toEqual([1000, 2000]);
  });

  test('more columns than twips still have a width', () => {
    expect(contentWidths(2, needs([5, 5], [5, 5], [5, 5])).every((width) => width >= 1)).toBe(true);
  });
});
