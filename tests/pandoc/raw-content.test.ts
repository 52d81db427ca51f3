import { describe, expect, test } from 'vitest';
import { CONTAINERS } from '../containers/containers';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { wordsOf } from '../docx/words';

const documentOf = async (markdown: string): Promise<string> =>
  openPackage((await convertForTest(markdown)).bytes).parts.get('word/document.xml')?.text ?? '';
const block = (xml: string, format = 'openxml'): string => `\`\`\`{=${format}}\n${xml}\n\`\`\``;
const inline = (xml: string, format = 'openxml'): string => `\`${xml}\`{=${format}}`;
const messages = async (markdown: string): Promise<string[]> =>
  (await convertForTest(markdown)).notices.map(({ message }) => message);

const BOLD = '<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">bold </w:t></w:r>';

describe('Word XML', () => {
  test.each(Object.entries(CONTAINERS))('is read as text with its marks in %s', async (name, contain) => {
    for (const markdown of [
      block(`<w:p>${BOLD}<w:r><w:t>plain</w:t></w:r></w:p>`),
      `a ${inline(BOLD)} plain`,
    ]) {
      const { bytes } = await convertForTest(contain(markdown));
      const part = name === 'a note' ? 'word/footnotes.xml' : 'word/document.xml';
      expect(openPackage(bytes).parts.get(part)?.text).toMatch(/<w:b\/>.*?<w:t xml:space="preserve">bold /);
      expect(wordsOf(bytes)).toMatch(/bold +plain/);
      expect(wordsOf(bytes)).not.toMatch(/[<>{}]|w:/);
    }
  });

  test.each([
    ['page break', block('<w:p><w:r><w:br w:type="page"/></w:r></w:p>'), /<w:br w:type="page"\/>/],
    [
      'page break in running text alone',
      inline('<w:r><w:br w:type="page"/></w:r>'),
      /<w:br w:type="page"\/>/,
    ],
    ['line break', `a${inline('<w:r><w:br/></w:r>')}b`, /<w:br\/>/],
    ['tab', `a${inline('<w:r><w:tab/></w:r>')}b`, /<w:tab\/>/],
    [
      'alignment',
      block('<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:t>c</w:t></w:r></w:p>'),
      /<w:jc w:val="center"\/>/,
    ],
    [
      'heading',
      block('<w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr><w:r><w:t>c</w:t></w:r></w:p>'),
      /<w:pStyle w:val="Heading2"\/>/,
    ],
    [
      'field',
      `${inline('<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple>')} a`,
      /<w:instrText[^>]*> PAGE <\/w:instrText>/,
    ],
    [
      'change',
      block('<w:p><w:ins w:author="Ada" w:date="2026-01-05T10:00:00Z"><w:r><w:t>c</w:t></w:r></w:ins></w:p>'),
      /<w:ins w:id="\d+" w:author="Ada" w:date="2026-01-05T10:00:00Z">/,
    ],
    [
      'contents',
      `${block('<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC \\o "1-3"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>old</w:t></w:r></w:p><w:p><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>')}\n\n# H`,
      /<w:instrText[^>]*> TOC /,
    ],
  ])('%s', async (_name, markdown, expected) => {
    expect(await documentOf(`x\n\n${markdown}\n\ny`)).toMatch(expected);
  });

  test('a table keeps its merged cells and its header', async () => {
    const cell = (properties: string, text: string): string =>
      `<w:tc><w:tcPr>${properties}</w:tcPr><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
    const document = await documentOf(
      block(
        `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('<w:gridSpan w:val="2"/>', 'H')}</w:tr>` +
          `<w:tr>${cell('<w:vMerge w:val="restart"/>', 'a')}${cell('', 'b')}</w:tr>` +
          `<w:tr>${cell('<w:vMerge/>', '')}${cell('', 'c')}</w:tr></w:tbl>`,
      ),
    );
    expect(document).toMatch(
      /<w:tblHeader\/>.*<w:gridSpan w:val="2"\/>.*>H<.*<w:vMerge w:val="restart"\/>.*>a<.*>b<.*<w:vMerge\/>.*>c</s,
    );
  });

  test('the pages before the end of a section have its orientation', async () => {
    const section = (own: string): string => block(`<w:p><w:pPr><w:sectPr>${own}</w:sectPr></w:pPr></w:p>`);
    const document = await documentOf(
      `one\n\n${section('<w:pgSz w:w="11906" w:h="16838"/>')}\n\ntwo\n\n${section('<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/>')}\n\nthree`,
    );
    expect(document).toMatch(
      /<w:pgSz w:w="11906" w:h="16838"\/>.*one.*w:orient="landscape".*two.*three.*<w:pgSz w:w="11906" w:h="16838"\/>/s,
    );
  });

  test.each([
    ['pictures', '<w:r><w:drawing><a:blip r:embed="rId1"/></w:drawing><w:t>a</w:t></w:r>', 'w:drawing'],
    ['links to other files', '<w:hyperlink r:id="rId1"><w:r><w:t>a</w:t></w:r></w:hyperlink>', 'w:hyperlink'],
    ['objects', '<w:r><w:object/><w:t>a</w:t></w:r>', 'w:object'],
    ['chunks', '<w:altChunk r:id="rId1"/><w:r><w:t>a</w:t></w:r>', 'w:altChunk'],
    [
      'fields that load files',
      '<w:fldSimple w:instr="INCLUDETEXT c:\\\\x"><w:r><w:t>a</w:t></w:r></w:fldSimple>',
      'the field INCLUDETEXT',
    ],
    [
      'fields whose names are in parts',
      '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>DDE</w:instrText></w:r><w:r><w:instrText>AUTO x</w:instrText><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>a</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      'the field DDEAUTO',
    ],
    [
      'fields within the instruction of another one',
      '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>REF </w:instrText><w:fldChar w:fldCharType="begin"/><w:instrText>FILLIN</w:instrText><w:fldChar w:fldCharType="end"/><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>a</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      'the field FILLIN',
    ],
  ])('%s are left out and named', async (_name, xml, what) => {
    for (const markdown of [block(`<w:p>${xml}</w:p>`), `b ${inline(xml)}`]) {
      const { bytes, notices } = await convertForTest(markdown);
      const { parts } = openPackage(bytes);
      expect(parts.get('word/document.xml')?.text).not.toMatch(
        /INCLUDETEXT|DDE|FILLIN|w:altChunk|w:drawing|r:id=|w:object/,
      );
      expect(wordsOf(bytes)).toContain('a');
      expect(notices.map(({ message }) => message).join()).toContain(what);
    }
  });
});

test.each([
  ['HTML blocks', block('<p style="color:red">red</p>', 'html'), 'red'],
  ['HTML in running text', `${inline('<b>', 'html')}red${inline('</b>', 'html')}`, 'red'],
  ['LaTeX that Markdown may hold', `a\n\n${block('\\clearpage', 'latex')}\n\nred`, 'a\n\nred'],
  ['Markdown', block('*red*', 'markdown'), 'red'],
])('%s are read in their raw format', async (_name, markdown, expected) => {
  const { bytes, notices } = await convertForTest(markdown);
  expect(wordsOf(bytes).trim().replace(/\n+/g, '\n')).toBe(expected.replace(/\n+/g, '\n'));
  expect(notices).toEqual([]);
});

test.each([
  ['LaTeX for its own pages', block('\\begin{tikzpicture}\\draw (0,0);\\end{tikzpicture}', 'latex')],
  ['a command in running text', `a ${inline('\\cmd', 'latex')}`],
  ['another format', block('.. note::', 'rst')],
  [
    'everything else beside Word XML',
    `${block('<w:p><w:r><w:t>a</w:t></w:r></w:p>')}\n\n${block('<p>b</p>', 'html')}`,
  ],
])('%s is left out with a finding', async (_name, markdown) => {
  expect(await messages(`x\n\n${markdown}`)).toEqual([
    'Left out 1 part in raw formats that are not read here',
  ]);
});
