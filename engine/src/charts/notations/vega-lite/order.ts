import { categoryOf, isRecord, numberOf } from '../fields.js';
import { refuse } from '../outcome.js';
import type { Channel } from './channel.js';
import { aggregated, categoryIn, type Row } from './rows.js';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The categories of a channel in their order: that of its scale or of its `sort`, and the natural one by default. */
export function orderOf(
  rows: readonly Row[],
  channel: Channel,
  value: Channel | undefined,
): readonly string[] {
  const names = [...new Set(rows.map((row) => categoryIn(row, channel)))];
  const { sort, domain, type } = channel;
  if (domain && type !== 'quantitative') return listed(names, domain.map(categoryOf));
  if (sort === null) return names;
  if (Array.isArray(sort)) return listed(natural(names), sort.map(categoryOf));
  if (sort === undefined || sort === 'ascending') return natural(names);
  if (sort === 'descending') return natural(names).toReversed();
  const by = isRecord(sort) ? sort : { encoding: sort };
  const order =
    by.order ?? (typeof by.encoding === 'string' && by.encoding.startsWith('-') ? 'descending' : 'ascending');
  if (isRecord(sort) && sort.field === undefined && sort.encoding === undefined) return names;
  const measure: Channel | undefined =
    typeof by.field === 'string'
      ? {
          field: by.field,
          type: 'quantitative',
          aggregate: typeof by.op === 'string' ? by.op : 'mean',
          axis: {},
        }
      : /^-?[xy]$/.test(String(by.encoding))
        ? value && { ...value, aggregate: value.aggregate ?? 'sum' }
        : refuse('the order of its categories is not understood');
  if (!measure) return names;
  const sizes = new Map(
    names.map((name) => [
      name,
      aggregated(
        rows.filter((row) => categoryIn(row, channel) === name),
        measure,
      ) ?? 0,
    ]),
  );
  const sign = order === 'descending' ? -1 : 1;
  return natural(names).toSorted((a, b) => sign * ((sizes.get(a) ?? 0) - (sizes.get(b) ?? 0)));
}

/** Those on a list first, in its order. */
function listed(names: readonly string[], list: readonly string[]): readonly string[] {
  return [...list.filter((name) => names.includes(name)), ...names.filter((name) => !list.includes(name))];
}

/** Numbers by their size, months by their place in the year, and texts as programs sort them. */
function natural(names: readonly string[]): readonly string[] {
  const areNumbers = names.every((name) => numberOf(name) !== undefined);
  const areMonths = names.every((name) => MONTHS.includes(name));
  return names.toSorted((a, b) => {
    if (areNumbers) return Number(a) - Number(b);
    if (areMonths) return MONTHS.indexOf(a) - MONTHS.indexOf(b);
    return a < b ? -1 : a > b ? 1 : 0;
  });
}
