import { describe, expect, test } from 'vitest';
import {
  narrated,
  people,
  printed,
  type SmallCitation,
  type SmallItem,
  type SmallStyle,
} from '../../../tests/csl/small-style.js';

const AUTHOR_DATE: SmallStyle = {
  layout:
    '<group delimiter=" "><names variable="author"><name form="short" and="text" et-al-min="3" et-al-use-first="1"/></names><date variable="issued"><date-part name="year"/></date></group>',
  layoutAttributes: 'prefix="(" suffix=")" delimiter="; "',
  entry:
    '<text variable="citation-number" suffix=". "/><text variable="title" suffix="." font-style="italic"/>',
  bibliography: 'second-field-align="flush"',
};
const NUMBERS: SmallStyle = {
  layout: '<text variable="citation-number"/>',
  layoutAttributes: 'prefix="[" suffix="]" delimiter=","',
};
const DOE = { author: people('Doe, A'), title: 'Whole: a part', 'title-short': 'Whole', issued: 2005 };
const CHAPTER = { author: people('Roe, B; Poe, C'), title: 'Part', 'container-title': 'Book', issued: 1999 };
const MANY = { author: people('Doe; Roe; Poe'), issued: { literal: 'in press' } };

const citationsOf = (style: SmallStyle, citation: SmallCitation, ...items: readonly SmallItem[]) =>
  printed(style, items, [citation]).citations;

describe('a citation that shows only', () => {
  const cites = [0, 1];
  test.each([
    ['its authors', 'author', 'Doe; Roe and Poe'],
    ['its year', 'year', '2005; 1999'],
    ['its title', 'title', '*Whole*; “Part”'],
    ['its number', 'number', '1; 2'],
    ['all without affixes', 'bare', 'Doe 2005; Roe and Poe 1999'],
    ['its entry', 'entry', '*Whole: a part*; *Part*'],
  ] as const)('%s', (_, shows, expected) => {
    expect(citationsOf(AUTHOR_DATE, { cites, shows }, DOE, CHAPTER)).toEqual([expected]);
  });

  test('a part, with what stands before and after each of its sources', () => {
    const cite = [0, { prefix: 'see ', suffix: ', too' }] as const;
    expect(citationsOf(AUTHOR_DATE, { cites: [cite], shows: 'year' }, DOE)).toEqual(['see 2005, too']);
  });

  test('a part is no citation that another one could repeat', () => {
    const layout =
      '<choose><if position="first"><text value="first"/></if><else><text value="again"/></else></choose>';
    const citations = [{ cites: [0], shows: 'title' }, [0], [0]] as const;
    expect(printed({ layout }, [DOE], citations).citations.slice(1)).toEqual(['first', 'again']);
  });

  test('a year, also in a style that prints none', () => {
    const shown = (item: SmallItem) => citationsOf(NUMBERS, { cites: [0], shows: 'year' }, item);
    expect(shown(DOE)).toEqual(['2005']);
    expect(shown(MANY)).toEqual(['in press']);
    expect(shown({ title: 'T' })).toEqual(['n.d.']);
    expect(citationsOf(AUTHOR_DATE, { cites: [0], shows: 'title' }, { author: people('Doe') })).toEqual([
      'Doe',
    ]);
  });

  test('authors, in full in a note', () => {
    const style = { ...AUTHOR_DATE, style: 'class="note"' };
    expect(citationsOf(style, { cites: [0], shows: 'author' }, MANY)).toEqual(['Doe et al.']);
    const all = [0, { hasAllNames: true }] as const;
    expect(citationsOf(style, { cites: [all], shows: 'author' }, MANY)).toEqual(['Doe, Roe, and Poe']);
  });
});

