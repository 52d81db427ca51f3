import { describe, expect, test } from 'vitest';
import { blocksOf, templateLook } from '../../../tests/composed.js';
import type { ConversionOptions } from '../api/options.js';
import { settingsOf } from '../api/settings.js';
import type {
  ComposedBlock,
  ComposedInline,
  ComposedParagraph,
  ComposedTable,
  Indents,
} from '../model/composed.js';
import { BARE_FORMAT, type Format } from '../model/format.js';
import type { ParagraphStyleId } from '../model/names/style-ids.js';
import { formatOf, formatsOf } from '../theme/formats.js';
import { type Theme, textWidth, themeOf } from '../theme/index.js';
import { CALLOUT_MARGIN, CODE_INDENT } from '../theme/measures.js';
import type { WordTemplateMarker } from '../theme/word-template-markers.js';

const THEME = themeOf(settingsOf({}));
const STEP = THEME.listIndent;
const WIDTH = textWidth(THEME.page);

/** What the body of a text becomes. */
const composed = (markdown: string, options: ConversionOptions = {}): Promise<ComposedBlock[]> =>
  blocksOf(markdown, { options });

function paragraphsIn(block: ComposedBlock): ComposedParagraph[] {
  switch (block.type) {
    case 'paragraph':
      return [block];
    case 'contents':
      return [];
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks.flatMap(paragraphsIn)));
  }
}

async function paragraphsOf(markdown: string, options: ConversionOptions = {}): Promise<ComposedParagraph[]> {
  return (await composed(markdown, options)).flatMap(paragraphsIn);
}

/** The text of an inline, with a slash for a line break. */
function textOf(inline: ComposedInline): string {
  if (inline.type === 'text') return inline.text;
  if (inline.type === 'field') return inline.result;
  return inline.type === 'lineBreak' ? '/' : '';
}

/** Whether text is not bold, although its paragraph is. */
function isRegular(inline: ComposedInline): boolean {
  if (inline.type === 'bookmarked') return inline.content.some(isRegular);
  return inline.type === 'text' && inline.properties.regular === true;
}

const look = ({ style, indents }: ComposedParagraph): [string, number | undefined] => [style, indents?.left];

describe('definitions', () => {
  test('are set by their style, which has the indent', async () => {
    expect((await paragraphsOf('Term\n: Text')).map(look)).toEqual([
      ['DefinitionTerm', undefined],
      ['Definition', undefined],
    ]);
  });

  test('are loose where there is space between them, or where they are indented', async () => {
    expect((await paragraphsOf('Term\n\n: Text')).map(look)).toContainEqual(['DefinitionLoose', undefined]);
    expect((await paragraphsOf('> Term\n> : Text')).map(({ style }) => style)).toContain('DefinitionLoose');
  });

  test('are indented further when nested', async () => {
    const [, , , inner] = await paragraphsOf('Term\n: Text\n\n    Term\n    : Text');
    expect(inner && look(inner)).toEqual(['DefinitionLoose', 2 * STEP]);
  });
});

test('details are set by their style, and nested ones are indented further', async () => {
  const details = (content: string): string => `<details><summary>S</summary>\n\n${content}\n\n</details>`;
  const texts = (await paragraphsOf(details(`Text\n\n${details('Text')}`))).filter(
    ({ style }) => style === 'DetailsText',
  );
  expect(texts.map(look)).toEqual([
    ['DetailsText', undefined],
    ['DetailsText', 2 * STEP],
  ]);
});

test.each<[string, ConversionOptions, (number | undefined)[]]>([
  ['further paragraphs are indented', { template: 'academic' }, [undefined, 720, 720]],
  ['in MLA style, too', { template: 'mla' }, [undefined, 720, 720]],
  ['and not elsewhere', { template: 'business' }, [undefined, undefined, undefined]],
])('in quotations of a guide, %s', async (_name, options, expected) => {
  const made = await paragraphsOf('> a\n>\n> b — b\n>\n> $c$', options);
  expect(made.map(({ indents }) => indents?.firstLine)).toEqual(expected);
});

test.each([
  ['its source', '> a\n>\n> — A. Writer, p. 3'],
  ['verse', '> a\n>\n> b  \n> c'],
  ['a quotation within it', '> a\n>\n>> b'],
  ['what follows a list', '> a\n>\n> - b\n>\n> c'],
  ['another quotation', '> a\n\nb\n\n> c'],
  ['a centred paragraph', '> a\n>\n> <p align="center">b</p>'],
  ['a picture', '> a\n>\n> ![](a.png)'],
  ['a picture that is a link', '> a\n>\n> [![](a.png)](https://a.example)'],
  ['a formula', '> a\n>\n> $$x$$'],
  ['what follows a page break', '> a\n>\n> \\newpage\n>\n> b'],
  ['a quotation in a callout', '> [!NOTE]\n> > a\n> >\n> > b'],
])('the first line of a further paragraph of a quotation is not that of %s', async (_name, markdown) => {
  const made = await paragraphsOf(markdown, { template: 'academic' });
  expect(made.map(({ indents }) => indents?.firstLine ?? 0)).toEqual(made.map(() => 0));
});

test('details have their summary above them, if there is one', async () => {
  expect(await paragraphsOf('<details><summary>a</summary>\n\nb\n\n</details>')).toMatchObject([
    { style: 'DetailsSummary', source: { first: 1, last: 1 } },
    { style: 'DetailsText', source: { first: 3, last: 3 } },
  ]);
  expect(await paragraphsOf('<details>\n\nb\n\n</details>')).toMatchObject([{ style: 'DetailsText' }]);
});

test('terms in callouts and notes are only bold', async () => {
  const [, term] = await paragraphsOf('> [!NOTE]\n>\n> Tea\n>\n> : green');
  expect(term).toMatchObject({ style: 'CalloutText', source: { first: 3, last: 3 } });
  expect(term?.content).toMatchObject([{ text: 'Tea', properties: { bold: true } }]);
});

test('the place of a bibliography is no paragraph', async () => {
  expect(await paragraphsOf('a\n\n::: {#refs}\n:::\n\nb')).toHaveLength(2);
});

test('further terms of an item have no marker', async () => {
  const made = await paragraphsOf('- Tea\n  : green\n\n  Coffee\n  : black');
  expect(made.map(({ style, numbering }) => [style, numbering !== undefined])).toEqual([
    ['DefinitionTerm', true],
    ['DefinitionLoose', false],
    ['DefinitionTerm', false],
    ['DefinitionLoose', false],
  ]);
});

test('an item that begins with a term has its marker before the term', async () => {
  const [term, definition, ...others] = await paragraphsOf('- Tea\n  : green');
  expect(others).toEqual([]);
  expect(term).toMatchObject({ style: 'DefinitionTerm', numbering: { format: 'bullet' } });
  expect(definition?.numbering).toBeUndefined();
});

test('further paragraphs of items are set by the style of their depth, which has the indent', async () => {
  expect((await paragraphsOf('- a\n\n  b\n\n  - c\n\n    d')).map(look)).toEqual([
    ['ListBullet', undefined],
    ['ListContinue', undefined],
    ['ListBullet2', undefined],
    ['ListContinue2', undefined],
  ]);
});

