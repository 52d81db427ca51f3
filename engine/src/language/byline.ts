import { byLanguage } from './tags.js';

/** The conjunction before the last of several names, as in the Unicode Common Locale Data Repository, with its spaces. */
const AND: Readonly<Record<string, string>> = {
  ar: ' و',
  cs: ' a ',
  da: ' og ',
  de: ' und ',
  el: ' και ',
  en: ' and ',
  es: ' y ',
  fa: ' و ',
  fi: ' ja ',
  fr: ' et ',
  he: ' ו',
  hi: ' और ',
  hu: ' és ',
  id: ' dan ',
  it: ' e ',
  ja: '、',
  ko: ' 및 ',
  nb: ' og ',
  nl: ' en ',
  pl: ' i ',
  pt: ' e ',
  ro: ' și ',
  ru: ' и ',
  sv: ' och ',
  th: 'และ',
  tr: ' ve ',
  uk: ' і ',
  vi: ' và ',
  zh: '和',
};

const SEPARATORS: Readonly<Record<string, string>> = { ar: '، ', fa: '، ', ja: '、', zh: '、' };

/** Names in one line: "A and B", and in American English "A, B, and C". */
export function byline(names: readonly string[], language: string): string {
  const last = names.at(-1);
  const and = byLanguage(AND, language);
  const separator = byLanguage(SEPARATORS, language) ?? ', ';
  if (last === undefined || names.length === 1 || and === undefined) return names.join(separator);
  const others = names.slice(0, -1).join(separator);
  const isSerial = names.length > 2 && byLanguage(SERIAL, language) === true;
  return `${others}${isSerial ? ',' : ''}${and}${last}`;
}

/** MLA style leaves the number of the page alone where the names would not fit. */
const MAX_LAST_NAMES = 3;

/** Whether a text is what stands before the last of several names in some language. */
export function isConjunction(text: string): boolean {
  return Object.values(AND).some((and) => and.trim() === text.trim());
}

/** The last names for a header. */
export function lastNames(authors: readonly string[], language: string): string {
  if (authors.length > MAX_LAST_NAMES) return '';
  return byline(
    authors.map((author) => author.trim().split(/\s+/).at(-1) ?? ''),
    language,
  );
}

/** Whether there is a comma before the last of three. */
const SERIAL: Readonly<Record<string, boolean>> = {
  en: true,
  'en-GB': false,
  'en-AU': false,
  'en-IE': false,
};
