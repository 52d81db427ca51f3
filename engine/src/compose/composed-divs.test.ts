import { describe, expect, test } from 'vitest';
import { blocksOf, type ComposedWith, pictureOf, templateLook } from '../../../tests/composed.js';
import type { Notice } from '../api/notice.js';
import { settingsOf } from '../api/settings.js';
import type { ComposedBlock, ComposedInline, ComposedParagraph, ComposedTable } from '../model/composed.js';
import { BARE_FORMAT } from '../model/format.js';
import { textWidth, themeOf } from '../theme/index.js';
import { CELL_MARGIN } from '../theme/measures.js';

const WIDTH = textWidth(themeOf(settingsOf({})).page);

const ENGLISH = { language: 'en' } as const;
const composed = (markdown: string, { options, ...others }: ComposedWith = {}): Promise<ComposedBlock[]> =>
  blocksOf(markdown, { ...others, options: { ...ENGLISH, ...options } });

/** Inlines in short: `b(text)` for bold, `i(text)` for italics, `[name: …]` for a bookmark, `{1}` for a number. */
function short(inline: ComposedInline): string {
  switch (inline.type) {
    case 'text': {
      const { bold, italic, style } = inline.properties;
      const looks = [bold && 'b', italic && 'i', style].filter(Boolean).join(' ');
      return looks === '' ? inline.text : `${looks}(${inline.text})`;
    }
    case 'field': {
      const { bold, italic } = inline.properties;
      return `${bold ? 'b' : ''}${italic ? 'i' : ''}{${inline.result}}`;
    }
    case 'bookmarked':
      return `[${inline.names.join()}: ${inline.content.map(short).join('')}]`;
    case 'link':
    case 'revised':
      return inline.content.map(short).join('');
    default:
      return inline.type;
  }
}

const textOf = ({ content }: ComposedParagraph): string => content.map(short).join('');

/** Each block: a paragraph as its style and text, a table as its rows of cells. */
function outline(block: ComposedBlock): unknown {
  if (block.type === 'table')
    return block.rows.map(({ cells }) => cells.map(({ blocks }) => blocks.map(outline)));
  return block.type === 'paragraph' ? `${block.style}: ${textOf(block)}` : block.type;
}

const outlineOf = async (...given: Parameters<typeof composed>): Promise<unknown[]> =>
  (await composed(...given)).map(outline);

function tableIn(blocks: readonly ComposedBlock[]): ComposedTable {
  const table = blocks.find((block) => block.type === 'table');
  if (!table) throw new Error('No table');
  return table;
}

const columns = (...content: readonly string[]): string => `:::: {.columns}\n${content.join('\n')}\n::::\n`;
const column = (width: string, content = 'Text'): string =>
  `::: {.column${width === '' ? '' : ` width="${width}%"`}}\n${content}\n:::`;

