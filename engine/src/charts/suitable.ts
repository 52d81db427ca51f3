import type { Chart, ChartSeries } from '../model/chart.js';

/** Whether a chart is one of slices. */
export function isRound(kind: Chart['kind']): boolean {
  return kind === 'pie' || kind === 'doughnut';
}

/** What the numbers of a series may not be in a kind of chart; undefined if they suit it. */
export function unsuited(kind: Chart['kind'], series: readonly ChartSeries[]): string | undefined {
  const all = series.flatMap(({ values, sizes }) => (kind === 'bubble' ? (sizes?.values ?? []) : values));
  const hasNegative = all.some((value) => value !== undefined && value < 0);
  if (kind === 'bubble' && hasNegative) return 'a size of a bubble is negative';
  if (!isRound(kind)) return undefined;
  if (hasNegative) return `a ${kind} chart cannot show negative numbers`;
  return all.some((value) => value !== undefined && value > 0)
    ? undefined
    : `a ${kind} chart of nothing is empty`;
}
