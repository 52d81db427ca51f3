import { describe, expect, test } from 'vitest';
import { cited, people, printed } from '../../../tests/csl/small-style.js';
import { dateSortKey } from './dates.js';
import { letters, pageRanges } from './numbers.js';

describe('the second page of a range', () => {
  test.each([
    ['expanded', '42-5', '42–45'],
    ['expanded', 'L42-5', 'L42-5'],
    ['expanded', 'L42-L45', 'L42–L45'],
    ['minimal', '321-328', '321–8'],
    ['minimal', '321-8', '321–8'],
    ['minimal', '42-45', '42–5'],
    ['minimal', '99-101', '99–101'],
    ['minimal', '42-42', '42–42'],
    ['minimal-two', '321-328', '321–28'],
    ['minimal-two', '7-8', '7–8'],
    ['chicago', '71-72', '71–72'],
    ['chicago', '100-104', '100–104'],
    ['chicago', '107-108', '107–8'],
    ['chicago', '321-325', '321–25'],
    ['chicago', '1496-1504', '1496–1504'],
    ['chicago-16', '1496-1504', '1496–504'],
    ['chicago-15', '1496-1504', '1496–1504'],
    ['chicago', '415-532', '415–532'],
    ['other', '321-328', '321–328'],
    [undefined, '321-8', '321–8'],
    ['minimal', '45-42', '45–42'],
    ['minimal', 'A12-B13', 'A12-B13'],
    ['minimal', 'A12-13', 'A12-13'],
    ['minimal', 'ii-iv', 'ii–iv'],
    ['minimal', 'iv-12', 'iv–12'],
    ['minimal', '12a-15b', '12a–15b'],
    ['minimal', '1175 LP-1183', '1175 LP–1183'],
    ['minimal', 'A1-1–A1-9', 'A1-1–A1-9'],
    ['minimal', '1,2 , 3', '1, 2, 3'],
    ['minimal', '1&2', '1 & 2'],
    ['minimal', '1\\-2', '1-2'],
    ['minimal', '12.1-12.2015', '12.1-12.2015'],
  ])('%s: %s', (format, text, expected) => expect(pageRanges(text, format, '–')).toBe(expected));
});

test('numbers as letters go on after z', () => {
  expect([0, 1, 26, 27, 52, 53, 702, 703].map(letters)).toEqual([
    '',
    'a',
    'z',
    'aa',
    'az',
    'ba',
    'zz',
    'aaa',
  ]);
});

