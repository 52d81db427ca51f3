import { describe, expect, test } from 'vitest';
import { cited, people, printed } from '../../../tests/csl/small-style.js';

const YEAR = '<date variable="issued" prefix=" "><date-part name="year"/></date>';
const NAME = '<names variable="author"><name form="short"/></names>';
const layout = (name = 'form="short"'): string => `<names variable="author"><name ${name}/></names>${YEAR}`;
const by = (names: string, issued = 2000) => ({ author: people(names), issued });

describe('CSL 1.0.2, disambiguate-add-givenname and its rules', () => {
  const rule = (value: string): string =>
    `disambiguate-add-givenname="true" givenname-disambiguation-rule="${value}"`;
  const INITIALS = 'form="short" initialize-with="."';
  test.each([
    // The examples of the specification.
    [
      'by-cite',
      INITIALS,
      [by('Simpson, Homer', 2005), by('Simpson, Bart', 2005)],
      ['H. Simpson 2005', 'B. Simpson 2005'],
    ],
    ['by-cite', '', [by('Doe, John', 1950), by('Doe, Jane', 1950)], ['John Doe 1950', 'Jane Doe 1950']],
    [
      'by-cite',
      'form="short"',
      [by('Doe, John', 1950), by('Doe, Jane', 1950)],
      ['John Doe 1950', 'Jane Doe 1950'],
    ],
    // Only all-names and primary-name expand names in cites that are not ambiguous.
    ['by-cite', INITIALS, [by('Doe, John', 1950), by('Doe, Jane', 2000)], ['Doe 1950', 'Doe 2000']],
    [
      'all-names',
      INITIALS,
      [by('Doe, John', 1950), by('Doe, Jane', 2000)],
      ['John Doe 1950', 'Jane Doe 2000'],
    ],
    ['all-names', INITIALS, [by('Doe, John', 1950), by('Doe, Ann', 2000)], ['J. Doe 1950', 'A. Doe 2000']],
    [
      'all-names-with-initials',
      INITIALS,
      [by('Doe, John', 1950), by('Doe, Ann', 2000)],
      ['J. Doe 1950', 'A. Doe 2000'],
    ],
    [
      'all-names-with-initials',
      INITIALS,
      [by('Doe, John', 1950), by('Doe, Jane', 2000)],
      ['Doe 1950', 'Doe 2000'],
    ],
    [
      'all-names-with-initials',
      'form="short"',
      [by('Doe, John', 1950), by('Doe, Ann', 2000)],
      ['Doe 1950', 'Doe 2000'],
    ],
    // primary-name looks at the first name of each cite only.
    [
      'all-names',
      INITIALS,
      [by('Low, L; Doe, John', 1950), by('Ray, R; Doe, Ann', 2000)],
      ['Low, J. Doe 1950', 'Ray, A. Doe 2000'],
    ],
    [
      'primary-name',
      INITIALS,
      [by('Low, L; Doe, John', 1950), by('Ray, R; Doe, Ann', 2000)],
      ['Low, Doe 1950', 'Ray, Doe 2000'],
    ],
    [
      'primary-name',
      INITIALS,
      [by('Doe, John', 1950), by('Doe, Jane', 2000)],
      ['John Doe 1950', 'Jane Doe 2000'],
    ],
    [
      'primary-name-with-initials',
      INITIALS,
      [by('Doe, John', 1950), by('Doe, Jane', 2000)],
      ['Doe 1950', 'Doe 2000'],
    ],
    // What cannot be told apart stays as it was.
    ['all-names', INITIALS, [by('Doe, John', 1950), by('Doe, John', 2000)], ['Doe 1950', 'Doe 2000']],
  ])('%s, %s: %j', (value, name, items, expected) => {
    expect(cited({ layout: layout(name), citation: rule(value) }, ...items)).toEqual(expected);
  });
});

describe('CSL 1.0.2, disambiguate-add-names', () => {
  const ET_AL = 'et-al-min="3" et-al-use-first="1"';
  test.each([
    ['false', ['Doe et al. 2000', 'Doe et al. 2000']],
    ['true', ['Doe, Smith, et al. 2000', 'Doe, Ray, et al. 2000']],
  ])('%s', (value, expected) => {
    const style = { layout: layout(), citation: `${ET_AL} disambiguate-add-names="${value}"` };
    expect(cited(style, by('Doe, J; Smith, S; Low, L'), by('Doe, J; Ray, R; Low, L'))).toEqual(expected);
  });

  test('the bibliography has the added names, too', () => {
    const style = {
      layout: layout(),
      citation: `${ET_AL} disambiguate-add-names="true"`,
      entry: layout(),
      bibliography: ET_AL,
    };
    const items = [
      by('Doe, J; Smith, S; Low, L'),
      by('Doe, J; Ray, R; Low, L'),
      by('Poe, A; Low, L; Ray, R'),
    ];
    expect(printed(style, items).entries).toEqual([
      'Doe, Smith, et al. 2000',
      'Doe, Ray, et al. 2000',
      'Poe et al. 2000',
    ]);
  });

  test('names that do not help are not added', () => {
    const style = { layout: layout(), citation: `${ET_AL} disambiguate-add-names="true"` };
    const same = by('Doe, J; Smith, S; Low, L');
    expect(cited(style, same, same)).toEqual(['Doe et al. 2000', 'Doe et al. 2000']);
  });

  test('cites that differ already keep theirs', () => {
    const style = { layout: layout(), citation: `${ET_AL} disambiguate-add-names="true"` };
    expect(cited(style, by('Doe, J; Smith, S; Low, L', 1999), by('Doe, J; Ray, R; Low, L'))).toEqual([
      'Doe et al. 1999',
      'Doe et al. 2000',
    ]);
  });
});

