/** A source as CSL-JSON describes it. Values come from users' files: only `id` and `type` can be relied on. */
export interface CslItem {
  readonly id: string;
  readonly type: string;
  readonly [variable: string]: unknown;
}

/** The variable with further ids of an item, as pandoc has it: keys under which it is cited, too. */
export const OTHER_IDS = 'other-ids';

/** Sources by citation key. */
export type SourcesByKey = Pick<ReadonlyMap<string, CslItem>, 'get'>;

/** All ids of an item, its own first. */
export function idsOf(item: CslItem): readonly string[] {
  const written = item[OTHER_IDS];
  const others: readonly unknown[] =
    typeof written === 'string' ? written.split(/\s*,\s*/) : Array.isArray(written) ? written : [];
  return [item.id, ...others.flatMap((id) => (typeof id === 'string' && id !== '' ? [id] : []))];
}

export interface CslName {
  readonly family?: string;
  readonly given?: string;
  readonly literal?: string;
  readonly suffix?: string;
  readonly 'dropping-particle'?: string;
  readonly 'non-dropping-particle'?: string;
  readonly 'comma-suffix'?: boolean;
  readonly 'static-ordering'?: boolean;
}

/** One day, month or year, or two as a range. */
export interface CslDate {
  readonly parts: readonly DateParts[];
  readonly season?: number;
  readonly isCirca: boolean;
  /** Instead of parts, or with a season that is no number. */
  readonly literal?: string;
}