describe('blocks side by side', () => {
  const widthsOf = async (...widths: readonly string[]): Promise<readonly number[]> =>
    tableIn(await composed(columns(...widths.map((width) => column(width))))).widths;
  const shares = (...parts: readonly number[]): number[] => parts.map((part) => Math.floor(part * WIDTH));

  test('are the cells of a table without rules', async () => {
    const table = tableIn(
      await composed(`Text\n\n${columns(column('', 'One\n\nTwo'), column('', 'Three'))}`),
    );
    expect(outline(table)).toEqual([[['FirstParagraph: One', 'BodyText: Two'], ['FirstParagraph: Three']]]);
    expect(table).toMatchObject({ style: 'TableNormal', hasFirstRow: true, indent: 0 });
    expect(table.source).toEqual({ first: 3, last: 9 });
  });

  test('have the widths that the text gives, and share the rest', async () => {
    expect(await widthsOf('', '')).toEqual(shares(1 / 2, 1 / 2));
    expect(await widthsOf('', '', '')).toEqual(shares(1 / 3, 1 / 3, 1 / 3));
    expect(await widthsOf('30', '70')).toEqual(shares(0.3, 0.7));
    expect(await widthsOf('20', '30')).toEqual(shares(0.2, 0.3));
    expect(await widthsOf('20', '', '')).toEqual(shares(0.2, 0.4, 0.4));
    expect(await widthsOf('90', '90')).toEqual(shares(0.5, 0.5));
    // What has no width is never narrower than a tenth of the line.
    expect(await widthsOf('95', '')).toEqual(shares(0.95 / 1.05, 0.1 / 1.05));
  });

  test('have text as wide as their cells within the margins', async () => {
    const code = '```\ncode\n```';
    const table = tableIn(await composed(columns(column('40', '| a |\n|---|\n| b |'), column('60', code))));
    const [first] = table.rows[0]?.cells[0]?.blocks ?? [];
    expect(first?.type === 'table' && first.widths).toEqual([Math.floor(0.4 * WIDTH) - 2 * CELL_MARGIN]);
  });

  test('end with a paragraph, as cells must', async () => {
    const table = '| a |\n|---|\n| b |';
    const numbered = '$$\nx\n$$ {#eq:x}';
    const [sides] = await outlineOf(
      `${columns(column('', table), column('', numbered), column('', ' '))}\n@eq:x`,
    );
    expect(sides).toEqual([
      [
        [[[['TableHeading: a']], [['TableText: b']]], 'Spacing: '],
        [expect.anything(), 'Spacing: '],
        ['FirstParagraph: '],
      ],
    ]);
  });

  test('are stacked in columns of text and in quotations', async () => {
    expect(await outlineOf('> ::: {.columns}\n> One\n>\n> Two\n> :::')).toEqual(['Quote: One', 'Quote: Two']);
  });
});

describe('figures and tables of several parts', () => {
  const part = '![](a.png)';
  const figure = (layout: string, ...content: readonly string[]): string =>
    `::: {#fig-all ${layout}}\n\n${content.join('\n\n')}\n\n:::`;
  const keeps = (blocks: readonly ComposedBlock[]): (boolean | undefined)[] =>
    tableIn(blocks).rows.map(({ cells }) =>
      cells.every((cell) => cell.blocks.every((block) => block.type === 'paragraph' && block.keepNext)),
    );

  test('have their caption below, and stay on its page', async () => {
    const blocks = await composed(figure('layout-ncol=2', part, part, 'All of *it*'));
    expect(blocks.map(outline)).toEqual([
      [
        [
          ['CaptionedFigure: picture', 'Caption: ({a})'],
          ['CaptionedFigure: picture', 'Caption: ({b})'],
        ],
      ],
      'Caption: [fig_all: Figure {1}: All of i(it)]',
    ]);
    expect(keeps(blocks)).toEqual([true]);
  });

  test('have it above, kept with them, in a template with captions above', async () => {
    const look = { captions: { ...themeOf(settingsOf({})).captions, ofPictures: 'above' as const } };
    const blocks = await composed(figure('layout-ncol=1', part, part, 'All'), { look });
    expect(blocks.map(outline).slice(0, 2)).toEqual([
      'Caption: [fig_all: Figure {1}: All]',
      [[['CaptionedFigure: picture', 'Caption: ({a})']], [['CaptionedFigure: picture', 'Caption: ({b})']]],
    ]);
    expect(keeps(blocks)).toEqual([true, false]);
  });

  test('of tables have it above', async () => {
    const table = '| a |\n|---|\n| b |';
    const blocks = await composed(`::: {#tbl-all layout-ncol=2}\n\n${table}\n\n${table}\n\nAll\n\n:::`);
    expect(blocks.map(outline)[0]).toBe('TableCaption: [tbl_all: Table {1}: All]');
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'table', 'paragraph']);
  });

  test('are in rows, each as wide as the line', async () => {
    const parts = Array.from({ length: 5 }, () => part);
    const { rows, widths } = tableIn(
      await composed(figure('layout="[[25,25,50],[30,30]]"', ...parts, 'All')),
    );
    const ends = rows.map(({ cells }) =>
      cells.map(({ column, columns: count }) =>
        widths.slice(0, column + count).reduce((sum, width) => sum + width, 0),
      ),
    );
    expect(ends).toEqual([
      [Math.round(WIDTH / 4), Math.round(WIDTH / 2), WIDTH],
      [Math.round(WIDTH / 2), WIDTH],
    ]);
    const apart = tableIn(await composed(figure('layout="[[50,50],[25,75]]"', ...parts.slice(1), 'All')));
    expect(apart.widths).toEqual([...[Math.ceil(WIDTH / 4), Math.floor(WIDTH / 4), Math.floor(WIDTH / 2)]]);
    const spaced = tableIn(await composed(figure('layout="[[20,-20,60]]"', part, part, 'All')));
    expect(spaced.widths).toEqual([Math.round(WIDTH / 4), WIDTH - Math.round(WIDTH / 4)]);
    expect(rows.map(({ cells }) => cells.map(({ blocks }) => blocks.map(outline)[1]))).toEqual([
      ['Caption: ({a})', 'Caption: ({b})', 'Caption: ({c})'],
      ['Caption: ({d})', 'Caption: ({e})'],
    ]);
  });
});

