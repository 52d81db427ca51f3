import { describe, expect, test } from 'vitest';
import { cited } from '../../../tests/csl/small-style.js';

const date = (...parts: readonly (readonly number[])[]) => ({ issued: { 'date-parts': parts } });

describe('CSL 1.0.2, Date: localized formats', () => {
  test.each([
    ['form="text"', 'en-US', 'December 15, 2005'],
    ['form="numeric"', 'en-US', '12/15/2005'],
    ['form="text"', 'de-DE', '15. Dezember 2005'],
    ['form="text"', 'fr-FR', '15 décembre 2005'],
    ['form="text" date-parts="year-month"', 'en-US', 'December 2005'],
    ['form="text" date-parts="year"', 'en-US', '2005'],
    ['form="text" date-parts="year-month-day"', 'en-US', 'December 15, 2005'],
  ])('%s in %s', (attributes, language, expected) => {
    const layout = `<date variable="issued" ${attributes}/>`;
    expect(cited({ layout, language }, date([2005, 12, 15]))).toEqual([expected]);
  });

  test('attributes of date parts override those of the locale, but do not say which are rendered', () => {
    const layout = '<date variable="issued" form="text"><date-part name="month" form="short"/></date>';
    expect(cited(layout, date([2005, 12, 15]))).toEqual(['Dec. 15, 2005']);
  });

  test('missing parts are left out', () => {
    const layout = '<date variable="issued" form="text"/>';
    expect(cited(layout, date([2005, 12]), date([2005]))).toEqual(['December 2005', '2005']);
  });
});

describe('CSL 1.0.2, Date-part', () => {
  test.each([
    ['day', '', '1'],
    ['day', 'form="numeric-leading-zeros"', '01'],
    ['day', 'form="ordinal"', '1st'],
    ['month', '', 'January'],
    ['month', 'form="short"', 'Jan.'],
    ['month', 'form="short" strip-periods="true"', 'Jan'],
    ['month', 'form="numeric"', '1'],
    ['month', 'form="numeric-leading-zeros"', '01'],
    ['month', 'text-case="uppercase"', 'JANUARY'],
    ['year', '', '2005'],
    ['year', 'form="short"', '05'],
    ['year', 'prefix="(" suffix=")"', '(2005)'],
    ['year', 'font-style="italic"', '*2005*'],
  ])('%s %s', (name, attributes, expected) => {
    const layout = `<date variable="issued"><date-part name="${name}" ${attributes}/></date>`;
    expect(cited(layout, date([2005, 1, 1]))).toEqual([expected]);
  });

  test('the delimiter stands between the parts that are there', () => {
    const layout =
      '<date variable="issued" delimiter="-"><date-part name="year"/><date-part name="month" form="numeric"/><date-part name="day"/></date>';
    expect(cited(layout, date([2005, 5, 7]), date([2005, 5]), date([2005]))).toEqual([
      '2005-5-7',
      '2005-5',
      '2005',
    ]);
  });

  test('Locale options: limit-day-ordinals-to-day-1', () => {
    const layout = '<date variable="issued" form="text"><date-part name="day" form="ordinal"/></date>';
    expect(cited({ layout, language: 'fr-FR' }, date([2005, 1, 1]), date([2005, 1, 2]))).toEqual([
      expect.stringMatching(/^1\^?er\^? janvier 2005$/),
      '2 janvier 2005',
    ]);
  });
});

describe('CSL 1.0.2, Date ranges', () => {
  const own = `<date variable="issued"><date-part name="day" suffix=" " range-delimiter="-"/>
    <date-part name="month" suffix=" "/><date-part name="year" range-delimiter="/"/></date>`;
  test.each([
    [[2008, 5, 1], [2008, 5, 4], '1-4 May 2008'],
    [[2008, 5], [2008, 7], 'May–July 2008'],
    [[2008, 5], [2009, 6], 'May 2008/June 2009'],
    [[2008, 5, 1], [2008, 5, 1], '1 May 2008'],
    [[2008], [2009], '2008/2009'],
  ])('%j to %j', (from, to, expected) => {
    expect(cited(own, date(from, to))).toEqual([expected]);
  });

  test.each([
    [[2008, 5, 1], [2008, 5, 3], 'May 1–3, 2008'],
    [[2008, 5, 1], [2008, 7, 3], 'May 1–July 3, 2008'],
    [[2008, 5, 1], [2009, 7, 3], 'May 1, 2008–July 3, 2009'],
  ])('in a localized format: %j to %j', (from, to, expected) => {
    expect(cited('<date variable="issued" form="text"/>', date(from, to))).toEqual([expected]);
  });
});

describe('CSL 1.0.2, years, seasons and approximate dates', () => {
  const year = '<date variable="issued"><date-part name="year"/></date>';
  test.each([
    [79, '79 AD'],
    [999, '999 AD'],
    [1000, '1000'],
    [-2500, '2500 BC'],
    [-44, '44 BC'],
  ])('AD and BC: %i', (number, expected) => {
    expect(cited(year, date([number]))).toEqual([expected]);
  });

  const monthAndYear =
    '<date variable="issued"><date-part name="month" suffix=" "/><date-part name="year"/></date>';
  test.each([
    [{ 'date-parts': [[2009]], season: 1 }, 'Spring 2009'],
    [{ 'date-parts': [[2009]], season: 4 }, 'Winter 2009'],
    [{ 'date-parts': [[2009]], season: '3' }, 'Autumn 2009'],
    [{ raw: '2009-21' }, 'Spring 2009'],
    [{ 'date-parts': [[2009, 5]] }, 'May 2009'],
  ])('Seasons: %j', (issued, expected) => {
    expect(cited(monthAndYear, { issued })).toEqual([expected]);
  });

  test.each([
    [{ 'date-parts': [[2003]], circa: true }, 'c. 2003'],
    [{ raw: '2003~' }, 'c. 2003'],
    [{ raw: '2003?' }, 'c. 2003'],
    [{ 'date-parts': [[2003]] }, '2003'],
  ])('Approximate dates: %j', (issued, expected) => {
    const layout = `<choose><if is-uncertain-date="issued"><text term="circa" form="short" suffix=" "/></if></choose>${year}`;
    expect(cited(layout, { issued })).toEqual([expected]);
  });
});
