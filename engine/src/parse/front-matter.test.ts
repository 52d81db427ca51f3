import { expect, test } from 'vitest';
import type { Notice } from '../api/notice.js';
import { splitFrontMatter } from '../source/front-matter.js';
import { parse } from './index.js';
import { readMetadata } from './metadata.js';

test('front matter is taken off and lines keep their numbers', () => {
  const { yaml, markdown } = splitFrontMatter('---\ntitle: A\nauthor: B\n---\n\n# C\n');
  expect(yaml).toBe('title: A\nauthor: B');
  expect(markdown.split('\n').indexOf('# C')).toBe(5);
});

test.each(['{}', '', ' { } '])('empty front matter is removed: %j', (yaml) => {
  expect(splitFrontMatter(`---\n${yaml}\n---\n# A\n`)).toEqual({ yaml: '', markdown: '\n\n\n# A\n' });
});

test.each([
  ['a thematic break and text', '---\nSome text\n---\n'],
  ['a break, a heading and a break', '---\n# Title\n\ntext\n\n---\n'],
  ['an opening without an end', '---\ntitle: A\n\ntext\n'],
  ['front matter that does not come first', 'text\n---\ntitle: A\n---\n'],
])('%s is text', (_name, text) => {
  expect(splitFrontMatter(text)).toEqual({ yaml: undefined, markdown: text });
});

async function metadata(yaml: string): Promise<{ readonly notices: Notice[]; readonly found: unknown }> {
  const notices: Notice[] = [];
  return { found: await readMetadata(yaml, (notice) => notices.push(notice)), notices };
}

test('values stay as written, other names are accepted, and unknown keys are only template fields', async () => {
  const { found, notices } = await metadata(
    'Title: T\ndate: 2026-01-02\ncourse: 1.10\nlang: de\nlayout: post',
  );
  expect(found).toEqual({
    title: { markdown: 'T', line: 2 },
    date: '2026-01-02',
    course: '1.10',
    language: 'de',
    authors: [],
    fields: { title: 'T', date: '2026-01-02', course: '1.10', lang: 'de', layout: 'post' },
  });
  expect(notices).toEqual([]);
});

test('authors may be one, several, or records', async () => {
  expect((await metadata('author: A')).found).toMatchObject({ authors: ['A'] });
  expect((await metadata('author: [A^1^\\*, "B$^{1,2}$", C<sup>3</sup>]')).found).toMatchObject({
    authors: ['A^1^*', 'B^1,2^', 'C^3^'],
  });
  expect((await metadata('authors:\n  - A\n  - name: B\n')).found).toMatchObject({ authors: ['A', 'B'] });
});

test('broken front matter is reported with its line', async () => {
  const { found, notices } = await metadata('title: A\nauthor: "unclosed');
  expect(found).toEqual({ authors: [] });
  expect(notices).toMatchObject([{ code: 'front-matter-invalid', severity: 'warning', line: 3 }]);
});

test.each([
  ['title: Salt: a history', { title: { markdown: 'Salt: a history' } }],
  ["title: It's here: now\nauthor: A", { title: { markdown: "It's here: now" }, authors: ['A'] }],
  ['title:\tA\nsubtitle:\t"B"', { title: { markdown: 'A' }, subtitle: { markdown: 'B' } }],
])('front matter that is no valid YAML is read as it is meant: %j', async (yaml, expected) => {
  const { found, notices } = await metadata(yaml);
  expect(found).toMatchObject(expected);
  expect(notices).toEqual([]);
});

test.each([
  ['title: A\ntitle: B: C\nauthor: D', { title: { markdown: 'B: C' }, authors: ['D'] }],
  ['title: A\ntitle: B', { title: { markdown: 'B' } }],
])('of a key that appears twice the last one counts, and a notice says so: %j', async (yaml, expected) => {
  const { found, notices } = await metadata(yaml);
  expect(found).toMatchObject(expected);
  const message = '"title" appears twice in the front matter; only the last one counts';
  expect(notices).toMatchObject([{ code: 'front-matter-invalid', message, line: 3 }]);
});

