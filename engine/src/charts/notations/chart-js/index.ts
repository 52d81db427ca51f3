import type { Chart, ChartKind } from '../../../model/chart.js';
import type { NotedChart, NotedSeries } from '../../noted-chart.js';
import { categoryOf, Fields } from '../fields.js';
import { refuse } from '../outcome.js';
import { pointRows } from '../pivot.js';
import { areStacked } from '../stacks.js';
import { type Dataset, type DatasetValues, datasetsOf } from './datasets.js';
import { kindOf } from './kinds.js';
import { type ChartJsOptions, optionsOf } from './options.js';

/** A configuration of Chart.js, versions 2 to 4: `{type, data: {labels, datasets}, options}`. */
export function readChartJs(value: unknown): NotedChart {
  const config = Fields.of(value);
  const type = config.text('type') ?? 'bar';
  const own = kindOf(type);
  const data = config.fields('data') ?? config.misfit('data');
  const options = optionsOf(config.fields('options'));
  if ((config.list('plugins') ?? []).length > 0) config.misfit('plugins');
  config.ignore('width', 'height', 'id', 'platform').end();
  const labels = data.list('labels', 'xLabels')?.map(categoryOf);
  const datasets = datasetsOf(data.list('datasets') ?? data.misfit('datasets'), own, options.scales);
  data.end();
  return chartOf(own, labels, datasets, options);
}

function chartOf(
  own: ChartKind,
  labels: readonly string[] | undefined,
  datasets: readonly Dataset[],
  options: ChartJsOptions,
): NotedChart {
  const { isHorizontal, title, legend, hasLabels, x, y, y2, isLogarithmic } = options;
  if (isLogarithmic) refuse('its axis is logarithmic');
  const isStacked = stackedIn(datasets, options);
  const kinds = new Set(datasets.map(({ kind }) => kind));
  const kind = mixed(own, kinds, isHorizontal, datasets, isStacked);
  const shared = {
    kind,
    heading: (isHorizontal ? y.title : x.title) ?? '',
    ...(isStacked && !isRound(kind) && kind !== 'radar' && { stacking: 'stacked' as const }),
    ...(title !== undefined && { title }),
    ...(legend && { legend }),
    hasLabels,
    x: isHorizontal ? y : x,
    y: isHorizontal ? x : y,
    y2,
  } satisfies Partial<NotedChart>;
  if (kind === 'scatter' || kind === 'bubble') {
    const { x: places, series } = pointRows(
      datasets.map(({ name, values }) => ({ name, points: values.is === 'points' ? values.points : [] })),
    );
    return {
      ...shared,
      categories: { x: places },
      series: series.map((each, index) => ({
        ...each,
        ...(datasets[index]?.isJoined && { isLine: true as const }),
      })),
    };
  }
  const names = labels ?? namesOf(datasets);
  const series = datasets.map(
    ({ name, values, isRight, kind: each }): NotedSeries => ({
      name,
      values: names.map((category, index) => valueAt(values, category, index)),
      ...(each === 'line' && kind === 'column' && { isLine: true }),
      ...(isRight && { isRight: true }),
    }),
  );
  return { ...shared, categories: names, series };
}

/** Where a scale says that values are stacked, datasets without a stack of their own share one; elsewhere, only named stacks count. */
function stackedIn(datasets: readonly Dataset[], { isStacked, isOverlaid }: ChartJsOptions): boolean {
  const bars = datasets.filter(({ kind }) => kind === 'column' || kind === 'bar');
  const shown = bars.length > 0 ? bars : datasets.filter(({ kind }) => kind === 'line');
  if (isStacked === false || shown.length === 0) return false;
  const stacks = shown.map(({ stack }) => stack ?? (isStacked ? '' : undefined));
  const are = areStacked(stacks);
  if (isOverlaid && !are && bars.length > 1) refuse('its bars are on each other, but not stacked');
  return are;
}

function valueAt(values: DatasetValues, category: string, index: number): number | undefined {
  switch (values.is) {
    case 'list':
      return values.list[index];
    case 'map':
      return values.map.get(category);
    case 'points':
      return undefined;
  }
}

function isRound(kind: Chart['kind']): boolean {
  return kind === 'pie' || kind === 'doughnut';
}

/** The kind of a chart whose datasets may have kinds of their own. */
function mixed(
  own: ChartKind,
  kinds: ReadonlySet<ChartKind>,
  isHorizontal: boolean,
  datasets: readonly Dataset[],
  isStacked: boolean,
): ChartKind {
  const [only = own] = kinds;
  if (kinds.size > 1) {
    const isCombined = [...kinds].every((kind) => kind === 'column' || kind === 'line');
    return isCombined && !isHorizontal
      ? 'column'
      : refuse(`Word has no chart that mixes ${[...kinds].join(' and ')}`);
  }
  if (isHorizontal && only === 'column') return 'bar';
  if (isHorizontal && only === 'line') return refuse('Word has no horizontal charts with lines');
  const isFilled = datasets.every((dataset) => dataset.isFilled) && (isStacked || datasets.length === 1);
  return only === 'line' && isFilled ? 'area' : only;
}

/** Without labels, the categories are those of the points. */
function namesOf(datasets: readonly Dataset[]): readonly string[] {
  const names = new Set<string>();
  let count = 0;
  for (const { values } of datasets)
    if (values.is === 'map') for (const name of values.map.keys()) names.add(name);
    else if (values.is === 'list') count = Math.max(count, values.list.length);
  return names.size > 0 ? [...names] : Array.from({ length: count }, (_, index) => String(index + 1));
}
