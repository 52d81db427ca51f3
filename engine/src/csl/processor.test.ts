import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Cite, Cluster } from './cite.js';
import type { Token } from './finish.js';
import type { CslItem } from './item.js';
import { createProcessor } from './processor.js';

const LOCALES = new Map(
  ['en-US', 'de-DE'].map((name) => [
    name,
    readFileSync(new URL(`./locales/${name}.xml`, import.meta.url), 'utf8'),
  ]),
);

const DOE: CslItem = {
  id: 'doe',
  type: 'book',
  author: [
    { family: 'Doe', given: 'John' },
    { family: 'Roe', given: 'Mary Ann' },
  ],
  title: 'The "great" book of <i>things</i>',
  issued: { 'date-parts': [[2005, 5, 1]] },
  page: '101-108',
  edition: '2',
};
const DOE_AGAIN: CslItem = { ...DOE, id: 'again', title: 'Another' };
const LOW: CslItem = {
  id: 'low',
  type: 'article',
  author: [{ family: 'Low', given: 'Lee' }],
  issued: { 'date-parts': [[1999], [2001]] },
};
const SMITHS: readonly CslItem[] = ['Adam', 'Bertha'].map((given) => ({
  id: given,
  type: 'book',
  author: [{ family: 'Smith', given }],
  issued: 2000,
}));

interface Layout {
  readonly citation: string;
  readonly attributes?: string;
  readonly bibliography?: string;
  readonly style?: string;
  readonly locale?: string;
}

function styleOf({ citation, attributes = '', bibliography = '', style = '' }: Layout): string {
  return `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" ${style}>
    <citation ${attributes}>${citation}</citation>${bibliography}</style>`;
}

const cite = (id: string, more: Partial<Cite> = {}): Cite => ({ id, ...more });
const text = (...cites: readonly Cite[]): Cluster => ({ cites, note: 0 });

function print(layout: Layout, clusters: readonly Cluster[], items: readonly CslItem[]) {
  const processor = createProcessor(styleOf(layout), LOCALES, layout.locale ?? 'en-US');
  if (!processor) throw new Error('Cannot read the style of a test');
  const { citations, bibliography } = processor.process(
    clusters,
    new Map(items.map((item) => [item.id, item])),
  );
  return {
    citations: citations.map(({ tokens }) => shown(tokens)),
    bibliography: bibliography.map(({ tokens }) => shown(tokens)),
  };
}

/** Italics between asterisks. */
function shown(tokens: readonly Token[]): string {
  const ends: string[] = [];
  return tokens
    .map((token) => {
      if (token.kind === 'text') return token.text;
      if (token.kind === 'open') {
        const sign = token.format?.fontStyle === undefined ? '' : '*';
        ends.push(sign);
        return sign;
      }
      return token.kind === 'close' ? (ends.pop() ?? '') : '';
    })
    .join('');
}

const AUTHOR_YEAR = `<layout prefix="(" suffix=")" delimiter="; "><group delimiter=", ">
  <names variable="author"><name form="short" and="symbol"/></names>
  <date variable="issued"><date-part name="year"/></date><text variable="locator"/></group></layout>`;

