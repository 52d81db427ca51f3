import { expect, test } from 'vitest';
import { foundEntries, inOneLine } from './entries';

const entry = (key: string, names: string, year: string, title: string, container = '') => ({
  key,
  type: 'book',
  names,
  year,
  title,
  container,
});
const ENTRIES = [
  entry('roe2010', 'Roe et al.', '2010', 'On Müller'),
  entry('mueller', 'Müller', '1999', 'Erste Schritte'),
  entry('x', 'Doe', '2005', 'Second', 'Journal of Müll'),
  entry('mull', '', '', ''),
];
const keys = (search: string) => foundEntries(ENTRIES, search).map(({ key }) => key);

test('a search finds all of its words anywhere, whatever the accents; keys and names come first', () => {
  expect(keys('mull')).toEqual(['mull', 'mueller', 'roe2010', 'x']);
  expect(keys('MÜLLER 1999')).toEqual(['mueller']);
  expect(keys('journal 2005')).toEqual(['x']);
  expect(keys('nothing')).toEqual([]);
  expect(keys('  ')).toHaveLength(4);
});

test('a source in one line leaves out missing fields', () => {
  expect(ENTRIES.map(inOneLine)).toEqual([
    'Roe et al. 2010, On Müller',
    'Müller 1999, Erste Schritte',
    'Doe 2005, Second',
    '',
  ]);
});
