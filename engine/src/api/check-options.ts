import { inOtherSpelling } from '../text/other-spelling.js';
import type { DiagramRenderer } from './host.js';
import { MAPPED_STYLES } from './mapped-styles.js';
import {
  acceptedValues,
  OPTION_CHOICES,
  OPTION_KINDS,
  type OptionKind,
  type OptionKinds,
} from './option-rows.js';

/** Throws a `TypeError` if the Markdown is not a string, such as its bytes. */
export function checkText(markdown: unknown): void {
  if (typeof markdown !== 'string')
    throw new TypeError(`Cannot use ${describe(markdown)} as Markdown, expected a string`);
}

/** Throws a `TypeError` for invalid options, in the form "Cannot use X, expected Y". `undefined` counts as not given. */
export function checkOptions(options: unknown): void {
  OPTIONS(options, '');
}

/** Throws for an invalid value. `path` is the option's name, after those of the objects that contain it. */
type Check = (value: unknown, path: string) => void;

function refuse(path: string, value: unknown, expected: string): never {
  throw new TypeError(
    `Cannot use ${describe(value)} as ${path === '' ? 'the options' : path}, expected ${expected}`,
  );
}

/** Accepts an object with known keys only. */
function fields(kinds: OptionKinds): Check {
  const known = new Map(Object.entries(kinds).map(([key, kind]) => [key, checkOf(key, kind)]));
  const names = [...known.keys()];
  return (value, path) => {
    if (tagOf(value) !== 'Object') refuse(path, value, 'an object');
    for (const [key, each] of Object.entries(value as object)) {
      const place = path === '' ? key : `${path}.${key}`;
      const check = known.get(key);
      if (check === undefined)
        throw new TypeError(`Cannot use the option ${place}, expected ${oneOfNames(key, names)}`);
      if (each !== undefined) check(each, place);
    }
  };
}

function oneOfNames(name: string, known: readonly string[]): string {
  return inOtherSpelling(name, known) ?? `one of ${known.join(', ')}`;
}

const oneOf =
  (accepted: readonly unknown[]): Check =>
  (value, path) => {
    if (accepted.includes(value)) return;
    // The quotes distinguish "1.5" from 1.5.
    refuse(path, value, `one of ${accepted.map((each) => JSON.stringify(each)).join(', ')}`);
  };

const trueOrFalse: Check = (value, path) => {
  if (typeof value !== 'boolean') refuse(path, value, 'true or false');
};

const text: Check = (value, path) => {
  if (typeof value !== 'string') refuse(path, value, 'a string');
};

const trueOrName: Check = (value, path) => {
  if (typeof value !== 'boolean' && typeof value !== 'string') refuse(path, value, 'true, false or a name');
};

const texts: Check = (value, path) => {
  if (!Array.isArray(value)) refuse(path, value, 'a list of strings');
  for (const [index, each] of value.entries()) text(each, `${path}[${index}]`);
};

const callback: Check = (value, path) => {
  if (typeof value !== 'function') refuse(path, value, 'a function');
};

const points: Check = (value, path) => {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
    refuse(path, value, 'a number of points, 0 or more');
};

const languageTag: Check = (value, path) => {
  try {
    if (typeof value === 'string') return void new Intl.Locale(value);
  } catch {
    // Refused below.
  }
  refuse(path, value, 'a BCP 47 language tag such as en-US');
};

/** Checks the tag rather than the class: a date from another realm, such as a frame, is an instance of another class. */
const date: Check = (value, path) => {
  const year = tagOf(value) === 'Date' ? (value as Date).getUTCFullYear() : Number.NaN;
  // A Word file writes the year with four digits.
  if (!(year >= 0 && year <= 9999)) refuse(path, value, 'a valid Date of the years 0 to 9999');
};

const abortSignal: Check = (value, path) => {
  const signal = value as Partial<AbortSignal> | null;
  const isSignal = typeof signal?.aborted === 'boolean' && typeof signal.addEventListener === 'function';
  if (!isSignal) refuse(path, value, 'an AbortSignal');
};

const repairs: Check = (value, path) => {
  if (typeof value === 'boolean') return;
  if (!Array.isArray(value)) refuse(path, value, 'true, false, or a list of names of repairs');
  for (const [index, name] of value.entries()) oneOf(OPTION_CHOICES.repairs)(name, `${path}[${index}]`);
};

const template: Check = (value, path) => {
  if (tagOf(value) === 'Uint8Array') return;
  if (typeof value === 'string') oneOf(OPTION_CHOICES.template)(value, path);
  else refuse(path, value, 'the name of a template or the bytes of a Word file as a Uint8Array');
};

const styleMap: Check = (value, path) => {
  if (tagOf(value) !== 'Object') refuse(path, value, 'an object');
  for (const [key, style] of Object.entries(value as object)) {
    if (!MAPPED_STYLES.includes(key))
      throw new TypeError(`Cannot use the style ${path}.${key}, expected ${oneOfNames(key, MAPPED_STYLES)}`);
    if (style !== null && typeof style !== 'string')
      refuse(`${path}.${key}`, style, 'the name of a style, or null');
  }
};

/** What draws diagrams, and the languages that it draws. */
const renderer: Check = (value, path) => {
  if (typeof value !== 'object' || value === null) refuse(path, value, 'an object');
  const { languages, draw } = value as Partial<Record<keyof DiagramRenderer, unknown>>;
  if (!Array.isArray(languages)) refuse(`${path}.languages`, languages, 'an array of names of languages');
  for (const each of languages) text(each, `${path}.languages`);
  callback(draw, `${path}.draw`);
};

const CHECKS: Readonly<Record<Exclude<OptionKind, 'choice' | 'booleanOrChoice'>, Check>> = {
  template,
  styleMap,
  repairs,
  text,
  texts,
  boolean: trueOrFalse,
  booleanOrText: trueOrName,
  points,
  language: languageTag,
  date,
  function: callback,
  diagrams: renderer,
  signal: abortSignal,
};

function checkOf(name: string, kind: OptionKind | OptionKinds): Check {
  if (typeof kind !== 'string') return fields(kind);
  if (kind === 'choice') return oneOf(acceptedValues(name));
  return kind === 'booleanOrChoice' ? oneOf([true, false, ...acceptedValues(name)]) : CHECKS[kind];
}

const OPTIONS = fields(OPTION_KINDS);

/** How many characters of a string a message quotes. */
const MAX_QUOTED = 40;

/** Describes a value for a message. Objects are named by their type, since they may be large or circular. */
function describe(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > MAX_QUOTED ? `${value.slice(0, MAX_QUOTED)}…` : value);
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'object':
      return value === null ? 'null' : withArticle(typeName(value));
    case 'bigint':
    case 'symbol':
    case 'function':
      return withArticle(typeof value);
  }
}

function typeName(value: object): string {
  const tag = tagOf(value);
  return tag === 'Date' && Number.isNaN((value as Date).getTime()) ? 'invalid Date' : tag;
}

function withArticle(name: string): string {
  return `${/^(?:[aeio]|u(?!int))/i.test(name) ? 'an' : 'a'} ${name}`;
}

function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}
