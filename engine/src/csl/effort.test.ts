import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CslItem } from './item.js';
import { createProcessor } from './processor.js';
import { readStyle, styleFault } from './style.js';

const LOCALES = new Map([['en-US', readFileSync(new URL('./locales/en-US.xml', import.meta.url), 'utf8')]]);
const bundled = (name: string): string =>
  readFileSync(new URL(`./styles/${name}.csl`, import.meta.url), 'utf8');

const styleOf = (macros: string, layout = '<text macro="m0"/>', citation = ''): string =>
  `<style version="1.0"><info/>${macros}<citation ${citation}><layout>${layout}</layout></citation></style>`;
const macros = (count: number, content: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `<macro name="m${index}">${content(index)}</macro>`).join('');

describe('a style that has no end, or hardly one, is not used', () => {
  test.each<[string, string, string | undefined]>([
    ['a macro in itself', macros(1, () => '<text macro="m0"/>'), 'its macro m0 contains itself'],
    [
      'a circle of macros',
      macros(9, (index) => `<group><text macro="m${(index + 1) % 9}"/></group>`),
      'its macro m0 contains itself',
    ],
    [
      'macros that double',
      macros(40, (index) => `<text macro="m${index + 1}"/><text macro="m${index + 1}"/>`),
      'its macros unfold to more than 5,000,000 elements',
    ],
    [
      'a chain of macros',
      macros(5000, (index) => `<text macro="m${index + 1}"/>`),
      'it is nested more than 200 levels deep',
    ],
    [
      'macros that share others',
      macros(60, (index) => `<text macro="m${index + 1}"/>`.repeat(index % 6 === 0 ? 2 : 1)),
      undefined,
    ],
  ])('%s', (_, source, fault) => {
    const style = readStyle(styleOf(source));
    expect(style && styleFault(style)).toBe(fault);
  });

  test('elements nested deeper than in any style', () => {
    expect(readStyle(styleOf('', `${'<group>'.repeat(5000)}${'</group>'.repeat(5000)}`))).toBeUndefined();
  });

  test.each(['apa', 'chicago-notes-bibliography', 'oscola', 'ieee'])('%s is used', (name) => {
    const style = readStyle(bundled(name));
    expect(style && styleFault(style)).toBeUndefined();
  });
});

function print(style: string, items: readonly CslItem[]) {
  const printed = createProcessor(style, LOCALES, 'en-US')?.process(
    items.map(({ id }) => ({ cites: [{ id }], note: 0 })),
    new Map(items.map((item) => [item.id, item])),
  );
  const text = printed?.citations.map(({ tokens }) =>
    tokens.map((token) => (token.kind === 'text' ? token.text : '')).join(''),
  );
  return { text, excesses: [...(printed?.excesses ?? [])] };
}

test.each<[string, string, string, string]>([
  [
    'a text that is repeated',
    styleOf('<macro name="m0"><text variable="title"/></macro>', '<text macro="m0"/>'.repeat(2000)),
    'Title'.repeat(200),
    'it unfolds to more than 1,000,000 characters',
  ],
  [
    'italics in italics',
    styleOf('', '<text variable="title"/>'),
    `${'<i>'.repeat(4000)}a${'</i>'.repeat(4000)}`,
    'it is nested more than 60 levels deep',
  ],
])(
  'of a source that takes too much, the key is printed, and the others as ever: %s',
  (_, style, title, why) => {
    const items = ['Small', title, 'Other'].map((each, index) => ({
      id: `k${index}`,
      type: 'book',
      title: each,
    }));
    const { text, excesses } = print(style, items);
    expect(text?.[1]).toBe('k1');
    expect(text?.[0]).toMatch(/^Small/);
    expect(text?.[2]).toMatch(/^Other/);
    expect(excesses).toEqual([['k1', why]]);
  },
);

/** Papers of the same many authors. */
const papers = (count: number, authors: number) =>
  Array.from({ length: count }, (_, paper) => ({
    id: `p${paper}`,
    type: 'article-journal',
    title: `Paper ${paper}`,
    issued: 2012,
    author: Array.from({ length: authors }, (_, index) => ({ family: `F${index}`, given: `Given${index}` })),
  }));

describe('papers of the same thousands of authors', () => {
  test.each(['apa', 'chicago-author-date', 'modern-language-association'])('in %s', (name) => {
    const { text, excesses } = print(bundled(name), papers(2, 2900));
    expect(excesses).toEqual([]);
    expect(text?.every((each) => each.length < 200)).toBe(true);
    if (name === 'apa') expect(text).toEqual(['(F0 et al., 2012a)', '(F0 et al., 2012b)']);
  });

  test.each(['by-cite', 'all-names'])(
    'that differ in the middle are told apart by as many names as it takes: %s',
    (rule) => {
      const style = styleOf(
        '',
        '<names variable="author"><name form="short" initialize-with=". "/></names>',
        `et-al-min="3" et-al-use-first="1" disambiguate-add-names="true" disambiguate-add-givenname="true" givenname-disambiguation-rule="${rule}"`,
      );
      const items = papers(2, 2900).map((item, paper) => ({
        ...item,
        author: item.author.map((name, index) => (index === 1449 ? { family: `X${paper}` } : name)),
      }));
      const { text, excesses } = print(style, items);
      expect(excesses).toEqual([]);
      expect(text?.map((each) => each.match(/F\d+|X\d/g)?.length)).toEqual([1450, 1450]);
    },
  );
});
