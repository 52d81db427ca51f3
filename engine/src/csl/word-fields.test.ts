import { expect, test } from 'vitest';
import { wordFields, wordName, wordType } from './word-fields.js';

/** The fields of a source that are not empty. */
const fieldsOf = (item: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(wordFields({ id: 'a', type: 'book', ...item }).filter(([, value]) => value !== ''));

test('a type that Word does not have is any other', () => {
  expect(wordType({ id: 'a', type: 'article-journal' })).toBe('JournalArticle');
  expect(wordType({ id: 'a', type: 'dataset' })).toBe('Misc');
});

test('a source has the fields of Word as plain text, and each part of its dates', () => {
  expect(
    fieldsOf({
      title: 'On <i>things</i>',
      page: '1-2',
      issued: { 'date-parts': [[2005, 5, 1]] },
      accessed: { 'date-parts': [[2006, 7, 8]] },
      'container-title': 'not of a book',
    }),
  ).toEqual({
    Title: 'On things',
    Pages: '1-2',
    Year: '2005',
    Month: '5',
    Day: '1',
    YearAccessed: '2006',
    MonthAccessed: '7',
    DayAccessed: '8',
  });
  expect(fieldsOf({ issued: { 'date-parts': [[2005]] } })).toEqual({ Year: '2005' });
  expect(fieldsOf({})).toEqual({});
});

test.each([
  ['article-journal', 'JournalName'],
  ['article-magazine', 'PeriodicalTitle'],
  ['chapter', 'BookTitle'],
  ['paper-conference', 'ConferenceName'],
  ['webpage', 'InternetSiteTitle'],
])('what contains a source of the type %s is %s', (type, name) => {
  expect(fieldsOf({ type, 'container-title': 'C' })).toEqual({ [name]: 'C' });
});

test('a name has its particles before the last name, and its suffix after the first', () => {
  expect(
    wordName({
      family: 'Berg',
      given: 'Jan',
      'dropping-particle': 'von',
      'non-dropping-particle': 'van',
      suffix: 'Jr.',
    }),
  ).toEqual({ last: 'von van Berg', first: 'Jan Jr.' });
  expect(wordName({ family: 'Berg' })).toEqual({ last: 'Berg', first: '' });
  expect(wordName({ literal: 'The Team' })).toEqual({ last: 'The Team', first: '' });
  expect(wordName({ given: 'Jan' })).toEqual({ last: '', first: 'Jan' });
});