test('callouts have a style of their own in lists too, and cells no space of the list around them', async () => {
  expect((await paragraphsOf('> [!note]\n> Text\n>\n> - a')).map(({ style }) => style)).toEqual([
    'CalloutNoteTitle',
    'CalloutText',
    'CalloutText',
    'Spacing',
  ]);
  expect(
    (await paragraphsOf('- a\n\n  | b |\n  |---|\n  | c |\n\n  d')).map(({ spacing }) => spacing?.always),
  ).toEqual([true, undefined, undefined, true]);
});

test.each([
  ['ar', true],
  ['he-IL', true],
  ['en', false],
  ['de-AR', false],
])('a document in %s runs from right to left: %s', async (language, rightToLeft) => {
  expect((await paragraphsOf('***\n\n12', { language })).at(-1)?.rightToLeft).toBe(rightToLeft);
});

test.each([
  ['zh-CN', true],
  ['ja', true],
  ['en', undefined],
  ['de-ja', undefined],
])(
  'in %s, punctuation between characters and letters is as wide as characters: %s',
  async (language, eastAsian) => {
    const runs = (await paragraphsOf('字“A”', { language }))[0]?.content ?? [];
    expect(runs.some((run) => run.type === 'text' && run.properties.eastAsian) || undefined).toBe(eastAsian);
  },
);

async function tableOf(markdown: string, options: ConversionOptions = {}): Promise<ComposedTable> {
  const table = (await composed(markdown, options)).find(({ type }) => type === 'table');
  if (table?.type !== 'table') throw new Error('no table');
  return table;
}

test.each([
  ['text', 'a', true],
  ['a heading', '# a', true],
  ['a line block', '| a\n| b', true],
  ['a formula', '$$x$$', true],
  ['a formula with a number', '$$x$$ {#eq:a}', false],
  ['a summary', '<details><summary>S</summary>\n\na\n\n</details>', true],
  ['a term', 'a\n: b', true],
  ['a definition without a term', '<dl><dd>b</dd></dl>', false],
  ['a theorem', '::: {.theorem}\na\n:::', false],
  ['columns', '::: {.columns}\na\n:::', false],
  ['details without a summary', '<details>\n\na\n\n</details>', false],
  ['a quotation', '> a', false],
  ['a callout', '> [!NOTE]\n> a', false],
  ['code', '```\na\n```', false],
  ['a list', '- a', false],
  ['a table', '| a |\n|---|', false],
  ['a rule', '* * *', false],
])(
  'an item that begins with %s has its marker beside it, else on a line of its own',
  async (_, block, isBeside) => {
    const [first] = await composed(`- ${block.replaceAll('\n', '\n  ')}`);
    if (first?.type !== 'paragraph') throw new Error('An item begins with a paragraph');
    expect(first.numbering).toBeDefined();
    expect(first.content.length > 0).toBe(isBeside);
  },
);

describe('formulas', () => {
  test('are in a paragraph of their own, whatever the surrounding alignment', async () => {
    const [first] = await paragraphsOf('<div align="center">\n\n$$x$$\n\n</div>');
    expect(first).toMatchObject({
      style: 'Equation',
      alignment: undefined,
      source: { first: 3, last: 3 },
      content: [{ type: 'equation', isDisplayed: true, source: 'x' }],
    });
  });

  test('that cannot be converted are code, without a label', async () => {
    const [first, ...others] = await paragraphsOf('$$\n\\nosuch{x\n$$');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ style: 'CodeBlock', content: [{ type: 'text', text: '\\nosuch{x' }] });
  });

  test('with a number are centred in a table, with the number at its edge', async () => {
    const table = await tableOf('See @eq:a.\n\n> $$x$$ {#eq:a}');
    const { quoteIndent, quoteRightIndent } = THEME;
    const inside = WIDTH - quoteIndent - quoteRightIndent;
    expect(table).toMatchObject({
      style: 'TableNormal',
      widths: [960, inside - 1920, 960],
      indent: quoteIndent,
      hasFirstRow: true,
      rows: [
        {
          isHeader: false,
          splits: false,
          cells: [960, inside - 1920, 960].map((width) => ({ width, continued: false, shareAbove: 0.5 })),
        },
      ],
    });
    const [left, formula, number] = paragraphsIn(table);
    expect(left).toMatchObject({ style: 'Equation', content: [] });
    expect(formula).toMatchObject({ style: 'Equation', content: [{ content: [{ type: 'equation' }] }] });
    expect(number).toMatchObject({ style: 'Equation', alignment: 'right', indents: { right: -108 } });
    expect(JSON.stringify(number?.content)).toContain('"text":"("');
    expect(JSON.stringify(number?.content)).toContain('"text":")"');
  });
});

test('the number of a formula is where its entry in a list of formulas leads', async () => {
  const made = await composed('\\listofequations\n\n$$x$$ {#eq:a}');
  const contents = made.find(({ type }) => type === 'contents');
  const [entry] = (contents?.type === 'contents' && contents.entries) || [];
  const number = (await tableOf('\\listofequations\n\n$$x$$ {#eq:a}')).rows[0]?.cells[2]?.blocks[0];
  const [link] = entry?.content ?? [];
  const target = link?.type === 'link' && link.target.kind === 'bookmark' && link.target.bookmark;
  expect(number).toMatchObject({ content: [{ type: 'bookmarked', names: [target] }] });
});

test('a number of a formula is on the left from right to left, and takes no more than a quarter of a narrow line', async () => {
  const markdown = '$$x$$ {#eq:a}';
  const numberOf = async (options: ConversionOptions): Promise<unknown> =>
    paragraphsIn(await tableOf(`@eq:a\n\n${markdown}`, options)).at(-1)?.alignment;
  expect(await numberOf({ language: 'he' })).toBe('left');
  expect(await numberOf({ language: 'en' })).toBe('right');
  const sides = await tableOf(
    `@eq:a\n\n:::: {.columns}\n::: {.column width="20%"}\n${markdown}\n:::\n::: {.column}\nb\n:::\n::::`,
  );
  const [inner] = sides.rows[0]?.cells[0]?.blocks ?? [];
  const [edge = 0, middle = 0] = (inner?.type === 'table' && inner.widths) || [];
  expect(edge).toBe(Math.floor((2 * edge + middle) / 4));
  expect(edge).toBeLessThan(960);
});

test('a line block is one paragraph, whose breaks and spaces are kept', async () => {
  expect(await paragraphsOf('| a\n|  b\n|\n| c')).toMatchObject([
    {
      style: 'FirstParagraph',
      source: { first: 1, last: 4 },
      content: [
        { text: 'a' },
        { type: 'lineBreak' },
        { text: '\u00a0' },
        { text: 'b' },
        { type: 'lineBreak' },
        { type: 'lineBreak' },
        { text: 'c' },
      ],
    },
  ]);
  expect(await paragraphsOf('<div align="center">\n\n| a\n\n</div>')).toMatchObject([
    { alignment: 'center' },
  ]);
});

