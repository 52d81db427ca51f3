import { describe, expect, test } from 'vitest';
import { people, printed, type SmallCite } from '../../../tests/csl/small-style.js';

const LAYOUT = `<names variable="author" suffix=" "><name form="short"/></names><date variable="issued"><date-part name="year"/></date><text variable="locator" prefix=", p. "/>`;
const by = (names: string, issued: number) => ({ author: people(names), issued });

/** One citation of all items. */
const together = (
  citation: string,
  delimiter: string,
  items: readonly object[],
  cites?: readonly SmallCite[],
) =>
  printed(
    { layout: LAYOUT, citation, layoutAttributes: `prefix="(" suffix=")" delimiter="${delimiter}"` },
    items as never,
    [cites ?? items.map((_, index) => index)],
  ).citations[0];

describe('CSL 1.0.2, Cite grouping', () => {
  test('cites with the same names come to the first of them', () => {
    const items = [by('Doe, J', 1999), by('Smith, A', 2002), by('Doe, J', 2006), by('Doe, J; Roe, R', 2007)];
    const citation = 'cite-group-delimiter="; " et-al-min="2" et-al-use-first="1"';
    expect(together(citation, '; ', items)).toBe('(Doe 1999; Doe 2006; Smith 2002; Doe et al. 2007)');
  });
});

describe('CSL 1.0.2, Cite collapsing', () => {
  const SUFFIX = 'disambiguate-add-year-suffix="true"';
  const doe = (count: number) => Array.from({ length: count }, () => by('Doe, J', 2000));
  test.each([
    ['collapse="year"', ', ', [by('Doe, J', 2000), by('Doe, J', 2001)], '(Doe 2000, 2001)'],
    [
      'collapse="year" cite-group-delimiter=","',
      '; ',
      [by('Doe, J', 1999), by('Doe, J', 2001), by('Jones, A', 2000)],
      '(Doe 1999,2001; Jones 2000)',
    ],
    // The specification has a comma after Jones, which is not collapsed; other processors have the semicolon.
    [
      'collapse="year" after-collapse-delimiter="; "',
      ', ',
      [by('Doe, J', 1999), by('Doe, J', 2001), by('Jones, A', 2000), by('Brown, B', 2001)],
      '(Doe 1999, 2001; Jones 2000; Brown 2001)',
    ],
    [`collapse="year-suffix" ${SUFFIX}`, ', ', doe(2), '(Doe 2000a, b)'],
    [
      `collapse="year-suffix" year-suffix-delimiter="," ${SUFFIX}`,
      '; ',
      [...doe(2), by('Jones, A', 2000)],
      '(Doe 2000a,b; Jones 2000)',
    ],
    [`collapse="year-suffix-ranged" year-suffix-delimiter="," ${SUFFIX}`, ', ', doe(3), '(Doe 2000a–c)'],
    ['collapse="year-suffix"', ', ', [by('Doe, J', 2000), by('Doe, J', 2001)], '(Doe 2000, 2001)'],
  ])('%s', (citation, delimiter, items, expected) => {
    expect(together(citation, delimiter, items)).toBe(expected);
  });

  test('year-suffix-ranged leaves out what is not cited', () => {
    const citation = `collapse="year-suffix-ranged" year-suffix-delimiter="," ${SUFFIX}`;
    const style = { layout: LAYOUT, citation, layoutAttributes: 'delimiter=", "' };
    expect(
      printed(style, doe(5), [
        [0, 1, 2, 3, 4],
        [0, 1, 2, 4],
      ]).citations,
    ).toEqual(['Doe 2000a–e', 'Doe 2000a–c,e']);
  });

  test('a cite with a locator is not collapsed further than by year', () => {
    const citation = `collapse="year-suffix-ranged" year-suffix-delimiter="," ${SUFFIX}`;
    const cites: readonly SmallCite[] = [0, 1, 2, [3, { locator: '5' }], 4, 5];
    expect(together(citation, ', ', doe(6), cites)).toBe('(Doe 2000a–c, 2000d, p. 5, 2000e,f)');
  });
});

describe('CSL 1.0.2, Cite collapsing by number', () => {
  const style = {
    layout: '<text variable="citation-number"/>',
    citation: 'collapse="citation-number"',
    layoutAttributes: 'prefix="[" suffix="]" delimiter=", "',
  };
  const items = Array.from({ length: 5 }, () => ({}));
  test.each([
    [[0, 1, 2, 4], '[1–3, 5]'],
    [[2, 1, 0], '[3, 2, 1]'],
    [[0, 1], '[1, 2]'],
    [[0, 2, 3, 4], '[1, 3–5]'],
  ])('%j', (cites, expected) => {
    const first = items.map((_, index) => index);
    expect(printed(style, items, [...first.map((each) => [each]), cites]).citations.at(-1)).toBe(expected);
  });
});

describe('CSL 1.0.2, Range delimiters', () => {
  test.each([
    ['12-15', '12–15'],
    ['12–15', '12–15'],
    ['12, 14-15', '12, 14–15'],
  ])('the locator %s has an en dash for any hyphen', (locator, expected) => {
    expect(printed({ layout: '<text variable="locator"/>' }, [{}], [[[0, { locator }]]]).citations).toEqual([
      expected,
    ]);
  });
});