describe('CSL 1.0.2, the condition disambiguate', () => {
  const title = '<choose><if disambiguate="true"><text variable="title" prefix=", "/></if></choose>';
  const titled = (name: string) => ({ ...by('Doe, J'), title: name });

  test('holds for cites that nothing else tells apart', () => {
    expect(cited(`${layout()}${title}`, titled('One'), titled('Two'), by('Low, L'))).toEqual([
      'Doe 2000, One',
      'Doe 2000, Two',
      'Low 2000',
    ]);
  });

  test('comes before a year-suffix', () => {
    const style = { layout: `${layout()}${title}`, citation: 'disambiguate-add-year-suffix="true"' };
    expect(cited(style, titled('One'), titled('Two'))).toEqual(['Doe 2000, One', 'Doe 2000, Two']);
  });

  test('does not hold if it does not help, and a year-suffix is added', () => {
    const style = { layout: `${layout()}${title}`, citation: 'disambiguate-add-year-suffix="true"' };
    expect(cited(style, titled('One'), titled('One'))).toEqual(['Doe 2000a', 'Doe 2000b']);
  });
});

describe('CSL 1.0.2, disambiguate-add-year-suffix', () => {
  const citation = 'disambiguate-add-year-suffix="true"';
  const titled = (title: string, issued = 2007) => ({ ...by('Doe, J', issued), title });

  test('follows the first year', () => {
    expect(cited({ layout: layout(), citation }, titled('B'), titled('A'))).toEqual([
      'Doe 2007a',
      'Doe 2007b',
    ]);
  });

  test.each([
    ['accessed', 'date-parts="year"'],
    ['original-date', 'date-parts="year" form="text"'],
  ])('follows the first year that is rendered: of %s', (variable, attributes) => {
    const date = `<date variable="${variable}" form="numeric" ${attributes} prefix=" "/>`;
    const item = (title: string) => ({ ...titled(title), [variable]: { 'date-parts': [[2020]] } });
    const style = { layout: `${NAME}${date}`, citation, entry: `${NAME}${date}${YEAR}` };
    expect(printed(style, [item('A'), item('B')])).toEqual({
      citations: ['Doe 2020a', 'Doe 2020b'],
      entries: ['Doe 2020a 2007', 'Doe 2020b 2007'],
    });
  });

  test('follows "no date" in a citation, and the first year of the entry where that has no such term', () => {
    const accessed = (title: string) => ({
      author: [{ family: 'Doe', given: 'J' }],
      title,
      accessed: { 'date-parts': [[2020, 10, 27]] },
    });
    const style = {
      layout: `${NAME}<text term="no date" form="short" prefix=" "/>`,
      citation,
      entry: `${NAME}<date variable="accessed" form="text" prefix=" "/>`,
    };
    expect(printed(style, [accessed('A'), accessed('B')])).toEqual({
      citations: ['Doe n.d.a', 'Doe n.d.b'],
      entries: ['Doe October 27, 2020a', 'Doe October 27, 2020b'],
    });
  });

  test('is assigned by the order of the bibliography', () => {
    const style = {
      layout: layout(),
      citation,
      entry: `<text variable="title"/>${YEAR}`,
      entrySort: '<sort><key variable="title"/></sort>',
    };
    expect(printed(style, [titled('B'), titled('A')])).toEqual({
      citations: ['Doe 2007b', 'Doe 2007a'],
      entries: ['A 2007a', 'B 2007b'],
    });
  });

  test('goes on with aa after z', () => {
    const items = Array.from({ length: 28 }, (_, index) => titled(`T${index}`));
    expect(cited({ layout: layout(), citation }, ...items).slice(25)).toEqual([
      'Doe 2007z',
      'Doe 2007aa',
      'Doe 2007ab',
    ]);
  });

  test('is only for cites that are ambiguous', () => {
    expect(cited({ layout: layout(), citation }, titled('A'), titled('B', 2008))).toEqual([
      'Doe 2007',
      'Doe 2008',
    ]);
  });

  test('stands where the style renders it', () => {
    const style = { layout: `${layout()}<text variable="year-suffix" prefix="-"/>`, citation };
    expect(cited(style, titled('A'), titled('B'))).toEqual(['Doe 2007-a', 'Doe 2007-b']);
  });

  test('if only citations render it, it is suppressed in the bibliography', () => {
    const style = {
      layout: `${layout()}<text variable="year-suffix" prefix="-"/>`,
      citation,
      entry: layout(),
    };
    expect(printed(style, [titled('A'), titled('B')]).entries).toEqual(['Doe 2007', 'Doe 2007']);
  });
});
