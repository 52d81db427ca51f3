/*
 * Charts as SVG, for the pages, the clipboard and programs that have no charts of Word. In: a `Chart` (charts/), a size in EMU and how
 * the text around it looks. Out: one drawing, as Word is expected to draw the same chart.
 *
 * Read in this order: `chart-frame.ts`, title and legend and the room that they leave; `scale.ts`, the numbers of an axis; `plane.ts`, the
 * axes; `value-spans.ts`, from where to where each value reaches. Then one file for each way of drawing: `cartesian.ts`, `pie-slices.ts`,
 * `points.ts`, `radar.ts`. `letters.ts` and `look.ts` hold sizes and colours, `svg.ts` the elements.
 */
import type { Chart } from '../../model/chart.js';
import { dayText } from '../days.js';
import { cartesian } from './cartesian.js';
import { frame, type LegendEntry } from './chart-frame.js';
import { colorAt, type DrawnLook, dashAt, markerAt } from './look.js';
import { slices } from './pie-slices.js';
import { points } from './points.js';
import { radar } from './radar.js';
import { type Box, drawing, rectangle } from './svg.js';

const EMU_PER_PIXEL = 9525;

/** A chart as an SVG of a size in EMU: what Word is expected to make of it, for pages and for where Word has no charts. */
export function drawChart(chart: Chart, width: number, height: number, look: DrawnLook): string {
  const [across, down] = [width / EMU_PER_PIXEL, height / EMU_PER_PIXEL];
  const { svg, room } = frame(chart, across, down, entriesOf(chart, look), look);
  const paper = look.hasPaper ? rectangle({ x: 0, y: 0, width: across, height: down }, 'FFFFFF') : '';
  return drawing(across, down, look.font, chart.description, paper + svg + content(chart, room, look));
}

function content(chart: Chart, room: Box, look: DrawnLook): string {
  switch (chart.kind) {
    case 'column':
    case 'bar':
    case 'line':
    case 'area':
      return cartesian(chart, room, look);
    case 'pie':
    case 'doughnut':
      return slices(chart, room, look);
    case 'scatter':
    case 'bubble':
      return points(chart, room, look);
    case 'radar':
      return radar(chart, room, look);
  }
}

/** A legend names slices, or the series if there are several. */
function entriesOf(chart: Chart, { colors }: DrawnLook): readonly LegendEntry[] {
  const { kind, series, categories } = chart;
  if (kind === 'pie' || kind === 'doughnut')
    return categories.values.map((value, index) => ({
      name: typeof value === 'number' ? dayText(value) : (value ?? ''),
      color: colorAt(colors, index),
    }));
  return series.map(({ name, isLine }, index) => {
    const color = colorAt(colors, index);
    if (kind === 'scatter' && !isLine) return { name, color, line: 'none', marker: markerAt(index) };
    if (kind !== 'line' && kind !== 'radar' && !isLine) return { name, color };
    return { name, color, line: dashAt(index), marker: markerAt(index) };
  });
}
