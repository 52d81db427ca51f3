import type { ChartKind } from '../../../model/chart.js';
import { refuse } from '../outcome.js';

const KINDS: Readonly<Record<string, ChartKind>> = {
  area: 'area',
  bar: 'column',
  column: 'column',
  donut: 'doughnut',
  horizontal_bar: 'bar',
  'horizontal-bar': 'bar',
  horizontalbar: 'bar',
  line: 'line',
  pie: 'pie',
  doughnut: 'doughnut',
  polararea: 'pie',
  radar: 'radar',
  scatter: 'scatter',
  bubble: 'bubble',
};

/** @throws NotUnderstood for a type that is none of a chart in Word. */
export function kindOf(type: string): ChartKind {
  const name = type.toLowerCase();
  return (
    (Object.hasOwn(KINDS, name) ? KINDS[name] : undefined) ??
    refuse(`its type "${type}" is not one of a chart in Word`)
  );
}
