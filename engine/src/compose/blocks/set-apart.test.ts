import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../../../tests/composed.js';
import type { ComposedBlock, ComposedParagraph } from '../../model/composed.js';

const composed = (markdown: string): Promise<ComposedBlock[]> =>
  blocksOf(markdown, { options: { language: 'en', fontSize: 10 } });

const paragraphsIn = (blocks: readonly ComposedBlock[]): ComposedParagraph[] =>
  blocks.flatMap((block) => (block.type === 'paragraph' ? [block] : []));

/** What is written as a block of HTML with text of Markdown, as a fenced div, and in containers. */
const forms = (css: string, text: string): readonly string[] => [
  `<div style="${css}">\n\n${text}\n\n</div>`,
  `::: {style="${css}"}\n${text}\n:::`,
  `Before.\n\n::: {style="${css}"}\n${text}\n:::\n\nAfter.`,
];

const textOf = ({ content }: ComposedParagraph): string =>
  content.map((inline) => (inline.type === 'text' ? inline.text : '')).join('');

describe('blocks that are set apart', () => {
  test('have the indents of their style, in any place', async () => {
    for (const form of [
      ...forms('margin-left:20pt; text-indent:2em', 'Text'),
      '<p style="margin-left:20pt; text-indent:2em">Text</p>',
    ]) {
      const paragraph = paragraphsIn(await composed(form)).find((each) => textOf(each) === 'Text');
      expect(paragraph?.indents, form).toEqual({ left: 400, firstLine: 400 });
    }
    const nested = paragraphsIn(
      await composed('> a\n>\n> - b\n>\n>   c\n>\n>   <p style="margin-left:20pt">d</p>'),
    );
    const [plain, apart] = ['c', 'd'].map(
      (text) => nested.find((each) => textOf(each) === text)?.indents?.left,
    );
    expect(apart).toBe((plain ?? 0) + 400);
  });

  test('a hanging indent reaches no further than the text is indented', async () => {
    const [paragraph] = paragraphsIn(await composed('<p style="margin-left:10pt; text-indent:-40pt">a</p>'));
    expect(paragraph?.indents).toEqual({ left: 200, hanging: 200 });
  });

  test('lists keep their markers, and neither them nor numbered headings have a first line of their own', async () => {
    const blocks = paragraphsIn(await composed('<div style="text-indent:2em">\n\n- a\n\nb\n\n</div>'));
    expect(blocks.map(({ indents }) => indents?.firstLine)).toEqual([undefined, 200 * 2]);
  });

  test('no indent leaves less than an inch for a line', async () => {
    for (const css of ['margin-left:60%; padding-left:60%', 'margin-right:288pt; margin-left:288pt']) {
      const nested = `::: {style="${css}"}\n:::: {style="${css}"}\n${'word '.repeat(30)}\n::::\n:::`;
      const [{ indents = {} } = {}] = paragraphsIn(await composed(nested)) as [ComposedParagraph];
      expect((indents.left ?? 0) + (indents.right ?? 0)).toBeLessThanOrEqual(9072 - 1440);
    }
  });

  test('have one frame around paragraphs with the same indents', async () => {
    for (const form of forms('border:1px solid red; background:#eee; padding:5pt', '## H\n\na\n\nb\n\n> c')) {
      const framed = paragraphsIn(await composed(form)).filter(({ frame }) => frame);
      // The heading begins a chapter, and stays outside; the quotation is indented.
      const joined = framed.map(({ frame = {} }) => [
        frame.joinsAbove === true,
        frame.gapBelow !== undefined,
      ]);
      expect(joined, form).toEqual([
        [false, true],
        [true, false],
        [false, false],
      ]);
    }
  });

  test('text on a dark background is white where nobody gave it a colour', async () => {
    const markdown =
      '<div style="background:#222">\n\na <span style="color:red">b</span> `c` [d](http://e.f)\n\n</div>';
    const [{ content } = { content: [] }] = paragraphsIn(await composed(markdown));
    const colors = content
      .flatMap((inline) => (inline.type === 'link' ? inline.content : [inline]))
      .map((inline) => (inline.type === 'text' ? inline.properties.color : ''));
    expect(colors).toEqual(
      ['FFFFFF', 'FF0000', 'FFFFFF', 'FFFFFF', 'FFFFFF', 'FFFFFF'].slice(0, colors.length),
    );
  });
});

test('cells have the background and the lines that they, their row or their table have', async () => {
  const rows =
    '<tr style="background:navy"><th>a</th><th style="background:#eee">b</th></tr>' +
    '<tr><td bgcolor="red">c</td><td style="border:none; border-top:2pt solid green">d</td></tr>';
  const [table] = await composed(`<table bgcolor="#ffe">${rows}</table>`);
  if (table?.type !== 'table') throw new Error('No table');
  const cells = table.rows.flatMap((row) => row.cells);
  expect(cells.map(({ shading }) => shading)).toEqual(['000080', 'EEEEEE', 'FF0000', 'FFFFEE']);
  expect(cells[3]?.edges).toEqual({
    top: { color: '008000', thickness: 40 },
    right: 'none',
    bottom: 'none',
    left: 'none',
  });
});

test.each([
  ['::: {.center}\na\n:::', 'center'],
  ['::: flushright\n## b\n\na\n:::', 'right'],
  ['::: {style="text-align: center; margin-left: 10pt"}\na\n:::', 'center'],
  ['> ::: {.flushleft}\n> a\n> :::', 'left'],
])('blocks between colons are aligned as their style or name says: %j', async (markdown, alignment) => {
  expect(paragraphsIn(await composed(markdown)).at(-1)?.alignment).toBe(alignment);
});
