import { formatOf, withAffixes } from './affixes.js';
import type { CslDate, DateParts } from './item.js';
import type { Locale } from './locale.js';
import { concat, isEmpty, NOTHING, type Output, span } from './output.js';
import { withCase } from './text-case.js';
import type { Element } from './xml.js';

/** How one part of a date is printed: the element of the style over that of the locale. */
interface PartStyle {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A date without its own affixes; `yearSuffix` follows the first year. */
export function renderDate(
  date: CslDate,
  element: Element,
  locale: Locale,
  yearSuffix: () => Output,
): Output {
  if (date.parts.length === 0) return date.literal ?? NOTHING;
  const localized = element.attributes.form === undefined ? undefined : locale.date(element.attributes.form);
  const styles = localized
    ? localizedParts(element, localized)
    : element.children.filter(isPart).map(partStyle);
  const delimiter = (localized ?? element).attributes.delimiter ?? '';
  const [from, to] = date.parts;
  if (!from) return NOTHING;
  const context = { locale, yearSuffix, season: date.season, literalSeason: date.literal };
  if (!to) return joined(styles, (style) => part(style, from, context), delimiter);
  return range(styles, from, to, context, delimiter);
}

interface PartContext {
  readonly locale: Locale;
  readonly yearSuffix: () => Output;
  readonly season: number | undefined;
  readonly literalSeason: string | undefined;
}

function isPart({ name }: Element): boolean {
  return name === 'date-part';
}

function partStyle({ attributes }: Element): PartStyle {
  return { name: attributes.name ?? '', attributes };
}

/** The parts in the order of the locale, as many of them as the style asks for. */
function localizedParts(element: Element, localized: Element): readonly PartStyle[] {
  const wanted = (element.attributes['date-parts'] ?? 'year-month-day').split('-');
  return localized.children
    .filter(isPart)
    .map((child) => {
      const own = element.children.find(({ attributes }) => attributes.name === child.attributes.name);
      const { prefix: _prefix, suffix: _suffix, ...overrides } = own?.attributes ?? {};
      return { name: child.attributes.name ?? '', attributes: { ...child.attributes, ...overrides } };
    })
    .filter(({ name }) => wanted.includes(name));
}

type RenderPart = (style: PartStyle) => Output;

function joined(styles: readonly PartStyle[], render: RenderPart, delimiter: string): Output {
  const parts = styles
    .map((style) => ({ style, output: render(style) }))
    .filter(({ output }) => !isEmpty(output));
  return concat(
    parts.flatMap(({ style, output }, index) => {
      const own = withAffixes(output, style.attributes);
      return index > 0 && delimiter !== '' ? [delimiter, own] : [own];
    }),
  );
}

/** Prints what both ends share only once: May 1–3, 2008. */
function range(
  styles: readonly PartStyle[],
  from: DateParts,
  to: DateParts,
  context: PartContext,
  delimiter: string,
): Output {
  const printed = new Set(styles.map(({ name }) => name));
  const differing = differingParts(from, to).filter((name) => printed.has(name));
  if (differing.length === 0) return joined(styles, (style) => part(style, from, context), delimiter);
  const largest = ['year', 'month', 'day'].find((name) => differing.includes(name));
  const rangeDelimiter = styles.find(({ name }) => name === largest)?.attributes['range-delimiter'] ?? '–';
  const isDiffering = ({ name }: PartStyle): boolean => differing.includes(name);
  const first = styles.findIndex(isDiffering);
  const end = styles.findLastIndex(isDiffering) + 1;
  const middle = styles.slice(first, end);
  const last = middle.findLastIndex(
    (style) => partText(style.name, style.attributes.form, from, context) !== '',
  );
  const withoutEnd = middle.map((style, index) =>
    index === last ? { ...style, attributes: without(style.attributes, 'suffix') } : style,
  );
  const [begin, ...others] = middle;
  const withoutBegin = begin
    ? [{ ...begin, attributes: without(begin.attributes, 'prefix') }, ...others]
    : [];
  const before = joined(styles.slice(0, first), (style) => part(style, from, context), delimiter);
  const fromPart = joined(
    withoutEnd,
    (style) => part(style, from, { ...context, yearSuffix: () => NOTHING }),
    delimiter,
  );
  // A year of 0 leaves the range open.
  const toPart =
    to.year === 0 ? NOTHING : joined(withoutBegin, (style) => part(style, to, context), delimiter);
  const after = joined(styles.slice(end), (style) => part(style, from, context), delimiter);
  const between = concat([fromPart, isEmpty(fromPart) ? NOTHING : rangeDelimiter, toPart]);
  const parts = [before, between, after].filter((each) => !isEmpty(each));
  return concat(parts.flatMap((each, index) => (index > 0 && delimiter !== '' ? [delimiter, each] : [each])));
}

function without(
  attributes: Readonly<Record<string, string>>,
  name: string,
): Readonly<Record<string, string>> {
  const { [name]: _left, ...rest } = attributes;
  return rest;
}

function differingParts(from: DateParts, to: DateParts): readonly string[] {
  if (from.year !== to.year) return ['year', 'month', 'day'];
  if (from.month !== to.month) return ['month', 'day'];
  return from.day === to.day ? [] : ['day'];
}

function part({ name, attributes }: PartStyle, date: DateParts, context: PartContext): Output {
  const text = partText(name, attributes.form, date, context);
  if (text === '') return NOTHING;
  const { language } = context.locale;
  const bare = attributes['strip-periods'] === 'true' ? text.replaceAll('.', '') : text;
  const formatted = span(withCase(bare, attributes['text-case'], language), { ...formatOf(attributes) });
  return name === 'year'
    ? span(concat([formatted, context.yearSuffix()]), { role: 'year', key: text })
    : formatted;
}

function partText(
  name: string,
  form: string | undefined,
  { year, month, day }: DateParts,
  { locale, season, literalSeason }: PartContext,
): string {
  switch (name) {
    case 'year':
      return yearText(year, form, locale);
    case 'month':
      if (month === undefined && literalSeason !== undefined) return literalSeason;
      return monthText(month ?? (season === undefined ? undefined : season + 12), form, locale);
    case 'day':
      return day === undefined ? '' : dayText(day, form, locale, month);
    default:
      return '';
  }
}

function yearText(year: number, form: string | undefined, locale: Locale): string {
  if (form === 'short') return String(year % 100).padStart(2, '0');
  if (year < 0) return `${-year}${locale.term('bc') ?? ''}`;
  return year < 1000 && year > 0 ? `${year}${locale.term('ad') ?? ''}` : String(year);
}

function monthText(month: number | undefined, form: string | undefined, locale: Locale): string {
  if (month === undefined) return '';
  if (month > 12) {
    // Seasons are months from 13, and from 21 (EDTF).
    const season = ((month - 13) % 4) + 1;
    if (month > 24) return '';
    return locale.term(`season-0${season}`, form === 'short' ? 'short' : 'long') ?? '';
  }
  const padded = String(month).padStart(2, '0');
  switch (form) {
    case 'numeric':
      return String(month);
    case 'numeric-leading-zeros':
      return padded;
    default:
      return locale.term(`month-${padded}`, form === 'short' ? 'short' : 'long') ?? '';
  }
}

function dayText(day: number, form: string | undefined, locale: Locale, month: number | undefined): string {
  if (form === 'numeric-leading-zeros') return String(day).padStart(2, '0');
  if (form !== 'ordinal' || (locale.limitsDayOrdinals && day > 1)) return String(day);
  const gender = month === undefined ? undefined : locale.genderOf(`month-${String(month).padStart(2, '0')}`);
  return day + locale.ordinalSuffix(day, gender);
}

/** A date as text that sorts chronologically; with `element`, only the parts that it prints. */
export function dateSortKey(
  date: CslDate | undefined,
  printed: readonly string[] = ['year', 'month', 'day'],
): string {
  if (!date) return '';
  const [from, to] = date.parts;
  if (!from) return date.literal ?? '';
  return [from, ...(to ? [to] : [])].map((each) => endKey(each, date.season, printed)).join('-');
}

function endKey(
  { year, month, day }: DateParts,
  season: number | undefined,
  printed: readonly string[],
): string {
  const own = month ?? (season === undefined ? 0 : season * 3);
  const digits = (value: number, length: number): string => String(value).padStart(length, '0');
  // Before our era, later years are smaller.
  const years = year < 0 ? `0${digits(9999 + year, 5)}` : `1${digits(year, 5)}`;
  const parts = [printed.includes('month') ? own : 0, printed.includes('day') ? (day ?? 0) : 0];
  return `${printed.includes('year') ? years : ''}${parts.map((value) => digits(value, 2)).join('')}`;
}

/** The parts that a date element prints. */
export function renderedParts(element: Element): readonly string[] {
  if (element.attributes.form !== undefined)
    return (element.attributes['date-parts'] ?? 'year-month-day').split('-');
  return element.children.filter(isPart).map(({ attributes }) => attributes.name ?? '');
}
