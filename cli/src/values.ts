import { UsageError } from './errors.js';

/** What an option sets whose value is one of a closed list, and how the list is shown. */
export function choice<T extends string | number, Settings>(
  accepted: readonly T[],
  settings: (value: T) => Settings,
): { readonly value: string; readonly settings: (value: string) => Settings } {
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(accepted.map(String));
  return {
    value: accepted.join('|'),
    settings: (value) => {
      const found = accepted.find((each) => String(each) === value);
      if (found === undefined) throw new UsageError(`'${value}' is not accepted; choose ${list}`);
      return settings(found);
    },
  };
}

export function languageTag(value: string): string {
  try {
    return new Intl.Locale(value).toString();
  } catch {
    throw new UsageError(`'${value}' is not a language tag; write it like en-US or de`);
  }
}

export function calendarDate(value: string): Date {
  const date = new Date(`${value}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${value}T`);
  if (!exists) throw new UsageError(`'${value}' is not a date; write it like 2026-11-21`);
  return date;
}

const POINTS_PER_UNIT: Readonly<Record<string, number>> = { cm: 72 / 2.54, mm: 72 / 25.4, in: 72, pt: 1 };
/** 9 cm on both sides leave an inch of the narrowest page, which is the least that the engine accepts. */
const WIDEST_MARGIN = 9 * (72 / 2.54);

/** The margin in points. */
export function margin(value: string): number {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)(cm|mm|in|pt)$/.exec(value) ?? [];
  const points = Number(amount) * (POINTS_PER_UNIT[unit] ?? Number.NaN);
  if (!(points <= WIDEST_MARGIN))
    throw new UsageError(`'${value}' is not accepted; write it like 2.5cm, 25mm, 1in or 72pt, at most 9cm`);
  return points;
}
