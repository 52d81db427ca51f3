import { describe, expect, test } from 'vitest';
import type { Notice } from '../../api/notice.js';
import type { ConversionOptions } from '../../api/options.js';
import { settingsOf } from '../../api/settings.js';
import { type Metadata, NO_METADATA } from '../../model/metadata.js';
import { plainText } from '../../model/nodes/plain-text.js';
import type { ReferencePart } from '../../model/resolved.js';
import { parse } from '../../parse/index.js';
import { loadPasses, resolve } from '../index.js';

async function numbered(markdown: string, options: ConversionOptions = {}, metadata: Partial<Metadata> = {}) {
  const notices: Notice[] = [];
  const document = parse(markdown, { ...NO_METADATA, ...metadata }, () => undefined);
  const settings = settingsOf({ language: 'en', ...options });
  const passes = await loadPasses(document, undefined);
  const report = (notice: Notice): void => void notices.push(notice);
  const resolved = resolve(document, settings, report, new Map(), undefined, passes);
  const { captions, references, lists } = resolved;
  return {
    captions: [...captions.values()].map(
      ({ before, chapter, number, after, text }) => `${before}${chapter}${number}${after}${plainText(text)}`,
    ),
    references: [...references.values()].map((parts) => parts.map(shown).join('').replaceAll('\u00a0', ' ')),
    targets: [...references.values()].flatMap((parts) =>
      parts.flatMap((part) => (part.kind === 'number' ? [part.target] : [])),
    ),
    lists,
    all: resolved,
    notices: notices.map(({ message, line }) => `${line}: ${message}`),
  };
}

function shown(part: ReferencePart): string {
  return part.kind === 'text' ? part.text : part.before + part.number + part.after;
}

