import type { Chart, ChartNumberFormat, ChartSeries } from '../../model/chart.js';
import { PLAIN_NUMBER } from '../../model/chart.js';
import type { Scale } from './scale.js';

/** Where a value of a series begins and ends on its axis; undefined for a gap. */
export type Span = readonly [from: number, to: number] | undefined;

/** The spans of every series, stacked on each other if the chart is stacked; lines across columns are not. */
export function spansOf({
  series,
  stacking,
  categories,
}: Pick<Chart, 'series' | 'stacking' | 'categories'>): readonly (readonly Span[])[] {
  const sums = categories.values.map((_, index) =>
    series.reduce((sum, { values, isLine }) => sum + (isLine ? 0 : Math.abs(values[index] ?? 0)), 0),
  );
  const tops = categories.values.map(() => ({ above: 0, below: 0 }));
  return series.map(({ values, isLine }) =>
    categories.values.map((_, index) => {
      const value = values[index];
      if (value === undefined) return undefined;
      if (!stacking || isLine) return [0, value] as const;
      const sum = sums[index] ?? 0;
      const part = stacking === 'percent' ? (sum === 0 ? 0 : value / sum) : value;
      const top = tops[index];
      if (!top) return undefined;
      const side = part < 0 ? 'below' : 'above';
      const from = top[side];
      top[side] = from + part;
      return [from, from + part] as const;
    }),
  );
}

const SHARE: ChartNumberFormat = { ...PLAIN_NUMBER, isPercent: true };

/** The format of the numbers of an axis: that of its first series, with the decimals that its steps need. */
export function axisFormat(
  series: readonly ChartSeries[],
  stacking: Chart['stacking'],
  { step }: Pick<Scale, 'step'>,
): ChartNumberFormat {
  if (stacking === 'percent') return SHARE;
  const format = series[0]?.format ?? PLAIN_NUMBER;
  const shown = format.isPercent ? step * 100 : step;
  return { ...format, decimals: decimalsOf(shown) };
}

/** How many decimals a number has, up to ten. */
export function decimalsOf(value: number): number {
  const [, fraction = ''] = value.toFixed(10).split('.');
  return fraction.replace(/0+$/, '').length;
}
