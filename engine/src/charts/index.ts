import type { Chart, ChartLook } from '../model/chart.js';
import { drawChart } from './drawing/index.js';
import { decimalSignOf } from './number-format.js';

export { chartOfNotes } from './noted-chart.js';
export type { ChartOutcome } from './outcome.js';
export { tableChart } from './table-chart.js';

/** Draws a chart in a text of a language as an SVG; its size is EMU. */
export function drawnIn(
  language: string,
  chart: Chart,
  width: number,
  height: number,
  look: ChartLook,
): string {
  return drawChart(chart, width, height, { ...look, decimalSign: decimalSignOf(language) });
}
