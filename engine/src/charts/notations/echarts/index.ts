import type { ChartKind } from '../../../model/chart.js';
import type { NotedChart } from '../../noted-chart.js';
import { categoryOf, Fields, isRecord, numberOf } from '../fields.js';
import { readLiteral } from '../literal.js';
import { type Notation, refuse } from '../outcome.js';
import { pointRows } from '../pivot.js';
import { areStacked } from '../stacks.js';
import { axesOf, type EchartsAxis, legendOf, titleOf } from './around.js';
import { datasetOf, withDataset } from './dataset.js';
import { type EchartsSeries, seriesOf } from './series.js';

/** What changes looks, or what a chart does on a screen. */
const LOOKS =
  /^(?:tooltip|toolbox|grid|color|backgroundColor|animation.*|textStyle|darkMode|aria|dataZoom|axisPointer|brush|useUTC|width|height|stateAnimation|hoverLayerThreshold|blendMode|calculable|renderer|theme)$/;

/** The options of an ECharts chart, as JSON. */
export const ECHARTS: Notation = {
  name: 'ECharts',
  languages: ['echarts'],
  read: (code) => readEcharts(readLiteral(code)),
};

export function readEcharts(value: unknown): NotedChart {
  const option = Fields.of(value);
  const title = titleOf(option.take('title'));
  const [xAxes, yAxes] = [axesOf(option.take('xAxis'), 'xAxis'), axesOf(option.take('yAxis'), 'yAxis')];
  const indicators = indicatorsOf(option.take('radar'));
  const dataset = datasetOf(option.take('dataset'));
  const written = option.take('series');
  const list = Array.isArray(written) ? written : [written];
  const isTurned = isTurnedBy(xAxes[0], yAxes[0]);
  const filled = withDataset(list, dataset, isTurned);
  const series = filled.series.map((each, index) => seriesOf(each, `series[${index}]`));
  const legend = legendOf(option.take('legend'));
  option.ignore(LOOKS).end();
  const shared = {
    ...(title !== undefined && { title }),
    hasLabels: series.some(({ hasLabels }) => hasLabels),
  };
  const types = new Set(series.map(({ type }) => type));
  if (types.has('pie')) return { ...shared, ...(legend && { legend }), ...pieOf(series) };
  const shown = { ...shared, legend: legend ?? ('none' as const) };
  if (types.has('radar')) return { ...shown, ...radarOf(series, indicators) };
  return { ...shown, ...cartesianOf(series, xAxes, yAxes, filled.categories) };
}

function pieOf(
  series: readonly EchartsSeries[],
): Pick<NotedChart, 'kind' | 'heading' | 'categories' | 'series'> {
  const [only] = series;
  if (!only || series.length > 1) return refuse('it has several charts in one');
  const slices = only.data.map((each, index) => {
    const slice = isRecord(each) ? each : { value: each, name: String(index + 1) };
    return { name: categoryOf(slice.name), value: numberOf(slice.value) };
  });
  return {
    kind: only.isRing ? 'doughnut' : 'pie',
    heading: '',
    categories: slices.map(({ name }) => name),
    series: [{ name: only.name, values: slices.map(({ value }) => value) }],
  };
}

interface Indicators {
  readonly names: readonly string[];
  readonly max?: number;
}

function indicatorsOf(value: unknown): Indicators {
  if (value === undefined) return { names: [] };
  const fields = Fields.of(value, 'radar');
  const list = (fields.list('indicator') ?? []).map((each) => Fields.of(each, 'radar.indicator'));
  const names = list.map((each) => each.text('name', 'text') ?? '');
  const limits = list.map((each) => each.number('max'));
  // Each spoke has a scale of its own in ECharts, but not in Word.
  if (new Set(limits).size > 1) refuse('its spokes have different scales');
  const [max] = limits;
  return { names, ...(max !== undefined && { max }) };
}

function radarOf(
  series: readonly EchartsSeries[],
  { names, max }: Indicators,
): Omit<NotedChart, 'title' | 'legend' | 'hasLabels'> {
  const curves = series.flatMap(({ data, name }) =>
    data.map((each) => {
      const values = isRecord(each) ? each.value : each;
      if (!Array.isArray(values)) return refuse(`the series "${name}" has no numbers`);
      return {
        name: isRecord(each) && each.name !== undefined ? categoryOf(each.name) : name,
        values: values.map(numberOf),
      };
    }),
  );
  return {
    kind: 'radar',
    heading: '',
    categories: names,
    series: curves,
    ...(max !== undefined && { y: { max } }),
  };
}