test.each([
  [0, 339, { after: 120, always: true }],
  [0, 340, undefined],
  [120, 240, undefined],
])(
  'in a Word template with %d below text and lines of %d, it is kept apart from a table',
  async (...look) => {
    const [after, lineSpacing, expected] = look;
    const style = { style: 'FirstParagraph', font: 'Calibri', size: 220, ...BARE_FORMAT, after };
    const given = templateLook({ paragraphs: new Map([['FirstParagraph', style]]) });
    const [first] = await blocksOf('a\n\n| b |\n|---|', { look: { ...given, lineSpacing } });
    expect(first).toMatchObject({ style: 'FirstParagraph' });
    expect(first?.type === 'paragraph' && first.spacing).toEqual(expected);
  },
);

test.each<[string, string, ConversionOptions, unknown]>([
  ['text below a table is', '| a |\n|---|\n\nb', {}, { before: 220, always: false }],
  [
    'by no less where lines stand apart, too',
    '| a |\n|---|\n\nb',
    { template: 'business', lineSpacing: 'double' },
    { before: 220, always: false },
  ],
  [
    'by a line where paragraphs have no space between them',
    '| a |\n|---|\n\nb',
    { template: 'academic', titlePage: false },
    { before: 480, always: false },
  ],
  ['a note on the table is not', '| a |\n|---|\n\nNote. b', { template: 'academic' }, undefined],
])('what is kept apart from a table: %s', async (_, markdown, options, expected) => {
  const below = (await composed(markdown, options)).at(-1);
  expect(below?.type === 'paragraph' && below.spacing).toEqual(expected);
});

test.each<[string, ParagraphStyleId, string, boolean]>([
  ['code', 'CodeBlock', '~~~\na\n~~~', true],
  ['a quotation', 'Quote', '> a', true],
  ['a heading', 'Heading1', '# a', false],
  ['a rule', 'HorizontalLine', '***', false],
])('in a Word template without space below %s, it is kept apart from a table: %s', async (...row) => {
  const [, style, above, isKept] = row;
  const format = { style, font: 'Calibri', size: 220, ...BARE_FORMAT };
  const look = templateLook({ paragraphs: new Map([[style, format]]) });
  const [first] = await blocksOf(`${above}\n\n| b |\n|---|`, { look });
  expect(first?.type === 'paragraph' && first.spacing?.after).toBe(isKept ? 120 : undefined);
});

test('our own templates have enough space above tables, or lines that stand apart', async () => {
  for (const template of ['plain', 'academic', 'mla', 'business'] as const) {
    const [first] = await composed('a\n\n| b |\n|---|', { template });
    expect(first?.type === 'paragraph' && first.spacing).toBeUndefined();
  }
});

test.each([
  ['text', 'b', { before: 140, always: false }],
  ['a list', '- b', { before: 140, always: false }],
  ['a heading, which has more space above anyway,', '# b', undefined],
])('below columns, %s is kept apart from them', async (_, markdown, expected) => {
  const below = (await composed(`::: {.columns}\na\n:::\n\n${markdown}`)).at(-1);
  expect(below?.type === 'paragraph' && below.spacing).toEqual(expected);
});

describe('callouts', () => {
  test('are a table of one column with a row for the title, which does not break', async () => {
    const table = await tableOf(`- > [!warning] Mind\n  > a\n  >\n  > ${'b '.repeat(300)}`);
    const width = WIDTH - STEP;
    expect(table).toMatchObject({
      style: 'CalloutWarning',
      widths: [width],
      indent: STEP,
      rightToLeft: false,
      hasFirstRow: true,
      source: { first: 1, last: 1 },
      rows: [
        { isHeader: false, splits: false, cells: [{ width, continued: false }] },
        { isHeader: false, splits: true, cells: [{ width, continued: false }] },
      ],
    });
    expect(paragraphsIn(table).map(({ style }) => style)).toEqual([
      'CalloutWarningTitle',
      'CalloutText',
      'CalloutText',
    ]);
  });

  test('stay whole while they are short', async () => {
    const splits = async (markdown: string): Promise<boolean[]> =>
      (await tableOf(markdown)).rows.map((row) => row.splits);
    expect(await splits('> [!note]\n> A sentence.')).toEqual([false, false]);
    expect(await splits(`> [!note]\n> ${'A sentence. '.repeat(50)}`)).toEqual([false, true]);
    expect(await splits('> [!note]\n> - item')).toEqual([false, true]);
  });

  test.each([
    ['a list with its introduction', '> Buy:\n>\n> - a', undefined],
    ['code with its label', '> ```js\n> a()\n> ```', false],
    ['a heading', '> ## A\n>\n> - b', false],
  ])('may break across pages, too, if they begin with %s', async (_, text, keepNext) => {
    const [, row] = (await tableOf(`> [!note]\n${text}`)).rows;
    expect(row).toMatchObject({ splits: true, cells: [{ blocks: [{ keepNext }, {}] }] });
  });

  test('have rows only for what exists, and end with a paragraph', async () => {
    const rowsOf = async (markdown: string): Promise<string[][]> =>
      (await tableOf(markdown)).rows.map(({ cells }) =>
        (cells[0]?.blocks ?? []).map((block) => (block.type === 'paragraph' ? block.style : block.type)),
      );
    expect(await rowsOf('> [!tip]')).toEqual([['CalloutTipTitle']]);
    expect(await rowsOf('<aside>\n\na\n\n</aside>')).toEqual([['CalloutText']]);
    expect(await rowsOf('<aside>\n\n<ul></ul>\n\n</aside>')).toEqual([['CalloutText']]);
    expect(await rowsOf('> [!tip]\n> [TOC]\n\n# a')).toEqual([
      ['CalloutTipTitle'],
      ['contents', 'CalloutText'],
    ]);
    expect(await rowsOf('> [!tip]\n> | a |\n> |---|\n> | b |')).toEqual([
      ['CalloutTipTitle'],
      ['table', 'Spacing'],
    ]);
  });

  test('hold tables as wide as the room between their edges', async () => {
    const [, row] = (await tableOf('> [!tip]\n> | a |\n> |---|')).rows;
    const [inner] = row?.cells[0]?.blocks ?? [];
    expect(inner?.type === 'table' && inner.widths).toEqual([WIDTH - 2 * CALLOUT_MARGIN]);
  });

  test('run in the direction of most of their text, with the title', async () => {
    expect((await tableOf('> [!note] عنوان\n> a', { language: 'en' })).rightToLeft).toBe(true);
    expect((await tableOf('> [!note] Title\n> نص', { language: 'en' })).rightToLeft).toBe(false);
    expect((await tableOf('> [!note] Docker\n> نص', { language: 'ar' })).rightToLeft).toBe(true);
    expect((await tableOf('> [!note]\n> It works.', { language: 'ar' })).rightToLeft).toBe(false);
    expect((await tableOf('> [!note]\n> نص')).rightToLeft).toBe(true);
    expect((await tableOf('> [!note]', { language: 'ar' })).rightToLeft).toBe(true);
  });
});

