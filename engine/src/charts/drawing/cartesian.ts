import type { Chart, ChartSeries } from '../../model/chart.js';
import { formatted } from '../number-format.js';
import { LINE_WIDTH, MARKER_SIZES, PIXELS } from './letters.js';
import { AREA_OPACITY, colorAt, type DrawnLook, dashAt, markerAt, TEXT_COLOR } from './look.js';
import { categoryPlane, type Plane, type ValueAxis } from './plane.js';
import { scaleOf } from './scale.js';
import { type Box, line, marker, type Point, partsOf, polygon, polyline, rectangle, text } from './svg.js';
import { axisFormat, limitsOf, type Span, spansOf } from './value-spans.js';

/** Columns take 100 / 180 of their room: the gap beside them is 80 % of one, and they stand 10 % apart (21.2.2.75, 21.2.2.131). */
export const GAP_WIDTH = 80;
export const OVERLAP = -10;

/** A series with its place among all, which gives it its colour. */
interface Drawn {
  readonly series: ChartSeries;
  readonly spans: readonly Span[];
  readonly index: number;
}

/** Columns, bars, lines and areas. */
export function cartesian(chart: Chart, room: Box, look: DrawnLook): string {
  const spans = spansOf(chart);
  const all = chart.series.map((series, index) => ({ series, spans: spans[index] ?? [], index }));
  const ticks = Math.max(2, Math.floor(chart.kind === 'bar' ? room.width / 70 : room.height / 34));
  const hasBase = chart.kind !== 'line';
  const axisOf = (isRight: boolean): ValueAxis | undefined => {
    const own = all.filter(({ series }) => (series.isRight === true) === isRight);
    if (own.length === 0) return undefined;
    const ends = own.flatMap((each) =>
      each.spans.flatMap((span) => (span ? (hasBase && !each.series.isLine ? span : [span[1]]) : [])),
    );
    const scale = scaleOf(ends, limitsOf(chart, isRight), ticks);
    const format = axisFormat(
      own.map(({ series }) => series),
      isRight ? undefined : chart.stacking,
      scale,
    );
    return { scale, format, title: (isRight ? chart.y2 : chart.y).title };
  };
  const [left, right] = [axisOf(false), axisOf(true)];
  const main = left ?? {
    scale: scaleOf([], {}, ticks),
    format: axisFormat([], undefined, { min: 0, step: 1 }),
  };
  const plane = categoryPlane(chart, room, main, right, chart.kind !== 'area', look);
  const isLine = ({ series }: Drawn): boolean => chart.kind === 'line' || series.isLine === true;
  const lines = all.filter(isLine);
  const others = all.filter((each) => !isLine(each));
  const body =
    chart.kind === 'area'
      ? others.map((each) => area(each, plane, chart, look))
      : // Columns on the right stand in front of the others, not beside them.
        [false, true].map((isRight) =>
          bars(
            others.filter(({ series }) => (series.isRight === true) === isRight),
            plane,
            chart,
            look,
          ),
        );
  return (
    plane.svg +
    body.join('') +
    baseline(main, plane) +
    lines.map((each) => lineOf(each, plane, chart, look)).join('')
  );
}

function baseline({ scale: { min, max } }: ValueAxis, { value, box, at }: Plane): string {
  const zero = value(min > 0 ? min : max < 0 ? max : 0);
  const [x, y] = at(0, 0) && [box.x, box.y];
  const isFlat = at(1, 2)[0] === 1;
  return isFlat
    ? line([x, zero], [x + box.width, zero], { color: 'BFBFBF', width: 1 })
    : line([zero, y], [zero, y + box.height], { color: 'BFBFBF', width: 1 });
}

function bars(all: readonly Drawn[], plane: Plane, chart: Chart, look: DrawnLook): string {
  const count = chart.stacking ? 1 : Math.max(all.length, 1);
  // n columns and the gaps between them, and the gap beside them all.
  const size = plane.band / (count + (count - 1) * (-OVERLAP / 100) + GAP_WIDTH / 100);
  const whole = size * (count + (count - 1) * (-OVERLAP / 100));
  return all
    .map(({ series, spans, index }, place) =>
      spans
        .map((span, category) => {
          if (!span) return '';
          const offset = chart.stacking ? 0 : place * size * (1 - OVERLAP / 100);
          const start = plane.category(category) - whole / 2 + offset;
          const [a, b] = [plane.value(span[0], series.isRight), plane.value(span[1], series.isRight)];
          const [low, high] = [Math.min(a, b), Math.max(a, b)];
          const [x, y] = plane.at(start, low);
          const [width, height] = plane.at(size, high - low);
          const drawn = rectangle({ x, y, width, height }, colorAt(look.colors, index));
          if (!chart.hasLabels) return drawn;
          return drawn + barLabel(series, category, { x, y, width, height }, span[1] < 0, chart, look);
        })
        .join(''),
    )
    .join('');
}

