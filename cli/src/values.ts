import type { Margins } from '@footmark/engine';
import { MARGIN_RANGE } from '@footmark/engine/options';
import { UsageError } from './errors.js';

/** Sets an option whose value is one of a closed list, and shows that list. */
export function choice<T extends string | number, Settings>(
  accepted: readonly T[],
  settings: (value: T) => Settings,
): { readonly value: string; readonly settings: (value: string) => Settings } {
  return {
    value: accepted.join('|'),
    settings: (value) => {
      const found = accepted.find((each) => String(each) === value);
      if (found === undefined) throw new UsageError(`'${value}' is not accepted; ${choose(accepted)}`);
      return settings(found);
    },
  };
}

/** `choose a, b, or c`. The list formatter is loaded only when needed, since that takes a while. */
export function choose(accepted: readonly (string | number | boolean)[]): string {
  return `choose ${new Intl.ListFormat('en', { type: 'disjunction' }).format(accepted.map(String))}`;
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

/** The width of lines, in columns. */
export function columns(value: string): number {
  const count = Number(value);
  if (!/^\d{2,6}$/.test(value) || count < 20)
    throw new UsageError(`'${value}' is not accepted; write a number of columns, 20 or more`);
  return count;
}

const POINTS_PER_UNIT: Readonly<Record<string, number>> = { cm: 72 / 2.54, mm: 72 / 25.4, in: 72, pt: 1 };

/** One length for all sides, two (top and bottom, left and right) or four (top, right, bottom, left), as in CSS. */
export function margins(value: string): Margins {
  const lengths = value.split(',').map(points);
  const [top, right = top, bottom = top, left = right] = lengths;
  const known = [1, 2, 4].includes(lengths.length) && !lengths.includes(undefined);
  if (known && top !== undefined && right !== undefined && bottom !== undefined && left !== undefined)
    return { top, right, bottom, left };
  const form = 'write it like 2.5cm, 25mm, 1in or 72pt, at most 9cm; commas between two or four of them';
  throw new UsageError(`'${value}' is not accepted; ${form}`);
}

/** A length in points; undefined if it is invalid or too long. */
function points(length: string): number | undefined {
  const [, amount, unit = ''] = /^\s*(\d+(?:\.\d+)?)(cm|mm|in|pt)\s*$/.exec(length) ?? [];
  const result = Number(amount) * (POINTS_PER_UNIT[unit] ?? Number.NaN);
  return result <= MARGIN_RANGE.max ? result : undefined;
}
