import type { ChartKind } from '../../../model/chart.js';
import type { NotedChart } from '../../noted-chart.js';
import { Fields, numberOf, numbersOf } from '../fields.js';
import { readLiteral } from '../literal.js';
import { type Notation, refuse } from '../outcome.js';
import { type Entry, pivot, pointRows } from '../pivot.js';
import { type CategoryOrder, type Layout, layoutOf } from './layout.js';
import { categoryText, isNumeric, type Trace, traceOf } from './trace.js';

/** A figure of Plotly: `{data: [traces], layout}`. */
export const PLOTLY: Notation = {
  name: 'Plotly',
  languages: ['plotly'],
  read: (code) => readPlotly(readLiteral(code)),
};

export function readPlotly(value: unknown): NotedChart {
  const figure = Fields.of(value);
  const layout = layoutOf(figure.fields('layout'));
  const traces = (figure.list('data') ?? figure.misfit('data'))
    .map((each, index) => Fields.of(each, `data[${index}]`))
    .filter((fields) => fields.raw('visible') !== false)
    .map((fields) => traceOf(fields, layout.isRight));
  if ((figure.list('frames') ?? []).length > 0) figure.misfit('frames');
  figure.ignore('config').end();
  const { title, legend } = layout;
  const shared = { ...(title !== undefined && { title }), ...(legend && { legend }) };
  const types = new Set(traces.map(({ type }) => type));
  if (types.has('pie')) return { ...shared, ...pieOf(traces) };
  const areBars = types.has('bar');
  if (!areBars && !layout.hasCategories && traces.every(isNumeric))
    return { ...shared, ...pointsOf(traces, layout) };
  return { ...shared, ...cartesian(traces, layout, areBars) };
}

/** What Plotly takes for a time: an axis of times has its own order. */
const TIME = /^\d{4}-\d\d(?:-\d\d(?:[T ]\d\d:\d\d.*)?)?$/;

function pieOf(traces: readonly Trace[]): Omit<NotedChart, 'title' | 'legend'> {
  const [only] = traces;
  if (!only || traces.length > 1) return refuse('it has several charts in one');
  // Values with the same label are one slice, as large as their sum.
  const slices = new Map<string, number | undefined>();
  for (const [index, value] of numbersOf(only.values, 'a slice').entries()) {
    const label = categoryText(only.along[index]);
    const sum = slices.get(label);
    slices.set(label, sum === undefined || value === undefined ? (sum ?? value) : sum + value);
  }
  return {
    kind: only.isRing ? 'doughnut' : 'pie',
    heading: '',
    categories: [...slices.keys()],
    series: [{ name: only.name, values: [...slices.values()] }],
  };
}

function pointsOf(traces: readonly Trace[], layout: Layout): Omit<NotedChart, 'title' | 'legend'> {
  if (traces.some(({ isFilled }) => isFilled)) refuse('its areas are over numbers');
  if (traces.some(({ isRight }) => isRight)) refuse('its points have two axes');
  if (layout.reversed.x || layout.reversed.y) refuse('its axis of values goes the other way');
  const hasSizes = traces.some(({ sizes }) => sizes);
  const { x, series } = pointRows(
    traces.map(({ name, along, values, sizes }) => {
      const numbers = numbersOf(values, `the trace "${name}"`);
      return {
        name,
        points: numbers.map((y, index) => ({
          x: numberOf(along[index]),
          y,
          ...(hasSizes && { size: numberOf(sizes?.[index]) }),
        })),
      };
    }),
  );
  return {
    kind: hasSizes ? 'bubble' : 'scatter',
    heading: layout.x.title ?? '',
    categories: { x },
    series: series.map((each, index) => ({
      ...each,
      ...(traces[index]?.hasLines && { isLine: true as const }),
    })),
    x: layout.x,
    y: layout.y,
  };
}

