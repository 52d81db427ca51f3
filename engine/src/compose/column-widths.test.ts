import { describe, expect, test } from 'vitest';
import { contentWidths, equalWidths } from './column-widths.js';

const needs = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([min, max]) => ({ min, max }));
const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

test('equal widths add up to the whole', () => {
  expect(equalWidths(100, 3)).toEqual([34, 33, 33]);
});

describe('widths by content', () => {
  test('if everything fits on one line, the width is shared in proportion', () => {
    expect(contentWidths(900, needs([100, 100], [100, 200]))).toEqual([300, 600]);
  });

  test('a narrow first column gets what it needs, and the others share the rest', () => {
    const options = { isFirstNarrow: true };
    expect(contentWidths(900, needs([100, 100], [100, 100], [100, 300]), options)).toEqual([100, 200, 600]);
    expect(contentWidths(900, needs([100, 300]), options)).toEqual([900]);
  });

  test('columns that need little get it before those that need much', () => {
    const widths = contentWidths(9000, needs([500, 500], [700, 1500], [900, 30_000]));
    expect(widths.slice(0, 2)).toEqual([500, 1500]);
    expect(total(widths)).toBe(9000);
  });

  test('short entries stay on one line beside long texts', () => {
    const wanted = needs([700, 1100], [900, 30_000], [900, 40_000], [600, 1000], [800, 20_000]);
    const widths = contentWidths(9000, wanted);
    expect(widths[0]).toBeGreaterThanOrEqual(1100);
    expect(widths[3]).toBeGreaterThanOrEqual(1000);
    expect(total(widths)).toBe(9000);
  });

  test('no column is narrower than its longest piece while another is wider than its own', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = (index: number, max: number): number => (seed * 7919 + index * 104_729) % max;
      const wanted = Array.from({ length: 2 + (seed % 6) }, (_, index) => {
        const min = 100 + random(index, 2500);
        return { min, max: min + random(index + 50, seed % 2 === 0 ? 300 : 30_000) };
      });
      const widths = contentWidths(9000, wanted);
      const isShort = wanted.some(({ min }, index) => (widths[index] ?? 0) < min - 1);
      const isWide = wanted.some(({ min }, index) => (widths[index] ?? 0) > min + wanted.length);
      expect(isShort && isWide).toBe(false);
      expect(total(widths)).toBe(9000);
    }
  });

  test('no word is broken if that can be avoided', () => {
    const wanted = needs([500, 9000], [2000, 9000], [300, 9000], [4000, 9000]);
    const widths = contentWidths(7000, wanted);
    for (const [index, { min }] of wanted.entries()) expect(widths[index]).toBeGreaterThanOrEqual(min);
    expect(total(widths)).toBe(7000);
  });

  test('if not everything fits, only the widest columns give way', () => {
    expect(contentWidths(3000, needs([500, 500], [600, 600], [5000, 5000]))).toEqual([500, 600, 1900]);
    expect(contentWidths(3000, needs([500, 500], [4000, 4000], [5000, 5000]))).toEqual([500, 1250, 1250]);
  });

  test('space kept only for safety is given up before words are broken', () => {
    expect(contentWidths(3000, needs([1020, 2000], [2040, 4000]))).toEqual([1000, 2000]);
  });

  test('more columns than twips still have a width', () => {
    expect(contentWidths(2, needs([5, 5], [5, 5], [5, 5])).every((width) => width >= 1)).toBe(true);
  });
});
