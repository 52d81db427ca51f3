/*
 * Charts, apart from Word and from Markdown. In: a table and what is said of it, or another program's notation. Out: a `Chart`
 * (model/chart.ts), or the reason why there is none. `table-chart.ts` and `options.ts` are our own notation; `notations/` has
 * those of other programs, one folder each, which are taken only if they are understood whole; `reading/` goes back from Word's
 * parts to our notation; `drawing/` draws a chart as SVG. `write/chart/` writes it for Word. All of it is loaded only for a
 * text that has a chart.
 */
import type { Chart, ChartLook } from '../model/chart.js';
import { drawChart } from './drawing/index.js';
import { decimalSignOf } from './number-format.js';

export { chartOfNotes } from './noted-chart.js';
export type { ChartOutcome } from './outcome.js';
export { numberColumns, tableChart } from './table-chart.js';

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