describe('tables', () => {
  const rows = (count: number): string => `| a | b |\n|---|--:|\n${'| c | d |\n'.repeat(count - 1)}`;
  const keeps = (table: ComposedTable): boolean[] =>
    table.rows.map(({ cells }) =>
      cells.every(({ blocks }) => blocks.every((block) => block.type === 'paragraph' && block.keepNext)),
    );

  test('have header rows, and cells with the width and alignment of their columns', async () => {
    const table = await tableOf(rows(3));
    expect(table).toMatchObject({
      style: 'MarkdownTable',
      hasFirstRow: true,
      source: { first: 1, last: 4 },
      rows: [
        { isHeader: true, splits: false },
        { isHeader: false, splits: false },
        { isHeader: false, splits: false },
      ],
    });
    expect(table.widths.reduce((sum, each) => sum + each, 0)).toBe(WIDTH);
    expect(table.rows[2]?.cells.map(({ width }) => width)).toEqual(table.widths);
    expect(paragraphsIn(table).map(({ style, alignment }) => [style, alignment])).toEqual([
      ['TableHeading', undefined],
      ['TableHeading', 'right'],
      ['TableText', undefined],
      ['TableText', 'right'],
      ['TableText', undefined],
      ['TableText', 'right'],
    ]);
  });

  test('have equal columns if all words fit, and otherwise columns wide enough for their words', async () => {
    const cells = (word: string): string => `| a ${word} | ${'b | '.repeat(6)}`;
    const widthsWith = async (word: string) =>
      (await tableOf(`${cells('a')}\n${'|--'.repeat(7)}|\n${cells(word)}`)).widths;
    const equal = await widthsWith('short words only');
    expect(Math.max(...equal) - Math.min(...equal)).toBeLessThanOrEqual(1);
    const [first = 0, ...others] = await widthsWith('Northshirebury');
    expect(Math.max(...others)).toBeLessThan(first);
    expect(others.reduce((sum, each) => sum + each, first)).toBe(WIDTH);
  });

  test('have equal columns with many letters that fit, or a list', async () => {
    for (const cell of ['i'.repeat(14), '<ul><li>a</li></ul>']) {
      const rows = `<tr><td>${cell}</td>${'<td>a</td>'.repeat(6)}</tr>`;
      const { widths } = await tableOf(`<table>${rows}</table>`);
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    }
  });

  test('stay on one page up to eight rows; longer ones keep their header with a row', async () => {
    expect(keeps(await tableOf(rows(8)))).toEqual([...new Array(7).fill(true), false]);
    expect(keeps(await tableOf(rows(9)))).toEqual([true, ...new Array(8).fill(false)]);
  });

  test('keep the row above with a caption', async () => {
    expect(keeps(await tableOf(`${rows(2)}\n*Table 2. Prices*`))).toEqual([true, true]);
    expect(keeps(await tableOf(`${rows(2)}\n**Table 2.** Prices`))).toEqual([true, true]);
    expect(keeps(await tableOf(`${rows(2)}\n*Table\u00a02. Prices*`))).toEqual([true, true]);
    expect(keeps(await tableOf(`${rows(9)}\n*Table 2. Prices*`))).toEqual([
      true,
      ...new Array(7).fill(false),
      true,
    ]);
    for (const other of [
      '*Prices in 2*',
      'Table 2. Prices',
      '*Table of prices*',
      '~~Table 2~~',
      '*Table, with prices of 2*',
      '*Tides of 2*',
      '',
    ])
      expect(keeps(await tableOf(`${rows(2)}\n${other}`))).toEqual([true, false]);
    expect(keeps(await tableOf(`${rows(2)}\n*2. Prices*`, { language: 'hu' }))).toEqual([true, false]);
  });

  test('keep their last row, and not their caption, with the note below them', async () => {
    const [caption, ...others] = await paragraphsOf(`Table: Prices\n\n${rows(2)}\nNote. Means.`, {
      template: 'academic',
    });
    expect([caption?.style, caption?.keepNext]).toEqual(['TableCaption', undefined]);
    expect(others.map(({ keepNext }) => keepNext)).toEqual([true, true, true, true, undefined]);
  });

  test('shade header rows after the first, if the template has a grid', async () => {
    const html = '<table><thead><tr><th>a</th></tr><tr><th>b</th></tr></thead><tr><td>c</td></tr></table>';
    const shading = async (options: ConversionOptions): Promise<unknown[]> =>
      (await tableOf(html, options)).rows.map(({ cells }) => cells[0]?.shading);
    expect(await shading({})).toEqual([undefined, expect.stringMatching(/^[\dA-F]{6}$/), undefined]);
    expect(await shading({ template: 'academic' })).toEqual([undefined, undefined, undefined]);
  });

  test('align columns of numbers, but not cells that span several', async () => {
    const html =
      '<table><thead><tr><th>a</th><th colspan="2">b</th></tr></thead><tr><td>c</td><td>1</td><td>20</td></tr></table>';
    const alignments = async (template: 'plain' | 'academic'): Promise<unknown[]> =>
      paragraphsIn(await tableOf(html, { template })).map(({ alignment }) => alignment);
    expect(await alignments('academic')).toEqual([undefined, undefined, undefined, 'right', 'right']);
    expect(await alignments('plain')).toEqual(new Array(5).fill(undefined));
  });

  test('run from right to left if most of the text in them does, or the text around them', async () => {
    expect((await tableOf('| 1 | نص |\n|---|---|\n| a | b |')).rightToLeft).toBe(true);
    expect((await tableOf('| 1 | word |\n|---|---|\n| نص | b |', { language: 'en' })).rightToLeft).toBe(
      false,
    );
    expect((await tableOf('| API | نص |\n|---|---|\n| GET | وصف طويل |')).rightToLeft).toBe(true);
    expect((await tableOf('| API | URL |\n|---|---|\n| GET | نص |', { language: 'ar' })).rightToLeft).toBe(
      true,
    );
    expect((await tableOf('| API | URL |\n|---|---|\n| GET | POST |', { language: 'ar' })).rightToLeft).toBe(
      true,
    );
    expect((await tableOf('| 1 | 2 |\n|---|---|\n| 3 | 4 |', { language: 'he' })).rightToLeft).toBe(true);
  });
});

describe('code', () => {
  const lines = (count: number): string => `\`\`\`\n${'x\n'.repeat(count)}\`\`\``;

  test('stays on one page from two to twelve lines', async () => {
    const keepsLines = async (count: number): Promise<unknown> =>
      (await paragraphsOf(lines(count)))[0]?.keepLines ?? false;
    expect(await keepsLines(1)).toBe(false);
    expect(await keepsLines(2)).toBe(true);
    expect(await keepsLines(12)).toBe(true);
    expect(await keepsLines(13)).toBe(false);
  });

  test('runs from left to right, below its label', async () => {
    expect(await paragraphsOf('```js\nنص\n```', { language: 'ar' })).toMatchObject([
      { style: 'CodeLabel', rightToLeft: false, source: { first: 1, last: 1 } },
      { style: 'CodeBlock', rightToLeft: false, source: { first: 1, last: 3 } },
    ]);
  });

  test('carries its names itself unless it has a numbered caption, to which they lead', async () => {
    const bookmarks = async (markdown: string): Promise<unknown[]> =>
      (await paragraphsOf(markdown)).map(({ style, content }) => [
        style,
        content.some(({ type }) => type === 'bookmarked'),
      ]);
    expect(await bookmarks('[to it](#plot)\n\n``` {#plot}\nx\n```')).toContainEqual(['CodeBlock', true]);
    const captioned = await bookmarks('[@lst-plot]\n\n``` {#lst-plot lst-cap="Plot"}\nx\n```');
    expect(captioned).toContainEqual(['TableCaption', true]);
    expect(captioned).toContainEqual(['CodeBlock', false]);
  });
});

