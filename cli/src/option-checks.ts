import type { ConversionOptions, FootnoteOptions, Margins, TemplateName } from '@footmark/engine';
import { DUPLICATE_HANDLINGS, MAPPED_STYLES, MARGIN_RANGE, OPTION_CHOICES } from '@footmark/engine/options';
import { UsageError } from './errors.js';
import { calendarDate, choose, languageTag } from './values.js';

/** The engine's options that can be JSON: all but functions and signals. */
type JsonOptions = Omit<
  ConversionOptions,
  'template' | 'loadAsset' | 'rasterize' | 'diagrams' | 'signal' | 'onProgress'
> & {
  readonly template?: TemplateName;
};

/** A kind of JSON value: how it is checked, and its JSON Schema. */
interface Kind {
  /** The errors in a value, each beginning with its path; empty if there are none. */
  readonly check: (value: unknown, path: string) => readonly string[];
  /** JSON Schema, draft 2020-12. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The errors in conversion options as JSON, one line each; empty if there are none. */
export function optionFaults(value: unknown): readonly string[] {
  return OPTIONS.check(value, '');
}

/** The errors in an options file, which may also name a Word template. */
export function fileFaults(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !('reference' in value)) return optionFaults(value);
  const { reference, ...options } = value;
  return [...text.check(reference, 'reference'), ...optionFaults(options)];
}

/** The options for a valid JSON value. */
export function optionsFromJson(value: unknown): ConversionOptions {
  const { date, ...options } = value as Omit<JsonOptions, 'date'> & { readonly date?: string };
  return date === undefined ? options : { ...options, date: new Date(date) };
}

/** An object, key by key. The type parameter makes the compiler require every key. */
function fields<T>(kinds: Readonly<Record<keyof T & string, Kind>>): Kind {
  const known = new Map<string, Kind>(Object.entries(kinds));
  const schemas = [...known].map(([key, { schema }]) => [key, schema]);
  return {
    schema: { type: 'object', additionalProperties: false, properties: Object.fromEntries(schemas) },
    check: (value, path) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return [found(value, path, 'write an object, { … }')];
      const prefix = path === '' ? '' : `${path}.`;
      return Object.entries(value).flatMap(
        ([key, each]) =>
          known.get(key)?.check(each, prefix + key) ?? [
            `${prefix}${key}: no such option; ${nearest(key, [...known.keys()])}`,
          ],
      );
    },
  };
}

/** Most unknown keys are known ones in another spelling: `fontsize`, `font-size`. */
function nearest(key: string, known: readonly string[]): string {
  const letters = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
  const meant = known.find((name) => letters(name) === letters(key));
  return meant === undefined ? choose(known) : `write ${meant}`;
}

function oneOf(accepted: readonly (string | number | boolean)[]): Kind {
  return {
    schema: { enum: accepted },
    check: (value, path) =>
      accepted.some((each) => each === value) ? [] : [found(value, path, choose(accepted))],
  };
}

const yesOrNo: Kind = { ...oneOf([true, false]), schema: { type: 'boolean' } };

const text: Kind = {
  schema: { type: 'string' },
  check: (value, path) => (typeof value === 'string' ? [] : [found(value, path, 'write a text')]),
};

const yesOrName: Kind = {
  schema: { type: ['boolean', 'string'] },
  check: (value, path) =>
    typeof value === 'boolean' || typeof value === 'string'
      ? []
      : [found(value, path, 'write true, false or a name')],
};

const texts: Kind = {
  schema: { type: 'array', items: { type: 'string' } },
  check: (value, path) =>
    Array.isArray(value)
      ? value.flatMap((each, index) => text.check(each, `${path}[${index}]`))
      : [found(value, path, 'write a list, [ … ]')],
};

const marginInPoints: Kind = {
  schema: {
    type: 'number',
    minimum: MARGIN_RANGE.min,
    maximum: MARGIN_RANGE.max,
    description: 'points, 72 to the inch',
  },
  check: (value, path) =>
    typeof value === 'number' && value >= MARGIN_RANGE.min && value <= MARGIN_RANGE.max
      ? []
      : [found(value, path, `write a number of points, at most ${Math.floor(MARGIN_RANGE.max)}`)],
};

