import { describe, expect, test } from 'vitest';
import { EMU_PER_TWIP } from '../model/units.js';
import { displayedSize } from './displayed-size.js';

/** A line and a page of 1,000 by 2,000 twips; of the page's height, 95 % count. */
const LINE = 1000;
const PAGE = { width: 1200, height: 2200, margins: { top: 100, right: 100, bottom: 100, left: 100 } };

const sizeOf = (
  width: number,
  height: number,
  requested: Parameters<typeof displayedSize>[1] = {},
): number[] => {
  const own = { width: width * EMU_PER_TWIP, height: height * EMU_PER_TWIP };
  const shown = displayedSize(own, requested, LINE, PAGE);
  return [shown.width, shown.height].map((length) => Math.round(length / EMU_PER_TWIP));
};

const pt = (twips: number) => ({ unit: 'pt', value: twips / 20 }) as const;

describe('a picture', () => {
  test('has its own size', () => {
    expect(sizeOf(300, 200)).toEqual([300, 200]);
  });

  test('is as wide as requested, even if larger, and keeps its proportions', () => {
    expect(sizeOf(300, 200, { width: pt(150) })).toEqual([150, 100]);
    expect(sizeOf(300, 200, { width: pt(600) })).toEqual([600, 400]);
    expect(sizeOf(300, 200, { height: pt(400) })).toEqual([600, 400]);
  });

  test('takes a percentage of the line or of its own size', () => {
    expect(sizeOf(300, 200, { width: { unit: 'line', value: 0.75 } })).toEqual([750, 500]);
    expect(sizeOf(300, 200, { width: { unit: 'own', value: 0.5 } })).toEqual([150, 100]);
  });

  test('fits into a width and a height of other proportions', () => {
    expect(sizeOf(300, 200, { width: pt(600), height: pt(100) })).toEqual([150, 100]);
  });

  test.each([
    ['its own', {}],
    ['requested for in points', { width: pt(9000) }],
    ['requested for as a share', { width: { unit: 'line', value: 3 } as const }],
    ['requested for as a height', { height: pt(9000) }],
  ])('is never wider than the line: %s', (_, requested) => {
    expect(sizeOf(3000, 1500, requested)).toEqual([1000, 500]);
  });

  test('is never higher than the page', () => {
    expect(sizeOf(100, 3800)).toEqual([50, 1900]);
    expect(sizeOf(100, 1000, { height: pt(9000) })).toEqual([190, 1900]);
  });
});
