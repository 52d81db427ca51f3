import type { NotedChart } from '../../noted-chart.js';
import { categoryOf, Fields, isRecord, numberOf } from '../fields.js';
import { readLiteral } from '../literal.js';
import { type Notation, refuse } from '../outcome.js';
import { pivot, pointRows } from '../pivot.js';
import { type Channel, channelOf } from './channel.js';
import { combined, layersIn } from './layers.js';
import { orderOf } from './order.js';
import { aggregated, categoryIn, type Row, valueIn } from './rows.js';

/** A Vega-Lite specification with its data in it: a single view, or layers that are one chart. */
export const VEGA_LITE: Notation = {
  name: 'Vega-Lite',
  languages: ['vega-lite', 'vegalite', 'vega_lite'],
  read: (code) => readVegaLite(readLiteral(code)),
};

const LOOKS =
  /^(?:\$schema|description|width|height|config|background|padding|autosize|usermeta|view|name|bounds|spacing|resolve|projection)$/;
const MARK_LOOKS =
  /^(?:tooltip|point|line|interpolate|tension|color|fill|stroke.*|opacity|fillOpacity|filled|size|shape|cornerRadius.*|clip|cursor|href|width|height|binSpacing|discreteBandSize|continuousBandSize|bandSize|thickness|padAngle|outerRadius|radius2?Offset|thetaOffset|aria|description|style|blend|invalid|minBandSize|xOffset|yOffset)$/;
const LOOKS_CHANNELS =
  /^(?:opacity|fillOpacity|strokeOpacity|strokeWidth|tooltip|href|url|key|description|angle)$/;

export function readVegaLite(value: unknown): NotedChart {
  const layers = isRecord(value) ? layersIn(value) : undefined;
  if (!isRecord(value) || !layers) return viewOf(value);
  const title = titleOf(value.title);
  return { ...combined(value, layers, readVegaLite), ...(title !== undefined && { title }) };
}

const SEVERAL = ['facet', 'repeat', 'concat', 'hconcat', 'vconcat'] as const;

function viewOf(value: unknown): NotedChart {
  const spec = Fields.of(value);
  for (const option of SEVERAL) if (spec.take(option) !== undefined) spec.misfit(option);
  const rows = rowsOf(spec);
  const title = titleOf(spec.take('title'));
  const { type, isRing, isStraight } = markOf(
    spec.take('mark') ?? refuse('it is not a single view with a mark'),
  );
  const encoding = spec.fields('encoding') ?? spec.misfit('encoding');
  for (const param of spec.list('params') ?? [])
    if (!isRecord(param) || param.select === undefined) spec.misfit('params');
  spec.ignore('selection', LOOKS).end();
  const channel = (name: string): Channel | undefined => channelOf(encoding.fields(name));
  const [x, y, theta, size] = [channel('x'), channel('y'), channel('theta'), channel('size')];
  const colors = ['color', 'fill', 'stroke', 'detail', 'shape', 'strokeDash'].map(channel);
  const offset = channel('xOffset') ?? channel('yOffset');
  const order = encoding.take('order');
  encoding.ignore(LOOKS_CHANNELS, 'order').end();
  const measured = new Set([x, y, theta, size].map((each) => each?.field));
  const split = new Map(
    [...colors, offset].flatMap((each) => {
      if (each?.field === undefined) return [];
      if (each.type !== 'quantitative') return [[each.field, each]];
      // A shade for each number shows what its place shows, or else what Word cannot show.
      return measured.has(each.field) ? [] : refuse('its colours are those of numbers');
    }),
  );
  const shared = { ...(title !== undefined && { title }) };
  if (type === 'arc') {
    if (!theta) return refuse('it has slices without theta');
    if (order !== undefined) refuse('the order of its slices is not understood');
    return {
      ...shared,
      ...slices(
        rows,
        theta,
        colors.find((each) => each !== undefined),
        isRing,
      ),
    };
  }
  if (size && type !== 'point') refuse('the sizes of its marks mean something');
  if (!x || !y) return refuse('it has no x or no y');
  const areNumbers = x.type === 'quantitative' && y.type === 'quantitative';
  if (areNumbers && (type === 'point' || type === 'line') && !x.aggregate && !y.aggregate)
    return { ...shared, ...pointsOf(rows, x, y, size, [...split.values()], type === 'line') };
  if (!isStraight) refuse('its marks are not what Word draws');
  return { ...shared, ...cartesian(rows, { x, y, split, hasOffset: offset !== undefined, type }) };
}

function rowsOf(spec: Fields): readonly Row[] {
  const data = spec.fields('data') ?? spec.misfit('data');
  const sets = spec.take('datasets');
  const name = data.text('name');
  const own = data.take('values');
  if (data.take('url') !== undefined) refuse('its data are in another file');
  data.ignore('format').end();
  const values = own ?? (isRecord(sets) && name !== undefined ? sets[name] : undefined);
  if (!Array.isArray(values)) return data.misfit('values');
  return (values as readonly unknown[]).map((row) => (isRecord(row) ? row : { data: row }));
}

function titleOf(value: unknown): string | undefined {
  if (typeof value === 'string' || Array.isArray(value)) return categoryOf(value);
  if (value === undefined) return undefined;
  const fields = Fields.of(value, 'title');
  const texts = [fields.text('text'), fields.text('subtitle')].filter((text) => text !== undefined);
  return texts.length > 0 ? texts.join(' – ') : undefined;
}