describe('pictures', () => {
  const styles = async (markdown: string, options?: ConversionOptions): Promise<string[]> =>
    (await paragraphsOf(markdown, options)).map(({ style }) => style);

  test('alone in a paragraph are a figure, with a caption below on request', async () => {
    expect(await styles('![a](a.png)')).toEqual(['Figure']);
    expect(await styles('[![a](a.png)](b)\n![a](a.png)')).toEqual(['Figure']);
    expect(await styles('![a](a.png) a')).toEqual(['FirstParagraph']);
    expect(await styles('![a](a.png "Title")', { imageCaptions: true })).toEqual([
      'CaptionedFigure',
      'Caption',
    ]);
  });

  test.each([
    ['one after the other', '![](a.png) ![](a.png)', true],
    ['below each other', '![](a.png)\\\n![](a.png)', true],
    ['in a link', '[![](a.png)](https://a.example)', true],
    ['with a name', '[![](a.png)]{#a}', true],
    ['that are added', '{++![](a.png)++}', true],
    ['with a comment', '{==![](a.png)==}{>>c<<}', true],
    ['beside text', '![](a.png) b', false],
    ['added with text', '{++![](a.png) b++}', false],
    ['with a note', '![](a.png)[^1]\n\n[^1]: n', false],
    ['beside a formula', '![](a.png) $x$', false],
    ['beside an entry of the index', '![](a.png)\\index{b}', false],
    ['that are not there', '\\\n&nbsp;', false],
  ])('%s are a figure or not', async (_, markdown, isFigure) => {
    const [first] = await composed(markdown, { review: 'track' });
    expect(first?.type === 'paragraph' && first.style === 'Figure').toBe(isFigure);
  });

  test('have captions as the style guide of the template requires', async () => {
    const markdown = '![a](a.png "Tides")\n\nTable: Prices\n\n| a |\n|---|';
    const captions = async (template: 'academic' | 'mla'): Promise<readonly string[]> =>
      (await paragraphsOf(markdown, { template }))
        .slice(0, 3)
        .map(({ style, content }) => `${style}: ${content.map(textOf).join('')}`);
    expect(await captions('academic')).toEqual([
      'Caption: Figure 1/Tides',
      'CaptionedFigure: ',
      'TableCaption: Table 1/Prices',
    ]);
    expect(await captions('mla')).toEqual([
      'CaptionedFigure: ',
      'Caption: Fig. 1. Tides',
      'TableCaption: Table 1/Prices',
    ]);
  });

  test('have the note on them below, in a style of its own', async () => {
    const template = { template: 'academic' } as const;
    const table = '| a |\n|---|\n| 1 |\n\n';
    expect((await styles(`${table}*Note.* Means.`, template)).at(-1)).toBe('TableNote');
    expect((await styles(`${table}Source: the port.`, template)).at(-1)).toBe('TableNote');
    expect((await styles('![a](a.png)\n\nNote. Means.', template)).at(-1)).toBe('TableNote');
    expect((await styles(`${table}Notes were taken.`, template)).at(-1)).toBe('BodyText');
  });

  test('have a note whose first word is in italics in APA style, and nowhere else', async () => {
    const label = async (text: string, options: ConversionOptions): Promise<unknown> => {
      const note = (await paragraphsOf(`| a |\n|---|\n| 1 |\n\n${text}`, options)).at(-1);
      return note?.content.map((inline) =>
        inline.type === 'text'
          ? [inline.text, inline.properties.style, inline.properties.italic]
          : inline.type,
      );
    };
    const academic = { template: 'academic' } as const;
    expect(await label('Note. Means.', academic)).toEqual([
      ['Note.', 'NoteLabel', false],
      [' Means.', undefined, false],
    ]);
    expect(await label('*Note.* Means.', academic)).toEqual([
      ['Note.', undefined, true],
      [' Means.', undefined, false],
    ]);
    expect(await label('**Note. Means.**', academic)).toEqual([['Note. Means.', undefined, false]]);
    expect(await label('Source: the port.', academic)).toEqual([['Source: the port.', undefined, false]]);
    expect(await label('Note. Means.', { template: 'mla' })).toEqual([['Note. Means.', undefined, false]]);
    expect(await label('Text\n\nNote. Means.', academic)).toEqual([['Note. Means.', undefined, false]]);
  });
});

describe('in a Word template', () => {
  const first = async (markdown: string, own: Parameters<typeof templateLook>[0]) => {
    const [block] = (await blocksOf(markdown, { look: templateLook(own) })).flatMap(paragraphsIn).slice(-1);
    return block && [block.style, block.headingNumber, block.indents, block.alignment];
  };
  const strayNumbers = new Set<ParagraphStyleId>([
    ...(['ListParagraph', 'ListNumber', 'Bibliography', 'FirstParagraph', 'BodyText', 'Quote'] as const),
  ]);
  const task = { left: THEME.listIndent, hanging: THEME.listIndent };
  const marker = {
    format: 'decimal',
    text: '',
    level: 0,
    above: [],
    left: 500,
    hanging: 200,
    shareBefore: 0,
  } as const;
  const markers = new Map<ParagraphStyleId, WordTemplateMarker>([
    ['Bibliography', marker],
    ['BodyText', marker],
  ]);

  test.each<[string, string, unknown[]]>([
    ['tasks have boxes', '- [ ] a', ['ListParagraph', 'none', task, undefined]],
    [
      'references have numbers of their own',
      '# References\n\n[1] a',
      ['Bibliography', 'none', undefined, undefined],
    ],
    ['text has them', 'a\n\nb', ['BodyText', undefined, undefined, undefined]],
    [
      'theorems have them',
      'a\n\n::: {.theorem}\nb\n:::',
      ['FirstParagraph', undefined, undefined, undefined],
    ],
    ['quotations have them', '> a', ['Quote', undefined, undefined, undefined]],
  ])('whose styles are numbered, %s', async (_, markdown, expected) => {
    expect(await first(markdown, { strayNumbers })).toEqual(expected);
  });

  test('references have the indents of a numbered style', async () => {
    expect(await first('# References\n\n[1] a', { markers })).toEqual([
      ...['Bibliography', undefined, { left: 500, hanging: 200 }, undefined],
    ]);
    expect(await first('a\n\nb', { markers })).toEqual(['BodyText', undefined, undefined, undefined]);
  });

  test.each([
    ['both', 'left'],
    ['center', undefined],
  ] as const)('code is not justified: %s', async (alignment, expected) => {
    const format = { ...BARE_FORMAT, style: 'CodeBlock', font: 'Calibri', size: 220, alignment };
    const paragraphs = new Map([['CodeBlock' as const, format]]);
    expect((await first('~~~\na\n~~~', { paragraphs }))?.[3]).toBe(expected);
  });
});

