import { describe, expect, test } from 'vitest';
import { cited, printed, type SmallStyle } from '../../../tests/csl/small-style.js';

const title = (textCase: string): SmallStyle => ({
  layout: `<text variable="title" text-case="${textCase}"/>`,
});

describe('title case', () => {
  test.each([
    ['stop words as written', 'links Between the two and on Him', 'Links Between the Two and on Him'],
    ['a capital that is written', 'beyond The user: use And non-use', 'Beyond The User: Use And Non-Use'],
    [
      'stop words after a quotation mark',
      'star trek “the trouble” and "a tribble"',
      'Star Trek “the Trouble” and “a Tribble”',
    ],
    [
      'after a hyphen or a dash between spaces',
      'kernlab - an S4 package – a view',
      'Kernlab - an S4 Package – a View',
    ],
    [
      'parts of a word with a hyphen',
      'word\u2010initial and voice-onset',
      'Word\u2010initial and Voice-Onset',
    ],
    ['a word with an underscore', 'xkcd_exponential: public health', 'Xkcd_exponential: Public Health'],
    ['a Greek letter', 'β and β2 in mice', 'β and β2 in Mice'],
  ])('%s', (_, written, expected) => {
    expect(cited(title('title'), { title: written })).toEqual([expected]);
  });

  test('capitals of terms in other scripts and languages', () => {
    const style = {
      layout: '<text term="volume" form="short" text-case="capitalize-first"/>',
      language: 'ru-RU',
    };
    expect(cited(style, {})).toEqual(['Т.']);
    expect(cited(title('uppercase'), { title: 'ic', language: 'tr' }, { title: 'ic' })).toEqual(['İC', 'IC']);
  });
});

describe('the order of a list', () => {
  const above =
    '<macro name="m"><group suffix="."><names variable="author"><name delimiter=", "/></names></group></macro>';
  const style = {
    layout: '<text value="x"/>',
    above,
    entry: '<text variable="title"/>',
    entrySort: '<sort><key macro="m"/></sort>',
  };
  const order = (...authors: readonly (readonly string[])[]): readonly string[] =>
    printed(
      style,
      authors.map((names) => ({
        author: names.map((name) => ({
          family: name.split(' ')[0],
          given: name.split(' ').slice(1).join(' '),
        })),
        title: names.join(', '),
      })),
    ).entries;

  test('compares lists of names name by name', () => {
    expect(order(['Doe Jane', 'Roe Bo'], ['Doe Jane A.'], ['Doe Jane'], ['Doe'], ['Doe Smith Al'])).toEqual([
      'Doe',
      'Doe Jane',
      'Doe Jane, Roe Bo',
      'Doe Jane A.',
      'Doe Smith Al',
    ]);
  });
});

describe('names', () => {
  const names = (name: string, more = ''): SmallStyle => ({
    layout: `<names variable="author"><name ${name}>${more}</name></names>`,
  });

  test.each<[string, SmallStyle, Readonly<Record<string, unknown>>, string]>([
    [
      'what is no name stays',
      names('initialize-with="."'),
      { family: 'Roe', given: 'D. (Writer)' },
      'D. (Writer) Roe',
    ],
    [
      'several capitals at the beginning',
      names('initialize-with="."'),
      { family: 'Roe', given: 'TSerendorj' },
      'Ts. Roe',
    ],
    [
      'the format of a family name is not that of a dropping particle',
      names('', '<name-part name="family" text-case="uppercase"/>'),
      { family: 'Meer', given: 'Jo', 'dropping-particle': 'van', 'non-dropping-particle': 'der' },
      'Jo van DER MEER',
    ],
    [
      'affixes are around particle and suffix',
      names('', '<name-part name="family" prefix="(" suffix=")"/>'),
      { family: 'Roe', given: 'Jo', 'dropping-particle': 'de', suffix: 'III' },
      'Jo (de Roe III)',
    ],
    ['a particle keeps its space', names(''), { family: "de' Medici", given: 'Jo' }, 'Jo de’ Medici'],
    ['a particle with an apostrophe has none', names(''), { family: "d'Arc", given: 'Jo' }, 'Jo d’Arc'],
    ['et-al-min alone shortens nothing', names('et-al-min="1"'), { family: 'Roe', given: 'Jo' }, 'Jo Roe'],
  ])('%s', (_, style, name, expected) => {
    expect(cited(style, { author: [name] })).toEqual([expected]);
  });

  test('of an ambiguous cite: a given name before more names', () => {
    const style = {
      layout: '<names variable="author"><name form="short"/></names>',
      citation:
        'et-al-min="3" et-al-use-first="1" disambiguate-add-names="true" disambiguate-add-givenname="true"',
    };
    const of = (given: string) => ({
      author: [
        { family: 'Li', given },
        { family: given, given: 'X' },
        { family: 'Ray', given: 'Bo' },
      ],
    });
    expect(cited(style, of('Chen'), of('Jin'))).toEqual(['Chen Li et al.', 'Jin Li et al.']);
  });
});

describe('elements', () => {
  test.each<[string, string, Readonly<Record<string, unknown>>, string]>([
    [
      'of several types in a condition, one is meant',
      '<choose><if type="thesis manuscript"><text value="yes"/></if></choose>',
      { type: 'thesis' },
      'yes',
    ],
    [
      'superscript letters become superscripts',
      '<text variable="title"/>',
      { title: '1ʳᵉ édition' },
      '1^re^ édition',
    ],
    [
      'but not in addresses',
      '<text variable="URL"/>',
      { URL: 'https://example.org/²' },
      'https://example.org/²',
    ],
    ['words after the first page stay', '<text variable="page-first"/>', { page: '140 pages' }, '140 pages'],
    [
      'one comma of two',
      '<text variable="title" suffix=","/><text value=" "/><text variable="page" prefix=", "/>',
      { title: 'Tea', page: '1' },
      'Tea, 1',
    ],
    [
      'what a substitute printed is not printed again in it',
      '<names variable="author"><substitute><group><names variable="editor"/><names variable="editor"/></group></substitute></names>',
      { editor: [{ family: 'Ed', given: 'Ann' }] },
      'Ann Ed',
    ],
    ['pages with two hyphens', '<label variable="page" form="short"/>', { page: '12--15' }, 'pp.'],
    ['one large number', '<label variable="number" form="short"/>', { number: '7,347,809' }, 'no.'],
  ])('%s', (_, layout, item, expected) => {
    expect(cited({ layout }, item)).toEqual([expected]);
  });
});
