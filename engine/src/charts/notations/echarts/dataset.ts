import { categoryOf, Fields, isRecord } from '../fields.js';
import { refuse } from '../outcome.js';

/** The table of a dataset: the names of its columns, and the rows below. */
export interface EchartsDataset {
  readonly dimensions: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  readonly categories: readonly string[];
}

/** `{source: [["product", "2015"], ["Tea", 43]]}`, or a list of records. */
export function datasetOf(value: unknown): EchartsDataset | undefined {
  if (value === undefined) return undefined;
  const list = Array.isArray(value) ? value : [value];
  if (list.length > 1) refuse('it has several datasets');
  const fields = Fields.of(list[0], 'dataset');
  const source = fields.list('source') ?? fields.misfit('source');
  const named = fields.list('dimensions')?.map((each) => categoryOf(isRecord(each) ? each.name : each));
  fields.ignore('sourceHeader', 'id').end();
  if (source.every(isRecord)) {
    const dimensions = named ?? [...new Set(source.flatMap((row) => Object.keys(row)))];
    const rows = source.map((row) => dimensions.map((key) => row[key]));
    return { dimensions, rows, categories: rows.map(([first]) => categoryOf(first)) };
  }
  const table = source.map((row): readonly unknown[] => (Array.isArray(row) ? row : fields.misfit('source')));
  const [first = [], ...others] = table;
  const rows = named ? table : others;
  return {
    dimensions: named ?? first.map(categoryOf),
    rows,
    categories: rows.map(([category]) => categoryOf(category)),
  };
}

/** A series without data of its own has the column after those of the series before it, or the one that it names. */
export function withDataset(series: unknown, dataset: EchartsDataset | undefined, index: number): unknown {
  if (!dataset || !isRecord(series) || series.data !== undefined) return series;
  const { encode, seriesLayoutBy, ...own } = series;
  if (seriesLayoutBy === 'row') refuse('its series are the rows of a dataset');
  const places = isRecord(encode) ? [encode.y, encode.value, encode.x] : [];
  const [named] = places.filter((place) => place !== undefined && columnOf(place, dataset) > 0);
  const column = named === undefined ? index + 1 : columnOf(named, dataset);
  const name = dataset.dimensions[column];
  if (name === undefined) return refuse('a series has no column in its dataset');
  const isPie = series.type === 'pie';
  return {
    ...own,
    name: own.name ?? name,
    data: dataset.rows.map((row) => (isPie ? { name: categoryOf(row[0]), value: row[column] } : row[column])),
  };
}

function columnOf(place: unknown, { dimensions }: EchartsDataset): number {
  return typeof place === 'number' ? place : dimensions.indexOf(categoryOf(place));
}