describe('in a Word template whose text is indented', () => {
  const TEXT_LEFT = 100;
  const leftOf = async (markdown: string): Promise<number | undefined> => {
    const made = (await blocksOf(markdown, { look: templateLook({ textLeft: TEXT_LEFT }) })).flatMap(
      paragraphsIn,
    );
    return made.findLast(({ content }) => content.length > 0)?.indents?.left;
  };
  const { quoteIndent } = THEME;

  test.each([
    ['quotations', '> a', undefined],
    ['quotations in others', '> > a', 2 * quoteIndent - TEXT_LEFT],
    ['quotations in callouts', '> [!NOTE]\n> > a', quoteIndent - TEXT_LEFT],
    ['lists', '- a\n\n  b', undefined],
    ['lists in lists', '- a\n  - b\n\n    c', undefined],
    ['lists in quotations', '> - a', quoteIndent + STEP - TEXT_LEFT],
    ['lists in lists in quotations', '> - a\n>   - b', quoteIndent + 2 * STEP - TEXT_LEFT],
  ])('%s are indented from where it begins', async (_, markdown, expected) => {
    expect(await leftOf(markdown)).toBe(expected);
  });
});

test.each([
  ['a heading of an item', '- # a', undefined],
  [
    'a heading of an item in a quotation',
    '> - # a',
    { left: THEME.quoteIndent + STEP, right: THEME.quoteRightIndent, hanging: STEP },
  ],
  ['an item in a definition', 'a\n: - b', { left: 2 * STEP, hanging: STEP }],
])('%s has the indents of its marker', async (_, markdown, expected) => {
  expect((await paragraphsOf(markdown)).at(-1)?.indents).toEqual(expected);
});

describe('the markers of lists', () => {
  const markerOf = async (markdown: string): Promise<ComposedParagraph | undefined> =>
    (await paragraphsOf(markdown)).findLast(
      ({ numbering, content }) => numbering ?? content[0]?.type === 'checkbox',
    );

  test.each<[string, string, string, number, boolean]>([
    ['a bullet', '- a', 'bullet', 0, true],
    ['a bullet within another list', '- a\n  - b', 'bullet', 1, true],
    [
      'a bullet deeper than there are styles',
      '- a\n  - a\n    - a\n      - a\n        - a\n          - a',
      'bullet',
      5,
      false,
    ],
    ['a bullet before a heading', '- # a', 'bullet', 0, false],
    ['a bullet in a callout', '> [!NOTE]\n> - a', 'bullet', 0, false],
    ['a number', '1. a', 'decimal.', 0, false],
    ['a number with a parenthesis', '1) a', 'decimal)', 0, false],
    ['an example', '- a\n\n  (@) b', 'example()', 0, false],
  ])('%s', async (_, markdown, format, level, isOfStyle) => {
    expect((await markerOf(markdown))?.numbering).toMatchObject({ format, level, isOfStyle });
  });

  test('a task in a numbered list has its number and its box', async () => {
    const item = await markerOf('1. [x] a');
    expect(item?.numbering).toMatchObject({ format: 'decimal.' });
    expect(item?.content).toMatchObject([{ type: 'checkbox', checked: true }, { text: ' ' }, { text: 'a' }]);
  });

  test.each([
    [150, 75, [true, true, undefined]],
    [151, 75, [undefined, true, undefined]],
    [150, 76, [true, undefined, undefined]],
  ])(
    'items of up to two lines stay with others: %i letters, the last of %i',
    async (most, last, expected) => {
      const items = `- [${'x'.repeat(most)}](https://a.example)\n- b\n- ${'x'.repeat(last)}`;
      expect((await paragraphsOf(items)).map(({ keepNext }) => keepNext)).toEqual(expected);
    },
  );
});

describe('blocks', () => {
  test('are kept with the line that introduces them', async () => {
    const keeps = async (markdown: string): Promise<unknown> => (await paragraphsOf(markdown))[0]?.keepNext;
    expect(await keeps('As follows:\n\n- a')).toBe(true);
    expect(await keeps('- As follows:\n  - a')).toBe(true);
    expect(await keeps('- As follows:\n\n  > a')).toBe(true);
    expect(await keeps('a\n\n- As follows:\n\n  > a')).toBeUndefined();
    expect(await keeps('As follows:\n\n```\na\n```')).toBe(true);
    expect(await keeps('如下：\n\n- a')).toBe(true);
    expect(await keeps('As follows. \n\n- a')).toBeUndefined();
    expect(await keeps('As follows: this.\n\n- a')).toBeUndefined();
    expect(await keeps('As:follows\n\n- a')).toBeUndefined();
    expect(await keeps('The area is\n\n- a')).toBeUndefined();
    expect(await keeps('As follows:\n\nText')).toBeUndefined();
    expect(await keeps('The area is\n\n$$a = b$$')).toBe(true);
    expect(await keeps(`${'x'.repeat(320)}\n\n$$a = b$$`)).toBe(true);
    expect(await keeps(`${'x'.repeat(321)}\n\n$$a = b$$`)).toBeUndefined();
  });

  test.each([
    ['a callout', '> [!NOTE]\n> a'],
    ['a quotation', '> a'],
    ['a line block', '| a\n| b'],
    ['details', '<details><summary>a</summary>\n\nb\n\n</details>'],
    ['a theorem', '::: {.theorem}\na\n:::'],
    ['blocks side by side', '::: {.columns}\n::: {.column}\na\n:::\n::: {.column}\nb\n:::\n:::'],
  ])('are announced by such a line if they are %s', async (_, markdown) => {
    expect((await paragraphsOf(`As follows:\n\n${markdown}`))[0]?.keepNext).toBe(true);
  });

  test('in lists stay with short items at the beginning and the end', async () => {
    const kept = async (markdown: string): Promise<unknown[]> =>
      (await paragraphsOf(markdown)).map(({ keepNext = false }) => keepNext);
    const long = 'long '.repeat(40);
    expect(await kept('- a\n- b\n- c\n- d')).toEqual([true, false, true, false]);
    expect(await kept('1. a\n2. b\n   - c\n   - d\n3. e')).toEqual([true, false, false, true, false]);
    expect(await kept(`- ${long}\n- b\n- c\n- ${long}`)).toEqual([false, false, false, false]);
    expect(await kept('- a')).toEqual([false]);
    expect(await kept('> [!NOTE]\n> - a\n> - b')).toEqual([false, false, false, false]);
  });

  test('in cells are set as the text there', async () => {
    expect(paragraphsIn(await tableOf('| ![a](a.png) |\n|---|')).map(({ style }) => style)).toEqual([
      'TableHeading',
    ]);
  });
});