export interface DateParts {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

export const NAME_VARIABLES: ReadonlySet<string> = new Set(
  (
    'author chair collection-editor compiler composer container-author contributor curator director editor ' +
    'editorial-director executive-producer guest host illustrator interviewer narrator organizer ' +
    'original-author performer producer recipient reviewed-author script-writer series-creator translator'
  ).split(' '),
);

export const DATE_VARIABLES: ReadonlySet<string> = new Set(
  'accessed available-date event-date issued original-date submitted'.split(' '),
);

export const NUMBER_VARIABLES: ReadonlySet<string> = new Set(
  (
    'chapter-number citation-number collection-number edition first-reference-note-number issue locator ' +
    'number number-of-pages number-of-volumes page page-first part-number printing-number section ' +
    'supplement-number version volume'
  ).split(' '),
);

/** Older names of variables in files and styles, with those that are read instead. */
const SYNONYMS: Readonly<Record<string, string>> = {
  'container-title-short': 'journalAbbreviation',
  'title-short': 'shortTitle',
  'event-title': 'event',
  event: 'event-title',
  number: 'patent-number',
};

/** The text of a variable; empty if there is none. */
export function textOf(item: CslItem, variable: string): string {
  const own = asText(item[variable]);
  if (own !== '') return own;
  if (variable === 'page-first') return /^[^-–,&]*/.exec(textOf(item, 'page'))?.[0].trim() ?? '';
  const synonym = SYNONYMS[variable];
  return synonym === undefined ? '' : asText(item[synonym]);
}

function asText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

export function namesOf(item: CslItem, variable: string): readonly CslName[] {
  const value = item[variable];
  if (!Array.isArray(value)) return [];
  const known = NAMES.get(value);
  if (known) return known;
  const names = value.filter(isRecord).map(nameOf).filter(hasText);
  NAMES.set(value, names);
  return names;
}

/** The names in each list: styles ask for them at every place, and a paper may have thousands. */
const NAMES = new WeakMap<readonly unknown[], readonly CslName[]>();

/** Whether a name at the end of a list stands for more people, who are not named: BibTeX's `and others`. */
export function isOthers(name: CslName | undefined): boolean {
  return name?.literal === 'others' && name.family === undefined;
}

function hasText({ family, given, literal }: CslName): boolean {
  return [family, given, literal].some((part) => part !== undefined && part !== '');
}

/** Splits the particles from the family name. */
function nameOf(value: Readonly<Record<string, unknown>>): CslName {
  const texts = Object.fromEntries(
    NAME_PARTS.flatMap((part) => {
      const text = asText(value[part]);
      return text === '' ? [] : [[part, text] as const];
    }),
  );
  const isSet = (key: string): boolean =>
    ![undefined, false, 0, '', 'false', '0'].includes(value[key] as never);
  const name: CslName = {
    ...texts,
    ...(isSet('comma-suffix') && { 'comma-suffix': true }),
    ...(isSet('static-ordering') && { 'static-ordering': true }),
  };
  return withParticles(withSuffix(name));
}

/** Splits off a suffix written after the given name: `John, III`, `John,! Jr.` */
function withSuffix(name: CslName): CslName {
  const [, given, mark, suffix] = /^(.*?)\s*,(!?)\s*(.+)$/.exec(name.given ?? '') ?? [];
  if (given === undefined || suffix === undefined || name.suffix !== undefined) return name;
  return { ...name, given, suffix, ...(mark === '!' && { 'comma-suffix': true }) };
}

const NAME_PARTS = ['family', 'given', 'literal', 'suffix', 'dropping-particle', 'non-dropping-particle'];

/** Words in lower case before a family name, and after a given name, are particles. */
function withParticles(name: CslName): CslName {
  const { family = '', given = '' } = name;
  if (family.startsWith('"') && family.endsWith('"') && family.length > 1) {
    const quoted = family.slice(1, -1);
    return { ...name, family: quoted };
  }
  let result = name;
  if (result['non-dropping-particle'] === undefined) {
    const [whole, particle = ''] =
      /^((?:\p{Ll}[\p{Ll}'’.]*(?:-\p{Ll}+)?(?:\s+|(?<=['’])|-(?=\p{Lu})))+)(?=\S)/u.exec(family) ?? [];
    const rest = family.slice(whole?.length ?? 0);
    if (particle !== '' && /^\p{Lu}/u.test(rest))
      // The space after an apostrophe stays: "de’ Medici", but "d’Aubignac".
      result = {
        ...result,
        family: rest,
        'non-dropping-particle': /['’]\s+$/.test(particle) ? `${particle.trim()} ` : particle.trim(),
      };
  }
  if (result['dropping-particle'] === undefined) {
    const [, rest, particle] = /^(.*?\S)\s+((?:\p{Ll}[\p{Ll}'’]*\s*)+)$/u.exec(given) ?? [];
    if (rest !== undefined && particle !== undefined && family !== '' && /^\p{Lu}/u.test(rest))
      result = { ...result, given: rest, 'dropping-particle': particle.trim() };
  }
  return result;
}

export function dateOf(item: CslItem, variable: string): CslDate | undefined {
  const value = item[variable];
  if (!isRecord(value)) return datedBy(value);
  const known = DATES.get(value);
  if (known) return known;
  const date = datedBy(value);
  if (date) DATES.set(value, date);
  return date;
}

/** The dates that were read: styles ask for them at every place. */
const DATES = new WeakMap<object, CslDate>();

function datedBy(value: unknown): CslDate | undefined {
  if (typeof value === 'string' || typeof value === 'number') return readDate(String(value));
  if (!isRecord(value)) return undefined;
  const circa = value.circa;
  const isCirca = circa !== undefined && circa !== false && circa !== 0 && circa !== '' && circa !== '0';
  const literal = asText(value.literal);
  const season = Number(value.season);
  const raw = asText(value.raw) || asText(value.edtf);
  const listed = Array.isArray(value['date-parts']) ? value['date-parts'].flatMap(partsOf) : [];
  if (listed.length > 0)
    return {
      parts: listed,
      isCirca,
      ...(Number.isInteger(season) && season > 0 && { season }),
      ...(value.season !== undefined && !Number.isInteger(season) && { literal: asText(value.season) }),
    };
  if (literal !== '') return { parts: [], isCirca, literal };
  const read = raw === '' ? undefined : readDate(raw);
  return read && { ...read, isCirca: isCirca || read.isCirca };
}

function partsOf(value: unknown): readonly DateParts[] {
  if (!Array.isArray(value)) return [];
  const [year = Number.NaN, month, day] = value.map((part) =>
    part === '' || part === null ? Number.NaN : Number(part),
  );
  if (!Number.isInteger(year)) return [];
  // An end of 0 leaves a range open.
  return [partsFrom(year, month, day)];
}

function partsFrom(year: number, month = Number.NaN, day = Number.NaN): DateParts {
  return {
    year,
    ...(Number.isInteger(month) && month > 0 && { month }),
    ...(Number.isInteger(day) && day > 0 && { day }),
  };
}

const ISO_DATE = /^(-?\d{1,5})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/;
/** The first three letters of the months’ names, by which BibTeX abbreviates them, too. */
export const MONTHS: readonly string[] = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A date as written: ISO 8601 and EDTF, their ranges, and the common forms of English. */
function readDate(text: string): CslDate {
  const trimmed = text.trim();
  const isCirca = /\d[?~%](?:$|\s*\/)/.test(trimmed) || /^c(?:irca|a)?\.?\s*\d/.test(trimmed);
  const bare = trimmed.replace(/^c(?:irca|a)?\.?\s*(?=\d)/, '').replace(/[?~%]/g, '');
  const ends = bare.split(/\s*\/\s*|\s*--\s*|\s*–\s*/);
  const parts = (ends.length <= 2 ? withWholeYear(ends) : [bare]).map(readEnd);
  const known = parts.filter((part) => part !== undefined);
  if (known.length === parts.length && known.length > 0) return { parts: known, isCirca };
  const [start] = parts;
  if (parts.length === 2 && start && /^(?:|\.\.|open)$/.test(ends[1] ?? ''))
    return { parts: [start, { year: 0 }], isCirca };
  const whole = readEnd(bare.replaceAll('/', '-'));
  return whole ? { parts: [whole], isCirca } : { parts: [], isCirca, literal: trimmed };
}

/** A range of years whose end is written shorter: 1998/99, 1998–9. What cannot be an end is no range: 2004/03. */
function withWholeYear(ends: readonly string[]): readonly string[] {
  const [start = '', end = ''] = ends;
  if (!/^\d{4}$/.test(start) || !/^\d{1,2}$/.test(end)) return ends;
  const whole = start.slice(0, -end.length) + end;
  return Number(whole) > Number(start) ? [start, whole] : [`${start}-${end}`];
}

function readEnd(text: string): DateParts | undefined {
  const [iso, year, month, day] = ISO_DATE.exec(text.replace(/T[\d:.Z+-]*$/, '')) ?? [];
  // 11-07-14 does not say which of the three is the year.
  if (iso !== undefined && /^\d{1,2}-\d+-/.test(iso)) return undefined;
  // Numbers from 13 to 24 are seasons (EDTF, ISO 8601-2, 4.8).
  if (Number(month ?? 0) > 24 || Number(day ?? 0) > 31) return undefined;
  if (iso !== undefined) return partsFrom(Number(year), Number(month), Number(day));
  const turned = yearLast(text);
  if (turned) return turned;
  const words = (text.toLowerCase().match(/[a-z]+|\d+/g) ?? []).filter((word) => !DATE_FILLERS.test(word));
  const named = MONTHS.findIndex((name) => words.some((word) => word.startsWith(name)));
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const ownYear = numbers.find((number) => number > 31);
  if (named < 0 || ownYear === undefined || words.length > 4) return undefined;
  return partsFrom(
    ownYear,
    named + 1,
    numbers.find((number) => number <= 31),
  );
}

/** What stands between the parts of a date: "26th of July". */
const DATE_FILLERS = /^(?:st|nd|rd|th|of)$/;

/** A date in numbers with the year last, where only one of the others can be the month: 26-07-2023, 07/26/2023; with periods, it is the second. */
function yearLast(text: string): DateParts | undefined {
  const [, first, sign, second, year] = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const [a, b] = [Number(first), Number(second)];
  if (b <= 12 && (a > 12 || sign === '.' || a === b)) return partsFrom(Number(year), b, a);
  return a <= 12 && b > 12 ? partsFrom(Number(year), a, b) : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
