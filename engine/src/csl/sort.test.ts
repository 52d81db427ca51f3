import { describe, expect, test } from 'vitest';
import { people, printed, type SmallItem } from '../../../tests/csl/small-style.js';

/** The titles of items in the order of a bibliography. */
const order = (keys: string, items: readonly SmallItem[], above = '', style = ''): string =>
  printed(
    {
      layout: '<text value="x"/>',
      entry: '<text variable="title"/>',
      entrySort: `<sort>${keys}</sort>`,
      above,
      style,
    },
    items,
  ).entries.join(' ');

describe('CSL 1.0.2, Sorting', () => {
  const dated = (...dates: readonly (readonly [string, object])[]): readonly SmallItem[] =>
    dates.map(([title, issued]) => ({ title, issued }));
  const year = (...parts: readonly (readonly number[])[]) => ({ 'date-parts': parts });

  test('without sort keys, in the order in which items are cited', () => {
    const style = { layout: '<text value="x"/>', entry: '<text variable="title"/>' };
    expect(printed(style, [{ title: 'b' }, { title: 'a' }], [[1], [0]]).entries).toEqual(['a', 'b']);
  });

  test.each([
    ['case-insensitive', '<key variable="title"/>', ['b', 'A', 'C'], 'A b C'],
    ['descending', '<key variable="title" sort="descending"/>', ['b', 'A', 'C'], 'C b A'],
  ])('%s', (_, keys, titles, expected) => {
    expect(
      order(
        keys,
        titles.map((title) => ({ title })),
      ),
    ).toBe(expected);
  });

  test.each([
    ['ascending', '<key variable="volume"/>', 'a b c'],
    ['descending', '<key variable="volume" sort="descending"/>', 'b a c'],
  ])('items with an empty key come last: %s', (_, keys, expected) => {
    expect(order(keys, [{ title: 'c' }, { title: 'a', volume: 1 }, { title: 'b', volume: 2 }])).toBe(
      expected,
    );
  });

  test('the second key counts where the first is equal', () => {
    const items = [
      { title: 'b', volume: 2 },
      { title: 'c', volume: 1 },
      { title: 'a', volume: 2 },
    ];
    expect(order('<key variable="volume"/><key variable="title"/>', items)).toBe('c a b');
  });

  test('numbers are sorted as numbers', () => {
    const items = ['10', '9', '100'].map((volume) => ({ title: volume, volume }));
    expect(order('<key variable="volume"/>', items)).toBe('9 10 100');
  });

  test.each([
    [
      'less specific dates first',
      dated(['c', year([2000, 5, 1])], ['a', year([2000])], ['b', year([2000, 5])]),
      'a b c',
    ],
    [
      'negative years inversely',
      dated(['d', year([100])], ['b', year([-50])], ['c', year([50])], ['a', year([-100])]),
      'a b c d',
    ],
    [
      'ranges by their start, then their end',
      dated(
        ['d', year([2002], [2009])],
        ['b', year([2000], [2005])],
        ['c', year([2002], [2003])],
        ['a', year([2000], [2001])],
      ),
      'a b c d',
    ],
    ['ranges after single dates', dated(['b', year([2000], [2002])], ['a', year([2000])]), 'a b'],
  ])('dates: %s', (_, items, expected) => {
    expect(order('<key variable="issued"/>', items)).toBe(expected);
  });

  test('a macro sorts by the parts of a date that it renders', () => {
    const above = '<macro name="m"><date variable="issued"><date-part name="year"/></date></macro>';
    const items = dated(['b', year([2000, 7])], ['a', year([2000, 5])], ['c', year([1999])]);
    expect(order('<key macro="m"/>', items, above)).toBe('c b a');
    expect(order('<key variable="issued"/>', items, above)).toBe('c a b');
  });
});

describe('CSL 1.0.2, Sorting of names', () => {
  const gogh = [{ given: 'Vincent', 'non-dropping-particle': 'van', family: 'Gogh' }];
  const items = [
    { title: 'V', author: people('Usher, Ann') },
    { title: 'G', author: gogh },
    { title: 'H', author: people('Hals, Frans') },
  ];
  test.each([
    ['never', 'H V G'],
    ['sort-only', 'G H V'],
    ['display-and-sort', 'G H V'],
  ])('demote-non-dropping-particle="%s"', (value, expected) => {
    expect(order('<key variable="author"/>', items, '', `demote-non-dropping-particle="${value}"`)).toBe(
      expected,
    );
  });

  const lists = [
    { title: 'b', author: people('Doe, J; Smith, A'), issued: 2002 },
    { title: 'a', author: people('Doe, J; Roe, B'), issued: 2003 },
    { title: 'c', author: people('Doe, J'), issued: 2004 },
  ];
  const macro = (name: string): string => `<macro name="m"><names variable="author">${name}</names></macro>`;
  test.each([
    ['all names', macro('<name/>'), '<key macro="m"/>', 'c a b'],
    [
      'names-min and names-use-first override those of the macro',
      macro('<name/>'),
      '<key macro="m" names-min="2" names-use-first="1"/><key variable="issued"/>',
      'b a c',
    ],
    [
      'the number of names',
      macro('<name form="count"/>'),
      '<key macro="m"/><key variable="title"/>',
      'c a b',
    ],
    [
      'labels are left out',
      '<macro name="m"><names variable="author"><label suffix=" "/><name/></names></macro>',
      '<key macro="m"/>',
      'c a b',
    ],
  ])('%s', (_, above, keys, expected) => {
    expect(order(keys, lists, above)).toBe(expected);
  });

  test('a substitute is sorted by', () => {
    const above =
      '<macro name="m"><names variable="author"><substitute><names variable="editor"/><text variable="title"/></substitute></names></macro>';
    const mixed = [
      { title: 'Roe' },
      { title: 'x', editor: people('Poe, A') },
      { title: 'y', author: people('Doe, A') },
    ];
    expect(order('<key macro="m"/>', mixed, above)).toBe('y x Roe');
  });

  test('English articles of institutions count, as in other processors; the specification strips them', () => {
    const offices = ['The New York Times', 'Office', 'A Bureau'].map((literal) => ({
      title: literal,
      author: [{ literal }],
    }));
    expect(order('<key variable="author"/>', offices)).toBe('A Bureau Office The New York Times');
  });
});