describe('headings', () => {
  test('have no space above at the beginning of a page', async () => {
    const above = async (markdown: string): Promise<unknown[]> =>
      (await paragraphsOf(markdown)).filter(({ heading }) => heading).map(({ spacing }) => spacing);
    expect(await above('# a\n\n# b\n\n<div style="page-break-after: always"></div>\n\n# c')).toEqual([
      { before: 0, always: false },
      undefined,
      { before: 0, always: false },
    ]);
    expect(await above('[TOC]\n\na')).toEqual([]);
  });

  test('of references are centred in MLA style and look like the text', async () => {
    const looks = async (template: 'academic' | 'mla'): Promise<unknown[]> =>
      (await paragraphsOf('a\n\n# Two\n\n# Works Cited', { template })).flatMap(
        ({ alignment, content, heading }) => (heading ? [[alignment, content.some(isRegular)]] : []),
      );
    expect(await looks('mla')).toEqual([
      [undefined, false],
      ['center', true],
    ]);
    expect(await looks('academic')).toEqual([
      [undefined, false],
      [undefined, false],
    ]);
  });

  test('after the references of an APA paper begin pages, unless the references belong to a chapter', async () => {
    const beginning = async (markdown: string): Promise<unknown[]> =>
      (await paragraphsOf(markdown, { template: 'academic' })).flatMap(({ heading, beginsPage }) =>
        heading ? [beginsPage] : [],
      );
    expect(await beginning('a\n\n# One\n\n# References\n\n# Tables\n\n## Two\n\n# Appendix')).toEqual([
      undefined,
      true,
      true,
      undefined,
      true,
    ]);
    expect(await beginning('a\n\n# One\n\n# Two\n\n## References\n\n### Three\n\n# Four')).toEqual([
      undefined,
      undefined,
      true,
      undefined,
      undefined,
    ]);
  });

  test('in lists stand beside their markers where others are centred', async () => {
    const aligned = async (template: 'academic' | 'business'): Promise<unknown[]> =>
      (await paragraphsOf('a\n\n# b\n\n- # c\n\n1. # d', { template })).flatMap(({ heading, alignment }) =>
        heading ? [alignment] : [],
      );
    expect(await aligned('academic')).toEqual([undefined, 'left', 'left']);
    expect(await aligned('business')).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    [false, true],
    [true, undefined],
  ])('stay with their text where a template says of its style: %s', async (keepNext, expected) => {
    const normal = { style: 'Normal', font: 'Calibri', size: 220, ...BARE_FORMAT };
    const look = templateLook({ paragraphs: new Map([['Heading1', { ...normal, keepNext }]]) });
    const [first] = await blocksOf('# a', { look });
    expect(first).toMatchObject({ style: 'Heading1' });
    expect(first?.type === 'paragraph' && first.keepNext).toBe(expected);
  });

  test('that are not numbered among numbered ones begin where their style does', async () => {
    const [one, none] = await paragraphsOf('# a\n\n# b {.unnumbered}', { numberHeadings: true });
    expect(one).toMatchObject({ style: 'Heading1', headingNumber: { list: 'sections' } });
    expect(none).toMatchObject({ style: 'Heading1', headingNumber: 'none' });
  });

  const asHeading = (own: Partial<Format>): Format => ({
    ...{ ...BARE_FORMAT, style: 'Heading1', font: 'Calibri', size: 220 },
    ...own,
  });

  test.each<[string, Partial<Format>, string | undefined]>([
    ['centres them', { alignment: 'center' }, 'left'],
    ['does not', { alignment: 'right' }, undefined],
    ['says nothing of it', {}, undefined],
  ])('in lists stand beside their markers where a Word template %s', async (_, own, expected) => {
    const look = templateLook({ paragraphs: new Map([['Heading1', asHeading(own)]]) });
    const [first] = await blocksOf('- # a', { look });
    expect(first?.type === 'paragraph' && first.alignment).toBe(expected);
  });

  test('in lists stand beside their markers on the right in Arabic', async () => {
    const made = await paragraphsOf('a\n\n- # مرحبا', { template: 'academic', language: 'ar' });
    expect(made.find(({ heading }) => heading)?.alignment).toBe('right');
  });

  test('without a number take the place of those with one, unless they are centred or of a Word template', async () => {
    const placeOf = async (
      markdown: string,
      options: ConversionOptions,
      look?: Partial<Theme>,
    ): Promise<unknown> => {
      const last = (await blocksOf(markdown, { options, ...(look && { look }) })).at(-1);
      return last?.type === 'paragraph' && [last.headingNumber, last.indents];
    };
    const numberHeadings = true;
    const unnumbered = 'x\n\n# a\n\n# b {.unnumbered}';
    expect(await placeOf(unnumbered, { numberHeadings })).toEqual(['none', { left: 0, firstLine: 0 }]);
    const headings = THEME.headings.map((each) => ({ ...each, centered: true }));
    expect(await placeOf(unnumbered, { numberHeadings }, { headings })).toEqual(['none', undefined]);
    expect(await placeOf('x\n\n## a\n\n# b {.unnumbered}', { numberHeadings })).toEqual([
      undefined,
      undefined,
    ]);
    expect(await placeOf(unnumbered, { numberHeadings }, templateLook({}))).toEqual(['none', undefined]);
    const strayNumbers = new Set<ParagraphStyleId>(['Heading1']);
    expect(await placeOf(unnumbered, {}, templateLook({ strayNumbers }))).toEqual(['none', undefined]);
    expect(await placeOf(unnumbered, {}, templateLook({}))).toEqual([undefined, undefined]);
    expect(await placeOf('x\n\n# a\n\n# b', {}, templateLook({}))).toEqual([undefined, undefined]);
    expect(await placeOf('x\n\n# a\n\n# b', {}, templateLook({ strayNumbers }))).toEqual([
      undefined,
      undefined,
    ]);
    expect(await placeOf(unnumbered, {})).toEqual([undefined, undefined]);
  });

  test('in quotations have their numbers further in', async () => {
    const [outer, inner] = await paragraphsOf('# a\n\n> # b', { numberHeadings: true });
    expect(outer?.indents).toBeUndefined();
    const { left = 0, hanging = 0, right } = inner?.indents ?? {};
    expect(hanging).toBeGreaterThan(0);
    expect([left - hanging, right]).toEqual([THEME.quoteIndent, THEME.quoteRightIndent]);
  });

  test('override the alignment of what surrounds them', async () => {
    const html = '<div align="right"><h2 align="center">a</h2><h2>b</h2></div>';
    expect((await paragraphsOf(html)).map(({ alignment }) => alignment)).toEqual(['center', 'right']);
  });

  test('of appendices have no hanging indent: a label and a space come before them', async () => {
    const [, appendix] = await paragraphsOf('# a\n\n# b {.appendix}', { numberHeadings: true });
    expect(appendix?.headingNumber).toMatchObject({ list: 'appendices', between: 'space' });
    expect(appendix).toMatchObject({ style: 'AppendixHeading1', indents: undefined });
    const theme = themeOf(settingsOf({}), { numberedFrom: 0, appendicesFrom: 0 });
    expect(formatOf(formatsOf(theme), 'AppendixHeading1')).toMatchObject({ left: 0, firstLine: 0 });
  });

  test.each([
    [{ numberByChapter: true }],
    [{ headerText: '{chapter}' }],
    [{ evenFooterText: '{page} {chapter}' }],
  ])('of appendices are those of chapters where %j finds chapters by their style', async (options) => {
    const blocks = await paragraphsOf('# a\n\n# b {.appendix}\n\n## c', { numberHeadings: true, ...options });
    expect(blocks.map(({ style }) => style)).toEqual(['Heading1', 'Heading1', 'Heading2']);
    expect(blocks[1]?.indents).toEqual({ left: 0, firstLine: 0 });
  });
});

