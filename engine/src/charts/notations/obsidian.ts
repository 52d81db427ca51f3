import type { Chart } from '../../model/chart.js';
import { readLength } from '../../model/picture-length.js';
import type { NotedChart, NotedSeries } from '../noted-chart.js';
import { kindOf } from './chart-js/kinds.js';
import { categoryOf, Fields, numbersOf } from './fields.js';
import { type NotationContext, refuse } from './outcome.js';

const SIDES = ['bottom', 'right', 'top', 'left'] as const;
const LOOKS =
  /^(?:labelColors|transparency|tension|textColor|spanGaps|padding|color|bestFitNumber|bestFitTitle|[xy](?:Display|TickDisplay|TickPadding)|time)$/;

/**
 * The YAML of Obsidian's Charts: `type`, `labels` and `series` with `title` and `data`; or `id`, the name of a table in the text, with
 * `layout` and `select`. All its values are texts.
 */
export function readObsidianChart(value: unknown, { tableNamed }: NotationContext): NotedChart {
  const fields = Fields.of(value);
  const kind = kindOf(fields.text('type') ?? fields.misfit('type'));
  const id = fields.text('id');
  if (fields.text('file') !== undefined) fields.misfit('file');
  const data = id === undefined ? ownData(fields) : tableData(id, fields, tableNamed);
  const is = (key: string): boolean => fields.flag(key);
  for (const key of ['bestFit', 'xReverse', 'yReverse']) if (is(key)) fields.misfit(key);
  const isStacked = is('stacked');
  const isFilled = is('fill');
  const isTurned = fields.text('indexAxis') === 'y';
  const position = fields.text('legendPosition');
  const legend: Chart['legend'] | undefined =
    fields.text('legend') === 'false' ? 'none' : SIDES.find((side) => side === position);
  const title = fields.text('title');
  const [x, y] = [axisOf(fields, 'x'), axisOf(fields, 'y')];
  const [rMin, rMax] = [fields.number('rMin'), fields.number('rMax')];
  const [width, height] = [fields.text('width'), fields.text('height')];
  fields.ignore('beginAtZero', LOOKS).end();
  if (kind === 'scatter' || kind === 'bubble') refuse('its points are not given as x and y');
  const isArea = kind === 'line' && isFilled && (isStacked || data.series.length === 1);
  const tall = height === undefined ? undefined : readLength(/^\d+$/.test(height) ? `${height}px` : height);
  if (height !== undefined && !tall) fields.misfit('height');
  const [, share] = /^(\d{1,3})%$/.exec(width ?? '') ?? [];
  return {
    kind: isTurned && kind === 'column' ? 'bar' : isArea ? 'area' : kind,
    ...(isStacked &&
      kind !== 'pie' &&
      kind !== 'doughnut' &&
      kind !== 'radar' && { stacking: 'stacked' as const }),
    ...(title !== undefined && { title }),
    ...(legend && { legend }),
    ...(share !== undefined &&
      Number(share) > 0 && { width: { value: Number(share) / 100, unit: 'line' as const } }),
    ...(tall && { height: tall }),
    x: isTurned ? y : x,
    y: {
      ...(isTurned ? x : y),
      ...(rMax !== undefined && { max: rMax }),
      ...(rMin !== undefined && { min: rMin }),
    },
    ...data,
  };
}

function axisOf(fields: Fields, axis: 'x' | 'y') {
  const [title, min, max] = [
    fields.text(`${axis}Title`),
    fields.number(`${axis}Min`),
    fields.number(`${axis}Max`),
  ];
  return {
    ...(title !== undefined && { title }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
}

type Data = Pick<NotedChart, 'heading' | 'categories' | 'series'>;

function ownData(fields: Fields): Data {
  const labels = fields.list('labels') ?? fields.misfit('labels');
  const series = fields.list('series') ?? fields.misfit('series');
  return {
    heading: '',
    categories: labels.map(categoryOf),
    series: series.map((each, index): NotedSeries => {
      if (Array.isArray(each)) return { name: '', values: numbersOf(each, `its series ${index + 1}`) };
      const own = Fields.of(each, `series[${index}]`);
      const name = own.text('title') ?? '';
      const values = own.list('data') ?? own.misfit('data');
      own.end();
      return { name, values: numbersOf(values, `the series "${name || index + 1}"`) };
    }),
  };
}

/** The numbers of a table, in whose columns or rows the series are. */
function tableData(id: string, fields: Fields, tableNamed: NotationContext['tableNamed']): Data {
  const table = tableNamed(id);
  if (!table) return refuse(`there is no table named ^${id} in this text`);
  const layout = fields.text('layout') ?? 'columns';
  if (layout !== 'columns' && layout !== 'rows') fields.misfit('layout');
  const select = (fields.list('select') ?? []).map(categoryOf);
  const [first = []] = table;
  const lines = layout === 'rows' ? table : first.map((_, column) => table.map((row) => row[column] ?? ''));
  const [[heading = '', ...categories] = [], ...others] = lines;
  const chosen = select.length > 0 ? others.filter(([name = '']) => select.includes(name)) : others;
  if (select.some((name) => !chosen.some(([own]) => own === name))) fields.misfit('select');
  return {
    heading,
    categories,
    series: chosen.map(([name = '', ...values]) => ({
      name,
      values: numbersOf(values, `"${name}" of the table ^${id}`),
    })),
  };
}
