import { categoryOf, Fields, isRecord } from '../fields.js';
import { refuse } from '../outcome.js';

/** The table of a dataset: the names of its columns, and the rows below. */
export interface EchartsDataset {
  readonly dimensions: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
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
    return { dimensions, rows: source.map((row) => dimensions.map((key) => row[key])) };
  }
  const table = source.map((row): readonly unknown[] => (Array.isArray(row) ? row : fields.misfit('source')));
  const [first = [], ...others] = table;
  return { dimensions: named ?? first.map(categoryOf), rows: named ? table : others };
}

/**
 * Series with their data: one without data of its own has the column after those of the series before it, or the one that it names.
 * With them, the categories in the dataset.
 *
 * @throws NotUnderstood where a series names columns that are not there, or other categories than the one before it
 */
export function withDataset(
  list: readonly unknown[],
  dataset: EchartsDataset | undefined,
  isTurned: boolean,
): { readonly series: readonly unknown[]; readonly categories?: readonly string[] } {
  if (!dataset) return { series: list };
  const places = list.map((series, index) =>
    isRecord(series) && series.data === undefined ? columnsOf(series, dataset, index, isTurned) : undefined,
  );
  const used = new Set(places.flatMap((place) => place?.category ?? []));
  const [category = 0] = used;
  if (used.size > 1) refuse('its series have different categories');
  return {
    series: list.map((series, index) => {
      const column = places[index]?.value;
      if (!isRecord(series) || column === undefined) return series;
      const { encode: _, seriesLayoutBy: __, ...own } = series;
      const isPie = series.type === 'pie';
      return {
        ...own,
        name: own.name ?? dataset.dimensions[column],
        data: dataset.rows.map((row) =>
          isPie ? { name: categoryOf(row[category]), value: row[column] } : row[column],
        ),
      };
    }),
    categories: dataset.rows.map((row) => categoryOf(row[category])),
  };
}

/** The columns of the categories and of the values of a series. */
function columnsOf(
  { encode, seriesLayoutBy, type }: Readonly<Record<string, unknown>>,
  dataset: EchartsDataset,
  index: number,
  isTurned: boolean,
): { readonly category: number; readonly value: number } {
  if (seriesLayoutBy === 'row') refuse('its series are the rows of a dataset');
  const named = isRecord(encode) ? encode : {};
  const [across, up] =
    type === 'pie' ? [named.itemName, named.value] : isTurned ? [named.y, named.x] : [named.x, named.y];
  const column = (place: unknown, usual: number): number => {
    const found =
      place === undefined
        ? usual
        : typeof place === 'number'
          ? place
          : dataset.dimensions.indexOf(categoryOf(place));
    return dataset.dimensions[found] === undefined ? refuse('a series has no column in its dataset') : found;
  };
  return { category: column(across, 0), value: column(up, index + 1) };
}
