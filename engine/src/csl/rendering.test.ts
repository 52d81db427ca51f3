import { describe, expect, test } from 'vitest';
import { printed as print, type SmallItem, type SmallStyle } from '../../../tests/csl/small-style.js';

interface Written extends Omit<SmallStyle, 'layout'> {
  readonly macros?: string;
}

/** The citations of sources, each cited on its own, with a layout. */
function printed(
  layout: string,
  items: readonly SmallItem[],
  { macros = '', ...written }: Written = {},
): readonly string[] {
  return print({ layout, above: macros, ...written }, items).citations;
}

const ED = { family: 'Ed', given: 'Ann' };
const FOX = { family: 'Fox', given: 'Bo' };

describe('what a substitute has printed', () => {
  const item = { editor: [ED], title: 'Whole', issued: 2003 };
  const names = (substitute: string): string =>
    `<names variable="author"><substitute>${substitute}</substitute></names>`;

  test.each<[string, string, string]>([
    ['a name', '<names variable="editor"/>', 'editor'],
    ['a text', '<text variable="title"/>', 'title'],
    ['a macro', '<text macro="m"/>', 'title'],
    ['a date', '<date variable="issued"><date-part name="year"/></date>', 'issued'],
  ])('has a value for conditions: %s', (_, substitute, variable) => {
    const layout = `${names(substitute)}<choose><if variable="${variable}"><text value=" yes"/></if></choose>`;
    const macros = '<macro name="m"><text variable="title"/></macro>';
    expect(printed(layout, [item], { macros })).toEqual([expect.stringMatching(/ yes$/)]);
  });

  test('is not printed again', () => {
    const layout = `${names('<text variable="title"/>')}<text variable="title" prefix=" "/>`;
    expect(printed(layout, [item])).toEqual(['Whole']);
  });
});

describe('names without children in a substitute have the children of the names around them', () => {
  const bare = '<names variable="editor"/>';
  test.each<[string, string]>([
    ['directly', bare],
    ['in a condition', `<choose><if type="book">${bare}</if></choose>`],
    ['in a group', `<group>${bare}</group>`],
    [
      'in the second branch of a condition',
      `<choose><if type="chapter"><text value="no"/></if><else>${bare}</else></choose>`,
    ],
    [
      'in a condition in a condition',
      `<choose><if type="book"><choose><if variable="editor">${bare}</if></choose></if></choose>`,
    ],
    ['in a macro', '<text macro="m"/>'],
    ['in a macro in a condition', '<choose><if type="book"><text macro="m"/></if></choose>'],
  ])('%s', (_, substitute) => {
    const layout = `<names variable="author"><name and="text" name-as-sort-order="all"/>
      <label form="short" prefix=", "/><substitute>${substitute}</substitute></names>`;
    const macros = `<macro name="m">${bare}</macro>`;
    expect(printed(layout, [{ editor: [ED, FOX] }], { macros })).toEqual(['Ed, Ann and Fox, Bo, eds.']);
  });

  test('but not after the substitute, and not those with children of their own', () => {
    const layout = `<names variable="author"><name form="short"/><substitute>
      <choose><if type="book"><names variable="editor"><name initialize-with="."/></names></if></choose></substitute></names>
      <names variable="translator" prefix="; "/>`;
    expect(printed(layout, [{ editor: [ED], translator: [FOX] }])).toEqual(['A. Ed; Bo Fox']);
  });
});

describe('punctuation that meets', () => {
  const group = (parts: string): string => `<group delimiter=", ">${parts}</group>`;
  const item = { title: 'Kettles', publisher: 'Press', page: '7' };
  test.each<[string, string, string]>([
    [
      'a suffix in quotation marks and a delimiter',
      '<text variable="title" quotes="true" suffix=","/>',
      '“Kettles,” Press',
    ],
    ['a suffix and a delimiter', '<text variable="title" suffix=","/>', 'Kettles, Press'],
    [
      'a suffix of a group and a delimiter',
      '<group suffix=","><text variable="title" quotes="true"/></group>',
      '“Kettles,” Press',
    ],
    ['a suffix with a space and a delimiter', '<text variable="title" suffix=", "/>', 'Kettles, Press'],
  ])('is printed once: %s', (_, first, expected) => {
    expect(printed(group(`${first}<text variable="publisher"/>`), [item])).toEqual([expected]);
  });

  test('is printed once where the text itself ends with it', () => {
    const layout = group('<text variable="title" quotes="true"/><text variable="page"/>');
    expect(printed(layout, [{ ...item, title: 'Kettles,' }])).toEqual(['“Kettles,” 7']);
  });
});

