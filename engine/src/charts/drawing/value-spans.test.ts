import { expect, test } from 'vitest';
import { scaleOf } from './scale.js';
import { axisFormat, spansOf } from './value-spans.js';

const FORMAT = { decimals: 0, isGrouped: false, isPercent: false, before: '', after: '' };

function spans(kind: 'column' | 'line' | 'area', ...values: readonly (readonly (number | undefined)[])[]) {
  const series = values.map((own, index) => ({ name: `${index}`, values: own, format: FORMAT }));
  const categories = { is: 'text', heading: '', values: values[0]?.map(String) ?? [] } as const;
  return spansOf({ kind, series, categories, stacking: 'stacked' });
}

test('stacked lines and areas are at the sum of the values so far, columns below zero on each other', () => {
  expect(spans('column', [-5, 3], [2, 4])).toEqual([
    [
      [0, -5],
      [0, 3],
    ],
    [
      [0, 2],
      [3, 7],
    ],
  ]);
  for (const kind of ['line', 'area'] as const) expect(spans(kind, [-5], [2])[1]).toEqual([[-5, -3]]);
});

test('a gap in a stacked area has no height where it stands, and a line has none there', () => {
  expect(spans('area', [4, 4], [1, undefined])[1]).toEqual([
    [4, 5],
    [4, 4],
  ]);
  expect(spans('line', [4], [undefined])[1]).toEqual([undefined]);
});

test('ticks begin where an axis was told to begin, with the decimals of that end', () => {
  const scale = scaleOf([900, 1980], { min: 500, max: 2500 }, 4);
  expect(scale.ticks).toEqual([500, 1000, 1500, 2000, 2500]);
  const odd = scaleOf([1, 4], { min: 0.5 }, 3);
  expect(odd.ticks.slice(0, 2)).toEqual([0.5, 0.5 + odd.step]);
  expect(axisFormat([{ name: '', values: [], format: FORMAT }], undefined, odd).decimals).toBe(1);
});