describe('one source', () => {
  test.each([
    ['names and a year', AUTHOR_YEAR, '(Doe & Roe, 2005)'],
    [
      'quotation marks in quotation marks',
      '<layout><text variable="title" quotes="true" suffix="."/></layout>',
      '“The ‘great’ book of *things*.”',
    ],
    [
      'italics in italics',
      '<layout><text variable="title" font-style="italic"/></layout>',
      '*The “great” book of *things**',
    ],
    [
      'title case',
      '<layout><text variable="title" text-case="title"/></layout>',
      'The “Great” Book of *Things*',
    ],
    [
      'a group that says only that there is no date',
      '<layout><group delimiter=", "><text term="no date" form="short"/><text variable="volume"/></group></layout>',
      'n.d.',
    ],
    [
      'initials',
      '<layout><names variable="author"><name initialize-with="." and="text"/></names></layout>',
      'J. Doe and M.A. Roe',
    ],
    [
      'sorted names',
      '<layout><names variable="author"><name name-as-sort-order="first" and="text"/></names></layout>',
      'Doe, John and Mary Ann Roe',
    ],
    [
      'et al.',
      '<layout><names variable="author"><name et-al-min="2" et-al-use-first="1"/></names></layout>',
      'John Doe et al.',
    ],
    [
      'a substitute',
      '<layout><names variable="editor"><substitute><text variable="edition"/></substitute></names></layout>',
      '2',
    ],
    ['a date in words', '<layout><date variable="issued" form="text"/></layout>', 'May 1, 2005'],
    ['an ordinal', '<layout><number variable="edition" form="ordinal"/></layout>', '2nd'],
    [
      'pages',
      '<layout><group delimiter=" "><label variable="page" form="short"/><text variable="page"/></group></layout>',
      'pp. 101–108',
    ],
    [
      'a group without anything',
      '<layout><text value="x"/><group><text value="in "/><text variable="genre"/></group></layout>',
      'x',
    ],
    [
      'a condition',
      '<layout><choose><if type="article"><text value="a"/></if><else-if variable="page"><text value="b"/></else-if></choose></layout>',
      'b',
    ],
    ['signs that meet', '<layout suffix="."><text value="What?" suffix="."/></layout>', 'What?'],
  ])('has %s', (_, citation, expected) => {
    expect(print({ citation }, [text(cite('doe'))], [DOE]).citations).toEqual([expected]);
  });

  test('has pages in the format of the style', () => {
    const citation = '<layout><text variable="page"/></layout>';
    const format = (name: string) =>
      print({ citation, style: `page-range-format="${name}"` }, [text(cite('doe'))], [DOE]).citations[0];
    expect(['expanded', 'minimal', 'minimal-two', 'chicago'].map(format)).toEqual([
      '101–108',
      '101–8',
      '101–08',
      '101–8',
    ]);
  });

  test('uses the words of another language', () => {
    const citation = '<layout><date variable="issued" form="text"/><text term="and" prefix=" "/></layout>';
    expect(print({ citation, locale: 'de-DE' }, [text(cite('doe'))], [DOE]).citations).toEqual([
      '1. Mai 2005 und',
    ]);
  });

  test('has a range of years', () => {
    expect(print({ citation: AUTHOR_YEAR }, [text(cite('low'))], [LOW]).citations).toEqual([
      '(Low, 1999–2001)',
    ]);
  });
});

describe('several sources', () => {
  const items = [DOE, DOE_AGAIN, LOW, ...SMITHS];

  test('are combined with the text around them', () => {
    const cluster = text(cite('doe', { prefix: 'see' }), cite('low', { locator: '3-5', suffix: ', etc.' }));
    expect(print({ citation: AUTHOR_YEAR }, [cluster], items).citations).toEqual([
      '(see Doe & Roe, 2005; Low, 1999–2001, 3–5, etc.)',
    ]);
  });

  test.each([
    [
      'one in the middle',
      [cite('low'), cite('doe'), cite('Bertha', { prefix: 'but' }), cite('low'), cite('again')],
      '(Doe & Roe, 2005; Low, 1999–2001; but Smith, 2000; Doe & Roe, 2005; Low, 1999–2001)',
    ],
    [
      'the first',
      [cite('low', { prefix: 'see' }), cite('Bertha'), cite('doe')],
      '(see Low, 1999–2001; Doe & Roe, 2005; Smith, 2000)',
    ],
  ])('are sorted before and after one with a prefix, which stays where it is: %s', (_, cites, expected) => {
    const citation = AUTHOR_YEAR.replace('<layout', '<sort><key variable="author"/></sort><layout');
    expect(print({ citation }, [text(...cites)], items).citations).toEqual([expected]);
  });

  test('of the same names and year have letters, by the order of the bibliography', () => {
    const layout = {
      citation: AUTHOR_YEAR,
      attributes: 'disambiguate-add-year-suffix="true" collapse="year-suffix" year-suffix-delimiter=","',
      bibliography:
        '<bibliography><sort><key variable="title"/></sort><layout><text variable="title"/></layout></bibliography>',
    };
    const { citations, bibliography } = print(
      layout,
      [text(cite('doe'), cite('again')), text(cite('doe'))],
      items,
    );
    expect(bibliography).toEqual(['Another', 'The “great” book of *things*']);
    expect(citations).toEqual(['(Doe & Roe, 2005b,a)', '(Doe & Roe, 2005b)']);
  });

  test('that are only listed have letters, too', () => {
    const attributes = 'disambiguate-add-year-suffix="true"';
    const processor = createProcessor(styleOf({ citation: AUTHOR_YEAR, attributes }), LOCALES, 'en-US');
    const sources = new Map(items.map((item) => [item.id, item]));
    const printed = processor?.process([text(cite('doe'))], sources, { uncited: ['again'] });
    expect(shown(printed?.citations[0]?.tokens ?? [])).toBe('(Doe & Roe, 2005a)');
  });

  test('of people with one family name have given names', () => {
    const attributes = 'disambiguate-add-givenname="true"';
    const clusters = SMITHS.map(({ id }) => text(cite(id)));
    expect(print({ citation: AUTHOR_YEAR, attributes }, clusters, items).citations).toEqual([
      '(Adam Smith, 2000)',
      '(Bertha Smith, 2000)',
    ]);
  });

  test('have numbers in the order of the text, and ranges of them', () => {
    const citation =
      '<layout prefix="[" suffix="]" delimiter=","><text variable="citation-number"/></layout>';
    const clusters = [text(cite('low')), text(cite('low'), cite('doe'), cite('again'), cite('Adam'))];
    const attributes = 'collapse="citation-number"';
    expect(print({ citation, attributes }, clusters, items).citations).toEqual(['[1]', '[1–4]']);
  });

  test('have no comma twice where a delimiter and a prefix meet', () => {
    const citation = `<layout prefix="(" suffix=")"><group delimiter=", "><text variable="title"/>
      <text variable="page" prefix=", p. "/></group></layout>`;
    expect(print({ citation }, [text(cite('again'))], items).citations).toEqual(['(Another, p. 101–108)']);
  });

  test('name an author once in the bibliography, where the style says so', () => {
    const bibliography = `<bibliography subsequent-author-substitute="———"><layout suffix=".">
      <names variable="author" suffix=". "/><text variable="title"/></layout></bibliography>`;
    const { bibliography: printed } = print(
      { citation: AUTHOR_YEAR, bibliography },
      [text(cite('doe'), cite('again'))],
      items,
    );
    expect(printed).toEqual(['John Doe, Mary Ann Roe. The “great” book of *things*.', '———. Another.']);
  });
});

