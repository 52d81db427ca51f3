import { categoryOf, isRecord, numberOf } from '../fields.js';
import { refuse } from '../outcome.js';
import type { Channel } from './channel.js';

export type Row = Readonly<Record<string, unknown>>;

/** The value of a field, which may be in a record of a record: `a.b`, `a[b]`; a backslash makes the dot a part of the name. */
export function valueIn(row: Row, field: string): unknown {
  if (Object.hasOwn(row, field)) return row[field];
  const plain = field.replace(/\\(.)/g, '$1');
  if (Object.hasOwn(row, plain)) return row[plain];
  let value: unknown = row;
  for (const part of field.split(/[.[\]]+/)) {
    const name = part.replace(/^(["'])(.*)\1$/, '$2');
    if (name === '') continue;
    value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The category that a row has in a channel, with its unit of time. */
export function categoryIn(row: Row, { field = '', timeUnit, type }: Channel): string {
  const value = timeIn(valueIn(row, field), type);
  if (timeUnit === undefined && type !== 'temporal') return categoryOf(value);
  const [, year, month = '01', day = '01'] =
    /^(\d{4})(?:[-/](\d\d?))?(?:[-/](\d\d?))?(?:$|[T ])/.exec(categoryOf(value)) ?? [];
  if (year === undefined)
    return timeUnit === undefined
      ? categoryOf(value)
      : refuse(`a date of "${field}" is not written as 2026-01-31`);
  const [fullMonth, fullDay] = [month.padStart(2, '0'), day.padStart(2, '0')];
  switch (timeUnit?.replace(/^utc/, '')) {
    case undefined:
      return categoryOf(value).length <= 4 ? year : dayOf(value, `${year}-${fullMonth}-${fullDay}`);
    case 'year':
      return year;
    case 'month':
      return MONTHS[Number(month) - 1] ?? '';
    case 'yearmonth':
      return `${year}-${fullMonth}`;
    case 'yearmonthdate':
      return `${year}-${fullMonth}-${fullDay}`;
    default:
      return refuse(`its unit of time ${timeUnit} is not one that is understood here`);
  }
}

/** The milliseconds since 1970 that programs write for a time are read as one, in UTC; smaller numbers are years. */
function timeIn(value: unknown, type: Channel['type']): unknown {
  if (type !== 'temporal' || typeof value !== 'number' || Math.abs(value) < 1e5) return value;
  return Math.abs(value) <= MAX_TIME ? new Date(value).toISOString() : value;
}

/** The largest time of ECMA-262, in milliseconds. */
const MAX_TIME = 8.64e15;

/** A time of a day is a part of its category. */
function dayOf(value: unknown, day: string): string {
  const time = /[T ](\d\d:\d\d(?::\d\d)?)/.exec(String(value))?.[1];
  return time === undefined || /^00:00(?::00)?$/.test(time) ? day : `${day} ${time}`;
}

/** One number of several, as an aggregate says; without one, there has to be only one, or they are added up as their stack is. */
export function aggregated(rows: readonly Row[], { field = '', aggregate }: Channel): number | undefined {
  if (aggregate === 'count') return rows.length;
  const written = rows.map((row) => valueIn(row, field));
  if (aggregate === 'distinct') return new Set(written).size;
  const numbers = written.flatMap((value): number[] => {
    if (value === null || value === undefined || value === '') return [];
    return [numberOf(value) ?? refuse(`"${field}" of its data does not hold only numbers`)];
  });
  const [first] = numbers;
  if (first === undefined) return undefined;
  const sum = (): number => numbers.reduce((total, number) => total + number, 0);
  const sorted = (): readonly number[] => numbers.toSorted((a, b) => a - b);
  switch (aggregate) {
    case undefined:
      return numbers.length === 1 ? first : refuse(`it has several values of "${field}" in one place`);
    case 'sum':
      return sum();
    case 'mean':
    case 'average':
      return sum() / numbers.length;
    case 'min':
      return sorted()[0];
    case 'max':
      return sorted().at(-1);
    case 'median': {
      const [low, high] = [Math.floor((numbers.length - 1) / 2), Math.ceil((numbers.length - 1) / 2)];
      return ((sorted()[low] ?? 0) + (sorted()[high] ?? 0)) / 2;
    }
    default:
      return refuse(`its aggregate ${aggregate} is not one that is understood here`);
  }
}