describe('title case', () => {
  test.each([
    ['<span class="nocase">London</span>\'s kettles', 'London’s Kettles'],
    [
      '<span class="nocase">London</span>\'s kettles and the dogs\' tea',
      'London’s Kettles and the Dogs’ Tea',
    ],
    ['tea and <span class="nocase">Parkinson</span>’s disease', 'Tea and Parkinson’s Disease'],
    ['<i>kettle</i>s of tea', '<i>Kettle</i>s of Tea'],
    ['PLOS ONE', 'PLOS ONE'],
    ['IEEE ACCESS', 'IEEE ACCESS'],
    ['a tea of type x', 'A Tea of Type x'],
    ['up-to-date tea of in-depth x: a view', 'Up-to-Date Tea of in-Depth x: A View'],
  ])('%s', (title, expected) => {
    const [text] = printed('<text variable="title" text-case="title"/>', [{ title }]);
    expect(text).toBe(expected.replace(/<[^<>]*>/g, '*'));
  });

  test('of a term is that of the language of the text, not of the source', () => {
    const layout =
      '<text term="editor" form="short" text-case="title"/><text variable="title" text-case="title" prefix=" "/>';
    expect(printed(layout, [{ title: 'der kessel', language: 'de' }])).toEqual(['Ed. der kessel']);
    const label =
      '<names variable="editor"><label text-case="title" suffix=" "/><name form="short"/></names>';
    expect(printed(label, [{ editor: [ED], language: 'de' }])).toEqual(['Editor Ed']);
  });
});

describe('given names tell people apart', () => {
  const layout = '<names variable="author"><name form="short" initialize-with=". "/></names>';
  const of = (...given: readonly string[]) =>
    given.map((each) => ({ author: [{ family: 'Lee', given: each }] }));
  test.each<[string, readonly string[], readonly string[]]>([
    ['primary-name-with-initials', ['Jörg', 'J.'], ['Lee', 'Lee']],
    ['all-names-with-initials', ['Jörg', 'Jan'], ['Lee', 'Lee']],
    ['all-names-with-initials', ['Jörg', 'Jan', 'Ann'], ['J. Lee', 'J. Lee', 'A. Lee']],
    ['all-names-with-initials', ['J. J.', 'J.J.'], ['Lee', 'Lee']],
    ['primary-name', ['J. J.', 'J.J.'], ['Lee', 'Lee']],
    ['primary-name', ['Jörg', 'J.'], ['Jörg Lee', 'J. Lee']],
    ['primary-name', ['Ann', 'Bo'], ['A. Lee', 'B. Lee']],
    ['all-names-with-initials', ['ann', 'Ann'], ['ann Lee', 'A. Lee']],
    ['all-names', ['ann', 'Ann'], ['ann Lee', 'A. Lee']],
    ['all-names', ['Ann', 'Abe', 'Bo'], ['Ann Lee', 'Abe Lee', 'B. Lee']],
  ])('by the rule %s: %s', (rule, given, expected) => {
    const citation = `disambiguate-add-givenname="true" givenname-disambiguation-rule="${rule}"`;
    expect(printed(layout, of(...given), { citation })).toEqual(expected);
  });

  test.each([
    ['Nam -Gyu', 'N.-G. Lee'],
    ['N. -G.', 'N.-G. Lee'],
    ['Jean-Paul', 'J.-P. Lee'],
  ])('the initials of %s', (given, expected) => {
    expect(printed('<names variable="author"><name initialize-with="."/></names>', of(given))).toEqual([
      expected,
    ]);
  });
});

test('names are sorted as they are printed, with initials', () => {
  const items = [
    { author: [{ family: 'Lee', given: 'J.' }], title: 'Later', issued: 2002 },
    { author: [{ family: 'Lee', given: 'Jörg' }], title: 'Sooner', issued: 2001 },
  ];
  const style = {
    layout: '<text variable="title"/>',
    above: '<macro name="m"><names variable="author"><name initialize-with="."/></names></macro>',
    entry: '<text variable="title"/>',
    entrySort: '<sort><key macro="m"/><key variable="issued"/></sort>',
  };
  expect(print(style, items).entries).toEqual(['Sooner', 'Later']);
});

describe('names of institutions', () => {
  const layout = `<names variable="author"><name and="symbol" name-as-sort-order="all" delimiter-precedes-last="after-inverted-name"/></names>`;
  test.each<[readonly object[], string]>([
    [[{ literal: 'Office of Tea' }, { literal: 'Bureau of Lids' }], 'Office of Tea & Bureau of Lids'],
    [[{ literal: 'Office of Tea' }, ED], 'Office of Tea & Ed, Ann'],
    [[ED, { literal: 'Office of Tea' }], 'Ed, Ann, & Office of Tea'],
  ])('are not inverted: %j', (author, expected) => {
    expect(printed(layout, [{ author }])).toEqual([expected]);
  });
});

describe('works without a date have letters', () => {
  const author = [ED];
  const items = [
    { author, title: 'One' },
    { author, title: 'Two' },
  ];
  const citation = 'disambiguate-add-year-suffix="true"';
  const dated = (noDate: string): string =>
    `<names variable="author" suffix=", "><name form="short"/></names><choose><if variable="issued">
     <date variable="issued"><date-part name="year"/></date></if><else>${noDate}</else></choose>`;
  test.each([
    ['after the term', '<text term="no date" form="short"/>', ['Ed, n.d.a', 'Ed, n.d.b']],
    [
      'apart from a whole word',
      '<text term="no date" prefix="[" suffix="]"/>',
      ['Ed, [no date] a', 'Ed, [no date] b'],
    ],
    [
      'where the style has them',
      '<text term="no date" form="short"/><text variable="year-suffix" prefix="-"/>',
      ['Ed, n.d.-a', 'Ed, n.d.-b'],
    ],
  ])('%s', (_, noDate, expected) => {
    expect(printed(dated(noDate), items, { citation })).toEqual(expected);
  });
});