describe('a citation whose author is part of the sentence', () => {
  test('has the author before the rest', () => {
    expect(narrated(AUTHOR_DATE, [CHAPTER], 0)).toEqual(['Roe and Poe', '(1999)']);
    expect(narrated(NUMBERS, [CHAPTER], 0)).toEqual(['Roe and Poe', '[1]']);
    expect(citationsOf(AUTHOR_DATE, { cites: [0, 1], isNarrative: true }, CHAPTER, DOE)).toEqual([
      '(1999; Doe 2005)',
    ]);
  });

  test('begins with a capital where it begins a sentence', () => {
    const van = { author: [{ family: 'van Berg', given: 'A' }], issued: 2005 };
    expect(narrated(AUTHOR_DATE, [van], [0, { hasCapital: true }])).toEqual(['Van Berg', '(2005)']);
    expect(narrated(AUTHOR_DATE, [van], [0, { hasCapital: false }])).toEqual(['van Berg', '(2005)']);
    expect(citationsOf(AUTHOR_DATE, [[0, { hasCapital: true }]], van)).toEqual(['(Van Berg 2005)']);
  });

  const named = (author: readonly object[], hasAllNames = false): string =>
    narrated(NUMBERS, [{ author }], [0, { hasAllNames }])[0];

  test('names all where that is asked for', () => {
    expect(named(people('Doe; Roe; Poe'), true)).toBe('Doe, Roe, and Poe');
    expect(named(people('Doe; Roe'), true)).toBe('Doe and Roe');
    expect(named(people('Doe; Roe; Poe'))).toBe('Doe et al.');
  });

  test('names others where the list is open', () => {
    const others = { literal: 'others' };
    expect(named([...people('Doe; Roe'), others], true)).toBe('Doe, Roe et al.');
    expect(named([...people('Doe; Roe'), others])).toBe('Doe et al.');
    expect(named([...people('Doe'), others])).toBe('Doe et al.');
  });

  test('has the name by which people are called', () => {
    expect(named([{ given: 'Plato' }])).toBe('Plato');
    expect(named([{ family: 'van Berg' }])).toBe('van Berg');
  });
});

test('a citation without its author is told from others of the same source with it', () => {
  expect(citationsOf(AUTHOR_DATE, [[0, { suppressAuthor: true }], 1], DOE, CHAPTER)).toEqual([
    '(2005; Roe and Poe 1999)',
  ]);
});

test('sources that are cited twice have one number, and what is not known is left out', () => {
  expect(printed(NUMBERS, [DOE, CHAPTER], [[1], [0, 1], [7]]).citations).toEqual(['[1]', '[2,1]', '']);
});

test('a sorted citation leaves a source with a prefix in its place', () => {
  const style = { ...AUTHOR_DATE, sort: '<sort><key variable="issued"/></sort>' };
  expect(citationsOf(style, [0, 1], DOE, CHAPTER)).toEqual(['(Roe and Poe 1999; Doe 2005)']);
  expect(citationsOf(style, [0, [1, { prefix: 'but ' }]], DOE, CHAPTER)).toEqual([
    '(Doe 2005; but Roe and Poe 1999)',
  ]);
});

describe('what stands around a source', () => {
  const around = (prefix: string, suffix: string): string =>
    citationsOf(AUTHOR_DATE, [[0, { prefix, suffix }]], DOE)[0] ?? '';

  test.each([
    ['see', '', '(see Doe 2005)'],
    ['see ', '', '(see Doe 2005)'],
    ['§', '', '(§ Doe 2005)'],
    ['„', '', '(„Doe 2005)'],
    ['(', '', '((Doe 2005)'],
    ['“', '', '(“Doe 2005)'],
    ['post-', '', '(post-Doe 2005)'],
    ['', 'too', '(Doe 2005 too)'],
    ['', ', too', '(Doe 2005, too)'],
    ['', '!', '(Doe 2005!)'],
    ['', ' too', '(Doe 2005 too)'],
  ])('is apart from it unless a sign joins them: “%s”, “%s”', (prefix, suffix, expected) => {
    expect(around(prefix, suffix)).toBe(expected);
  });

  test('and a delimiter that the texts have themselves is not doubled', () => {
    const cited = (suffix: string, prefix: string) =>
      citationsOf(
        AUTHOR_DATE,
        [
          [0, { suffix }],
          [1, { prefix }],
        ],
        DOE,
        CHAPTER,
      )[0];
    expect(cited('', ', and ')).toBe('(Doe 2005, and Roe and Poe 1999)');
    expect(cited('.', '')).toBe('(Doe 2005. Roe and Poe 1999)');
    expect(cited('x', '')).toBe('(Doe 2005 x; Roe and Poe 1999)');
  });
});