test("pandoc's institute is the institution, as text, list or records", async () => {
  expect((await metadata('institute: U')).found).toMatchObject({ institution: 'U' });
  expect((await metadata('institute:\n  - U\n  - name: V\n')).found).toMatchObject({ institution: 'U, V' });
});

test.each(['linestretch', 'fontsize'])(
  'front matter says that %s is not read, and where it stands',
  async (key) => {
    const { notices } = await metadata(`title: T\n${key}: |\n  some\nauthor: A`);
    expect(notices).toMatchObject([{ code: 'front-matter-unread', line: 3 }]);
    expect(notices[0]?.message).toMatch(new RegExp(`^"${key}" in front matter is not read: .+`));
  },
);

test('keys that are turned off, empty or for other tools give no notice', async () => {
  const yaml = 'toc: false\nlof: no\ndedication:\nbibliography: []\ncsl: null\nlayout: post\ndraft: true';
  expect((await metadata(yaml)).notices).toEqual([]);
});

test.each([
  ['toc: true', { includeTableOfContents: true }],
  ['table-of-contents: yes\nnumber-sections: true', { includeTableOfContents: true, numberHeadings: true }],
  ['numbersections: true\ntoc: false', { numberHeadings: true }],
  ['line-numbers: true', { lineNumbers: true }],
  ['first-header: ""\nfooter: "{page}"', { firstHeaderText: '', footerText: '{page}' }],
  ['toc: false', undefined],
  ['title-page: true', { titlePage: true }],
  ['titlepage: yes', { titlePage: true }],
  ['title-page: false', undefined],
])('%s sets options', async (yaml, options) => {
  const { found, notices } = await metadata(yaml);
  expect(notices).toEqual([]);
  expect(found).toEqual(
    options
      ? expect.objectContaining({ options })
      : expect.not.objectContaining({ options: expect.anything() }),
  );
});

test('pandoc’s and Quarto’s keys request lists before the text and numbers by chapter', async () => {
  const { found, notices } = await metadata('lot: true\nlof: false\ncrossref:\n  chapters: true');
  expect(notices).toEqual([]);
  expect(found).toMatchObject({ lists: ['table'], options: { numberByChapter: true } });
});

test.each(['german', 'klingon!', 'de-DE.UTF-8', 'x-private'])(
  'the language %s is no tag, and its notice has its line',
  async (language) => {
    const { notices } = await metadata(`title: T\nlang: ${language}`);
    const message = `Language "${language}" in front matter is not a language tag such as en-US or de; the language was detected from the text`;
    expect(notices).toMatchObject([{ code: 'front-matter-invalid', message, line: 3 }]);
  },
);

test('a language that is a valid tag, or is also set in the options, gives no notice', async () => {
  for (const language of ['de', 'de_DE', 'zh-Hant-TW', 'EN-us', 'de-CH-1996'])
    expect((await metadata(`lang: ${language}`)).notices).toEqual([]);
  await readMetadata('lang: german', () => expect.fail('There is a notice'), { language: 'de' });
});

test('authors have affiliations, e-mail and ORCID, also as Quarto has them', async () => {
  const { found } = await metadata(
    [
      'author:',
      '  - name: A',
      '    affiliation: X',
      '    email: a@example.org',
      '    orcid: 0000-0000-0000-0001',
      '  - name: B',
      '    affiliations: [{ ref: y }, X]',
      '    orcid: https://orcid.org/0000-0000-0000-0002',
      'affiliations:',
      '  - id: y',
      '    name: Y',
    ].join('\n'),
  );
  expect(found).toMatchObject({
    authors: ['A^1^', 'B^1,2^'],
    institution: '^1^X, ^2^Y',
    contacts: [
      'A: a@example.org · https://orcid.org/0000-0000-0000-0001',
      'B: https://orcid.org/0000-0000-0000-0002',
    ],
  });
});

const PLACES = `
  - id: a
    name: U
    department: D
    city: C
    country: L
  - id: b
    name: I`;

