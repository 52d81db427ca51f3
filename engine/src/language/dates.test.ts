import { describe, expect, test } from 'vitest';
import { DATE_FORMS, datePrinted, momentOf, requestedDate, writtenDate } from './dates.js';
import { byLanguage, wordTag } from './tags.js';
import { TERMS } from './terms-by-language.js';

test.each([
  ['2025-03-14', 'en-US', 'March 14, 2025'],
  ['2025-03-14', 'en-GB', '14 March 2025'],
  ['2025-03-14', 'en', 'March 14, 2025'],
  ['2025/3/4', 'en-US', 'March 4, 2025'],
  ['2025-03-14T09:30:00Z', 'en-US', 'March 14, 2025'],
  ['2025-03-14 09:30', 'en-US', 'March 14, 2025'],
  ['2025-03', 'en-US', 'March 2025'],
  ['2025-01-01', 'fr-FR', '1er janvier 2025'],
  ['2025-01-02', 'fr-FR', '2 janvier 2025'],
  ['2025-01-01', 'de-AT', '1. Jänner 2025'],
  ['2025-01-01', 'pt-BR', '1º de janeiro de 2025'],
  ['2025-01-01', 'pt-PT', '1 de janeiro de 2025'],
  ['2025-03', 'ru-RU', 'март 2025 г.'],
  ['2025-03-14', 'zh-TW', '2025年3月14日'],
  ['2025-03-14', 'fa', '۱۴ مارس ۲۰۲۵'],
  ['2025-03-14', 'xx', 'March 14, 2025'],
])('%s in %s is %s', (date, language, expected) => {
  expect(writtenDate(date, language, false)).toBe(expected);
});

test('the day comes first if requested', () => {
  expect(writtenDate('2025-03-14', 'en-US', true)).toBe('14 March 2025');
  expect(writtenDate('2025-03-14', 'xx', true)).toBe('14 March 2025');
  expect(writtenDate('2025-03-14', 'de-DE', true)).toBe('14. März 2025');
});

test.each(['14 March 2025', 'Spring 2025', '2025', '14.03.2025', '2025-02-30', '2025-13-01', '', 'today'])(
  '%j stays as it is written',
  (date) => expect(writtenDate(date, 'de-DE', false)).toBe(date),
);

/** Languages whose usage differs from the Unicode Common Locale Data Repository. */
const OTHERWISE = new Set(['hi', 'th']);

describe('dates are those of the Unicode Common Locale Data Repository', () => {
  test.each(Object.keys(DATE_FORMS).filter((language) => !OTHERWISE.has(language)))('%s', (language) => {
    const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
      new Intl.DateTimeFormat(wordTag(language), {
        ...options,
        calendar: 'gregory',
        timeZone: 'UTC',
        ...(language === 'ar' ? { numberingSystem: 'latn' } : {}),
      });
    for (let month = 1; month <= 12; month++) {
      const date = new Date(Date.UTC(2025, month - 1, 14));
      const [iso = ''] = date.toISOString().split('T');
      expect(plain(writtenDate(iso, language, false))).toBe(
        plain(format({ dateStyle: 'long' }).format(date)),
      );
      expect(plain(writtenDate(iso.slice(0, 7), language, false))).toBe(
        plain(format({ year: 'numeric', month: 'long' }).format(date)),
      );
    }
  });
});

