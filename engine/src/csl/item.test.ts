import { describe, expect, test } from 'vitest';
import { type CslItem, dateOf, idsOf, isOthers, namesOf, textOf } from './item.js';

const item = (fields: Readonly<Record<string, unknown>>): CslItem => ({ id: 'a', type: 'book', ...fields });
const issued = (value: unknown) => dateOf(item({ issued: value }), 'issued');

describe('the ids of a source are its own and those that it had before', () => {
  test.each([
    [undefined, ['a']],
    ['b, c ,d', ['a', 'b', 'c', 'd']],
    [
      ['b', 3, '', 'c'],
      ['a', 'b', 'c'],
    ],
    ['', ['a']],
    [7, ['a']],
  ])('%j', (ids, expected) => {
    expect(idsOf(item({ 'other-ids': ids }))).toEqual(expected);
  });
});

test('the text of a variable has no spaces around it; numbers are texts, other values none', () => {
  expect(textOf(item({ title: ' A ' }), 'title')).toBe('A');
  expect(textOf(item({ volume: 0 }), 'volume')).toBe('0');
  expect(textOf(item({ title: ['A'] }), 'title')).toBe('');
  expect(textOf(item({}), 'title')).toBe('');
});

test('the first page is what stands before the sign of a range or a list', () => {
  for (const page of ['12-15', '12–15', '12, 15', '12 & 15', '12'])
    expect(textOf(item({ page }), 'page-first')).toBe('12');
  expect(textOf(item({ page: '12', 'page-first': '3' }), 'page-first')).toBe('3');
});

test('variables with an older name are found under it', () => {
  expect(textOf(item({ journalAbbreviation: 'J.' }), 'container-title-short')).toBe('J.');
  expect(textOf(item({ shortTitle: 'T' }), 'title-short')).toBe('T');
  expect(textOf(item({ event: 'E' }), 'event-title')).toBe('E');
  expect(textOf(item({ 'event-title': 'E' }), 'event')).toBe('E');
  expect(textOf(item({ 'patent-number': '7' }), 'number')).toBe('7');
});