/** Five figures, two tables, a listing, two formulas and a section with names. */
const THINGS = `
${[1, 2, 3, 4, 5].map((number) => `![Picture ${number}](a.png){#fig:${number}}`).join('\n\n')}

| a |
|---|
| 1 |

: One {#tbl:one}

Table: Two {#tbl:two}

| a |
|---|
| 1 |

\`\`\`{#lst:code .js caption="Code"}
a
\`\`\`

$$x$$ {#eq:x}

$$y \\label{eq:y}$$

# Method {#sec:method}
`;

describe('a reference shows', () => {
  test.each([
    ['@fig:1', 'Figure 1'],
    ['@Fig:1', 'Figure 1'],
    ['[@fig:1]', 'Figure 1'],
    ['[-@fig:2]', '2'],
    ['[Fig. @fig:2]', 'Fig. 2'],
    ['[@fig:2, left]', 'Figure 2, left'],
    ['[@fig:1; @fig:2]', 'Figures 1 and 2'],
    ['[@fig:3; @fig:1; @fig:2]', 'Figures 1–3'],
    ['[@fig:5; @fig:1; @fig:2; @fig:3]', 'Figures 1–3 and 5'],
    ['[@fig:1; @fig:3; @fig:5]', 'Figures 1, 3 and 5'],
    ['[@fig:1; @tbl:two; @fig:3]', 'Figures 1 and 3 and Table 2'],
    ['@tbl:one', 'Table 1'],
    ['@lst:code', 'Listing 1'],
    ['@eq:x', 'Equation 1'],
    ['\\eqref{eq:y}', '(2)'],
    ['\\ref{fig:4}', '4'],
    ['\\autoref{tbl:one}', 'Table 1'],
    ['\\cref{fig:1,fig:2}', 'Figures 1 and 2'],
    ['$\\eqref{eq:x}$', '(1)'],
    ['[](#tbl:two)', 'Table 2'],
    ['@sec:method', 'Method'],
  ])('%s as %j', async (reference, expected) => {
    const { references, notices, targets } = await numbered(`See ${reference}.\n${THINGS}`);
    expect(references).toEqual([expected]);
    expect(notices).toEqual([]);
    expect(targets).not.toContain('');
  });

  test.each([
    ['de', 'Abbildungen 1 und 2', '@fig:1'],
    ['hu', '1 és 2. ábra', '@fig:1'],
    ['ja', '図 1と2', '@fig:1'],
    ['xx', 'Figures 1 and 2', '@fig:1'],
  ])('in %s %j', async (language, expected) => {
    const { references } = await numbered(`[@fig:1; @fig:2]\n${THINGS}`, { language });
    expect(references).toEqual([expected]);
  });
});

describe('bookdown’s references and names', () => {
  const text = (reference: string): string => `See ${reference}.

(ref:cap) A *cup*

::: {.theorem #pythagoras}
Text.
:::

- ![(\\#fig:cup)(ref:cap)](a.png)

| a |
|---|
| 1 |

: (\\#tab:ports)Ports

\\begin{equation}
a = b (\\#eq:tide)
\\end{equation}

\`\`\`{r plot, fig.cap="A plot of (ref:cap)"}
plot(x)
\`\`\`

\`\`\`{r shore, echo=FALSE, fig.cap="The shore", out.width="50%"}
knitr::include_graphics("shore 1.png")
\`\`\`

<table><caption>(\\#tab:html)HTML</caption><tr><td>x</td></tr></table>

# The method {#method}
`;

  test.each([
    ['\\@ref(fig:cup)', '1'],
    ['\\@ref(fig:plot)', '2'],
    ['\\@ref(fig:shore)', '3'],
    ['\\@ref(tab:ports)', '1'],
    ['\\@ref(tab:html)', '2'],
    ['\\@ref(eq:tide)', '1'],
    ['\\@ref(thm:pythagoras)', '1'],
    ['\\@ref(method)', 'The method'],
  ])('%s shows %j', async (reference, shown) => {
    const { references, notices, captions } = await numbered(text(reference));
    expect([references, notices]).toEqual([[shown], []]);
    expect(captions).toContain('Figure 1: A cup');
    expect(captions).toContain('Figure 2: A plot of A cup');
    expect(captions).toContain('Figure 3: The shore');
    expect(captions).toContain('Table 2: HTML');
  });

  test('are reported if they lead to nothing', async () => {
    const { notices } = await numbered('See \\@ref(fig:none) and @fig-none.');
    expect(notices).toEqual([
      '1: Reference \\@ref(fig:none) leads to nothing in this document; it was kept as written',
      '1: Reference @fig-none leads to nothing in this document; it was kept as written',
    ]);
  });

  test('a text that holds itself ends, and one that is never used is reported', () => {
    const notices: string[] = [];
    const report = ({ message }: Notice): void => void notices.push(message);
    const { blocks } = parse('(ref:a) is (ref:a)\n\n(ref:b) more\n\nIt (ref:a).', NO_METADATA, report);
    expect(blocks.map((block) => block.type === 'paragraph' && plainText(block.children))).toEqual([
      'It is (ref:a).',
    ]);
    expect(notices).toEqual(['Text reference (ref:b) is never used; it was left out']);
  });
});

describe('a caption is found', () => {
  test.each([
    ['![A *cup*](a.png){#fig:a width=50%}', 'Figure 1: A cup'],
    ['![Alt](a.png "Title"){#fig:a}', 'Figure 1: Title'],
    ['![A cup](a.png){#fig-a}', 'Figure 1: A cup'],
    ['![A cup\\label{fig:a}](a.png)', 'Figure 1: A cup'],
    ['![](a.png){#fig:a}', 'Figure 1'],
    ['[![A cup](a.png){#fig:a}](https://a.example)', 'Figure 1: A cup'],
    ['::: {#fig-a}\n![](a.png)\n\nA cup\n:::', 'Figure 1: A cup'],
    [
      '<figure id="fig:a"><img src="a.png" alt="x"><figcaption>A cup</figcaption></figure>',
      'Figure 1: A cup',
    ],
    ['| a |\n|---|\n| 1 |\n: Prices {#tbl:a}', 'Table 1: Prices'],
    ['| a |\n|---|\n| 1 |\n\nTable: Prices\nof tea {#tbl:a}', 'Table 1: Prices of tea'],
    ['Table: Prices {#tbl:a}\n\n| a |\n|---|\n| 1 |', 'Table 1: Prices'],
    [': Prices {#tbl-a}\n\n| a |\n|---|\n| 1 |', 'Table 1: Prices'],
    ['| a |\n|---|\n| 1 |\n[Prices][tbl:a]', 'Table 1: Prices'],
    ['| a |\n|---|\n| 1 |\n\n: Prices \\label{tab:a}', 'Table 1: Prices'],
    ['<table id="tbl:a"><caption>Prices</caption><tr><td>1</td></tr></table>', 'Table 1: Prices'],
    ['```{#lst:a .js caption="Code"}\na\n```', 'Listing 1: Code'],
    ['Listing: Code {#lst:a}\n\n```js\na\n```', 'Listing 1: Code'],
    ['```js\na\n```\n\n: Code {#lst:a}', 'Listing 1: Code'],
    ['```js\na\n```\nListing: Code\nof tea {#lst:a}', 'Listing 1: Code of tea'],
    ['```{python}\n#| label: fig-a\n#| fig-cap: "A plot"\na\n```', 'Figure 1: A plot'],
    ['$$x$$ {#eq:a}', 'Equation 1'],
    ['$$\nx \\label{eq:a}\n$$', 'Equation 1'],
  ])('in %j', async (markdown, expected) => {
    expect((await numbered(markdown)).captions).toEqual([expected]);
  });

  test('but only where it is counted', async () => {
    const table = '| a |\n|---|\n| 1 |\n: Prices';
    expect((await numbered(table)).captions).toEqual([]);
    expect((await numbered(table, { imageCaptions: true })).captions).toEqual(['Table 1: Prices']);
    expect((await numbered(`${table}\n\n[LOT]`)).captions).toEqual(['Table 1: Prices']);
    expect((await numbered(`${table}\n\n${table} {#tbl:b}`)).captions).toEqual([
      'Table 1: Prices',
      'Table 2: Prices',
    ]);
    const byHand = '| a |\n|---|\n| 1 |\n: Table 7. Prices\n\n[LOT]';
    expect((await numbered(byHand)).captions).toEqual([]);
  });
});

test('sections have the numbers of their headings, if these are numbered', async () => {
  const markdown =
    '# One\n\n## Two {#sec:two}\n\nSee @sec:two, \\ref{sec:two} and @sec:a.\n\n# Proofs {#sec:a .appendix}';
  const { references } = await numbered(markdown, { numberHeadings: true });
  expect(references).toEqual(['Section 1.1', '1.1', 'Appendix A']);
});

test('numbers by chapter restart in each chapter', async () => {
  const picture = (name: string): string => `![P](a.png){#fig:${name}}`;
  const markdown = `# A\n\n${picture('a')}\n\n${picture('b')}\n\n# B\n\n${picture('c')}\n\n@fig:c, [@fig:a; @fig:b; @fig:c]`;
  const { captions, references } = await numbered(markdown, { numberByChapter: true });
  expect(captions).toEqual(['Figure 1.1: P', 'Figure 1.2: P', 'Figure 2.1: P']);
  expect(references).toEqual(['Figure 2.1', 'Figures 1.1, 1.2 and 2.1']);
});

test.each([
  ['en', ['Chapter 2', 'Section 2.1', 'Chapters 1 and 2']],
  ['de', ['Kapitel 2', 'Abschnitt 2.1', 'Kapitel 1 und 2']],
  ['zh', ['第2章', '第2.1节', '第1和2章']],
])('by chapter, level 1 headings are chapters: %s', async (language, expected) => {
  const text = '# A {#sec:a}\n\n# B {#sec:b}\n\n## C {#sec:c}\n\n@sec:b, @sec:c, [@sec:a; @sec:b]';
  const options = { numberHeadings: true, language };
  expect((await numbered(text, { ...options, numberByChapter: true })).references).toEqual(expected);
  expect((await numbered(text, { ...options, language: 'en' })).references[0]).toBe('Section 2');
});

test('unknown names are reported with their lines and the nearest name', async () => {
  const { notices, references } = await numbered(
    `x\n\n@fig:teh, @fig:zzzz and @def-john\n\n![P](a.png){#fig:tea}`,
  );
  expect(references).toEqual([]);
  expect(notices).toEqual([
    '3: Reference @fig:teh leads to nothing in this document (did you mean fig:tea?); it was kept as written',
    '3: Reference @fig:zzzz leads to nothing in this document; it was kept as written',
  ]);
});

test('lists have an entry for each caption of their kind', async () => {
  const { lists } = await numbered(`[LOF]\n${THINGS}\n\\listofequations`);
  expect([...lists].map(([kind, { title, entries }]) => [kind, title, entries.length])).toEqual([
    ['figure', 'List of Figures', 5],
    ['equation', 'List of Equations', 2],
  ]);
  const bookmarks = [...lists.values()].flatMap(({ entries }) => entries.map(({ bookmark }) => bookmark));
  expect(new Set(bookmarks).size).toBe(7);
});

test.each(['name@fig:1', 'https://a.example/@fig:1', '`@fig:1`', '\\@fig:1'])(
  '%s is no reference',
  async (markdown) => {
    expect((await numbered(`${markdown}\n${THINGS}`)).references).toEqual([]);
  },
);

test('MLA style shortens the label of a figure within a sentence, and has labels with small letters there', async () => {
  const markdown = `@fig:1 and @tbl:one show it. @fig:2 does not (see @fig:3, *and* @fig:4; @tbl:two). [@fig:1; @fig:2] do.`;
  const references = async (options: ConversionOptions): Promise<readonly string[]> =>
    (await numbered(`${markdown}\n${THINGS}`, options)).references;
  expect(await references({ template: 'mla' })).toEqual([
    ...['Figure 1', 'table 1', 'Figure 2', 'fig. 3', 'fig. 4', 'table 2', 'Figures 1 and 2'],
  ]);
  expect(await references({ template: 'mla', language: 'de' })).toEqual([
    ...['Abbildung 1', 'Tabelle 1', 'Abbildung 2', 'Abb. 3', 'Abb. 4', 'Tabelle 2', 'Abbildungen 1 und 2'],
  ]);
  expect((await references({ template: 'academic' })).slice(0, 4)).toEqual([
    ...['Figure 1', 'Table 1', 'Figure 2', 'Figure 3'],
  ]);
});

test('examples are numbered through the whole text, and references lead to them', async () => {
  const markdown = '(@a) One.\n\n> (@b) Two.\n\n(@c) Three, not (@d).\n\nSee (@c), (@b) and (@a).';
  const { references, targets } = await numbered(markdown);
  expect(references).toEqual(['(3)', '(2)', '(1)']);
  expect(new Set(targets).size).toBe(3);
});

test('each table has its own caption, above or below it', async () => {
  const table = '| a |\n|---|\n| 1 |';
  const above = `Table: One {#tbl:one}\n\n${table}\n\nTable: Two {#tbl:two}\n\n${table}`;
  expect((await numbered(above)).captions).toEqual(['Table 1: One', 'Table 2: Two']);
});

test('theorems are counted, each kind on its own, and proofs have a label alone', async () => {
  const div = (attributes: string): string => `::: {${attributes}}\nText.\n:::\n`;
  const markdown = [
    ...[
      '.theorem #thm:a name="Newton"',
      '.lemma',
      '#lem-b',
      '.theorem',
      '.proof',
      '.theorem .unnumbered',
    ].map(div),
    '::: {#def-tea}\n## *Tea*\n\nText.\n:::\n',
    '@thm:a, @lem-b and @def-tea',
  ].join('\n');
  const { captions, references, notices } = await numbered(markdown);
  expect(captions.map((each) => each.replace(/: ?/, ' ').trim())).toEqual([
    'Theorem 1 Newton',
    'Lemma 1',
    'Lemma 2',
    'Theorem 2',
    'Proof 0',
    'Theorem 0',
    'Definition 1 Tea',
  ]);
  expect(references).toEqual(['Theorem 1', 'Lemma 2', 'Definition 1']);
  expect(notices).toEqual([]);
});

test('references and list entries lead to the bookmarks of captions', async () => {
  const markdown = '[LOF]\n\n![A *cup*](a.png){#fig:a}\n\n![B](a.png){#fig:b}\n\n@fig:b, @fig:a and @fig:b';
  const { all } = await numbered(markdown);
  const captions = [...all.captions.values()];
  expect(captions.map(({ bookmark, entry }) => [bookmark, entry])).toEqual([
    ['_Ref000000002', '_Toc900000001'],
    ['_Ref000000001', '_Toc900000002'],
  ]);
  const fields = [...all.references.values()].flatMap((parts) =>
    parts.map((part) => part.kind === 'number' && part.field),
  );
  const second = { bookmark: '_Ref000000001', shows: 'text' };
  expect(fields).toEqual([second, { bookmark: '_Ref000000002', shows: 'text' }, second]);
  const entries = [...all.lists.values()].flatMap((list) => list.entries);
  expect(entries.map(({ caption, children }) => `${caption.number} ${plainText(children)}`)).toEqual([
    '1 A cup',
    '2 B',
  ]);
});

test('a list without entries has a sequence, and lists before the text come once each', async () => {
  const { all } = await numbered('[LOT]\n\ntext', {}, { lists: ['figure', 'table', 'figure'] });
  expect([...all.lists].map(([kind, { sequence, entries }]) => [kind, sequence, entries.length])).toEqual([
    ['figure', 'Figure', 0],
    ['table', 'Table', 0],
  ]);
  expect(all.listsInFront).toEqual(['figure', 'table']);
});

test('numbers given by the author are kept, and later formulas continue from them', async () => {
  const formula = (label: string): string => `$$x \\label{eq:${label}}$$\n`;
  const { captions, all } = await numbered(`${formula('a')}\n$$y$$\n\n${formula('b')}`);
  expect(captions).toEqual(['Equation 1', 'Equation 2']);
  expect([...all.captions.values()].map(({ restarts }) => restarts)).toEqual([false, false]);
});

test('Word counts anew in each chapter by itself, but not below a heading without a number', async () => {
  const picture = (name: string): string => `![P](a.png){#fig:${name}}`;
  const { all } = await numbered(
    `# A\n\n${picture('a')}\n\n${picture('b')}\n\n# B\n\n${picture('c')}\n\n${picture('d')}\n\n# C {-}\n\n${picture('e')}`,
    { numberByChapter: true, numberHeadings: true },
  );
  const captions = [...all.captions.values()];
  expect(captions.map(({ chapter, number }) => `${chapter}${number}`)).toEqual([
    '1.1',
    '1.2',
    '2.1',
    '2.2',
    '1',
  ]);
  expect(captions.map(({ restarts }) => restarts)).toEqual([false, false, false, false, true]);
  expect(captions.map(({ isChapterCounted }) => isChapterCounted)).toEqual([
    true,
    true,
    true,
    true,
    undefined,
  ]);
});

test.each([
  ['Table 3. Prices', false],
  ['Table: 3 Prices', false],
  ['  table 3', false],
  ['Tables 3', true],
  ['Table of prices in 3 shops', true],
  ['Prices, Table 3', true],
])('whether the caption %j gets a number', async (caption, isNumbered) => {
  const { captions } = await numbered(`| a |\n|---|\n| 1 |\n: ${caption}\n\n[LOT]`);
  expect(captions).toHaveLength(isNumbered ? 1 : 0);
});

test('a heading whose name says figure is a section', async () => {
  const { captions, references } = await numbered(
    '# One {#fig:a}\n\n| a |\n|---|\n| 1 |\n: T {#sec:t}\n\n@fig:a',
  );
  expect(captions).toEqual([]);
  expect(references).toEqual(['One']);
});

test('references lead to numbers, or to the text of headings without one', async () => {
  const fieldsOf = async (markdown: string, options: ConversionOptions = {}): Promise<unknown[]> => {
    const { all } = await numbered(markdown, options);
    return [...all.references.values()].flatMap((parts) =>
      parts.map((part) => part.kind === 'number' && part.field),
    );
  };
  const heading = '# One {#sec:a}\n\n@sec:a';
  expect(await fieldsOf(heading)).toEqual([{ bookmark: 'one', shows: 'text' }]);
  expect(await fieldsOf(heading, { numberHeadings: true })).toEqual([{ bookmark: 'one', shows: 'number' }]);
  expect(await fieldsOf('(@a) One.\n\n(@a)')).toMatchObject([{ shows: 'number' }]);
  const parts = '<div id="fig:all">\n![A](a.png){#fig:a}\n![B](b.png){#fig:b}\n\nAll\n</div>';
  expect(await fieldsOf(`@fig:b\n\n${parts}`)).toEqual([
    { bookmark: '_Ref000000001', shows: 'text' },
    { bookmark: '_Ref000000002', shows: 'text' },
  ]);
});

test('a name that is given twice is that of the first', async () => {
  const { references } = await numbered(
    '![A](a.png){#fig:a}\n\n![B](b.png){#fig:b}\n\n![C](c.png){#fig:a}\n\n@fig:a',
  );
  expect(references).toEqual(['Figure 1']);
});

test('only what is unknown is reported', async () => {
  const { notices } = await numbered('[@FIG:a; @fig:zzzz]\n\n![P](a.png){#fig:a}');
  expect(notices).toEqual([
    '1: Reference [@FIG:a; @fig:zzzz] leads to nothing in this document; it was kept as written',
  ]);
});

test('what may be a name of a person is reported where it is like one of the document', async () => {
  const { notices } = await numbered('@fig-teh\n\n![P](a.png){#fig-tea}');
  expect(notices).toEqual([
    '1: Reference @fig-teh leads to nothing in this document (did you mean fig-tea?); it was kept as written',
  ]);
});

test.each([
  ['Text without a sign\n\n@fig:1 shows it.', 'Figure 1'],
  ['`x` @fig:1 shows it.', 'fig. 1'],
  ['**Text.** @fig:1 shows it.', 'Figure 1'],
  ['**Text** @fig:1 shows it.', 'fig. 1'],
])('in MLA style, the label in %j tells whether a sentence begins', async (markdown, expected) => {
  expect((await numbered(`${markdown}\n${THINGS}`, { template: 'mla' })).references).toEqual([expected]);
});

test('numbered sections and appendices together have the label of sections', async () => {
  const markdown = '# One {#sec:one}\n\n# Two {#sec:two .appendix}\n\n[@sec:one; @sec:two]';
  expect((await numbered(markdown, { numberHeadings: true })).references).toEqual([
    'Sections 1 and Appendix A',
  ]);
});

describe('formulas beside some with numbers for their rows', () => {
  const ROWS =
    '$$x \\label{eq:x}$$\n\n$$\n\\begin{align}\ny \\label{eq:y} \\\\\nz \\label{eq:z}\n\\end{align}\n$$\n\n$$a \\label{eq:a}$$';

  test('count on from these', async () => {
    const { captions, all } = await numbered(ROWS);
    expect(captions).toEqual(['Equation 1', 'Equation 4']);
    expect([...all.captions.values()].map(({ restarts }) => restarts)).toEqual([false, true]);
    expect((await numbered(`# A\n\n${ROWS}`, { numberByChapter: true })).captions).toEqual([
      'Equation 1.1',
      'Equation 1.2',
    ]);
  });

  test('are named in the order of the reference', async () => {
    expect((await numbered(`[@eq:x; @eq:z; @eq:y]\n\n${ROWS}`)).references).toEqual(['Equations 1, 3 and 2']);
  });
});

test('numbers of different chapters are no range', async () => {
  const picture = (name: string): string => `![P](a.png){#fig:${name}}\n\n`;
  const markdown = `# A\n\n${picture('a')}# B\n\n${picture('b')}${picture('c')}${picture('d')}`;
  const { references } = await numbered(`${markdown}[@fig:a; @fig:c; @fig:d]`, { numberByChapter: true });
  expect(references).toEqual(['Figures 1.1, 2.2 and 2.3']);
});

test.each([
  ['code with a name, even without a caption', '``` {#lst:a}\na\n```\n\n@lst:a', ['Listing 1']],
  ['no picture with a title, unless others have names', '![A](a.png "T")', []],
  [
    'pictures with titles among those with names',
    '![A](a.png "T")\n\n![B](b.png){#fig:b}',
    ['Figure 1: T', 'Figure 2: B'],
  ],
  ['a picture as one, whatever its name', '[LOF]\n\n![A](a.png "T"){#eq:a}', ['Figure 1: T']],
])('a number is given to %s', async (_, markdown, expected) => {
  expect((await numbered(markdown)).captions).toEqual(expected);
});

test('a caption that begins with a number is not numbered by hand where labels follow their numbers', async () => {
  const { captions } = await numbered('| a |\n|---|\n| 1 |\n: 3 bolt\n\n[LOT]', { language: 'hu' });
  expect(captions).toHaveLength(1);
});

test('rows of a formula have numbers without fields', async () => {
  const markdown =
    '$$\n\\begin{align}\nx \\label{eq:x} \\\\\ny \\label{eq:y}\n\\end{align}\n$$\n\n@eq:x, @eq:y';
  const { references, all } = await numbered(markdown);
  expect(references).toEqual(['Equation 1', 'Equation 2']);
  expect([...all.references.values()].flat().some((part) => part.kind === 'number' && part.field)).toBe(
    false,
  );
});

test.each([
  ['[@fig:1; @fig:1; @fig:2]', 'Figures 1 and 2'],
  ['[@fig:2; @eq:x; @fig:1]', 'Figures 1 and 2 and Equation 1'],
  ['[see @fig:1; @fig:2 and more]', 'see 1 and 2 and more'],
  ['[@fig:1; @sec:method]', 'Figure 1 and Method'],
  ['[@fig:1; @fig:9]', undefined],
  ['[](#nowhere)', undefined],
  ['[here](#fig:1)', undefined],
])('%s is %j', async (reference, expected) => {
  const { references } = await numbered(`See ${reference}.\n${THINGS}`);
  expect(references).toEqual(expected === undefined ? [] : [expected]);
});

test('examples have their delimiters, and those in notes come last', async () => {
  const { references } = await numbered(
    'x[^1]\n\n[^1]: (@n) Noted.\n\n(@a) One.\n(@) Two.\n(@c) Three.\n\n(@c), (@n)',
  );
  expect(references).toEqual(['(3)', '(4)']);
});

test('a link without a text shows the number of an example, which has no label', async () => {
  expect((await numbered('(@a) One.\n\nSee [](#@a).')).references).toEqual(['(1)']);
});

test('only the last space of a label of several words is kept from breaking', async () => {
  const markdown = ['a', 'b'].map((name) => `\`\`\`{#lst:${name} .js caption="C"}\n1\n\`\`\``);
  const { all } = await numbered(`${markdown.join('\n\n')}\n\n[@lst:a; @lst:b]`, { language: 'he' });
  const [parts] = [...all.references.values()];
  expect(parts?.[0]).toEqual({ kind: 'text', text: 'קטעי קוד\u00a0' });
});

test('chapters are compared as numbers', async () => {
  const chapters = Array.from({ length: 10 }, (_, index) => `# C\n\n![P](a.png){#fig:${index + 1}}`).join(
    '\n\n',
  );
  const { references } = await numbered(`${chapters}\n\n[@fig:10; @fig:9; @fig:2]`, {
    numberByChapter: true,
  });
  expect(references).toEqual(['Figures 2.1, 9.1 and 10.1']);
});

describe('the parts of a figure', () => {
  const PARTS = [
    '<div id="fig:all">\n![A](a.png){#fig:a}\n![B](b.png){#fig:b}\n\n![C](c.png){#fig:c}\n\nAll\n</div>',
    '![Other](o.png){#fig:other}',
    '::: {#fig-more layout-ncol=2}\n![D](d.png){#fig-d}\n\n![](e.png)\n\nMore\n:::',
  ].join('\n\n');

  test('have letters, and do not count as figures', async () => {
    const { captions, lists } = await numbered(`[LOF]\n\n${PARTS}`);
    expect(captions).toEqual([
      'Figure 1: All',
      '(1) A',
      '(2) B',
      '(3) C',
      'Figure 2: Other',
      'Figure 3: More',
      '(1) D',
      '(2)',
    ]);
    expect(lists.get('figure')?.entries).toHaveLength(3);
  });

  test('are counted anew in each figure', async () => {
    const { all } = await numbered(PARTS);
    expect([...all.captions.values()].flatMap((each) => (each.whole ? [each.restarts] : []))).toEqual([
      ...[true, false, false, true, false],
    ]);
    const sequences = [...all.captions.values()].map(({ sequence }) => sequence);
    expect(new Set(sequences)).toEqual(new Set(['Figure', 'Figure_part']));
  });

  test.each([
    ['[@fig:b; @fig:all]', 'Figures 1 and 1b'],
    ['[@fig:all; @fig:a; @fig:b]', 'Figures 1, 1a and 1b'],
    ['[@fig:a; @fig:c; @fig-d]', 'Figures 1a, 1c and 3a'],
    ['@fig:all', 'Figure 1'],
    ['@fig:b', 'Figure 1b'],
    ['[-@fig:b]', '1b'],
    ['[@fig:b; @fig:a]', 'Figures 1a and 1b'],
    ['[@fig:c; @fig:b; @fig:a]', 'Figures 1a–1c'],
    ['[@fig:c; @fig-d; @fig:other]', 'Figures 1c, 2 and 3a'],
    ['[](#fig-d)', 'Figure 3a'],
    ['\\ref{fig:a}', '1a'],
  ])('are shown by %s as %j', async (reference, expected) => {
    const { references, notices } = await numbered(`See ${reference}.\n\n${PARTS}`);
    expect(references).toEqual([expected]);
    expect(notices).toEqual([]);
  });

  test.each([
    ['[@fig:a; @fig:b; @fig:g]', 'Figures 1a, 1b and 2c'],
    ['[@fig:a; @fig:c; @fig:d]', 'Figures 1a, 1c and 1d'],
    ['[@fig:d; @fig:c; @fig:b]', 'Figures 1b–1d'],
  ])('are a range only within one figure, one after the other: %s', async (reference, expected) => {
    const figure = (name: string, ...names: readonly string[]): string =>
      `<div id="fig:${name}">\n${names.map((own) => `![P](a.png){#fig:${own}}`).join('\n')}\n\nAll\n</div>`;
    const markdown = `${figure('one', 'a', 'b', 'c', 'd')}\n\n${figure('two', 'e', 'f', 'g')}`;
    expect((await numbered(`${reference}\n\n${markdown}`)).references).toEqual([expected]);
  });

  test.each([
    ['without names or words', '::: {#fig:all}\n![](a.png) ![](b.png)\n\nAll\n:::'],
    ['if there is one', '::: {#fig:all layout-ncol=2}\n![A](a.png)\n\nAll\n:::'],
  ])('have none %s', async (_, markdown) => {
    expect((await numbered(markdown)).captions).toEqual(['Figure 1: All']);
  });
});

test.each([
  ['See [](#größe).\n\n# Größe', 'Größe'],
  ['See [](#why).\n\n# Reasons {.unnumbered #why}', 'Reasons'],
])('%j shows the text of a heading, though nothing else in the text is numbered', async (markdown, text) => {
  expect((await numbered(markdown)).references).toEqual([text]);
});

describe('figures are counted', () => {
  const figure = (name: string): string => `![${name}](a.png){#fig:${name}}`;
  const text = `# One\n\n${figure('a')}\n\n# Two\n\n${figure('b')}\n\n## Three\n\n${figure('c')}`;

  test.each<[string, string, ConversionOptions, string[]]>([
    ['through the text', text, {}, ['1', '2', '3']],
    ['in each chapter on request', text, { numberByChapter: true }, ['1.1', '2.1', '2.2']],
    [
      'in chapters by their own numbers',
      `# Front {.unnumbered}\n\n${figure('d')}\n\n${text}`,
      { numberByChapter: true, numberHeadings: true },
      ['1', '1.1', '2.1', '2.2'],
    ],
    [
      'in those of a text whose title is a heading',
      `# T\n\n#${text.replaceAll('\n#', '\n##')}`,
      { numberByChapter: true, template: 'business' },
      ['1.1', '2.1', '2.2'],
    ],
  ])('%s', async (_, markdown, options, expected) => {
    const { captions } = await numbered(markdown, options);
    expect(captions.map((caption) => /[\d.]*\d/.exec(caption)?.[0])).toEqual(expected);
  });
});

test.each([
  ['(@a) A\n(@b) B\n\nSee (@b)', '(2)'],
  ['1. x\n2. y\n\n(@a) A\n\nSee (@a)', '(1)'],
  ['(@) A\n\ntext\n\n(@b) B\n\nSee (@b)', '(2)'],
  ['See (@b).[^1]\n\n(@a) A\n\n[^1]: Note\n\n    (@b) B', '(2)'],
  ['(@) A {#one}\n(@b) B {#two}\n\nSee (@b) and [](#two)', '(2)'],
])('examples are counted through the text: %j', async (markdown, expected) => {
  expect((await numbered(markdown)).references).toEqual([expected]);
});

describe('formulas in notes', () => {
  const text = `# One

Text.[^1] See @eq:y, @eq:n, @eq:z and @eq:last.

$$a$$ {#eq:y}

[^1]: A note.

    $$E$$ {#eq:n}

    And @eq:n here.

# Two

$$c$$ {#eq:z}

More.[^2]

[^2]: $$d$$ {#eq:last}
`;

  test('are numbered and referred to, in the order of the text that they are written in', async () => {
    const { references, targets, all, notices } = await numbered(text);
    expect(notices).toEqual([]);
    expect(references.slice(0, 4)).toEqual(['Equation 1', 'Equation 2', 'Equation 3', 'Equation 4']);
    expect(references.at(-1)).toBe('Equation 2');
    expect(targets).not.toContain('');
    // Word counts those in the text, and is told where one in a note comes between; the others are text.
    const counted = [...all.captions.values()].map(({ number, restarts, isFixed = false }) => ({
      number,
      restarts,
      isFixed,
    }));
    expect(counted).toEqual([
      { number: 1, restarts: false, isFixed: false },
      { number: 3, restarts: true, isFixed: false },
      { number: 2, restarts: false, isFixed: true },
      { number: 4, restarts: false, isFixed: true },
    ]);
    const parts = [...all.references.values()].flat();
    const linked = parts.flatMap((part) => (part.kind === 'number' ? [part.field !== undefined] : []));
    expect(linked).toEqual([true, false, true, false, false]);
  });

  test('are numbered in the chapter that refers to the note', async () => {
    const { references } = await numbered(text, { numberByChapter: true });
    expect(references.slice(0, 4)).toEqual(['Equation 1.1', 'Equation 1.2', 'Equation 2.1', 'Equation 2.2']);
  });
});

test.each(['myfig', 'fig:own', 'fig.one', 'Abb 1', 'picture-2'])(
  'LaTeX refers to its floats by any label: %s',
  async (label) => {
    const figure = `\\begin{figure}\n\\includegraphics{a.png}\n\\caption{One}\n\\label{${label}}\n\\end{figure}`;
    const table = `\\begin{table}\n\\caption{Two}\\label{t-${label}}\n\\begin{tabular}{l}\na\n\\end{tabular}\n\\end{table}`;
    const other = '\\begin{figure}\n\\includegraphics{b.png}\n\\caption{Three}\n\\end{figure}';
    const markdown = `See \\ref{${label}} and Table~\\ref{t-${label}}.\n\n${figure}\n\n${table}\n\n> ${other.replaceAll('\n', '\n> ')}`;
    const { captions, references, notices } = await numbered(markdown);
    expect(captions).toEqual(['Figure 1: One', 'Table 1: Two', 'Figure 2: Three']);
    expect([references, notices]).toEqual([['1', '1'], []]);
  },
);
