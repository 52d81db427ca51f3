import type { ConversionOptions, FootnoteOptions, Margins } from '@footmark/engine';
import { DUPLICATE_HANDLINGS, MARGIN_RANGE, OPTION_CHOICES } from '@footmark/engine/options';
import { UsageError } from './errors.js';
import { readSource } from './files.js';
import { decodeText } from './utf8.js';
import { calendarDate, choose, languageTag } from './values.js';

/** What a file can hold of the engine's options: all but the functions and signals that a program gives. */
type FileOptions = Omit<ConversionOptions, 'loadAsset' | 'rasterize' | 'signal' | 'onProgress'>;

/** Says what is wrong with a value, each finding beginning with its path; nothing when all is well. */
type Check = (value: unknown, path: string) => readonly string[];

/** Reads the file of `--options`. All that is wrong with it is said at once, in one `UsageError`. */
export async function readOptionsFile(path: string): Promise<ConversionOptions> {
  const value = parseJson(decodeText(await readSource(path), path), path);
  const faults = OPTIONS(value, '');
  if (faults.length > 0) throw new UsageError(faults.map((fault) => `${path}: ${fault}`).join('\n'));
  const { date, ...options } = value as Omit<FileOptions, 'date'> & { readonly date?: string };
  return date === undefined ? options : { ...options, date: new Date(date) };
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path}: not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Checks an object key by key. The type parameter has the compiler demand a check for each key there is. */
function fields<T>(checks: Readonly<Record<keyof T & string, Check>>): Check {
  const known = new Map<string, Check>(Object.entries(checks));
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [found(value, path, 'write an object, { … }')];
    const prefix = path === '' ? '' : `${path}.`;
    return Object.entries(value).flatMap(
      ([key, each]) =>
        known.get(key)?.(each, prefix + key) ?? [
          `${prefix}${key}: no such option; ${nearest(key, [...known.keys()])}`,
        ],
    );
  };
}

/** Most wrong keys are right ones in another spelling: `fontsize`, `font-size`. */
function nearest(key: string, known: readonly string[]): string {
  const letters = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
  const meant = known.find((name) => letters(name) === letters(key));
  return meant === undefined ? choose(known) : `write ${meant}`;
}

const oneOf =
  (accepted: readonly (string | number | boolean)[]): Check =>
  (value, path) =>
    accepted.some((each) => each === value) ? [] : [found(value, path, choose(accepted))];

const yesOrNo = oneOf([true, false]);

const text: Check = (value, path) => (typeof value === 'string' ? [] : [found(value, path, 'write a text')]);

const marginInPoints: Check = (value, path) =>
  typeof value === 'number' && value >= MARGIN_RANGE.min && value <= MARGIN_RANGE.max
    ? []
    : [found(value, path, `write a number of points, at most ${Math.floor(MARGIN_RANGE.max)}`)];

/** A text that one of the command line's readers understands. */
const readBy =
  (read: (value: string) => unknown): Check =>
  (value, path) => {
    if (typeof value !== 'string') return text(value, path);
    try {
      read(value);
      return [];
    } catch (error) {
      return [`${path}: ${error instanceof Error ? error.message : error}`];
    }
  };

/** A day, or a moment with its time zone, such as JSON makes of a date. */
function moment(value: string): void {
  const [, day = '', time = ''] =
    /^(.{10})(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(value) ?? [];
  calendarDate(day || value);
  if (Number.isNaN(Date.parse(day + time))) throw new UsageError(`'${value}' is not a time of day`);
}

function found(value: unknown, path: string, expected: string): string {
  const shown = JSON.stringify(value);
  const excerpt = shown.length > 40 ? `${shown.slice(0, 39)}…` : shown;
  return `${path === '' ? '' : `${path}: `}${excerpt} is not accepted; ${expected}`;
}

const OPTIONS = fields<FileOptions>({
  template: oneOf(OPTION_CHOICES.template),
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
  smartQuotes: yesOrNo,
  repairs: (value, path) =>
    Array.isArray(value)
      ? value.flatMap((each, index) => oneOf(OPTION_CHOICES.repairs)(each, `${path}[${index}]`))
      : yesOrNo(value, path),
  showPageNumbers: yesOrNo,
  pageNumberPosition: oneOf(OPTION_CHOICES.pageNumberPosition),
  includeTableOfContents: yesOrNo,
  titlePage: yesOrNo,
  headerText: text,
  footerText: text,
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
  language: readBy(languageTag),
  date: readBy(moment),
});