describe('names in a sentence', () => {
  test.each([
    ['en-US', 'Doe and Roe', '(Doe & Roe, 2005)'],
    ['de-DE', 'Doe und Roe', '(Doe & Roe, 2005)'],
  ])('are joined by the word where the style has a sign in brackets: %s', (locale, named, inBrackets) => {
    const { citations } = createProcessor(styleOf({ citation: AUTHOR_YEAR }), LOCALES, locale)?.process(
      [{ ...text(cite('doe')), isNarrative: true }, text(cite('doe'))],
      new Map([['doe', DOE]]),
    ) ?? { citations: [] };
    expect(shown(citations[0]?.author ?? [])).toBe(named);
    expect(shown(citations[0]?.tokens ?? [])).toBe('(2005)');
    expect(shown(citations[1]?.tokens ?? [])).toBe(inBrackets);
  });
});

describe('notes', () => {
  const citation = `<layout suffix="."><choose><if position="ibid-with-locator"><text term="ibid"/><text variable="locator" prefix=" "/></if>
    <else-if position="ibid"><text term="ibid"/></else-if>
    <else-if position="subsequent"><names variable="author"><name form="short"/></names><text variable="first-reference-note-number" prefix=" n. "/></else-if>
    <else><text variable="title"/></else></choose></layout>`;
  const style = 'class="note"';
  const note = (number: number, ...cites: readonly Cite[]): Cluster => ({ cites, note: number });

  test.each([
    ['the same source at once', [note(1, cite('low')), note(2, cite('low'))], 'Ibid.'],
    ['another page of it', [note(1, cite('low')), note(2, cite('low', { locator: '3' }))], 'Ibid. 3.'],
    [
      'the same source later',
      [note(1, cite('low')), note(2, cite('doe')), note(3, cite('low'))],
      'Low n. 1.',
    ],
    ['a note by hand in between', [note(1, cite('low')), note(3, cite('low'))], 'Low n. 1.'],
    ['two sources before', [note(1, cite('low'), cite('doe')), note(2, cite('low'))], 'Low n. 1.'],
  ])('say of %s what a reader needs', (_, clusters, expected) => {
    expect(print({ citation, style }, clusters, [DOE, LOW]).citations.at(-1)).toBe(expected);
  });
});

test('a file that is not a style gives no processor', () => {
  expect(createProcessor('<locale/>', LOCALES, 'en-US')).toBeUndefined();
  expect(createProcessor('no XML', LOCALES, 'en-US')).toBeUndefined();
});