describe('a picture that stands alone', () => {
  const ROOM = THEME.page.margins.left - 1440;
  const pictureIn = async (markdown: string): Promise<ComposedParagraph | undefined> =>
    (await composed(markdown)).flatMap(paragraphsIn).find(({ content }) => content[0]?.type === 'picture');

  test('takes what its author wants of the margins, evenly, up to an inch from the edges of the paper', async () => {
    const points = (WIDTH + 400) / 20;
    expect(await pictureIn(`![a](a.png){width=${points}pt}`)).toMatchObject({
      indents: { left: -200, right: -200 },
    });
    expect(await pictureIn('![a](a.png){width=30cm}')).toMatchObject({
      indents: { left: -ROOM, right: -ROOM },
    });
  });

  test.each([
    ['of a width of the line', '![a](a.png){width=100%}'],
    ['of its own size', '![a](a.png)'],
    ['beside words', 'b ![a](a.png){width=30cm}'],
  ])('keeps to the text: %s', async (_, markdown) => {
    const blocks = (await composed(markdown)).flatMap(paragraphsIn);
    expect(blocks.map(({ indents }) => indents)).toEqual([undefined]);
  });

  test('keeps to its place in a quotation', async () => {
    const made = await pictureIn('> ![a](a.png){width=30cm}');
    expect(made?.indents?.left ?? 0).toBeGreaterThanOrEqual(0);
  });
});

describe('code', () => {
  const codeOf = async (markdown: string, options: ConversionOptions = {}) =>
    (await composed(markdown, options)).find(
      (block) => block.type === 'paragraph' && block.style === 'CodeBlock',
    );
  const lines = (length: number): string => `~~~\n${'x'.repeat(length)}\n~~~`;

  test('has lines of 80 characters that extend into both margins where these are wide', async () => {
    const { margins } = THEME.page;
    expect(await codeOf(lines(68))).toMatchObject({ indents: undefined });
    const wide = await codeOf(lines(80));
    const { left = 0, right = 0 } = (wide?.type === 'paragraph' && wide.indents) || {};
    expect(WIDTH - left - right).toBeGreaterThanOrEqual(80 * 0.5498 * 9 * 20);
    expect(left).toBe(right);
    expect(margins.right + right - CODE_INDENT).toBe(1440);
    expect(await codeOf(lines(80), { template: 'academic' })).toMatchObject({ indents: undefined });
  });

  test('extends into it where one of its lines is longer than the text is wide', async () => {
    const fitting = Math.floor((WIDTH - 2 * CODE_INDENT) / (0.5498 * 9 * 20));
    const reaches = async (...lengths: readonly number[]): Promise<boolean> => {
      const code = lengths.map((length) => 'x'.repeat(length)).join('\n');
      const made = await codeOf(`~~~\n${code}\n~~~`);
      return made?.type === 'paragraph' && made.indents !== undefined;
    };
    expect(await reaches(fitting)).toBe(false);
    expect(await reaches(fitting + 1)).toBe(true);
    expect(await reaches(fitting, 1, fitting)).toBe(false);
    expect(await reaches(0, fitting, 0, fitting)).toBe(false);
    expect(await reaches(fitting + 1, 1)).toBe(true);
    expect(await reaches(0, 1, fitting + 1, 1)).toBe(true);
    expect(await reaches(1, fitting + 1)).toBe(true);
  });

  test('is as wide in all boxes of a text, with their captions and labels', async () => {
    const short = '``` {.sh caption="A"}\nx\n```';
    const indentsOf = async (markdown: string): Promise<unknown[]> =>
      (await paragraphsOf(markdown))
        .filter(({ style }) => style === 'CodeBlock' || style === 'CodeLabel' || style === 'TableCaption')
        .map(({ style, indents: { left, right } = {} as Indents }) => [style, left, right]);
    const room = THEME.page.margins.left - 1440;
    const box = ['CodeBlock', CODE_INDENT - room, CODE_INDENT - room];
    expect(await indentsOf(`${short}\n\n${lines(80)}`)).toEqual([
      ['TableCaption', -room, -room],
      ['CodeLabel', -room, -room],
      box,
      box,
    ]);
    expect(await indentsOf(short)).toEqual([
      ['TableCaption', undefined, undefined],
      ['CodeLabel', undefined, undefined],
      ['CodeBlock', undefined, undefined],
    ]);
  });

  test.each([
    ['columns', `::: {.columns}\n${lines(80)}\n:::`],
    ['callouts', `> [!NOTE]\n> ${lines(80).replaceAll('\n', '\n> ')}`],
  ])('stays inside %s', async (_, markdown) => {
    const made = (await paragraphsOf(markdown)).find(({ style }) => style === 'CodeBlock');
    expect(made).toMatchObject({ indents: undefined });
  });

  test('has the caption that the text gives it, with a number or without', async () => {
    const [caption] = await paragraphsOf('``` {caption="Plot *a*"}\nx\n```');
    expect(caption).toMatchObject({ style: 'TableCaption', source: { first: 1, last: 1 } });
    expect(caption?.content.map(textOf)).toEqual(['Plot ', 'a']);
  });

  test('has emoji and other directions in runs of their own, and a style if the template asks for it', async () => {
    const runs = async (code: string, setsCodeRuns = false): Promise<unknown[]> => {
      const [made] = await blocksOf(`~~~\n${code}\n~~~`, { look: templateLook({ setsCodeRuns }) });
      return made?.type === 'paragraph'
        ? made.content.map((run) =>
            run.type === 'text'
              ? [run.text, run.properties.emoji, run.properties.rightToLeft, run.properties.style]
              : run,
          )
        : [];
    };
    expect(await runs('! 😀')).toEqual([
      ['! ', false, false, undefined],
      ['😀', true, false, undefined],
    ]);
    expect(await runs('a שלום')).toEqual([
      ['a ', false, false, undefined],
      ['שלום', false, true, undefined],
    ]);
    expect(await runs('a', true)).toEqual([['a', false, false, 'InlineCode']]);
    expect(await runs('')).toEqual([]);
  });

  test('stays within a text that has room for 80 letters, however long its lines are', async () => {
    for (const template of ['academic', 'mla'] as const)
      expect(await codeOf(lines(200), { template })).toMatchObject({ indents: undefined });
  });

  test('stays within the text in a list', async () => {
    const listed = await codeOf(`- a\n\n  ${lines(80).replaceAll('\n', '\n  ')}`);
    expect(listed).toMatchObject({ indents: { left: STEP + CODE_INDENT, right: CODE_INDENT } });
  });

  test.each([true, false])(
    'extends in a Word template whose style of code has no box: %s',
    async (usesMargins) => {
      const [made] = await blocksOf(lines(80), { look: templateLook({ usesMargins }) });
      expect(made?.type === 'paragraph' && made.indents !== undefined).toBe(usesMargins);
    },
  );

  test('stays inside quotations', async () => {
    const quoted = await codeOf(`> ${lines(80).replaceAll('\n', '\n> ')}`);
    expect(quoted).toMatchObject({ indents: { right: 720 + CODE_INDENT } });
  });
});

test('the label of a theorem that is only a heading stands above it, and headings and captions are upright', async () => {
  const theorems =
    '::: {.theorem}\n# A\n:::\n\n::: {.theorem}\nb\n\n## C\n\n| x |\n|---|\n| y |\n\nTable: d\n:::';
  const paragraphs = (await composed(theorems, { titleFromHeading: false })).flatMap(paragraphsIn);
  const looks = paragraphs.map(({ style, content }) => [
    style,
    /"italic":true/.test(JSON.stringify(content)),
  ]);
  expect(looks.slice(0, 5)).toEqual([
    ['Theorem', false],
    ['Heading1', false],
    ['Theorem', false],
    ['Heading2', false],
    ['TableCaption', false],
  ]);
});
