import type { Chart } from '../../model/chart.js';
import { formatted } from '../number-format.js';
import { GRID } from './chart-frame.js';
import { LINE_WIDTH, MARKER_SIZES, PIXELS, textWidth } from './letters.js';
import { colorAt, type DrawnLook, dashAt, markerAt, TEXT_COLOR } from './look.js';
import { axisTitles } from './plane.js';
import { scaleOf } from './scale.js';
import { type Box, circle, line, marker, type Point, partsOf, polyline, text } from './svg.js';
import { axisFormat, tickFormat } from './value-spans.js';

/** Points and bubbles between two axes of numbers. */
export function points(chart: Chart, room: Box, look: DrawnLook): string {
  const { categories, series } = chart;
  if (categories.is !== 'numbers') return '';
  const values = series.flatMap((each) => each.values.filter((value) => value !== undefined));
  const xs = scaleOf(
    categories.values.filter((value) => value !== undefined),
    chart.x,
    Math.max(2, Math.floor(room.width / 70)),
  );
  const ys = scaleOf(values, chart.y, Math.max(2, Math.floor(room.height / 34)));
  const yFormat = axisFormat(series, undefined, ys);
  const xFormat = tickFormat(categories.format, xs);
  const numbers = ys.ticks.map((tick) => formatted(tick, yFormat, look.decimalSign));
  const widest = numbers.reduce((most, each) => Math.max(most, textWidth(each, PIXELS.label, look.font)), 0);
  const left = widest + 6 + (chart.y.title === undefined ? 0 : PIXELS.axis * 1.6);
  const bottom = PIXELS.label * 1.6 + (chart.x.title === undefined ? 0 : PIXELS.axis * 1.6);
  const box = {
    x: room.x + left,
    y: room.y + PIXELS.label / 2,
    width: Math.max(room.width - left - 12, 20),
    height: Math.max(room.height - bottom - PIXELS.label / 2, 20),
  };
  const across = (value: number): number => box.x + ((value - xs.min) / (xs.max - xs.min)) * box.width;
  const up = (value: number): number =>
    box.y + box.height - ((value - ys.min) / (ys.max - ys.min)) * box.height;
  const isInside = (x: number, y: number): boolean =>
    x >= xs.min && x <= xs.max && y >= ys.min && y <= ys.max;
  const label = { size: PIXELS.label, color: TEXT_COLOR };
  let svg = '';
  for (const [index, tick] of ys.ticks.entries()) {
    svg += line([box.x, up(tick)], [box.x + box.width, up(tick)], GRID);
    svg += text(numbers[index] ?? '', [box.x - 6, up(tick) + PIXELS.label * 0.35], {
      ...label,
      anchor: 'end',
    });
  }
  for (const tick of xs.ticks) {
    svg += line([across(tick), box.y], [across(tick), box.y + box.height], GRID);
    const shown = formatted(tick, xFormat, look.decimalSign);
    svg += text(shown, [across(tick), box.y + box.height + PIXELS.label * 1.2], {
      ...label,
      anchor: 'middle',
    });
  }
  const largest = series
    .flatMap(({ sizes }) => sizes?.values ?? [])
    .reduce<number>((most, size) => Math.max(most, size ?? 0), 0);
  // Word's largest bubble is as wide as a quarter of the plot; its areas are the sizes (21.2.2.182).
  const most = Math.min(box.width, box.height) / 8;
  const joined = (index: number, own: readonly (number | undefined)[]): string => {
    const places = own.map((y, row): Point | undefined => {
      const x = categories.values[row];
      return x === undefined || y === undefined || !isInside(x, y) ? undefined : [across(x), up(y)];
    });
    const stroke = { color: colorAt(look.colors, index), width: LINE_WIDTH, dash: dashAt(index) };
    return partsOf(places)
      .map((part) => polyline(part, stroke))
      .join('');
  };
  for (const [index, { values: own, sizes, isLine, format: ownFormat }] of series.entries()) {
    if (isLine) svg += joined(index, own);
    for (const [row, y] of own.entries()) {
      const x = categories.values[row];
      if (x === undefined || y === undefined || !isInside(x, y)) continue;
      const color = colorAt(look.colors, index);
      const radius = largest > 0 ? Math.sqrt((sizes?.values[row] ?? 0) / largest) * most : 0;
      svg += sizes
        ? circle([across(x), up(y)], radius, color, 0.75)
        : marker(markerAt(index), [across(x), up(y)], MARKER_SIZES.scatter, color);
      const shown = chart.hasLabels ? formatted(y, ownFormat, look.decimalSign) : '';
      svg += text(shown, [across(x), up(y) - (sizes ? -PIXELS.label * 0.35 : 7)], {
        ...label,
        anchor: 'middle',
      });
    }
  }
  return svg + axisTitles(chart, chart.y.title, undefined, room, box);
}