const div = (attributes: string, ...content: readonly string[]): string =>
  `::: {${attributes}}\n${content.join('\n\n')}\n:::`;

describe('theorems', () => {
  test.each<[string, string[], unknown[]]>([
    ['.theorem', ['Tea', 'Cup'], ['Theorem: b(Theorem )b{1}b(.) Tea', 'Theorem: Cup']],
    ['.theorem #thm:tea', ['Tea'], ['Theorem: [h_thm_tea_db8e1f24: b(Theorem )b{1}b(.)] Tea']],
    ['.lemma name="The *cup*"', ['Tea'], ['Theorem: b(Lemma )b{1} (The *cup*)b(.) Tea']],
    ['.corollary', ['Tea'], ['Theorem: b(Corollary )b{1}b(.) Tea']],
    ['.proposition', ['Tea'], ['Theorem: b(Proposition )b{1}b(.) Tea']],
    ['.conjecture', ['Tea'], ['Theorem: b(Conjecture )b{1}b(.) Tea']],
    ['.definition', ['Tea'], ['Statement: b(Definition )b{1}b(.) Tea']],
    ['.remark .unnumbered', ['Tea'], ['Statement: b(Remark)b(.) Tea']],
    ['.proof', ['Tea', 'Cup'], ['Proof: i(Proof)i(.) Tea', 'Proof: Cup\u00a0□']],
    ['.proof', ['| a |\n|---|'], ['Proof: i(Proof)i(.) ', [[['TableHeading: a']]], 'Spacing: \u00a0□']],
    ['.theorem', ['- Tea'], ['Theorem: b(Theorem )b{1}b(.) ', 'ListBullet: i(Tea)']],
    ['.theorem', ['> Tea'], ['Theorem: b(Theorem )b{1}b(.) ', 'Quote: i(Tea)']],
    [
      '.theorem',
      ['$$x$$', 'where *x* is'],
      ['Theorem: b(Theorem )b{1}b(.) ', 'Equation: equation', 'Theorem: where x is'],
    ],
    ['.tea', ['Tea'], ['BodyText: Tea']],
  ])('%s', async (attributes, content, expected) => {
    const blocks = (await composed(`Text\n\n${div(attributes, ...content)}`)).slice(1);
    expect(blocks.map(outline)).toEqual(expected);
  });

  test('name what is upright in their style, and their words have no look of their own', async () => {
    const [first, second] = await composed(div('.theorem name="A *b*"', '*Tea* and `code`', 'Cup'));
    const looks = (block: ComposedBlock | undefined): unknown =>
      block?.type === 'paragraph' &&
      block.content.flatMap((each) =>
        'properties' in each ? [each.properties.upright ?? each.properties.italic] : [],
      );
    expect(looks(first)).toEqual([true, true, true, true, true, true, true, false, false, false]);
    expect(looks(second)).toEqual([false]);
  });

  test('have no styles of their own in a Word template', async () => {
    const look = templateLook({});
    const blocks = await composed(div('.theorem', 'Tea', 'Cup'), { look });
    expect(blocks.map(outline)).toEqual([
      'FirstParagraph: b(Theorem )b{1}b(.) i(Tea)',
      'FirstParagraph: i(Cup)',
    ]);
  });

  test('have the labels of their language, even where these follow the number', async () => {
    const first = async (attributes: string): Promise<unknown> =>
      (await outlineOf(div(attributes, 'Tea'), { options: { language: 'hu' } }))[0];
    expect(await first('.definition')).toBe('Statement: b{1}b(. definíció)b(.) Tea');
    expect(await first('.remark .unnumbered')).toBe('Statement: b(megjegyzés)b(.) Tea');
  });

  test('are below the marker of a list item', async () => {
    expect(await outlineOf('1. ::: {.theorem}\n   Tea\n   :::')).toEqual([
      'ListNumber: ',
      'ListContinue: b(Theorem )b{1}b(.) i(Tea)',
    ]);
  });

  test('have their names in upright letters, and their labels before those of what is in them', async () => {
    const remark = div('.remark name="A"', 'Tea');
    const blocks = await composed(div('.theorem name="B"', remark));
    expect(blocks.map((block) => block.type === 'paragraph' && textOf(block))).toEqual([
      'b(Theorem )b{1} (B)b(.) ',
      'b(Remark )b{1} (i(A))b(.) i(Tea)',
    ]);
  });
});

