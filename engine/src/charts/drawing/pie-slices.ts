import type { Chart } from '../../model/chart.js';
import { formatted } from '../number-format.js';
import { PIXELS } from './letters.js';
import { colorAt, type DrawnLook, TEXT_COLOR } from './look.js';
import { type Box, type Point, slice, text } from './svg.js';

/** The hole of a doughnut in percent of its width. */
export const HOLE = 55;

/** The slices of a pie, or the rings of a doughnut, the first inside. */
export function slices(chart: Chart, room: Box, look: DrawnLook): string {
  const outside = chart.hasLabels && chart.kind === 'pie' ? PIXELS.label * 1.8 : 4;
  const radius = Math.max(Math.min(room.width, room.height) / 2 - outside, 10);
  const center: Point = [room.x + room.width / 2, room.y + room.height / 2];
  const shown = chart.kind === 'pie' ? chart.series.slice(0, 1) : chart.series;
  const hole = chart.kind === 'pie' ? 0 : (radius * HOLE) / 100;
  const depth = (radius - hole) / shown.length;
  let svg = '';
  for (const [ring, { values, format }] of shown.entries()) {
    const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
    const radii = [hole + ring * depth, hole + (ring + 1) * depth] as const;
    let turn = 0;
    for (const [index, value = 0] of values.entries()) {
      if (!(value > 0) || sum === 0) continue;
      const end = turn + value / sum;
      svg += slice(center, radii, [turn, end], colorAt(look.colors, index));
      if (chart.hasLabels)
        svg += label(formatted(value, format, look.decimalSign), (turn + end) / 2, radii, chart.kind, center);
      turn = end;
    }
  }
  return svg;
}

function label(
  shown: string,
  turn: number,
  radii: readonly [number, number],
  kind: Chart['kind'],
  [x, y]: Point,
): string {
  const isOutside = kind === 'pie';
  const radius = isOutside ? radii[1] + 5 : (radii[0] + radii[1]) / 2;
  const [across, up] = [Math.sin(turn * 2 * Math.PI), Math.cos(turn * 2 * Math.PI)];
  const anchor = !isOutside || Math.abs(across) < 0.3 ? 'middle' : across > 0 ? 'start' : 'end';
  const drop = isOutside ? (up > 0.3 ? 0 : up < -0.3 ? 0.75 : 0.35) : 0.35;
  return text(shown, [x + across * radius, y - up * radius + PIXELS.label * drop], {
    size: PIXELS.label,
    color: isOutside ? TEXT_COLOR : 'FFFFFF',
    anchor,
  });
}