test.each([
  [
    'of Quarto',
    `author:
  - name: {given: Ann, family: Lee}
    corresponding: true
    email: a@example.org
    affiliations: [{ref: a}, {ref: b}]
  - name: Bo Fox
    affiliations: b
affiliations:${PLACES}`,
    {
      authors: ['Ann Lee^1,2,*^', 'Bo Fox^2^'],
      institution: '^1^D, U, C, L; ^2^I',
      contacts: ['^*^a@example.org'],
    },
  ],
  [
    'in place',
    'author:\n  - name: A\n    affiliations:\n      - name: U\n        department: D\n  - name: B\n    affiliation: I',
    { authors: ['A^1^', 'B^2^'], institution: '^1^D, U; ^2^I' },
  ],
  [
    'of JOSS',
    'authors:\n  - name: A\n    affiliation: "1, 2"\n  - name: B\n    affiliation: 2\naffiliations:\n  - name: U\n    index: 1\n  - name: I\n    index: 2',
    { authors: ['A^1,2^', 'B^2^'], institution: '^1^U, ^2^I' },
  ],
  [
    'of scholarly metadata',
    'author:\n  - A: {institute: [u], correspondence: yes, email: a@example.org}\n  - B: {institute: i}\ninstitute:\n  - u: U\n  - i: {name: I}',
    { authors: ['A^1,*^', 'B^2^'], institution: '^1^U, ^2^I', contacts: ['^*^a@example.org'] },
  ],
  [
    'by numbers under affil-id',
    'authors:\n  - name: A\n    affil-id: 1,2\n    corresponding: a@example.org\n  - name: B\n    affil_id: 2\n    ORCID: 0000-0000-0000-0002\naffiliations:\n  - id: 1\n    name: U\n  - id: 2\n    name: I',
    {
      authors: ['A^1,2,*^', 'B^2^'],
      institution: '^1^U, ^2^I',
      contacts: ['^*^a@example.org', 'B: https://orcid.org/0000-0000-0000-0002'],
    },
  ],
  [
    'by the id of a place that another author has in place',
    'author:\n  - name: A\n    affiliation:\n      - {id: z, name: U}\n      - {name: I, department: D}\n  - name: B\n    affiliation: z',
    { authors: ['A^1,2^', 'B^1^'], institution: '^1^U; ^2^D, I' },
  ],
  [
    'in notes behind names, as in R Markdown',
    'author:\n  - Ann Lee^[U, a@example.org]\n  - Bo^[I]',
    { authors: ['Ann Lee^1^', 'Bo^2^'], institution: '^1^U, a@example.org; ^2^I' },
  ],
  [
    'of authors whose names are in parts, with an address',
    'author:\n  - given-names: Ludo\n    dropping-particle: van\n    surname: Berg\n    affiliation: U\n    corresponding: yes\n    address: Quay 1\n  - firstname: Bo\n    lastname: Fox\n    affiliation: I',
    { authors: ['Ludo van Berg^1,*^', 'Bo Fox^2^'], institution: '^1^U, ^2^I', contacts: ['^*^Quay 1'] },
  ],
  [
    'of one place',
    'author:\n  - name: A\n    affiliation: U\n  - name: B\n    affiliation: U',
    { authors: ['A', 'B'], institution: 'U' },
  ],
  [
    'of one author',
    'author:\n  name: A\n  email: a@example.org\n  affiliation: [U, I]',
    { authors: ['A'], institution: 'U, I', contacts: ['a@example.org'] },
  ],
])('affiliations %s say who belongs where', async (_, yaml, expected) => {
  expect((await metadata(yaml)).found).toMatchObject(expected);
});

test.each([
  [
    'toc-depth: 1\nformat:\n  docx:\n    number-sections: true\n    number-depth: 2\n    toc: true\n    toc-title: Inside',
    {
      includeTableOfContents: true,
      numberHeadings: true,
      contentsDepth: 1,
      numberDepth: 2,
      contentsTitle: 'Inside',
    },
  ],
  [
    'toc-depth: 3\noutput:\n  bookdown::word_document2:\n    toc: true\n    toc_depth: 2\n    number_sections: true',
    { includeTableOfContents: true, numberHeadings: true, contentsDepth: 2 },
  ],
  ['toc: true\nformat:\n  docx:\n    toc: false\n  html:\n    number-sections: true', undefined],
])('what front matter says for Word files alone counts first: %j', async (yaml, options) => {
  expect((await readMetadata(yaml, () => undefined)).options).toEqual(options);
});