describe('a date', () => {
  const date = (parts: string, attributes = ''): string =>
    `<date variable="issued" ${attributes}>${parts}</date>`;
  const PARTS =
    '<date-part name="month" suffix=" "/><date-part name="day" suffix=", "/><date-part name="year"/>';
  const shown = (layout: string, ...ends: readonly (readonly number[])[]): string =>
    cited(layout, { issued: { 'date-parts': ends } })[0] ?? '';

  test.each([
    [[[2008, 5, 1]], 'May 1, 2008'],
    [[[2008, 5]], 'May 2008'],
    [[[2008]], '2008'],
    [
      [
        [2008, 5, 1],
        [2008, 5, 3],
      ],
      'May 1–3, 2008',
    ],
    [
      [
        [2008, 5, 1],
        [2008, 6, 3],
      ],
      'May 1–June 3, 2008',
    ],
    [
      [
        [2008, 5, 1],
        [2009, 6, 3],
      ],
      'May 1, 2008–June 3, 2009',
    ],
    [
      [
        [2008, 5, 1],
        [2008, 5, 1],
      ],
      'May 1, 2008',
    ],
    [[[2008, 5, 1], [0]], 'May 1, 2008–'],
    [[[2008, 13]], 'Spring 2008'],
    [[[2008, 24]], 'Winter 2008'],
    [[[2008, 25]], '2008'],
    [[[-44, 3, 15]], 'March 15, 44 BC'],
    [[[476]], '476 AD'],
    [[[1000]], '1000'],
  ] as const)('%j is %s', (ends, expected) => expect(shown(date(PARTS), ...ends)).toBe(expected));

  test.each([
    ['<date-part name="year" form="short"/>', '05'],
    ['<date-part name="month" form="short"/>', 'July'],
    ['<date-part name="month" form="numeric"/>', '7'],
    ['<date-part name="month" form="numeric-leading-zeros"/>', '07'],
    ['<date-part name="day" form="numeric-leading-zeros"/>', '02'],
    ['<date-part name="day" form="ordinal"/>', '2nd'],
    ['<date-part name="other"/>', ''],
  ])('in the form %s is %s', (part, expected) => expect(shown(date(part), [2005, 7, 2])).toBe(expected));

  test('has its delimiters, and that of its range', () => {
    const numeric = '<date-part name="year"/><date-part name="month" form="numeric"/>';
    expect(shown(date(numeric, 'delimiter="/"'), [2005, 7])).toBe('2005/7');
    expect(shown(date(numeric, 'delimiter="/"'), [2005, 7], [2006, 8])).toBe('2005/7–2006/8');
    const ranged = '<date-part name="year" range-delimiter=" to "/>';
    expect(shown(date(ranged), [2005], [2006])).toBe('2005 to 2006');
  });

  test('sorts by its parts, those before our era first', () => {
    const key = (...parts: readonly { year: number; month?: number; day?: number }[]): string =>
      dateSortKey({ parts, isCirca: false });
    const inOrder = [
      key({ year: -500 }),
      key({ year: -44 }),
      key({ year: 476 }),
      key({ year: 1999, month: 12, day: 31 }),
      key({ year: 2000 }),
      key({ year: 2000 }, { year: 2001 }),
      key({ year: 2000, month: 2 }),
      key({ year: 2000, month: 2, day: 3 }),
      key({ year: 2000, month: 10 }),
    ];
    expect(inOrder.toSorted()).toEqual(inOrder);
    expect(dateSortKey(undefined)).toBe('');
    expect(dateSortKey({ parts: [], isCirca: false, literal: 'soon' })).toBe('soon');
    const summer = dateSortKey({ parts: [{ year: 2000 }], isCirca: false, season: 2 });
    expect(summer > key({ year: 2000, month: 5 }) && summer < key({ year: 2000, month: 7 })).toBe(true);
    expect(dateSortKey({ parts: [{ year: 2000, month: 2, day: 3 }], isCirca: false }, ['month'])).toBe(
      '0200',
    );
  });
});

describe('numbers of a citation', () => {
  const style = {
    layout: '<text variable="citation-number"/>',
    layoutAttributes: 'prefix="[" suffix="]" delimiter=","',
    citation: 'collapse="citation-number"',
  };
  const items = Array.from({ length: 6 }, (_, index) => ({ title: `T${index}` }));
  const all = [0, 1, 2, 3, 4, 5] as const;
  const last = (cites: readonly (number | readonly [number, object])[], more = {}): string =>
    printed({ ...style, ...more }, items, [all, cites]).citations[1] ?? '';

  test('are ranges of three and more', () => {
    expect(last([0, 1, 2])).toBe('[1–3]');
    expect(last([0, 1])).toBe('[1,2]');
    expect(last([0, 1, 2, 4, 5])).toBe('[1–3,5,6]');
    expect(last([2, 1, 0])).toBe('[3,2,1]');
    expect(last([0, 2, 3, 4])).toBe('[1,3–5]');
  });

  test('are not in a range with something of their own', () => {
    expect(last([0, 1, [2, { suffix: ' x' }], 3])).toBe('[1,2,3 x,4]');
    expect(last([0, [1, { prefix: 'x ' }], 2])).toBe('[1,x 2,3]');
    expect(last([[0, { locator: '5' }], 1, 2])).toBe('[1,2,3]');
  });

  test('have a delimiter after a range where the style has one', () => {
    expect(last([0, 1, 2, 4], { citation: `${style.citation} after-collapse-delimiter="; "` })).toBe(
      '[1–3; 5]',
    );
  });
});

