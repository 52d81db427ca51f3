import { romanNumeral } from '../text/roman-numerals.js';
import type { Locale } from './locale.js';

const ONE_NUMBER = /^[\p{L}§]{0,4}\d+(?:[.,]\d+)*\p{L}{0,4}$/u;
/** What separates numbers. A comma between groups of three digits is a part of one: "7,347,809". */
const SEPARATOR = /\s*((?<!\d),|,(?!\d{3}(?!\d))|[&–-]|\band\b)\s*/;

/** Whether a text is one number or several: `12`, `IV`, `2nd`, `S3–S5`, `1 & 2`. */
export function isNumeric(text: string): boolean {
  if (text === '') return false;
  return text.split(SEPARATOR).every((part, index) => index % 2 === 1 || ONE_NUMBER.test(part));
}

/** Whether a text names more than one of something. A comma between groups of three digits is a part of one number. */
export function isPlural(text: string): boolean {
  return (
    /[\p{L}\p{N}\]]\s*(?:[&–]|(?<!\d),|,(?!\d{3}(?!\d))|\band\b)\s*\S/u.test(text) ||
    /\d(?:\p{L}*|\s\p{L}{1,3})\s*--?\s*\p{L}*\d/u.test(text) ||
    /\d\s+\p{L}+\s+\d/u.test(text) ||
    /^[ivxlcdm]+-(?:[ivxlcdm]+|\d+)$/i.test(text)
  );
}

/** Numbers with the signs between them as they are printed, each of them given by `form`; `delimiter` is that of ranges. */
export function formatNumbers(text: string, delimiter: string, form: (number: string) => string): string {
  const parts = text.split(SEPARATOR);
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return form(part);
      if (part === ',') return ', ';
      return part === '&' ? ' & ' : part === 'and' ? ' and ' : delimiter;
    })
    .join('');
}

/** A number in a form of `cs:number`. */
export function inForm(
  number: string,
  form: string | undefined,
  locale: Locale,
  gender: string | undefined,
): string {
  switch (form) {
    case 'ordinal':
      return ordinal(number, locale, gender);
    case 'long-ordinal':
      return longOrdinal(number, locale, gender);
    case 'roman':
      return roman(number);
    default:
      return number;
  }
}

function ordinal(text: string, locale: Locale, gender: string | undefined): string {
  return /^\d+$/.test(text) ? text + locale.ordinalSuffix(Number(text), gender) : text;
}

function longOrdinal(text: string, locale: Locale, gender: string | undefined): string {
  const number = Number(text);
  const term = /^\d+$/.test(text) && number <= 10 ? locale.longOrdinal(number, gender) : undefined;
  return term ?? ordinal(text, locale, gender);
}

function roman(text: string): string {
  const number = Number(text);
  return /^\d+$/.test(text) && number < 6000 ? romanNumeral(number) : text;
}

/** Numbers from 1 as letters: a … z, aa … */
export function letters(number: number): string {
  let rest = number;
  let result = '';
  for (; rest > 0; rest = Math.floor((rest - 1) / 26))
    result = String.fromCharCode(97 + ((rest - 1) % 26)) + result;
  return result;
}

/**
 * Two numbers with a hyphen or dash between them; letters before both are not part of what is shortened. A number that has a hyphen
 * itself is left alone: "A1-1–A1-9".
 */
const RANGE = /(?<![\d\p{L}–-])((?:\d*\p{L}+)?)(\d+)\s*[-–]\s*((?:\d*\p{L}+)?)(\d+)(?![\d\p{L}–-]|\.\d{4})/gu;
/** Pages with letters after a number, which are not shortened: "12a-15b", and "1175 LP-1183" as publishers mark the last page. */
const LETTERED_RANGE =
  /(?<![\d\p{L}–-])(\p{L}*\d+(?:\s?\p{L}{1,3})?)\s*-\s*(\p{L}*\d+(?:\s?\p{L}{1,3})?)(?![\d\p{L}]|\s*[–-])/gu;
const ROMAN_RANGE = /(?<![\d\p{L}–-])([ivxlcdm]+)\s*[-–]\s*([ivxlcdm]+|\d+)(?![\d\p{L}–-])/giu;

/** Page ranges in the format of a style, joined by `delimiter`. */
export function pageRanges(text: string, format: string | undefined, delimiter: string): string {
  const ranged = text
    .replace(ROMAN_RANGE, `$1${delimiter}$2`)
    .replace(RANGE, (whole: string, before: string, from: string, other: string, to: string) => {
      if (format === undefined) return `${before}${from}${delimiter}${other}${to}`;
      const full = to.length < from.length ? from.slice(0, from.length - to.length) + to : to;
      const isForward = Number(full) > Number(from) && full.length >= from.length;
      if (before !== other) return whole;
      if (!isForward) return `${before}${from}${delimiter}${other}${to}`;
      return `${before}${from}${delimiter}${format === 'expanded' ? before + full : shortened(from, full, format)}`;
    });
  return ranged
    .replace(LETTERED_RANGE, (whole: string, from: string, to: string) =>
      /\d$/.test(from) && /\d$/.test(to) ? whole : `${from}${delimiter}${to}`,
    )
    .replace(/(?<=[\p{L}\d])\s+-\s+(?=[\p{L}\d])/gu, '-')
    .replace(/\s*,\s*/g, ', ')
    .replace(/\s*&\s*/g, ' & ')
    .replace(/\\-/g, '-');
}

function shortened(from: string, to: string, format: string): string {
  if (from.length !== to.length) return to;
  const common = [...from].findIndex((digit, index) => digit !== to[index]);
  if (common < 0) return to;
  const minimal = to.slice(common);
  const atLeastTwo = to.slice(Math.max(0, Math.min(common, to.length - 2)));
  switch (format) {
    case 'minimal':
      return minimal;
    case 'minimal-two':
      return atLeastTwo;
    case 'chicago':
    case 'chicago-15':
    case 'chicago-16': {
      const first = Number(from);
      if (first < 100 || first % 100 === 0) return to;
      if (first % 100 < 10) return minimal;
      if (format !== 'chicago-16' && from.length === 4 && minimal.length >= 3) return to;
      return atLeastTwo;
    }
    default:
      return to;
  }
}
