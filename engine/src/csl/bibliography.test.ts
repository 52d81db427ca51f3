import { describe, expect, test } from 'vitest';
import { people, printed } from '../../../tests/csl/small-style.js';

const entries = (
  attributes: string,
  items: readonly (readonly [string, number])[],
  names = '',
): readonly string[] =>
  printed(
    {
      layout: '<text value="x"/>',
      entry: `<names variable="author" suffix=". ">${names || '<name form="short" and="symbol" delimiter-precedes-last="never" et-al-min="4" et-al-use-first="2" delimiter-precedes-et-al="never"/>'}</names><date variable="issued"><date-part name="year"/></date>`,
      bibliography: attributes,
    },
    items.map(([author, issued]) => ({ author: people(author), issued })),
  ).entries;

describe('CSL 1.0.2, Reference grouping: the example of subsequent-author-substitute-rule', () => {
  const MANY = 'Doe, J; Williams, W; Low, L; Ray, R';
  const ITEMS: readonly (readonly [string, number])[] = [
    ['Doe, J', 1999],
    ['Doe, J', 2000],
    ['Doe, J; Johnson, A; Williams, W', 2001],
    ['Doe, J; Smith, S', 2002],
    ['Doe, J; Stevens, T; Miller, M', 2003],
    ['Doe, J; Stevens, T; Miller, M', 2004],
    [MANY, 2005],
    [MANY, 2006],
  ];
  test.each([
    [
      '',
      'Doe. 1999|---. 2000|Doe, Johnson & Williams. 2001|Doe & Smith. 2002|Doe, Stevens & Miller. 2003|---. 2004|Doe, Williams et al. 2005|---. 2006',
    ],
    [
      'complete-all',
      'Doe. 1999|---. 2000|Doe, Johnson & Williams. 2001|Doe & Smith. 2002|Doe, Stevens & Miller. 2003|---. 2004|Doe, Williams et al. 2005|---. 2006',
    ],
    [
      'complete-each',
      'Doe. 1999|---. 2000|Doe, Johnson & Williams. 2001|Doe & Smith. 2002|Doe, Stevens & Miller. 2003|---, --- & ---. 2004|Doe, Williams et al. 2005|---, --- et al. 2006',
    ],
    [
      'partial-each',
      'Doe. 1999|---. 2000|---, Johnson & Williams. 2001|--- & Smith. 2002|---, Stevens & Miller. 2003|---, --- & ---. 2004|---, Williams et al. 2005|---, --- et al. 2006',
    ],
    [
      'partial-first',
      'Doe. 1999|---. 2000|---, Johnson & Williams. 2001|--- & Smith. 2002|---, Stevens & Miller. 2003|---, Stevens & Miller. 2004|---, Williams et al. 2005|---, Williams et al. 2006',
    ],
  ])('%s', (rule, expected) => {
    const attribute = rule === '' ? '' : `subsequent-author-substitute-rule="${rule}"`;
    expect(entries(`subsequent-author-substitute="---" ${attribute}`, ITEMS)).toEqual(expected.split('|'));
  });

  test('an empty substitute leaves the names out', () => {
    expect(entries('subsequent-author-substitute=""', ITEMS.slice(0, 2))).toEqual(['Doe. 1999', '. 2000']);
  });

  test('only the names of the first cs:names are replaced', () => {
    const style = {
      layout: '<text value="x"/>',
      entry:
        '<names variable="author"><name form="short"/></names><names variable="editor" prefix=", "><name form="short"/></names>',
      bibliography: 'subsequent-author-substitute="---"',
    };
    const item = { author: people('Doe, J'), editor: people('Ed, A') };
    expect(printed(style, [item, item]).entries).toEqual(['Doe, Ed', '---, Ed']);
  });
});

describe('CSL 1.0.2, Whitespace: second-field-align', () => {
  test.each(['flush', 'margin'])('%s sets the first field apart', (value) => {
    const style = {
      layout: '<text variable="citation-number"/>',
      entry: '<text variable="citation-number" suffix=". "/><text variable="title"/>',
      bibliography: `second-field-align="${value}"`,
    };
    expect(printed(style, [{ title: 'Tea' }]).entries[0]).toMatch(/^1\.\s*Tea$/);
  });
});