/** A string that one of the command line's readers accepts. */
function readBy(read: (value: string) => unknown, description: string): Kind {
  return {
    schema: { type: 'string', description },
    check: (value, path) => {
      if (typeof value !== 'string') return text.check(value, path);
      try {
        read(value);
        return [];
      } catch (error) {
        return [`${path}: ${error instanceof Error ? error.message : error}`];
      }
    },
  };
}

const repairs: Kind = {
  schema: {
    anyOf: [{ type: 'boolean' }, { type: 'array', items: { enum: OPTION_CHOICES.repairs } }],
    description: 'repair what chat assistants leave in copied text: all of it, or these repairs',
  },
  check: (value, path) =>
    Array.isArray(value)
      ? value.flatMap((each, index) => oneOf(OPTION_CHOICES.repairs).check(each, `${path}[${index}]`))
      : yesOrNo.check(value, path),
};

/** A day, or a time with its time zone, as JSON.stringify writes dates. */
function moment(value: string): void {
  const [, day = '', time = ''] =
    /^(.{10})(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(value) ?? [];
  calendarDate(day || value);
  if (Number.isNaN(Date.parse(day + time))) throw new UsageError(`'${value}' is not a time of day`);
}

function found(value: unknown, path: string, expected: string): string {
  const json = JSON.stringify(value);
  const excerpt = json.length > 40 ? `${json.slice(0, 39)}…` : json;
  return `${path === '' ? '' : `${path}: `}${excerpt} is not accepted; ${expected}`;
}

/** Names of the styles of a Word template by the ids of ours, as the page exports them. */
const styleMap: Kind = {
  schema: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
  check: (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [found(value, path, 'write an object, { … }')];
    return Object.entries(value).flatMap(([key, style]) => {
      if (!MAPPED_STYLES.includes(key))
        return [`${path}.${key}: no such style; ${nearest(key, MAPPED_STYLES)}`];
      return style === null || typeof style === 'string'
        ? []
        : [found(style, `${path}.${key}`, 'write the name of a style, or null')];
    });
  },
};

const OPTIONS = fields<JsonOptions>({
  template: oneOf(OPTION_CHOICES.template),
  source: yesOrName,
  styleMap,
  fontFamily: text,
  fontSize: oneOf(OPTION_CHOICES.fontSize),
  lineSpacing: oneOf(OPTION_CHOICES.lineSpacing),
  footnotePosition: oneOf(OPTION_CHOICES.footnotePosition),
  footnoteOptions: fields<FootnoteOptions>({
    duplicateHandling: oneOf(Object.keys(DUPLICATE_HANDLINGS)),
    includeUnreferenced: yesOrNo,
    unreferencedSeparator: oneOf(OPTION_CHOICES.unreferencedSeparator),
    undefinedHandling: oneOf(OPTION_CHOICES.undefinedHandling),
  }),
  linksToFootnotes: yesOrNo,
  highlightCode: yesOrNo,
  imageCaptions: yesOrNo,
  numberByChapter: yesOrNo,
  centerPictures: yesOrNo,
  smartQuotes: yesOrNo,
  justifyText: yesOrNo,
  numberHeadings: yesOrNo,
  repairs,
  bibliography: texts,
  csl: text,
  citations: oneOf(OPTION_CHOICES.citations),
  review: oneOf(OPTION_CHOICES.review),
  showPageNumbers: yesOrNo,
  pageNumberPosition: oneOf(OPTION_CHOICES.pageNumberPosition),
  includeTableOfContents: yesOrNo,
  titlePage: yesOrNo,
  titleFromHeading: yesOrNo,
  headerText: text,
  footerText: text,
  firstHeaderText: text,
  firstFooterText: text,
  evenHeaderText: text,
  evenFooterText: text,
  lineNumbers: yesOrNo,
  pageSize: oneOf(OPTION_CHOICES.pageSize),
  tableWidths: oneOf(OPTION_CHOICES.tableWidths),
  wideTables: oneOf(OPTION_CHOICES.wideTables),
  margins: fields<Margins>({
    top: marginInPoints,
    right: marginInPoints,
    bottom: marginInPoints,
    left: marginInPoints,
  }),
  title: text,
  author: text,
  language: readBy(languageTag, 'a BCP 47 tag, such as en-US or de'),
  date: readBy(moment, 'the creation date, YYYY-MM-DD'),
});

/** The options as JSON Schema, draft 2020-12. */
export const OPTION_SCHEMA = OPTIONS.schema;
