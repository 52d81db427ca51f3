import { expect, test } from 'vitest';
import { CHART_KINDS, type Chart, type ChartAxis, PLAIN_NUMBER } from '../../model/chart.js';
import { limitsOf } from './value-spans.js';

function chart(
  kind: Chart['kind'],
  values: readonly (readonly number[])[],
  more: Partial<Chart> = {},
): Omit<Chart, 'description'> {
  const series = values.map((own, index) => ({ name: `${index}`, values: own, format: PLAIN_NUMBER }));
  const categories = { is: 'text', heading: '', values: values[0]?.map(String) ?? [] } as const;
  return { kind, series, categories, x: {}, y: {}, y2: {}, hasLabels: false, legend: 'none', ...more };
}

const FROM_ZERO = ['column', 'bar', 'area'] as const;
const OTHERS = CHART_KINDS.filter((kind) => !FROM_ZERO.some((each) => each === kind));

test.each(FROM_ZERO)('what stands on zero says so only where programs would leave zero out: %s', (kind) => {
  const ends = (values: readonly number[], y: ChartAxis = {}) =>
    limitsOf(chart(kind, [values], { y }), false);
  expect(ends([1200, 1250, 1320])).toEqual({ min: 0 });
  expect(ends([-95, -97])).toEqual({ max: 0 });
  expect(ends([1200, 1980])).toEqual({});
  expect(ends([-5, 1320])).toEqual({});
  expect(ends([0, 0])).toEqual({});
  // An axis that an author has chosen stays, and one at zero is as good as none where all begin there.
  expect(ends([1200, 1250], { min: 1100, max: 1300 })).toEqual({ min: 1100, max: 1300 });
  expect(ends([1200, 1250], { max: 1300 })).toEqual({ min: 0, max: 1300 });
  expect(ends([1200, 1980], { min: 0 })).toEqual({});
  expect(ends([-5, 1980], { min: 0 })).toEqual({ min: 0 });
});

test.each(OTHERS)('what does not stand on zero has no end that nobody asked for: %s', (kind) => {
  expect(limitsOf(chart(kind, [[1200, 1250]]), false)).toEqual({});
  expect(limitsOf(chart(kind, [[1200, 1980]], { y: { min: 0 } }), false)).toEqual({ min: 0 });
});

test('an axis of its own has ends of its own', () => {
  const { series, ...own } = chart('column', [
    [1200, 1250],
    [17, 30],
  ]);
  const combined = {
    ...own,
    series: series.map((each, index) => (index === 1 ? { ...each, isRight: true as const } : each)),
  };
  expect(limitsOf(combined, false)).toEqual({ min: 0 });
  expect(limitsOf(combined, true)).toEqual({});
  const lines = combined.series.map((each) =>
    each.isRight ? { ...each, isLine: true as const, values: [29, 30] } : each,
  );
  expect(limitsOf({ ...combined, series: lines }, true)).toEqual({});
});

test('shares of a sum end at the whole, also below zero', () => {
  const shares = (values: readonly (readonly number[])[]) =>
    limitsOf(chart('bar', values, { stacking: 'percent' }), false);
  expect(
    shares([
      [1, 2],
      [3, 4],
    ]),
  ).toEqual({ max: 1 });
  expect(
    shares([
      [1, 2],
      [-3, 4],
    ]),
  ).toEqual({ min: -1, max: 1 });
});
