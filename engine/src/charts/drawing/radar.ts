import type { Chart } from '../../model/chart.js';
import { dayText } from '../days.js';
import { formatted } from '../number-format.js';
import { GRID } from './chart-frame.js';
import { fitted, LINE_WIDTH, MARKER_SIZES, PIXELS } from './letters.js';
import { colorAt, type DrawnLook, dashAt, markerAt, TEXT_COLOR } from './look.js';
import { scaleOf } from './scale.js';
import { type Box, line, marker, type Point, partsOf, polyline, text } from './svg.js';
import { axisFormat } from './value-spans.js';

/** A web with a spoke for each category, the first at the top. */
export function radar(chart: Chart, room: Box, look: DrawnLook): string {
  const { categories, series, hasLabels } = chart;
  const count = Math.max(categories.values.length, 1);
  const radius = Math.max(Math.min(room.width / 2 - 70, room.height / 2 - PIXELS.label * 1.6), 10);
  const [x, y]: Point = [room.x + room.width / 2, room.y + room.height / 2];
  const values = series.flatMap((each) => each.values.filter((value) => value !== undefined));
  const scale = scaleOf(values, chart.y, Math.max(2, Math.floor(radius / 16)));
  const format = axisFormat(series, undefined, scale);
  const at = (index: number, share: number): Point => {
    const turn = (index / count) * 2 * Math.PI;
    return [x + Math.sin(turn) * radius * share, y - Math.cos(turn) * radius * share];
  };
  const shareOf = (value: number): number =>
    (Math.min(Math.max(value, scale.min), scale.max) - scale.min) / (scale.max - scale.min);
  const spokes = categories.values.map((_, index) => index);
  const style = { size: PIXELS.label, color: TEXT_COLOR };
  let svg = '';
  for (const tick of scale.ticks) {
    svg += polyline(
      spokes.map((index) => at(index, shareOf(tick))),
      GRID,
      true,
    );
    const shown = formatted(tick, format, look.decimalSign);
    svg += text(shown, [x - 4, y - radius * shareOf(tick) + PIXELS.label * 0.35], {
      ...style,
      anchor: 'end',
    });
  }
  for (const index of spokes) {
    const [endX, endY] = at(index, 1);
    svg += line([x, y], [endX, endY], GRID);
    const category = categories.values[index];
    const name = typeof category === 'number' ? dayText(category) : (category ?? '');
    const [across, up] = [(endX - x) / radius, (y - endY) / radius];
    const anchor = Math.abs(across) < 0.1 ? 'middle' : across > 0 ? 'start' : 'end';
    svg += text(
      fitted(name, room.width / 2 - radius, PIXELS.label, look.font),
      [endX + across * 6, endY - up * 6 + PIXELS.label * (0.35 - up * 0.35)],
      {
        ...style,
        anchor,
      },
    );
  }
  const label = { ...style, anchor: 'middle' } as const;
  const outside = ([left, top]: Point, spoke: number): Point => {
    const [endX, endY] = at(spoke, 1);
    const away = PIXELS.label / radius;
    return [left + (endX - x) * away, top + (endY - y) * away + PIXELS.label * 0.35];
  };
  for (const [index, { values: own, format: ownFormat }] of series.entries()) {
    const color = colorAt(look.colors, index);
    const around = own.map((value, spoke) => (value === undefined ? undefined : at(spoke, shareOf(value))));
    const isWhole = around.every((point) => point !== undefined);
    for (const part of partsOf(around))
      svg += polyline(part, { color, width: LINE_WIDTH, dash: dashAt(index) }, isWhole);
    for (const [spoke, point] of around.entries()) {
      if (!point) continue;
      svg += marker(markerAt(index), point, MARKER_SIZES.web, color);
      if (hasLabels)
        svg += text(formatted(own[spoke] ?? 0, ownFormat, look.decimalSign), outside(point, spoke), label);
    }
  }
  return svg;
}