describe('numbers', () => {
  const ranged = (page: string, format = 'expanded') =>
    printed('<text variable="page"/>', [{ page }], { style: `page-range-format="${format}"` })[0];
  test.each([
    ['41-41', '41–41'],
    ['123-12', '123–12'],
    ['iv-12', 'iv–12'],
    ['iv-xii', 'iv–xii'],
    ['1-5, 9-9', '1–5, 9–9'],
    ['A1-1–A1-9', 'A1-1–A1-9'],
    ['1-A5', '1-A5'],
    ['ENEURO.0211-17.2017', 'ENEURO.0211-17.2017'],
  ])('the pages %s', (page, expected) => {
    expect(ranged(page)).toBe(expected);
  });

  test.each([
    ['7,347,809', '7,347,809'],
    ['US 7,347,809 B2', 'US 7,347,809 B2'],
    ['1,2', '1, 2'],
    ['12,13', '12, 13'],
    ['1-2', '1–2'],
  ])('the number %s', (number, expected) => {
    expect(printed('<text variable="number"/>', [{ number }])).toEqual([expected]);
  });

  test('pages from Roman to Arabic numerals are several', () => {
    expect(printed('<label variable="page" form="short"/>', [{ page: 'iv-12' }])).toEqual(['pp.']);
  });

  test('ranges of other numbers have the sign of the locale for ranges', () => {
    const macros = '<locale><terms><term name="page-range-delimiter">-</term></terms></locale>';
    expect(printed('<text variable="issue"/>', [{ issue: '1-2' }], { macros })).toEqual(['1-2']);
  });
});

test('a macro whose variables have no values prints no words, as a group does', () => {
  const macros = `<macro name="in"><text term="in" suffix=": "/><text variable="container-title"/></macro>
    <macro name="word"><text term="in"/></macro>`;
  const layout = '<text variable="title" suffix=". "/><text macro="in"/>';
  expect(printed(layout, [{ title: 'A' }, { title: 'B', 'container-title': 'C' }], { macros })).toEqual([
    'A. ',
    'B. in: C',
  ]);
  expect(
    printed('<group delimiter=" "><text macro="word"/><text value="x"/></group>', [{}], { macros }),
  ).toEqual(['in x']);
});

test('a comma goes into quotation marks only once', () => {
  const layout = (suffix: string, delimiter: string): string =>
    `<group delimiter="${delimiter}"><text variable="title" quotes="true" suffix="${suffix}"/><text variable="publisher"/></group>`;
  const item = { title: 'Part', publisher: 'House' };
  expect(printed(layout(',', ', '), [item])).toEqual(['“Part,” House']);
  expect(printed(layout('.', '. '), [item])).toEqual(['“Part.” House']);
});

describe('given names that tell people apart have the period of initials', () => {
  const people = ['Ann M', 'Bo M.', 'Cy'].map((given) => ({ author: [{ family: 'Doe', given }] }));
  test.each([
    ['initialize="false"', ['Ann M. Doe', 'Bo M. Doe', 'Cy Doe']],
    ['', ['A. M. Doe', 'B. M. Doe', 'C. Doe']],
  ])('%s', (initialize, expected) => {
    const layout = `<names variable="author"><name form="short" initialize-with=". " ${initialize}/></names>`;
    const citation = 'disambiguate-add-givenname="true" givenname-disambiguation-rule="primary-name"';
    expect(printed(layout, people, { citation })).toEqual(expected);
  });

  test('and what follows an initial without a space is kept', () => {
    const layout = '<names variable="author"><name initialize-with=". "/></names>';
    expect(printed(layout, [{ author: [{ family: 'Hoen', given: "Ann C.'t" }] }])).toEqual(['A. C. ’t Hoen']);
  });
});

test('keys to sort by have no "et al.", so that a list which is cut comes before longer ones', () => {
  const items = [['Doe', 'Ax'], ['Doe', 'Fox', 'Low'], ['Doe']].map((families, index) => ({
    author: families.map((family) => ({ family, given: 'A.' })),
    issued: 2005 - index,
  }));
  const style = {
    layout: '<text variable="citation-number"/>',
    layoutAttributes: 'delimiter=" "',
    above: '<macro name="m"><names variable="author"><name name-as-sort-order="all"/></names></macro>',
    sort: '<sort><key macro="m" names-min="3" names-use-first="1"/><key variable="issued"/></sort>',
  };
  expect(print(style, items, [[0, 1, 2]]).citations).toEqual(['3 2 1']);
});
