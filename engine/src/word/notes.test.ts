import { readWord } from '@footmark/engine/read';
import { describe, expect, test } from 'vitest';
import { NAMESPACES, NORMAL, template } from '../../../tests/templates/build.js';
import { readForTest } from '../../../tests/word/read-for-test.js';

const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const reference = (kind: 'footnote' | 'endnote', id: number): string =>
  `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
const paragraph = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const notes = (kind: 'footnote' | 'endnote', ...contents: string[]): string =>
  `<w:${kind}s ${NAMESPACES}>${contents
    .map((content, index) => `<w:${kind} w:id="${index + 2}">${paragraph(content)}</w:${kind}>`)
    .join('')}</w:${kind}s>`;

/** A file with two footnotes and two endnotes; the second endnote refers to the second footnote. */
const withNotes = (body: string): Uint8Array =>
  template({
    body,
    styles: `${NORMAL}<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>`,
    numbering:
      '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    links: [
      ['f', 'footnotes', 'footnotes.xml'],
      ['e', 'endnotes', 'endnotes.xml'],
    ],
    files: {
      'word/footnotes.xml': notes('footnote', run('Foot, one; of two.'), run('Foot two.')),
      'word/endnotes.xml': notes(
        'endnote',
        `${run('End, ')}${run('one', '<w:i/>')}${run('.')}`,
        `${run('End two, see')}${reference('footnote', 3)}${run('; there.')}`,
      ),
    },
  });

/** Text with an endnote, in which a doubt about the note would show as entities or tags. */
const TEXT = `${run('One ')}${run('reason', '<w:i/>')}${reference('endnote', 2)}${run(', and so on. Second; ')}${run('third', '<w:b/>')}${run(' - fourth.')}`;
const MARKDOWN = 'One *reason*[^e1], and so on. Second; **third** - fourth.';

describe('endnotes beside footnotes are notes in plain Markdown', () => {
  test.each([
    ['a paragraph', paragraph(TEXT), MARKDOWN],
    ['a heading', paragraph(TEXT, '<w:pStyle w:val="Heading1"/>'), `# ${MARKDOWN}`],
    [
      'an item',
      paragraph(TEXT, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
      `- ${MARKDOWN}`,
    ],
    [
      'a cell',
      `<w:tbl><w:tr><w:tc>${paragraph(run('Head'))}</w:tc></w:tr><w:tr><w:tc>${paragraph(TEXT)}</w:tc></w:tr></w:tbl>`,
      `| Head |\n| --- |\n| ${MARKDOWN} |`,
    ],
  ])('in %s', async (_, content, expected) => {
    const { markdown } = await readForTest(
      withNotes(`${paragraph(`${run('A')}${reference('footnote', 2)}`)}${content}`),
    );
    expect(markdown).toBe(`A[^1]\n\n${expected}\n\n[^1]: Foot, one; of two.\n\n[^e1]: End, *one*.\n`);
  });

  test('and a note within an endnote', async () => {
    const { markdown } = await readForTest(
      withNotes(paragraph(`${run('A')}${reference('endnote', 3)}${run('.')}`)),
    );
    expect(markdown).toBe('A[^e1].\n\n[^e1]: End two, see[^1]; there.\n\n[^1]: Foot two.\n');
  });

  test.each(['github', 'pandoc'] as const)('for %s', async (dialect) => {
    const { markdown } = await readForTest(withNotes(paragraph(TEXT)), { dialect });
    expect(markdown).toBe(`${MARKDOWN}\n\n[^e1]: End, *one*.\n`);
  });
});

/** A paragraph with a picture of this description. */
const pictured = (description: string, emu = 9525): Uint8Array =>
  template({
    body: paragraph(
      `${run('See')}<w:r><w:drawing><wp:inline><wp:extent cx="${emu}" cy="${emu}"/><wp:docPr id="1" name="a" descr="${description}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="p"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
    ),
    links: [['p', 'image', 'https://example.org/b.gif', 'External']],
  });

test('an alternative text that is an address is none, as in Markdown', async () => {
  expect((await readForTest(pictured('http://example.org/a.gif'))).markdown).toBe(
    'See![](https://example.org/b.gif){width=1px}\n',
  );
});

test('a picture of almost no width has a small one', async () => {
  expect((await readForTest(pictured('Dot, point', 1))).markdown).toBe(
    'See![Dot, point](https://example.org/b.gif){width=0.01pt}\n',
  );
});

test('a text without a readable form in Markdown is reported', async () => {
  // At the end of an alternative text, this is a width.
  const read = await readWord(pictured('A cup|300'));
  expect(read.success && read.notices).toEqual([
    {
      code: 'word-punctuation',
      message:
        'All punctuation of one text is written as entities such as &#42;, so that none is read as markup: “See![A cup&#124;300](https://example.org/b.gif){width=1px}”',
    },
  ]);
});
