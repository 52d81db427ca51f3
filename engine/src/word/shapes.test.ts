import { describe, expect, test } from 'vitest';
import { PIXEL } from '../../../tests/pixel.js';
import { picture, template } from '../../../tests/templates/build.js';
import { readForTest } from '../../../tests/word/read-for-test.js';

const box = (...texts: string[]): string =>
  `<wps:wsp><wps:txbx><w:txbxContent>${texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:txbxContent></wps:txbx></wps:wsp>`;
const LABELS = box('Start') + box('Read the', 'text') + box('') + box('yes');
const inline = (uri: string, content: string, alt = ''): string =>
  `<w:drawing><wp:inline><wp:extent cx="952500" cy="952500"/><wp:docPr id="1" name="Diagram 1"${alt && ` descr="${alt}"`}/><a:graphic><a:graphicData uri="${uri}">${content}</a:graphicData></a:graphic></wp:inline></w:drawing>`;
const group = (content: string, alt?: string): string =>
  inline(
    'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup',
    `<wpg:wgp>${content}</wpg:wgp>`,
    alt,
  );
const canvas = (content: string, alt?: string): string =>
  inline(
    'http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas',
    `<wpc:wpc>${content}</wpc:wpc>`,
    alt,
  );
const vml = (...texts: string[]): string =>
  `<w:pict><v:group>${texts.map((text) => `<v:shape><v:textbox><w:txbxContent><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape>`).join('')}</v:group></w:pict>`;
const either = (requires: string, choice: string, fallback: string): string =>
  `<mc:AlternateContent><mc:Choice Requires="${requires}">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;

const OTHER_NAMESPACES =
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup" xmlns:wpc="http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas"';

async function read(content: string) {
  const body = `<w:p ${OTHER_NAMESPACES}><w:r><w:t>Before.</w:t></w:r><w:r>${content}</w:r></w:p><w:p><w:r><w:t>After.</w:t></w:r></w:p>`;
  const links = [['rId9', 'image', 'media/one.png']] as const;
  const { markdown, notices } = await readForTest(
    template({ body, links, files: { 'word/media/one.png': PIXEL } }),
  );
  return { markdown: markdown.trim(), notices: notices.map(({ message }) => message) };
}

const ONE_PARAGRAPH =
  '1 drawing made of shapes: its words are in one paragraph; draw it anew as a diagram, or put a picture there';

describe('a drawing made of shapes is one paragraph', () => {
  test.each([
    ['a group', group(LABELS), 'Start; Read the text; yes'],
    ['a canvas', canvas(LABELS), 'Start; Read the text; yes'],
    ['a group in a canvas', canvas(`<wpg:grpSp>${LABELS}</wpg:grpSp>`), 'Start; Read the text; yes'],
    ['with a description', group(LABELS, 'The way'), 'The way: Start; Read the text; yes'],
    ['VML', vml('One', 'Two', 'Three'), 'One; Two; Three'],
    [
      'two boxes and a line',
      group(`${box('One')}<wps:wsp><wps:cNvCnPr/></wps:wsp>${box('Two')}`),
      'One; Two',
    ],
    ['with VML for older programs', either('wpg', group(LABELS), vml('Start')), 'Start; Read the text; yes'],
  ])('%s', async (_, content, words) => {
    const { markdown, notices } = await read(content);
    expect(markdown).toBe(`Before.\n\n${words}\n\nAfter.`);
    expect(notices).toEqual([ONE_PARAGRAPH]);
  });
});

test.each([
  ['wpg', group(LABELS)],
  ['wpc', canvas(LABELS)],
])('where there is a picture of it, that is taken: %s', async (requires, content) => {
  const drawing = picture('rId9').replace(/^<w:r>|<\/w:r>$/g, '');
  const { markdown, notices } = await read(either(requires, content, drawing));
  expect(markdown).toBe('Before.![Logo](one.png){width=100px}\n\nAfter.');
  expect(notices).toEqual([]);
});

describe('what holds texts of its own is read as before', () => {
  test.each([
    ['one box', group(box('Only one'))],
    ['two boxes that no line joins', group(box('The name') + box('The address'))],
    ['long texts', group(box('A long text. '.repeat(20)) + box('Two'))],
    ['several paragraphs', group(box('1', '2', '3', '4', '5') + box('Two'))],
    [
      'a table',
      group(
        `${box('One')}<wps:wsp><wps:txbx><w:txbxContent><w:tbl><w:tr><w:tc><w:p><w:r><w:t>Cell</w:t></w:r></w:p></w:tc></w:tr></w:tbl></w:txbxContent></wps:txbx></wps:wsp>`,
      ),
    ],
    [
      'no group',
      inline('http://schemas.microsoft.com/office/word/2010/wordprocessingShape', box('One') + box('Two')),
    ],
  ])('%s', async (_, content) => {
    const { markdown, notices } = await read(content);
    expect(markdown).not.toContain('[');
    expect(notices.join()).toMatch(/^\d text box/);
  });
});

test('a group with a picture and its caption keeps both', async () => {
  const own = picture('rId9').match(/<pic:pic[\s\S]*<\/pic:pic>/)?.[0] ?? '';
  const { markdown } = await read(group(`${own}${box('Figure 1')}${box('A part')}`));
  expect(markdown).toContain('](one.png)');
  expect(markdown).toContain('Figure 1');
});