describe('a name', () => {
  const nameOf = (value: unknown) => namesOf(item({ author: [value] }), 'author')[0];

  test.each([
    [
      { family: ' Doe ', given: 'J.', other: 'x' },
      { family: 'Doe', given: 'J.' },
    ],
    [{ literal: 'The Team' }, { literal: 'The Team' }],
    [{ family: '', given: ' ' }, undefined],
    [{ suffix: 'Jr.' }, undefined],
    ['Doe', undefined],
    [
      { family: 'Doe', given: 'John, III' },
      { family: 'Doe', given: 'John', suffix: 'III' },
    ],
    [
      { family: 'Doe', given: 'John ,! Jr.' },
      { family: 'Doe', given: 'John', suffix: 'Jr.', 'comma-suffix': true },
    ],
    [
      { family: 'Doe', given: 'John, X', suffix: 'Jr.' },
      { family: 'Doe', given: 'John, X', suffix: 'Jr.' },
    ],
    [
      { family: 'Doe', given: 'John,' },
      { family: 'Doe', given: 'John,' },
    ],
    [
      { family: 'van der Berg', given: 'A' },
      { family: 'Berg', given: 'A', 'non-dropping-particle': 'van der' },
    ],
    [{ family: 'd’Aubignac' }, { family: 'Aubignac', 'non-dropping-particle': 'd’' }],
    [{ family: "de' Medici" }, { family: 'Medici', 'non-dropping-particle': "de' " }],
    [{ family: 'al-Din' }, { family: 'Din', 'non-dropping-particle': 'al-' }],
    [{ family: 'v. Berg' }, { family: 'Berg', 'non-dropping-particle': 'v.' }],
    [{ family: 'van berg' }, { family: 'van berg' }],
    [{ family: '"van Berg"' }, { family: 'van Berg' }],
    [{ family: '"' }, { family: '"' }],
    [{ family: '"van" Berg' }, { family: '"van" Berg' }],
    [
      { family: 'van Berg', 'non-dropping-particle': 'de' },
      { family: 'van Berg', 'non-dropping-particle': 'de' },
    ],
    [
      { family: 'Goethe', given: 'Johann von' },
      { family: 'Goethe', given: 'Johann', 'dropping-particle': 'von' },
    ],
    [
      { family: 'Fontaine', given: 'Jean de la' },
      { family: 'Fontaine', given: 'Jean', 'dropping-particle': 'de la' },
    ],
    [
      { family: 'Goethe', given: 'J. von', 'dropping-particle': 'zu' },
      { family: 'Goethe', given: 'J. von', 'dropping-particle': 'zu' },
    ],
    [{ given: 'Johann von' }, { given: 'Johann von' }],
    [
      { family: 'Goethe', given: 'johann von' },
      { family: 'Goethe', given: 'johann von' },
    ],
  ])('%j', (written, expected) => {
    expect(nameOf(written)).toEqual(expected);
  });

  test.each([true, 1, 'true', '1'])('has a switch that is %j', (value) => {
    expect(nameOf({ family: 'A', 'comma-suffix': value, 'static-ordering': value })).toEqual({
      family: 'A',
      'comma-suffix': true,
      'static-ordering': true,
    });
  });

  test.each([false, 0, '', 'false', '0', undefined])('has no switch that is %j', (value) => {
    expect(nameOf({ family: 'A', 'comma-suffix': value, 'static-ordering': value })).toEqual({ family: 'A' });
  });

  test('stands for others only if it says so and no more', () => {
    expect(isOthers({ literal: 'others' })).toBe(true);
    expect(isOthers({ literal: 'others', family: 'A' })).toBe(false);
    expect(isOthers({ literal: 'Others' })).toBe(false);
    expect(isOthers(undefined)).toBe(false);
  });

  test('is in a list, which is the same each time', () => {
    const own = item({ author: [{ family: 'A' }], editor: 'B' });
    expect(namesOf(own, 'editor')).toEqual([]);
    expect(namesOf(own, 'author')).toBe(namesOf(own, 'author'));
  });
});

describe('a date in parts', () => {
  test.each([
    [{ 'date-parts': [[2005, 5, 1]] }, { parts: [{ year: 2005, month: 5, day: 1 }], isCirca: false }],
    [{ 'date-parts': [['2005', '5']] }, { parts: [{ year: 2005, month: 5 }], isCirca: false }],
    [{ 'date-parts': [[2005], [2007]] }, { parts: [{ year: 2005 }, { year: 2007 }], isCirca: false }],
    [{ 'date-parts': [[2005, null, '']] }, { parts: [{ year: 2005 }], isCirca: false }],
    [{ 'date-parts': [[2005, 0, 0]] }, { parts: [{ year: 2005 }], isCirca: false }],
    [{ 'date-parts': [[2005], [0]] }, { parts: [{ year: 2005 }, { year: 0 }], isCirca: false }],
    [
      { 'date-parts': [[2005]], season: 2 },
      { parts: [{ year: 2005 }], isCirca: false, season: 2 },
    ],
    [
      { 'date-parts': [[2005]], season: 0 },
      { parts: [{ year: 2005 }], isCirca: false },
    ],
    [
      { 'date-parts': [[2005]], season: 'Trinity' },
      { parts: [{ year: 2005 }], isCirca: false, literal: 'Trinity' },
    ],
    [
      { 'date-parts': [[]], literal: 'soon' },
      { parts: [], isCirca: false, literal: 'soon' },
    ],
    [
      { 'date-parts': ['x'], raw: '2005' },
      { parts: [{ year: 2005 }], isCirca: false },
    ],
    [{ edtf: '2005-03' }, { parts: [{ year: 2005, month: 3 }], isCirca: false }],
    [
      { raw: '2004', edtf: '2005' },
      { parts: [{ year: 2004 }], isCirca: false },
    ],
    [{}, undefined],
    [undefined, undefined],
    [true, undefined],
    [2005, { parts: [{ year: 2005 }], isCirca: false }],
    ['2005', { parts: [{ year: 2005 }], isCirca: false }],
    ['2005-05-01T10:00:00Z', { parts: [{ year: 2005, month: 5, day: 1 }], isCirca: false }],
    [' 2005 / open ', { parts: [{ year: 2005 }, { year: 0 }], isCirca: false }],
    ['2005/', { parts: [{ year: 2005 }, { year: 0 }], isCirca: false }],
    ['2005/no', { parts: [], isCirca: false, literal: '2005/no' }],
    ['1998/1999/2000', { parts: [], isCirca: false, literal: '1998/1999/2000' }],
    ['1998–95', { parts: [], isCirca: false, literal: '1998–95' }],
    ['2005-13', { parts: [{ year: 2005, month: 13 }], isCirca: false }],
    ['May', { parts: [], isCirca: false, literal: 'May' }],
    ['a b c May 2013', { parts: [], isCirca: false, literal: 'a b c May 2013' }],
    ['2005/05/01', { parts: [{ year: 2005, month: 5, day: 1 }], isCirca: false }],
  ])('%j', (written, expected) => {
    expect(issued(written)).toEqual(expected);
  });

  test.each([true, 1, '1', 'true'])('is uncertain with %j', (circa) => {
    expect(issued({ 'date-parts': [[1900]], circa })?.isCirca).toBe(true);
    expect(issued({ raw: '1900', circa })?.isCirca).toBe(true);
    expect(issued({ literal: 'long ago', circa })?.isCirca).toBe(true);
  });

  test.each([false, 0, '', '0'])('is certain with %j', (circa) => {
    expect(issued({ 'date-parts': [[1900]], circa })?.isCirca).toBe(false);
  });

  test('is read once', () => {
    const own = item({ issued: { raw: '2005' } });
    expect(dateOf(own, 'issued')).toBe(dateOf(own, 'issued'));
  });
});