function cartesianOf(
  series: readonly EchartsSeries[],
  xAxes: readonly EchartsAxis[],
  yAxes: readonly EchartsAxis[],
  named: readonly string[] | undefined,
): Omit<NotedChart, 'title' | 'legend' | 'hasLabels'> {
  const [x, y] = [xAxes[0], yAxes[0]];
  const types = new Set(series.map(({ type }) => type));
  const isTurned = isTurnedBy(x, y);
  if (types.has('scatter')) {
    if (types.size > 1) refuse('Word has no chart that mixes points with bars or lines');
    if (x?.type === 'category' || y?.type === 'category') refuse('Word has no points over categories');
    const { x: places, series: columns } = pointRows(
      series.map(({ name, data }) => ({
        name,
        points: data.map((each) => {
          const pair = isRecord(each) ? each.value : each;
          if (!Array.isArray(pair)) return refuse(`the series "${name}" has no points with x and y`);
          return { x: numberOf(pair[0]), y: numberOf(pair[1]) };
        }),
      })),
    );
    return {
      kind: 'scatter',
      heading: x?.axis.title ?? '',
      categories: { x: places },
      series: columns,
      x: x?.axis ?? {},
      y: y?.axis ?? {},
    };
  }
  const across = isTurned ? y : x;
  const up = isTurned ? xAxes : yAxes;
  const names = across?.data ?? named ?? categoriesIn(series, isTurned);
  const [lines, bars] = [
    series.filter(({ type }) => type === 'line'),
    series.filter(({ type }) => type === 'bar'),
  ];
  const isStacked = areStacked((bars.length > 0 ? bars : lines).map(({ stack }) => stack));
  if (bars.length > 0 && lines.length > 1 && areStacked(lines.map(({ stack }) => stack)))
    refuse('its lines across bars are stacked');
  const isArea =
    types.size === 1 && series.every((each) => each.isArea) && (isStacked || series.length === 1);
  if (isTurned && types.has('line')) refuse('Word has no horizontal charts with lines');
  const kind: ChartKind = isTurned ? 'bar' : types.has('bar') ? 'column' : isArea ? 'area' : 'line';
  // The first category of ECharts is at the bottom, that of a bar chart here on top.
  const isReversed = isTurned !== (across?.isInverse ?? false);
  const inOrder = <Item>(list: readonly Item[]): readonly Item[] => (isReversed ? list.toReversed() : list);
  return {
    kind,
    heading: across?.axis.title ?? '',
    ...(isStacked && { stacking: 'stacked' as const }),
    categories: inOrder(names),
    series: series.map(({ name, type, data, axisIndex }) => ({
      name,
      values: inOrder(valuesOf(data, names, isTurned, name)),
      ...(type === 'line' && kind === 'column' && { isLine: true as const }),
      ...(axisIndex > 0 && { isRight: true as const }),
    })),
    x: { ...(across?.axis.title !== undefined && { title: across.axis.title }) },
    y: up[0]?.axis ?? {},
    y2: up[1]?.axis ?? {},
  };
}

/** The categories of points such as `["Mon", 3]`. */
function categoriesIn(series: readonly EchartsSeries[], isTurned: boolean): readonly string[] {
  const names = new Set<string>();
  let count = 0;
  for (const { data } of series) {
    count = Math.max(count, data.length);
    for (const each of data) {
      const pair = isRecord(each) ? each.value : each;
      if (Array.isArray(pair)) names.add(categoryOf(pair[isTurned ? 1 : 0]));
    }
  }
  return names.size > 0 ? [...names] : Array.from({ length: count }, (_, index) => String(index + 1));
}

function valuesOf(
  data: readonly unknown[],
  names: readonly string[],
  isTurned: boolean,
  name: string,
): readonly (number | undefined)[] {
  const values: (number | undefined)[] = names.map(() => undefined);
  for (const [index, each] of data.entries()) {
    const value = isRecord(each) ? each.value : each;
    if (value === null || value === undefined || value === '-' || value === '') continue;
    const [category, written] = Array.isArray(value)
      ? isTurned
        ? [value[1], value[0]]
        : value
      : [undefined, value];
    const number = numberOf(written) ?? refuse(`the series "${name}" does not hold only numbers`);
    const place = category === undefined ? index : names.indexOf(categoryOf(category));
    if (place < 0 || place >= names.length) refuse(`the series "${name}" has a value without a category`);
    values[place] = number;
  }
  return values;
}

/** Whether the bars are horizontal: their categories are on the axis of y. */
function isTurnedBy(x: EchartsAxis | undefined, y: EchartsAxis | undefined): boolean {
  return y?.type === 'category' && x?.type !== 'category';
}
