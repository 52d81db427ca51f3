import type { ConversionOptions } from '@footmark/engine';
import {
  acceptedValues,
  MAPPED_STYLES,
  MARGIN_RANGE,
  OPTION_CHOICES,
  OPTION_KINDS,
  type OptionKind,
  type OptionKinds,
} from '@footmark/engine/options';
import { inOtherSpelling } from '../../engine/src/text/other-spelling.js';
import { UsageError } from './errors.js';
import { calendarDate, choose, languageTag } from './values.js';

/** A type of JSON value: how it is checked, and its JSON Schema. */
interface JsonType {
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
  const { date, ...options } = value as Omit<ConversionOptions, 'date'> & { readonly date?: string };
  return date === undefined ? options : { ...options, date: new Date(date) };
}

/** An object with the options that can be written as JSON. */
function fields(kinds: OptionKinds): JsonType {
  const known = new Map(
    Object.entries(kinds).flatMap(([key, kind]) => {
      const type = typeOf(key, kind);
      return type ? [[key, type] as const] : [];
    }),
  );
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
            `${prefix}${key}: no such option; ${hint(key, [...known.keys()])}`,
          ],
      );
    },
  };
}

function hint(key: string, known: readonly string[]): string {
  const meant = inOtherSpelling(key, known);
  return meant === undefined ? choose(known) : `write ${meant}`;
}

function oneOf(accepted: readonly (string | number | boolean)[]): JsonType {
  return {
    schema: { enum: accepted },
    check: (value, path) =>
      accepted.some((each) => each === value) ? [] : [found(value, path, choose(accepted))],
  };
}

const yesOrNo: JsonType = { ...oneOf([true, false]), schema: { type: 'boolean' } };

const text: JsonType = {
  schema: { type: 'string' },
  check: (value, path) => (typeof value === 'string' ? [] : [found(value, path, 'write a text')]),
};

const yesOrName: JsonType = {
  schema: { type: ['boolean', 'string'] },
  check: (value, path) =>
    typeof value === 'boolean' || typeof value === 'string'
      ? []
      : [found(value, path, 'write true, false or a name')],
};

const texts: JsonType = {
  schema: { type: 'array', items: { type: 'string' } },
  check: (value, path) =>
    Array.isArray(value)
      ? value.flatMap((each, index) => text.check(each, `${path}[${index}]`))
      : [found(value, path, 'write a list, [ … ]')],
};

const marginInPoints: JsonType = {
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
function readBy(read: (value: string) => unknown, description: string): JsonType {
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

const repairs: JsonType = {
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

/** The maximum length of a quotation in a message, in characters. */
const QUOTED = 40;

function found(value: unknown, path: string, expected: string): string {
  const json = shallowJson(value);
  const excerpt = json.length > QUOTED ? `${json.slice(0, QUOTED - 1)}…` : json;
  return `${path === '' ? '' : `${path}: `}${excerpt} is not accepted; ${expected}`;
}

/** JSON for a message, in which what is nested is left out: it may be nested too deeply for the stack. */
function shallowJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.slice(0, QUOTED).map(leaf).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).slice(0, QUOTED);
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${leaf(each)}`).join(',')}}`;
}

function leaf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return Array.isArray(value) ? '[…]' : '{…}';
}

/** Names of the styles of a Word template by the ids of ours, as the page exports them. */
const styleMap: JsonType = {
  schema: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
  check: (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [found(value, path, 'write an object, { … }')];
    return Object.entries(value).flatMap(([key, style]) => {
      if (!MAPPED_STYLES.includes(key)) return [`${path}.${key}: no such style; ${hint(key, MAPPED_STYLES)}`];
      return style === null || typeof style === 'string'
        ? []
        : [found(style, `${path}.${key}`, 'write the name of a style, or null')];
    });
  },
};

/** The JSON type of each kind; undefined for functions and signals, which JSON cannot hold. */
const TYPES: Readonly<Record<Exclude<OptionKind, 'choice' | 'booleanOrChoice'>, JsonType | undefined>> = {
  template: oneOf(OPTION_CHOICES.template),
  styleMap,
  repairs,
  text,
  texts,
  boolean: yesOrNo,
  booleanOrText: yesOrName,
  points: marginInPoints,
  language: readBy(languageTag, 'a BCP 47 tag, such as `en-US` or `de`'),
  date: readBy(moment, 'the creation date, YYYY-MM-DD'),
  function: undefined,
  diagrams: undefined,
  signal: undefined,
};

function typeOf(name: string, kind: OptionKind | OptionKinds): JsonType | undefined {
  if (typeof kind !== 'string') return fields(kind);
  if (kind === 'choice') return oneOf(acceptedValues(name));
  return kind === 'booleanOrChoice' ? oneOf([true, false, ...acceptedValues(name)]) : TYPES[kind];
}

const OPTIONS = fields(OPTION_KINDS);

/** The options as JSON Schema, draft 2020-12. */
export const OPTION_SCHEMA = OPTIONS.schema;
