import type { Chart, ChartAxis, ChartNumberFormat, ChartSeries } from '../../model/chart.js';
import { PLAIN_NUMBER } from '../../model/chart.js';
import { NARROW, type Scale } from './scale.js';

/** Where a value of a series begins and ends on its axis; undefined for a gap. */
export type Span = readonly [from: number, to: number] | undefined;

/**
 * The spans of every series, stacked on each other if the chart is stacked; lines across columns are not. Columns and bars below
 * zero stand on each other there. Lines and areas are at the sum of the values so far, as in Word.
 */
export function spansOf({
  kind,
  series,
  stacking,
  categories,
}: Pick<Chart, 'kind' | 'series' | 'stacking' | 'categories'>): readonly (readonly Span[])[] {
  const isOneSum = kind === 'line' || kind === 'area';
  const sums = categories.values.map((_, index) =>
    series.reduce((sum, { values, isLine }) => sum + (isLine ? 0 : Math.abs(values[index] ?? 0)), 0),
  );
  const tops = categories.values.map(() => ({ above: 0, below: 0 }));
  return series.map(({ values, isLine }) =>
    categories.values.map((_, index) => {
      // Word takes a gap in an area for zero.
      const value = values[index] ?? (kind === 'area' ? 0 : undefined);
      if (value === undefined) return undefined;
      if (!stacking || isLine) return [0, value] as const;
      const sum = sums[index] ?? 0;
      const part = stacking === 'percent' ? (sum === 0 ? 0 : value / sum) : value;
      const top = tops[index];
      if (!top) return undefined;
      const side = part < 0 && !isOneSum ? 'below' : 'above';
      const from = top[side];
      top[side] = from + part;
      return [from, from + part] as const;
    }),
  );
}

/**
 * The ends of an axis of values: the given ones, the whole for shares, and zero for what is drawn from there. Programs let columns of
 * nearly the same height begin above zero, where one that is a tenth higher looks twice as high. Elsewhere, they begin at zero
 * without being told, so that the axis follows numbers that become negative in Word.
 */
export function limitsOf(chart: Omit<Chart, 'description'>, isRight: boolean): Omit<ChartAxis, 'title'> {
  const { title: _, ...given } = isRight ? chart.y2 : chart.y;
  const own = chart.series.map((series) => (series.isRight === true) === isRight);
  const tops = spansOf(chart).flatMap((spans, index) =>
    own[index] ? spans.flatMap((span) => span?.[1] ?? []) : [],
  );
  const [low, high] = [least(tops), -least(tops.map((top) => -top))];
  if (chart.stacking === 'percent' && !isRight) return { ...(low < 0 && { min: -1 }), max: 1, ...given };
  const isFromZero =
    FROM_ZERO.has(chart.kind) && chart.series.some(({ isLine }, index) => own[index] && !isLine);
  if (!isFromZero) return given;
  if (low >= 0) return withZero(given, 'min', low > 0 && high - low <= high * NARROW);
  return high <= 0 ? withZero(given, 'max', high < 0 && high - low <= -low * NARROW) : given;
}

const FROM_ZERO: ReadonlySet<Chart['kind']> = new Set(['column', 'bar', 'area']);

/** With an end at zero only where it must be said. */
function withZero({ min, max }: ChartAxis, end: 'min' | 'max', mustSay: boolean): Omit<ChartAxis, 'title'> {
  const given = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  if (given[end]) return given;
  const { [end]: _, ...others } = given;
  // An end beyond zero that is given leaves no room for it.
  const other = end === 'min' ? (max ?? 1) : -(min ?? -1);
  return mustSay && other > 0 ? { ...others, [end]: 0 } : others;
}

function least(values: readonly number[]): number {
  return values.reduce((most, value) => Math.min(most, value), Number.POSITIVE_INFINITY);
}

const SHARE: ChartNumberFormat = { ...PLAIN_NUMBER, isPercent: true };

/** The format of the numbers of an axis: that of its first series, with the decimals that its ticks need. */
export function axisFormat(
  series: readonly ChartSeries[],
  stacking: Chart['stacking'],
  scale: Pick<Scale, 'min' | 'step'>,
): ChartNumberFormat {
  if (stacking === 'percent') return SHARE;
  return tickFormat(series[0]?.format ?? PLAIN_NUMBER, scale);
}

/** A format with the decimals that the ticks of an axis need. */
export function tickFormat(
  format: ChartNumberFormat,
  { min, step }: Pick<Scale, 'min' | 'step'>,
): ChartNumberFormat {
  const unit = format.isPercent ? 100 : 1;
  return { ...format, decimals: Math.max(decimalsOf(min * unit), decimalsOf(step * unit)) };
}

/** How many decimals a number has, up to ten. */
function decimalsOf(value: number): number {
  const [, fraction = ''] = value.toFixed(10).split('.');
  return fraction.replace(/0+$/, '').length;
}