function cartesian(
  traces: readonly Trace[],
  layout: Layout,
  areBars: boolean,
): Omit<NotedChart, 'title' | 'legend'> {
  const isHorizontal = traces.some((trace) => trace.isHorizontal);
  const lines = traces.filter(({ type }) => type === 'scatter');
  if (lines.some(({ hasLines }) => !hasLines)) refuse('Word has no points without lines over categories');
  if (isHorizontal && lines.length > 0) refuse('Word has no horizontal charts with lines');
  const bars = traces.length - lines.length;
  if (layout.isOverlaid && bars > 1) refuse('its bars are on each other');
  const names = seriesNames(traces);
  const entries = traces.flatMap(({ along, values }, index): Entry[] => {
    const numbers = numbersOf(values, `the trace "${names[index]}"`);
    const own = along.map(categoryText);
    if (new Set(own).size < own.length) refuse('it has several values in one place');
    return own.map((category, row) => ({ category, series: names[index] ?? '', value: numbers[row] }));
  });
  const isOfNumbers = traces.every(isNumeric);
  const areTimes = !layout.areTexts && entries.every(({ category }) => TIME.test(category));
  const pivoted = pivot(
    isOfNumbers
      ? entries.toSorted((a, b) => Number(a.category) - Number(b.category))
      : areTimes
        ? entries.toSorted((a, b) => compareTexts(a.category, b.category))
        : entries,
  );
  const series = names.map(
    (name) => pivoted.series.find((each) => each.name === name) ?? { name, values: [] },
  );
  const across = isHorizontal ? 'y' : 'x';
  if (layout.reversed[isHorizontal ? 'x' : 'y']) refuse('its axis of values goes the other way');
  // Plotly's first bar is at the bottom, that of a chart here on top.
  const isReversed = isHorizontal !== layout.reversed[across];
  const places = ordered(pivoted, layout.order[across]);
  const inOrder = <Item>(list: readonly Item[]): readonly (Item | undefined)[] =>
    (isReversed ? places.toReversed() : places).map((place) => list[place]);
  const isStacked =
    (areBars && layout.isStacked && bars > 1) || (!areBars && lines.every((each) => each.isStacked));
  const isArea = !areBars && lines.every(({ isFilled }) => isFilled) && (isStacked || lines.length === 1);
  const kind: ChartKind = isHorizontal ? 'bar' : areBars ? 'column' : isArea ? 'area' : 'line';
  const [x, y] = isHorizontal ? [layout.y, layout.x] : [layout.x, layout.y];
  return {
    kind,
    heading: x.title ?? '',
    ...(isStacked && { stacking: layout.isPercent ? ('percent' as const) : ('stacked' as const) }),
    categories: inOrder(pivoted.categories).map((name) => name ?? ''),
    series: series.map((each, index) => ({
      ...each,
      values: inOrder(each.values),
      ...(areBars && traces[index]?.type === 'scatter' && { isLine: true as const }),
      ...(traces[index]?.isRight && { isRight: true as const }),
    })),
    x: { ...(x.title !== undefined && { title: x.title }) },
    y,
    y2: layout.y2,
    hasLabels: traces.some(({ hasLabels }) => hasLabels),
  };
}

/** The places of the categories in the order in which they are drawn. */
function ordered(
  { categories, series }: ReturnType<typeof pivot>,
  { list, by, isDescending }: CategoryOrder,
): readonly number[] {
  const places = categories.map((_, place) => place);
  if (list) {
    const rank = new Map(list.map((name, index) => [name, index]));
    const rankOf = (place: number): number => rank.get(categories[place] ?? '') ?? rank.size;
    return places.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
  if (by === undefined) return places;
  const sumAt = (place: number): number => series.reduce((sum, { values }) => sum + (values[place] ?? 0), 0);
  const compare = (a: number, b: number): number =>
    by === 'sum' ? sumAt(a) - sumAt(b) : compareTexts(categories[a] ?? '', categories[b] ?? '');
  return places.toSorted((a, b) => (isDescending ? compare(b, a) : compare(a, b)));
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The names of the traces, each another one, so that equal ones are not taken for one. */
function seriesNames(traces: readonly Trace[]): readonly string[] {
  const taken = new Set<string>();
  return traces.map(({ name }, index) => {
    const own = taken.has(name) ? `${name} ${index + 1}`.trim() : name;
    taken.add(own);
    return own;
  });
}