function barLabel(
  { values, format }: ChartSeries,
  category: number,
  box: Box,
  isNegative: boolean,
  { kind, stacking }: Chart,
  look: DrawnLook,
): string {
  const shown = formatted(values[category] ?? 0, format, look.decimalSign);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 + PIXELS.label * 0.35];
  const style = { size: PIXELS.label, color: TEXT_COLOR };
  if (stacking) return text(shown, [x, y], { ...style, color: 'FFFFFF', anchor: 'middle' });
  if (kind === 'bar')
    return isNegative
      ? text(shown, [box.x - 3, y], { ...style, anchor: 'end' })
      : text(shown, [box.x + box.width + 3, y], style);
  return text(shown, [x, isNegative ? box.y + box.height + PIXELS.label : box.y - 3], {
    ...style,
    anchor: 'middle',
  });
}

function lineOf(
  { series, spans, index }: Drawn,
  plane: Plane,
  { hasLabels, categories }: Chart,
  look: DrawnLook,
): string {
  const color = colorAt(look.colors, index);
  const points = spans.map(
    (span, category): Point | undefined =>
      span && [plane.category(category), plane.value(span[1], series.isRight)],
  );
  const inOrder = categories.is === 'days' ? ordered(points, categories.values) : points;
  const drawn = partsOf(inOrder).map((part) =>
    polyline(part, { color, width: LINE_WIDTH, dash: dashAt(index) }),
  );
  const marks = points.map((point, category) => {
    if (!point) return '';
    const label = hasLabels
      ? text(
          formatted(series.values[category] ?? 0, series.format, look.decimalSign),
          [point[0], point[1] - 7],
          {
            size: PIXELS.label,
            color: TEXT_COLOR,
            anchor: 'middle',
          },
        )
      : '';
    return marker(markerAt(index), point, MARKER_SIZES.line, color) + label;
  });
  return drawn.join('') + marks.join('');
}

/** Word draws a line along an axis of days by day, whatever the order of its rows. */
function ordered<Item>(items: readonly Item[], days: readonly number[]): readonly Item[] {
  return items
    .map((item, index) => ({ item, day: days[index] ?? 0 }))
    .sort((a, b) => a.day - b.day)
    .map(({ item }) => item);
}

/** Areas that are not on top of each other would hide each other, and programs do not agree which is in front. */
export function isSeenThrough({
  kind,
  stacking,
  series,
}: Pick<Chart, 'kind' | 'stacking' | 'series'>): boolean {
  return kind === 'area' && stacking === undefined && series.length > 1;
}

function area({ series, spans, index }: Drawn, plane: Plane, chart: Chart, look: DrawnLook): string {
  const filled = spans.map((span): readonly [number, number] => span ?? [0, 0]);
  const edge = (side: 0 | 1): Point[] => {
    const points = filled.map(
      (span, category): Point => [plane.category(category), plane.value(span[side], series.isRight)],
    );
    return chart.categories.is === 'days' ? [...ordered(points, chart.categories.values)] : points;
  };
  const color = colorAt(look.colors, index);
  const outline = edge(1);
  const isThrough = isSeenThrough(chart);
  const labelOf = (value: number | undefined, category: number): string => {
    if (value === undefined) return '';
    const [low, high] = filled[category] ?? [0, 0];
    const middle = plane.value((low + high) / 2, series.isRight) + PIXELS.label * 0.35;
    const style = { size: PIXELS.label, color: 'FFFFFF', anchor: 'middle' } as const;
    return text(formatted(value, series.format, look.decimalSign), [plane.category(category), middle], style);
  };
  const labels = chart.hasLabels ? series.values.map(labelOf) : [];
  return (
    polygon([...outline, ...edge(0).reverse()], color, { opacity: isThrough ? AREA_OPACITY : 1 }) +
    (isThrough ? polyline(outline, { color, width: LINE_WIDTH }) : '') +
    labels.join('')
  );
}
