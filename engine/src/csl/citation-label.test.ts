import { expect, test } from 'vitest';
import { people } from '../../../tests/csl/small-style.js';
import { citationLabel } from './citation-label.js';

const labelOf = (fields: Readonly<Record<string, unknown>>): string =>
  citationLabel({ id: 'a', type: 'book', ...fields });

test.each([
  ['Miller', 'Mill99'],
  ['Miller; Berg', 'MiBe99'],
  ['Miller; Berg; Poe', 'MBP99'],
  ['Miller; Berg; Poe; Roe', 'MBPR99'],
  ['Miller; Berg; Poe; Roe; Zoe', 'MBPR99'],
  ["O'Brien, Pat", 'OBri99'],
])('the label of %s', (names, expected) => {
  expect(labelOf({ author: people(names), issued: 1999 })).toBe(expected);
});

test('years have two digits, and need not be known', () => {
  expect(labelOf({ author: people('Doe'), issued: 2005 })).toBe('Doe05');
  expect(labelOf({ author: people('Doe') })).toBe('Doe');
  expect(labelOf({ issued: 2005 })).toBe('05');
});

test('editors and institutions do without authors, and an own label comes first', () => {
  expect(labelOf({ editor: people('Ed') })).toBe('Ed');
  expect(labelOf({ author: people('Doe'), editor: people('Ed') })).toBe('Doe');
  expect(labelOf({ author: [{ literal: 'The Team' }, { given: 'X' }] })).toBe('Th');
  expect(labelOf({ author: people('Doe'), 'citation-label': 'D1' })).toBe('D1');
});