/** Versions of the repository differ in spaces, direction marks and the name of an era. */
function plain(date: string): string {
  return date
    .replace(/[\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

test('every language with words of its own has dates of its own', () => {
  for (const language of Object.keys(TERMS)) expect(byLanguage(DATE_FORMS, language)).toBeDefined();
});

test.each([
  ['today', '2026-03-05'],
  [' now ', '2026-03-05'],
  ['last-modified', '2026-03-05'],
  ['\\today{}', '2026-03-05'],
  ['`r Sys.Date()`', '2026-03-05'],
  ['r Sys.Date()', '2026-03-05'],
  ['`r Sys.Date()', '`r Sys.Date()'],
  ["`r format(Sys.time(), '%d %B %Y')`", '2026-03-05'],
  ['Today, more or less', 'Today, more or less'],
  ['2025-01-02', '2025-01-02'],
])('a date may ask for the day of the conversion: %s', (text, expected) =>
  expect(requestedDate(text, new Date(2026, 2, 5))).toBe(expected),
);

test.each([
  ['2026-03-31', '2026-03-31T00:00:00.000Z'],
  [' 2026/3/1 ', '2026-03-01T00:00:00.000Z'],
  ['2026.03.31', '2026-03-31T00:00:00.000Z'],
  ['2026-03-31T09:30', '2026-03-31T09:30:00.000Z'],
  ['2026-03-31 9:30:15', '2026-03-31T09:30:15.000Z'],
  ['2026-03-31T09:30:15.250Z', '2026-03-31T09:30:15.000Z'],
  ['2026-03-31T09:30:00+02:00', '2026-03-31T07:30:00.000Z'],
  ['2026-03-31 23:30:00 -0500', '2026-04-01T04:30:00.000Z'],
  ['0001-01-01', '0001-01-01T00:00:00.000Z'],
])('%j names a moment', (text, expected) => expect(momentOf(text, 'en')?.toISOString()).toBe(expected));

test.each([
  '2026',
  '2026-03',
  '2026-02-30',
  '2026-13-01',
  '03/04/2026',
  '31. March or so',
  '30 February 2026',
  'March 2026',
  'Friday, the 3rd',
  '3 4 2026',
  '3 March 26',
  'published 3 March 2026',
  '0000-01-01',
  'Spring 2026',
  'today',
  '2026-03-31T25:00',
  '2026-03-31T09:75',
  '2026-03-31 9:30 in the morning',
  '0000-01-01T00:00+10:00',
  '',
])('%j leaves a doubt about the day or the time', (text) => expect(momentOf(text, 'en')).toBeUndefined());

test.each([
  ['2026-01-05', 'D MMMM YYYY', '5 January 2026'],
  ['2026-01-05', 'MMM DD, YY', 'Jan 05, 26'],
  ['2026-01-05', 'iso', '2026-01-05'],
  ['2026-01-05', '[Day] D', 'Day 5'],
  ['2026-01-05', 'long', 'January 5, 2026'],
  ['2026-01-05', 'dddd', 'January 5, 2026'],
  ['2026-01-05', undefined, 'January 5, 2026'],
  ['May', 'iso', 'May'],
])('%j in the format %j is %j', (text, format, expected) => {
  expect(datePrinted(text, format, 'en-US', false)).toBe(expected);
});

test.each([
  ['3 February 2024', 'en-GB', '2024-02-03'],
  ['February 3, 2024', 'en-GB', '2024-02-03'],
  ['3rd of February 2024', 'en-US', '2024-02-03'],
  ['Feb. 3, 2024', 'en-US', '2024-02-03'],
  ['Sept 3, 2024', 'de', '2024-09-03'],
  ['3. Februar 2024', 'de-AT', '2024-02-03'],
  ['1er Février 2024', 'fr', '2024-02-01'],
  ['3 de febrero de 2024', 'es-MX', '2024-02-03'],
  ['3 lutego 2024', 'pl', '2024-02-03'],
  ['2024年12月3日', 'ja', '2024-12-03'],
  ['2024. február 3.', 'hu', '2024-02-03'],
  ['۳ فوریهٔ ۲۰۲۴', 'fa', '2024-02-03'],
])('%j in %s names the day %s', (text, language, day) => {
  expect(momentOf(text, language)?.toISOString()).toBe(`${day}T00:00:00.000Z`);
});

test('each language reads the days that it writes', () => {
  for (const language of Object.keys(DATE_FORMS))
    for (let month = 1; month <= 12; month++) {
      const day = `2024-${String(month).padStart(2, '0')}-${month === 1 ? '01' : '29'}`;
      expect(
        momentOf(writtenDate(day, language, false), language)
          ?.toISOString()
          .slice(0, 10),
        language,
      ).toBe(day);
    }
});