interface Mark {
  readonly type: 'bar' | 'line' | 'area' | 'point' | 'arc';
  readonly isRing: boolean;
  readonly isStraight: boolean;
}

function markOf(value: unknown): Mark {
  const fields = Fields.of(typeof value === 'string' ? { type: value } : value, 'mark');
  const written = fields.text('type') ?? '';
  const type = /^(?:circle|square)$/.test(written) ? 'point' : written;
  if (type !== 'bar' && type !== 'line' && type !== 'area' && type !== 'point' && type !== 'arc')
    return refuse(`its mark "${written}" is not one of a chart in Word`);
  const inner = fields.take('innerRadius', 'radius2');
  const orient = fields.text('orient');
  const invalid = fields.names().includes('invalid') ? fields.raw('invalid') : 'filter';
  // Missing numbers are left out, unless they are to count as zero or as something else.
  if (typeof invalid !== 'string' || !/^(?:filter|break-paths-.*)$/.test(invalid)) fields.misfit('invalid');
  fields.ignore(MARK_LOOKS).end();
  return {
    type,
    isRing: inner !== undefined && inner !== 0,
    isStraight: type !== 'line' || orient !== 'horizontal',
  };
}

function slices(
  rows: readonly Row[],
  theta: Channel,
  color: Channel | undefined,
  isRing: boolean,
): Pick<NotedChart, 'kind' | 'heading' | 'categories' | 'series'> {
  if (!color) return refuse('its slices have no names');
  const categories = orderOf(rows, color, theta);
  const values = categories.map((name) =>
    aggregated(
      rows.filter((row) => categoryIn(row, color) === name),
      theta,
    ),
  );
  return {
    kind: isRing ? 'doughnut' : 'pie',
    heading: color.title ?? '',
    categories,
    series: [{ name: theta.title ?? '', values }],
  };
}

function pointsOf(
  rows: readonly Row[],
  x: Channel,
  y: Channel,
  size: Channel | undefined,
  split: readonly Channel[],
  isLine: boolean,
): Omit<NotedChart, 'title'> {
  const [color, other] = split;
  if (other) refuse('its points are told apart in two ways');
  const names = color ? orderOf(rows, color, undefined) : [''];
  const number = (row: Row, { field = '' }: Channel): number | undefined => numberOf(valueIn(row, field));
  const series = names.map((name) => {
    const own = color ? rows.filter((row) => categoryIn(row, color) === name) : rows;
    const points = own.map((row) => ({
      x: number(row, x),
      y: number(row, y),
      ...(size && { size: number(row, size) }),
    }));
    // A line goes from left to right.
    return { name, points: isLine ? points.toSorted((a, b) => (a.x ?? 0) - (b.x ?? 0)) : points };
  });
  const { x: places, series: columns } = pointRows(series);
  return {
    kind: size ? 'bubble' : 'scatter',
    heading: x.title ?? '',
    categories: { x: places },
    series: columns.map((each) => ({ ...each, ...(isLine && { isLine: true as const }) })),
    x: x.axis,
    y: y.axis,
    ...(color?.legend && { legend: color.legend }),
  };
}

interface Parts {
  readonly x: Channel;
  readonly y: Channel;
  readonly split: ReadonlyMap<string, Channel>;
  readonly hasOffset: boolean;
  readonly type: Mark['type'];
}

function cartesian(rows: readonly Row[], { x, y, split, hasOffset, type }: Parts): Omit<NotedChart, 'title'> {
  const isTurned = x.type === 'quantitative' && y.type !== 'quantitative';
  const [category, value] = isTurned ? [y, x] : [x, y];
  if (value.type !== 'quantitative' || category.type === 'quantitative' || category.aggregate !== undefined)
    refuse('its axes are not one of categories and one of numbers');
  if (type === 'point') refuse('Word has no points without lines over categories');
  if (isTurned && type !== 'bar') refuse('Word has no horizontal charts with lines');
  // A colour for each category makes no series.
  const splits = [...split.values()].filter(({ field }) => field !== category.field);
  const [color, other] = splits;
  if (other) refuse('its series are told apart in two ways');
  const entries = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify([categoryIn(row, category), color ? categoryIn(row, color) : '']);
    entries.set(key, [...(entries.get(key) ?? []), row]);
  }
  const { categories, series } = pivot(
    orderOf(rows, category, value).flatMap((name) =>
      (color ? orderOf(rows, color, value) : ['']).map((own) => ({
        category: name,
        series: own,
        value: aggregated(entries.get(JSON.stringify([name, own])) ?? [], value),
      })),
    ),
  );
  const stack = value.stack;
  if (stack === 'center') refuse('its stack is in the middle');
  const isStacked = series.length > 1 && type !== 'line' && !hasOffset && stack !== null && stack !== false;
  const legend = color?.legend ?? (color ? ('right' as const) : undefined);
  return {
    kind:
      type === 'bar'
        ? isTurned
          ? 'bar'
          : 'column'
        : type === 'area' && (isStacked || series.length === 1)
          ? 'area'
          : 'line',
    ...(isStacked && { stacking: stack === 'normalize' ? ('percent' as const) : ('stacked' as const) }),
    heading: category.title ?? '',
    categories,
    series: series.map((each) => ({ ...each, name: each.name || (value.title ?? '') })),
    x: { ...(category.axis.title !== undefined && { title: category.axis.title }) },
    y: value.axis,
    ...(legend && { legend }),
  };
}
