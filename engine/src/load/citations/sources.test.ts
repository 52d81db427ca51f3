import { describe, expect, test } from 'vitest';
import { bibtexNames } from './bibtex-names.js';
import { readSources } from './sources.js';
import { texText } from './tex-text.js';

describe('BibTeX', () => {
  test('gives sources with the fields of CSL', async () => {
    const source = String.raw`
      A comment. @comment{not this}
      @string{cup = {Cambridge} # " Press"}
      @article{key2005, author = "M{\"u}ller, K. and {The {\"U}ber Group}", title = {On {DNA} and Other
        Things: A Study}, journal = {Journal}, year = 2005, month = mar, number = 3, pages = {1--9}, doi = {10.1/a\_b}}
      @book(two, title = {Zwei W{\"o}rter}, langid = {german}, publisher = cup, date = {2001-05/2002})`;
    expect(await readSources(source)).toEqual([
      {
        id: 'key2005',
        type: 'article-journal',
        author: [{ family: 'Müller', given: 'K.' }, { literal: 'The Über Group' }],
        title: 'On <span class="nocase">DNA</span> and other things: A study',
        'title-short': 'On <span class="nocase">DNA</span> and other things',
        'container-title': 'Journal',
        issued: { 'date-parts': [[2005, 3]] },
        issue: '3',
        page: '1-9',
        DOI: '10.1/a_b',
      },
      {
        id: 'two',
        type: 'book',
        language: 'de',
        title: 'Zwei Wörter',
        publisher: 'Cambridge Press',
        issued: { raw: '2001-05/2002' },
      },
    ]);
  });

  test('entries inherit missing fields through crossref', async () => {
    const source =
      '@incollection{a, title={Part}, crossref={b}} @book{b, title={Whole}, publisher={P}, year={1999}}';
    expect((await readSources(source))?.[0]).toMatchObject({
      title: 'Part',
      'container-title': 'Whole',
      publisher: 'P',
      issued: { 'date-parts': [[1999]] },
    });
  });

  test.each([
    ['John Doe', [{ family: 'Doe', given: 'John' }]],
    ['Doe, Jr., John', [{ family: 'Doe', given: 'John', suffix: 'Jr.' }]],
    ['Ludwig van Beethoven', [{ family: 'Beethoven', given: 'Ludwig', 'dropping-particle': 'van' }]],
    ['van der Berg, Anna', [{ family: 'Berg', given: 'Anna', 'dropping-particle': 'van der' }]],
    ['{Smith and Sons} and A. B. Lee', [{ literal: 'Smith and Sons' }, { family: 'Lee', given: 'A. B.' }]],
    ['Plato', [{ family: 'Plato' }]],
  ])('reads the names %s', (source, names) => {
    expect(bibtexNames(source)).toEqual(names);
  });

  test.each([
    [String.raw`{\'E}cole, na\"{\i}ve, \c{c}a, {\ss}, \v{S}, {\o}`, 'École, naïve, ça, ß, Š, ø'],
    [
      String.raw`\emph{so} \textbf{b} H$_2$O x\textsuperscript{2}`,
      '<i>so</i> <b>b</b> H<sub>2</sub>O x<sup>2</sup>',
    ],
    ["a -- b --- c ``d'' 50\\% \\& more~s", 'a – b — c “d” 50% & more\u00a0s'],
  ])('reads the LaTeX of %s', (source, text) => {
    expect(texText(source)).toBe(text);
  });

  const each = (count: number, text: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => text(index)).join('\n');

  test.each<[string, string, string]>([
    [
      'abbreviations of abbreviations',
      `@string{a0 = "x"}\n${each(40, (index) => `@string{a${index + 1} = a${index} # a${index}}`)}\n@book{k, note = a40}`,
      'The abbreviation a18 in line 20 unfolds to too much text; it and those after it are kept as names',
    ],
    [
      'entries that share a long text',
      `@xdata{x, note = {${'y'.repeat(100_000)}}}\n${each(5000, (index) => `@book{k${index}, xdata={x}}`)}`,
      'Entry k31 inherits too much text; it and those after it have only their own fields',
    ],
    [
      'entries that share all others',
      each(300, (index) => `@book{k${index}, f${index}={a}, xdata={${each(300, (at) => `k${at},`)}}}`),
      'Entry k12 inherits too much text; it and those after it have only their own fields',
    ],
    [
      'commands in commands',
      `@book{k, title = {${'\\emph{'.repeat(2000)}a${'}'.repeat(2000)}}}`,
      'Entry k is read without its LaTeX commands: it is nested more than 50 levels deep',
    ],
    [
      'commands without braces',
      `@book{k, title = {${'\\v'.repeat(9000)} a}}`,
      'Entry k is read without its LaTeX commands: it is nested more than 50 levels deep',
    ],
    [
      'braces in braces',
      `@book{k, author = {${'{'.repeat(9000)}a${'}'.repeat(9000)}}}`,
      'Entry k is read without its LaTeX commands: it is nested more than 50 levels deep',
    ],
  ])('what would unfold without end is kept short, and named: %s', async (_, library, finding) => {
    const findings: string[] = [];
    const source = `${library}\n@book{last, title = {Last}}`;
    const items = await readSources(source, 'en', (found) => void findings.push(found));
    expect(findings).toEqual([finding]);
    expect(items?.at(-1)).toMatchObject({ id: 'last', title: 'Last' });
    expect(items?.every((item) => JSON.stringify(item).length < 300_000)).toBe(true);
  });

  test('takes the language of the text for entries that name none', async () => {
    const source = `@phdthesis{a, title = {Macht und {US}-Geld}}
      @mastersthesis{b, title = {Die Macht}, type = {Lizenziatsarbeit}}
      @thesis{c, title = {On Power and Money}, langid = {english}, type = {mathesis}}`;
    expect(await readSources(source, 'de-CH')).toMatchObject([
      { title: 'Macht und US-Geld', genre: 'Dissertation' },
      { title: 'Die Macht', genre: 'Lizenziatsarbeit' },
      { title: 'On power and money', genre: 'Masterarbeit' },
    ]);
    expect(await readSources(source, 'en-GB')).toMatchObject([
      { title: 'Macht und <span class="nocase">US</span>-geld', genre: 'PhD thesis' },
      { title: 'Die macht' },
      { genre: 'Master’s thesis' },
    ]);
  });

  test('tells articles in newspapers and magazines from those in journals', async () => {
    const source =
      '@article{a, entrysubtype={newspaper}}@article{b, entrysubtype={magazine}}@article{c, entrysubtype={x}}';
    expect((await readSources(source))?.map(({ type }) => type)).toEqual([
      'article-newspaper',
      'article-magazine',
      'article-journal',
    ]);
  });

  test('continues after a broken part', async () => {
    const read = await readSources('@book{one, title = {never closed\n@book{two, title={T}}');
    expect(read?.length).toBeGreaterThan(0);
  });
});

test('sources in RIS without keys get generated ones', async () => {
  const source =
    'TY  - JOUR\nAU  - Doe, John\nAU  - Roe, Ann\nTI  - A title\nPY  - 2005\nSP  - 1\nEP  - 9\nDO  - 10.1/a\nER  - \n';
  const item = {
    id: 'doe2005',
    type: 'article-journal',
    author: [
      { family: 'Doe', given: 'John' },
      { family: 'Roe', given: 'Ann' },
    ],
    title: 'A title',
    page: '1-9',
    DOI: '10.1/a',
    issued: { 'date-parts': [[2005]] },
  };
  expect(await readSources(source + source)).toEqual([item, { ...item, id: 'doe2005b' }]);
});

test.each([
  ['CSL JSON', '[{"id": 5, "type": "book"}, {"type": "book"}]', [{ id: '5', type: 'book' }]],
  [
    'CSL YAML',
    '---\nreferences:\n- id: a\n  title: "1.10"\n...\n',
    [{ id: 'a', type: 'document', title: '1.10' }],
  ],
  ['nothing', 'Once upon a time', undefined],
  ['broken JSON', '[{"id": ', undefined],
])('reads %s', async (_, source, items) => {
  expect(await readSources(source)).toEqual(items);
});
