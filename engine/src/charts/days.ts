const MILLISECONDS = 86_400_000;
/** 30 December 1899, from which spreadsheets count days. Their calendar differs before 1 March 1900. */
const EPOCH = Date.UTC(1899, 11, 30);
const FIRST = Date.UTC(1900, 2, 1);

/** The days of a column all of whose texts are dates such as `2026-01-31`, each another one; else undefined. */
export function readDays(texts: readonly string[]): readonly number[] | undefined {
  const days: number[] = [];
  for (const text of texts) {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
    const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
    // The 31st of a short month would be another day.
    if (!(time >= FIRST) || new Date(time).toISOString().slice(0, 10) !== text) return undefined;
    days.push((time - EPOCH) / MILLISECONDS);
  }
  return texts.length > 0 && new Set(days).size === days.length ? days : undefined;
}

/** A day as `2026-01-31`. */
export function dayText(day: number): string {
  return new Date(EPOCH + Math.floor(day) * MILLISECONDS).toISOString().slice(0, 10);
}

export type TimeUnit = 'days' | 'months' | 'years';

/** How an axis of days is divided, and how its labels are written. */
export interface DayScale {
  /** The smallest unit between two of its points. */
  readonly base: TimeUnit;
  /** There is a label at every so many of a unit. */
  readonly step: number;
  readonly unit: TimeUnit;
  readonly code: string;
}

/** The most labels on an axis. */
const LABELS = 8;

export function dayScale(days: readonly number[]): DayScale {
  const base = baseOf(days);
  const sorted = [...days].sort((a, b) => a - b);
  const span = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  if (base === 'years' || span > 365 * LABELS)
    return { base, step: Math.max(1, Math.ceil(span / 365.25 / LABELS)), unit: 'years', code: 'yyyy' };
  if (base === 'months' || span > 31 * 3)
    return { base, step: Math.max(1, Math.ceil(span / 30.4 / LABELS)), unit: 'months', code: 'mmm yy' };
  return { base, step: Math.max(1, Math.ceil(span / LABELS)), unit: 'days', code: 'd mmm' };
}

/** Years and months have one day each, the same one in all: else columns of Word would be as narrow as a day. */
function baseOf(days: readonly number[]): TimeUnit {
  const texts = days.map(dayText);
  const all = (end: string): boolean => texts.every((text) => text.endsWith(end));
  if (all('-01-01') || (texts.length > 1 && all('-12-31'))) return 'years';
  if (all('-01')) return 'months';
  const areLast = days.every((day) => dayText(day + 1).endsWith('-01'));
  return texts.length > 1 && (areLast || all(texts[0]?.slice(-3) ?? '')) ? 'months' : 'days';
}

/** Where an axis has a day: with the others of its month or year if that is its smallest unit. */
export function placedDay(day: number, { base }: DayScale): number {
  const [year = 0, month = 1] = dayText(day).split('-').map(Number);
  return base === 'days' ? day : dayOf(year, base === 'months' ? month : 1);
}

function dayOf(year: number, month: number): number {
  return (Date.UTC(year, month - 1, 1) - EPOCH) / MILLISECONDS;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as the label of an axis. */
export function dayLabel(day: number, { code }: DayScale): string {
  const [year = '', month = '', date = ''] = dayText(day).split('-');
  if (code === 'yyyy') return year;
  const name = MONTHS[Number(month) - 1] ?? '';
  return code === 'mmm yy' ? `${name} ${year.slice(2)}` : `${Number(date)} ${name}`;
}

/** The days that have labels, from the first of an axis to its last. */
export function labelledDays(first: number, last: number, { step, unit }: DayScale): readonly number[] {
  const days: number[] = [];
  const [year = 0, month = 1] = dayText(first).split('-').map(Number);
  for (let count = 0; days.length < 100; count += step) {
    const day =
      unit === 'days'
        ? first + count
        : dayOf(year + (unit === 'years' ? count : 0), month + (unit === 'months' ? count : 0));
    if (day > last) break;
    if (day >= first) days.push(day);
  }
  return days;
}