describe('years of the same authors are collapsed', () => {
  const layout =
    '<names variable="author"><name form="short"/></names><date variable="issued" prefix=" "><date-part name="year"/></date>';
  const of = (citation: string, ...years: readonly number[]): string =>
    printed(
      { layout, layoutAttributes: 'delimiter="; "', citation },
      years.map((year, index) => ({ author: people('Doe'), issued: year, title: `T${index}` })),
      [years.map((_, index) => index)],
    ).citations[0] ?? '';
  const suffixed = 'disambiguate-add-year-suffix="true"';

  test.each([
    ['collapse="year"', [2000, 2001], 'Doe 2000, 2001'],
    ['collapse="year" cite-group-delimiter="|"', [2000, 2001], 'Doe 2000| 2001'],
    [`collapse="year-suffix" ${suffixed}`, [2000, 2000, 2001], 'Doe 2000a; b; 2001'],
    [`collapse="year-suffix" year-suffix-delimiter="+" ${suffixed}`, [2000, 2000], 'Doe 2000a+b'],
    [`collapse="year-suffix-ranged" ${suffixed}`, [2000, 2000, 2000], 'Doe 2000a–c'],
    [`collapse="year-suffix-ranged" ${suffixed}`, [2000, 2000], expect.stringMatching(/^Doe 2000a.*b$/)],
    ['', [2000, 2001], 'Doe 2000; Doe 2001'],
  ])('%s of %j', (citation, years, expected) => expect(of(citation, ...years)).toEqual(expected));
});

describe('given names as initials', () => {
  const initialed = (given: string, attributes = 'initialize-with="."', suffix?: string): string =>
    cited(`<names variable="author"><name ${attributes}/></names>`, {
      author: [{ family: 'X', given, ...(suffix !== undefined && { suffix }) }],
    })[0] ?? '';

  test.each([
    ['A.B.', 'A.B. X'],
    ['Thom. Jo', 'Thom.J. X'],
    ['J', 'J. X'],
    ['J p', 'J. p X'],
    ['Jean -Luc', 'J.-L. X'],
    ['Jean-luc', 'J. X'],
    ['Jean–Luc', 'J.-L. X'],
    ['TSerendorjiin', 'Ts. X'],
    ["O'Neal", 'O. X'],
  ])('%s', (given, expected) => expect(initialed(given)).toBe(expected));

  test.each([
    ['Chr. Jo', 'initialize-with="." initialize="false"', 'Chr. Jo X'],
    ['Jo Th', 'initialize-with="" initialize="false"', 'Jo Th X'],
    ['Jo T.', 'initialize-with="" initialize="false"', 'Jo T X'],
    ['Ch. Jo', 'initialize-with=""', 'ChJ X'],
  ])('%s with %s', (given, attributes, expected) => expect(initialed(given, attributes)).toBe(expected));

  test('a suffix has periods as they have', () => {
    const inverted = (mark: string): string =>
      initialed('Jo', `initialize-with="${mark}" name-as-sort-order="all"`, 'Jr.');
    expect(inverted('.')).toBe('X, J., Jr.');
    expect(inverted('')).toBe('X, J, Jr');
  });
});

describe('the blocks of an entry', () => {
  const title = '<text variable="title"/>';
  test('end with the suffix of the entry', () => {
    const entry = (content: string, attributes = ''): string =>
      printed({ layout: title, entry: content, bibliography: attributes }, [{ title: 'T', note: 'N' }])
        .entries[0] ?? '';
    expect(entry(`${title}<text variable="note" prefix=" "/>`)).toBe('T N');
    expect(entry(`${title}<text variable="note" display="block"/>`)).toBe('TN');
    expect(
      entry(`<text variable="citation-number" suffix=". "/>${title}`, 'second-field-align="flush"'),
    ).toBe('1. T');
  });

  test('are none if a source has nothing to print', () => {
    expect(printed({ layout: title, entry: title }, [{ title: 'T' }, {}], [[0], [1]]).entries).toEqual(['T']);
  });
});

test('links lead to the address, also of a DOI, however it is written', () => {
  for (const DOI of ['10.1/a', 'https://doi.org/10.1/a', 'http://dx.doi.org/10.1/a', 'doi: 10.1/a'])
    expect(cited('<text variable="DOI"/>', { DOI })).toEqual([DOI]);
  expect(cited('<text variable="citation-label"/>', { author: people('Doe'), issued: 2005 })).toEqual([
    'Doe05',
  ]);
});