describe('a date as it is written', () => {
  test.each([
    ['1998/99', [{ year: 1998 }, { year: 1999 }]],
    ['1998--2000', [{ year: 1998 }, { year: 2000 }]],
    ['1998–9', [{ year: 1998 }, { year: 1999 }]],
    ['2004/05', [{ year: 2004 }, { year: 2005 }]],
    ['2004/03', [{ year: 2004, month: 3 }]],
    ['1998/..', [{ year: 1998 }, { year: 0 }]],
    [
      '2013-05/2013-06',
      [
        { year: 2013, month: 5 },
        { year: 2013, month: 6 },
      ],
    ],
    ['2013-5-7', [{ year: 2013, month: 5, day: 7 }]],
    ['May 2013', [{ year: 2013, month: 5 }]],
    ['26th of July, 2023', [{ year: 2023, month: 7, day: 26 }]],
    ['26-07-2023', [{ year: 2023, month: 7, day: 26 }]],
    ['26/7/2023', [{ year: 2023, month: 7, day: 26 }]],
    ['07/26/2023', [{ year: 2023, month: 7, day: 26 }]],
    ['06.07.2023', [{ year: 2023, month: 7, day: 6 }]],
    ['7/7/2023', [{ year: 2023, month: 7, day: 7 }]],
    ['-45', [{ year: -45 }]],
  ])('%s', (raw, parts) => {
    expect(dateOf({ id: 'a', type: 'book', issued: { raw } }, 'issued')).toEqual({ parts, isCirca: false });
  });

  test.each(['06/07/2023', '6-7-2023', '26/27/2023', '13.13.2023', '11/07/14', '11-07-14'])(
    '%s is not clear and stays',
    (raw) => {
      const date = dateOf({ id: 'a', type: 'book', issued: { raw } }, 'issued');
      expect(date).toEqual({ parts: [], isCirca: false, literal: raw });
    },
  );

  test.each(['1913~', '1913?', 'c. 1913', 'ca. 1913', '1913~/1915'])('%s is uncertain', (raw) => {
    const date = dateOf({ id: 'a', type: 'book', issued: { raw } }, 'issued');
    expect(date).toMatchObject({
      isCirca: true,
      parts: [{ year: 1913 }, ...(raw.includes('/') ? [{ year: 1915 }] : [])],
    });
  });
});
