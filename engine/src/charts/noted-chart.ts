import type { Chart, ChartCategories, ChartNumberFormat, ChartSeries } from '../model/chart.js';
import { largest } from '../text/long-arrays.js';
import { readDays } from './days.js';
import { describe } from './description.js';
import { type ChartOutcome, MAX_SERIES, MAX_VALUES } from './outcome.js';
import { isRound, unsuited } from './suitable.js';
import { uniqueNames } from './unique-names.js';

/** A column of numbers, as many as there are categories; undefined for gaps. */
export interface NotedColumn {
  readonly name: string;
  readonly values: readonly (number | undefined)[];
}

export interface NotedSeries extends NotedColumn {
  readonly isLine?: true;
  readonly isRight?: true;
  /** The areas of bubbles. */
  readonly sizes?: readonly (number | undefined)[];
}

/** A chart as the code of another program describes it, in whatever language the text is. */
export interface NotedChart
  extends Partial<
    Pick<
      Chart,
      'stacking' | 'title' | 'x' | 'y' | 'y2' | 'hasLabels' | 'legend' | 'width' | 'height' | 'description'
    >
  > {
  readonly kind: Chart['kind'];
  /** The heading of the categories, or of the x of points. */
  readonly heading: string;
  /** Texts for categories, numbers for the x of points. */
  readonly categories: readonly string[] | { readonly x: readonly (number | undefined)[] };
  readonly series: readonly NotedSeries[];
}

/** The chart that was noted, in a text of a language; its title stands in it. */
export function chartOfNotes(noted: NotedChart, caption: string, language: string): ChartOutcome {
  const { heading, categories, series: given, description, ...own } = withoutEmptyRows(noted);
  // The pies of several series are rings.
  const kind = own.kind === 'pie' && given.length > 1 ? 'doughnut' : own.kind;
  const isOfPoints = 'x' in categories;
  const count = isOfPoints ? categories.x.length : categories.length;
  if (given.length === 0 || count === 0) return { fault: 'it has no numbers' };
  if (given.length > MAX_SERIES) return { fault: `it has more than ${MAX_SERIES} series` };
  if (given.length * count > MAX_VALUES)
    return { fault: `it has more than ${MAX_VALUES.toLocaleString('en')} numbers` };
  const names = uniqueNames([
    heading,
    ...given.flatMap(({ name, sizes }, index) => {
      const shown = name || (given.length > 1 ? String(index + 1) : (own.y?.title ?? own.title ?? ''));
      return sizes ? [shown, `${shown} size`] : [shown];
    }),
  ]).slice(1);
  const isNamed = given.some(({ name }) => name !== '');
  const series = given.map(({ values, sizes, isLine, isRight }, index): ChartSeries => {
    const at = sizes ? index * 2 : index;
    return {
      name: names[at] ?? '',
      values: filled(values, count),
      format: formatFor(values),
      ...(isLine && (kind === 'column' || kind === 'scatter') && { isLine }),
      ...(isRight && { isRight }),
      ...(sizes && {
        sizes: { name: names[at + 1] ?? '', values: filled(sizes, count), format: formatFor(sizes) },
      }),
    };
  });
  if (series.every(({ values }) => values.every((value) => value === undefined)))
    return { fault: 'it has no numbers' };
  if (kind === 'bubble' && !series.every(({ sizes }) => sizes?.values.some((value) => value !== undefined)))
    return { fault: 'it has bubbles without sizes' };
  const fault = unsuited(kind, series);
  if (fault !== undefined) return { fault };
  const chart = {
    x: {},
    y: {},
    y2: {},
    hasLabels: false,
    ...own,
    kind,
    categories: categoriesOf(heading, categories),
    series,
    legend: own.legend ?? ((series.length > 1 && isNamed) || isRound(kind) ? 'bottom' : 'none'),
  } satisfies Omit<Chart, 'description'>;
  return {
    chart: { ...chart, description: description ?? describe(chart, caption, language) },
    remarks: [],
  };
}

/** Categories without a name and without numbers are no rows of a table. */
function withoutEmptyRows(noted: NotedChart): NotedChart {
  const { categories, series } = noted;
  const names = 'x' in categories ? categories.x : categories;
  const isEmpty = (index: number): boolean =>
    (names[index] ?? '') === '' &&
    series.every(({ values, sizes }) => values[index] === undefined && sizes?.[index] === undefined);
  if (!names.some((_, index) => isEmpty(index))) return noted;
  const kept = <Item>(list: readonly Item[]): readonly Item[] => list.filter((_, index) => !isEmpty(index));
  return {
    ...noted,
    categories: 'x' in categories ? { x: kept(categories.x) } : kept(categories),
    series: series.map((each) => ({
      ...each,
      values: kept(each.values),
      ...(each.sizes && { sizes: kept(each.sizes) }),
    })),
  };
}

function categoriesOf(heading: string, categories: NotedChart['categories']): ChartCategories {
  if ('x' in categories)
    return { is: 'numbers', heading, values: categories.x, format: formatFor(categories.x) };
  const days = readDays(categories);
  return days ? { is: 'days', heading, values: days } : { is: 'text', heading, values: categories };
}

function filled(values: NotedColumn['values'], count: number): NotedColumn['values'] {
  return Array.from({ length: count }, (_, index) => {
    const value = values[index];
    return value === undefined ? undefined : rounded(value);
  });
}

/** A number with no more digits than a table of it would show, so that it comes back from Word as the same. */
function rounded(value: number): number {
  const exact = Number(value.toPrecision(12));
  return Math.abs(exact) < 1e-4 ? exact : Number(exact.toFixed(MAX_DECIMALS));
}

/** Numbers of programs have no separators, but as many decimals as they need. */
const MAX_DECIMALS = 10;
/** From here on, thousands are separated. */
const LARGE = 10_000;

function formatFor(values: NotedColumn['values']): ChartNumberFormat {
  const numbers = values.filter((value) => value !== undefined);
  const decimals = numbers.map(
    (value) => String(Number(value.toFixed(MAX_DECIMALS))).split('.')[1]?.length ?? 0,
  );
  return {
    decimals: Math.min(largest(decimals, 0), MAX_DECIMALS),
    isGrouped: numbers.some((value) => Math.abs(value) >= LARGE),
    isPercent: false,
    before: '',
    after: '',
  };
}