describe('styles that the text names', () => {
  const FORMAT = { style: 'Normal', font: 'Calibri', size: 300, ...BARE_FORMAT };
  const LOOK = { bold: true };
  const look = templateLook({
    paragraphNamed: (name) => (name === 'Poem' ? { id: 'poem1', format: FORMAT } : undefined),
    characterNamed: (name) => (name === 'Loud' ? { id: 'loud1', look: LOOK } : undefined),
  });
  const paragraph = (style: string): string => div(`custom-style="${style}"`, 'Text');
  const span = (style: string, content = 'Text'): string => `[${content}]{custom-style="${style}"}`;

  async function firstOf(...from: Parameters<typeof composed>): Promise<ComposedParagraph> {
    const [block] = await composed(...from);
    if (block?.type !== 'paragraph') throw new Error('No paragraph');
    return block;
  }

  /** The style of each run. */
  const stylesOf = (inlines: readonly ComposedInline[]): unknown[] =>
    inlines.flatMap((inline) => {
      if ('content' in inline) return stylesOf(inline.content);
      if (inline.type !== 'text' && inline.type !== 'field') return [inline.type];
      const { style, named, look: own } = inline.properties;
      return [own ? [named, own] : (named ?? style ?? '')];
    });

  test('for paragraphs are those of the template, else our own, else new ones', async () => {
    expect(await firstOf(paragraph('Poem'), { look })).toMatchObject({
      style: 'FirstParagraph',
      named: { name: 'Poem', id: 'poem1' },
      format: FORMAT,
    });
    const quote = await firstOf(paragraph('qUoTe'), { look });
    expect([quote.style, quote.named, quote.format]).toEqual(['Quote', undefined, undefined]);
    const other = await firstOf(paragraph('Strange'), { look });
    expect([other.style, other.named, other.format]).toEqual([
      'FirstParagraph',
      { name: 'Strange' },
      undefined,
    ]);
    // A character style does not count as a paragraph style.
    expect((await firstOf(paragraph('Keyboard'))).named).toEqual({ name: 'Keyboard' });
  });

  test('are those of the plain paragraphs in a div alone', async () => {
    const content = '# Heading\n\n- Item\n\n  Text\n\nText';
    const blocks = await composed(div('custom-style="Strange"', content));
    expect(
      blocks.map((block) => block.type === 'paragraph' && [block.style, block.named !== undefined]),
    ).toEqual([
      ['Heading1', false],
      ['ListContinue', true],
      ['ListContinue', true],
      ['BodyText', true],
    ]);
  });

  const styled = '::: {custom-style="Strange"}\nA\n\nB\n:::';
  const inside = (prefix: string, next: string): string => prefix + styled.replaceAll('\n', `\n${next}`);

  test.each<[string, string, readonly unknown[]]>([
    ['an item', inside('- ', '  '), [true, undefined]],
    ['an item of two lists', inside('1. a\n   1. ', '      '), [true, true, undefined]],
    ['a task', inside('- [ ] a\n\n  ', '  '), [undefined, undefined, undefined]],
    ['a quotation', inside('> ', '> '), [undefined, undefined]],
    ['a definition', inside('a\n: ', '  '), [undefined, undefined, undefined]],
  ])('are those of paragraphs inside %s, with its marker and indents', async (_, markdown, markers) => {
    const blocks = await composed(markdown);
    const paragraphs = blocks.flatMap((block) => (block.type === 'paragraph' ? [block] : []));
    // No paragraph without words holds the marker alone, and no style of a list gives it twice.
    expect(paragraphs.map(({ content }) => content.length > 0)).not.toContain(false);
    expect(paragraphs.map(({ numbering }) => numbering && !numbering.isOfStyle)).toEqual(markers);
    for (const { named, indents, numbering } of paragraphs.filter((each) => each.named))
      expect([named, numbering ? 1 : (indents?.left ?? 0) > 0 ? 1 : 0]).toEqual([{ name: 'Strange' }, 1]);
  });

  test('begin a note beside its number', async () => {
    const blocks = await outlineOf(inside('Tea[^1]\n\n[^1]: ', '    '));
    expect(blocks).toHaveLength(1);
  });

  test.each<[string, unknown[]]>([
    [span('Loud'), [[{ name: 'Loud', id: 'loud1' }, LOOK]]],
    [span('Strange'), [{ name: 'Strange' }]],
    [span('keyboard'), ['Keyboard']],
    // A paragraph style does not count as a character style.
    [span('Quote'), [{ name: 'Quote' }]],
    [span('Strange', 'a **b** c'), [{ name: 'Strange' }, { name: 'Strange' }, { name: 'Strange' }]],
    [
      span('Strange', '[a](https://b.org) {++c++}'),
      [{ name: 'Strange' }, { name: 'Strange' }, { name: 'Strange' }],
    ],
    [
      `${span('Strange', 'see @fig:a and $x$')}\n\n![B](a.png){#fig:a}`,
      [{ name: 'Strange' }, { name: 'Strange' }, { name: 'Strange' }, { name: 'Strange' }, 'equation'],
    ],
  ])('for text are those of the template, else our own, else new ones: %s', async (markdown, expected) => {
    expect(stylesOf((await firstOf(markdown, { look })).content)).toEqual(expected);
  });

  test('leave the bold letters in them as they are', async () => {
    const { content } = await firstOf(span('Strange', 'a **b**'));
    expect(content.map((inline) => inline.type === 'text' && inline.properties.bold)).toEqual([false, true]);
  });

  test('are reported where the template lacks them', async () => {
    const CONTENTS: ComposedWith = { look, options: { includeTableOfContents: true } };
    const messagesOf = async (markdown: string, given: ComposedWith = { look }): Promise<Notice[]> => {
      const notices: Notice[] = [];
      await composed(markdown, { ...given, notices });
      return notices;
    };
    expect(await messagesOf(`Text\n\n${paragraph('Loud')}`)).toMatchObject([
      {
        code: 'custom-style-added',
        message:
          'The Word template has no paragraph style "Loud"; one with this name was added, which looks like the text around it',
        line: 3,
      },
    ]);
    expect(await messagesOf(paragraph('Poem'))).toEqual([]);
    expect(await messagesOf(span('Loud'))).toEqual([]);
    expect(await messagesOf(`Text\n\n${span('Poem')}`)).toMatchObject([
      {
        message: expect.stringMatching(/^The Word template has no character style "Poem"; /),
        line: 3,
      },
    ]);
    expect(await messagesOf(`## ${span('Poem')}\n\n| ${span('Loud')} |\n|---|`, CONTENTS)).toHaveLength(1);
    expect(await messagesOf(paragraph('Quote'))).toEqual([]);
    expect(await messagesOf(paragraph('Strange'), {})).toEqual([]);
  });
});