test('front matter names subject, description, the heading of the abstract and how far headings are lowered', async () => {
  const yaml =
    'subject: S\ndescription: D\nabstract-title: Summary\ndate-format: iso\nshift-heading-level-by: 1';
  expect((await metadata(yaml)).found).toMatchObject({
    subject: 'S',
    description: 'D',
    abstractTitle: 'Summary',
    dateFormat: 'iso',
    headingShift: 1,
  });
  const front = await readMetadata(yaml, () => undefined);
  const text = parse('# A\n\n###### B', front, () => undefined);
  expect(text.blocks).toMatchObject([{ depth: 2 }, { depth: 6 }]);
});

test('keys that Word files have nothing for are named in one finding', async () => {
  const { notices } = await metadata(
    'title: T\nformat:\n  docx:\n    fig-width: 6\n    highlight-style: tango\n    df-print: none',
  );
  expect(notices).toMatchObject([
    {
      code: 'front-matter-unread',
      line: 5,
      message:
        '"fig-width", "highlight-style", "df-print" in front matter are not read: Footmark has nothing that corresponds',
    },
  ]);
});

test('keys of authors that are not read are named', async () => {
  const { notices } = await metadata(
    'author:\n  - name: A\n    roles: [writing]\n    email: a@example.org\n  - name: B\n    Degrees: PhD\n    deceased: false',
  );
  expect(notices).toMatchObject([{ code: 'front-matter-unread', line: 4 }]);
  expect(notices[0]?.message).toContain('"roles", "Degrees"');
});

test.each([
  ['"[A B](https://a.example) and **C**"', 'A B and C'],
  ['"*A* `B`, [C](<https://c.example/d e>)"', 'A B, C'],
  ['"A_B_C \\\\*, D*, a_b@c.example"', 'A_B_C *, D*, a_b@c.example'],
])('names are shown without the marks of Markdown: %s', async (written, shown) => {
  expect((await metadata(`author: ${written}`)).found).toMatchObject({ authors: [shown] });
  expect((await metadata(`institution: ${written}`)).found).toMatchObject({ institution: shown });
  const nested = await metadata(`author:\n  - name: A\n    affiliation:\n      - name: ${written}`);
  expect(nested.found).toMatchObject({ institution: shown });
  const { notices } = await metadata(`title: ${written}\nauthor: ${written}`);
  expect(notices).toEqual([]);
});

test('words of names and places that lead somewhere are links', async () => {
  const written = [
    ...[
      'author:',
      '  - "[A^1^](https://a.example) and B"',
      '  - name: {given: C, family: D}',
      '    url: c.example/d',
    ],
    ...[
      '    affiliation: {name: E, city: F, homepage: "https://e.example"}',
      '  - G:',
      '      website: https://g.example',
    ],
    ...['instructor: "[*H*](<https://h.example/i j>)"', 'course: "![K](k.png)"'],
  ];
  const { found, notices } = await metadata(written.join('\n'));
  expect(found).toMatchObject({
    links: [
      { text: 'A^1^', url: 'https://a.example', line: 2 },
      { text: 'H', url: 'https://h.example/i j', line: 9 },
      { text: 'C D', url: 'https://c.example/d', line: 2 },
      { text: 'E', url: 'https://e.example', line: 2 },
      { text: 'G', url: 'https://g.example', line: 2 },
    ],
  });
  expect(notices.map(({ code, line }) => `${line} ${code}`)).toEqual(['10 front-matter-unread']);
});

test('places under `address:` are those of authors, as rticles has them', async () => {
  const written =
    'author:\n  - name: A\n    affiliation: "1,2"\n  - name: B\n    affiliation: X Hall\naddress:\n';
  const places = ['1', '2', 'X Hall'].map(
    (code) => `  - code: "${code}"\n    address: Street ${code.length}`,
  );
  const { found } = await metadata(written + places.join('\n'));
  expect(found).toMatchObject({ institution: '^1^Street 1; ^2^X Hall, Street 6' });
});

test('names in circles are read', async () => {
  const { found } = await metadata('author: &a\n  - name: "*A*"\n    affiliations: *a');
  expect(found).toMatchObject({ authors: ['A'] });
});