describe('diagrams', () => {
  const CODE = '```mermaid\ngraph TD\n```';
  const diagram = { image: pictureOf(), alt: 'A to B' };

  test('are pictures with an alternative text', async () => {
    const [block] = await composed(CODE, { diagram });
    expect(block).toMatchObject({
      style: 'Figure',
      source: { first: 1, last: 3 },
      content: [
        { type: 'picture', image: diagram.image, width: 914_400, height: 914_400, alt: 'A to B', title: '' },
      ],
    });
  });

  test('are no wider than the line, and never invisible', async () => {
    const sizeOf = async (width: number, height: number): Promise<unknown[]> => {
      const [block] = await composed(CODE, { diagram: { ...diagram, image: pictureOf(width, height) } });
      const [inline] = block?.type === 'paragraph' ? block.content : [];
      return inline?.type === 'picture' ? [inline.width, inline.height] : [];
    };
    expect(await sizeOf(WIDTH * 635 * 2, 914_400)).toEqual([WIDTH * 635, 914_400 / 2]);
    expect(await sizeOf(WIDTH * 635 * 4, 1)).toEqual([WIDTH * 635, 1]);
    expect((await sizeOf(1, 20 * 914_400))[0]).toBe(1);
  });

  test('have their captions where the template has those of pictures', async () => {
    const captioned = '```{.mermaid #fig-a caption="The *way*"}\ngraph TD\n```';
    expect(await outlineOf(captioned, { diagram })).toEqual([
      'CaptionedFigure: [fig_a: picture]',
      'Caption: Figure {1}: The i(way)',
    ]);
    expect(await outlineOf(captioned.replace(' #fig-a', ''), { diagram })).toEqual([
      'CaptionedFigure: picture',
      'Caption: The i(way)',
    ]);
    const look = { captions: { ...themeOf(settingsOf({})).captions, ofPictures: 'above' as const } };
    expect((await outlineOf(captioned, { diagram, look })).map((line) => String(line).split(':')[0])).toEqual(
      ['Caption', 'CaptionedFigure'],
    );
  });
});

describe('tables', () => {
  const table = '| a |\n|---|\n| b |';
  const within: readonly string[] = [
    table,
    table.replace(/^/gm, '> '),
    '> [!note]\n> Text',
    `- ${table.replaceAll('\n', '\n  ')}`,
    `Term\n: ${table.replaceAll('\n', '\n  ')}`,
    `<details>\n\n${table}\n\n</details>`,
    columns(column(''), column('')),
    div('.columns', table),
    div('custom-style="Strange"', table),
    div('.theorem', table),
    '$$\nx\n$$ {#eq:x}',
  ];

  test('are never adjacent to another one, since Word would merge the two', async () => {
    for (const first of within)
      for (const second of within) {
        const types = (await composed(`${first}\n\n<!-- -->\n\n${second}`)).map(({ type }) => type);
        expect(`${types} `, `${first}\n${second}`).not.toMatch(/table,table|table $/);
      }
  });
});
