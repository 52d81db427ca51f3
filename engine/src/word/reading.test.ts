import { readWord } from '@footmark/engine/read';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { convertForTest } from '../../../tests/conversion.js';
import { PIXEL } from '../../../tests/pixel.js';
import { NAMESPACES, NORMAL, p, picture, template } from '../../../tests/templates/build.js';
import { readForTest } from '../../../tests/word/read-for-test.js';

/** The Markdown of a handmade document. */
async function markdownOf(
  parts: Parameters<typeof template>[0],
  changes: 'accept' | 'reject' = 'accept',
): Promise<string> {
  const read = await readForTest(template(parts), { changes });
  return read.markdown;
}

const style = (id: string, name: string, inner = ''): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${inner}</w:style>`;
const styled = (id: string, text: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

test('headings are known by name in any language, by outline level, and by what a style is based on', async () => {
  const styles = [
    NORMAL,
    style('berschrift1', 'Überschrift 1'),
    style('Chapter', 'My Chapter', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
    style('Own', 'Own', '<w:basedOn w:val="Chapter"/>'),
  ].join('');
  const body = [
    styled('berschrift1', 'One'),
    styled('Chapter', 'Two'),
    styled('Own', 'Three'),
    '<w:p><w:pPr><w:outlineLvl w:val="2"/></w:pPr><w:r><w:t>Four</w:t></w:r></w:p>',
  ].join('');
  expect(await markdownOf({ styles, body })).toBe('# One\n\n## Two\n\n## Three\n\n### Four\n');
});

test('a heading in the style of a table of contents’ title is lost only above a table of contents', async () => {
  const styles = NORMAL + style('TOCHeading', 'TOC Heading') + style('TOC1', 'toc 1');
  const body = [
    styled('TOCHeading', 'Contents'),
    styled('TOC1', 'One 1'),
    styled('TOCHeading', 'Two'),
    styled('Normal', 'Text.'),
  ].join('');
  expect(await markdownOf({ styles, body })).toBe('# Two\n\nText.\n');
});

test('marks end before the space after a word, and runs split by Word are joined', async () => {
  const bold = '<w:rPr><w:b/></w:rPr>';
  const body = `<w:p><w:r>${bold}<w:t xml:space="preserve">bo</w:t></w:r><w:r>${bold}<w:t xml:space="preserve">ld </w:t></w:r><w:r><w:t>text</w:t></w:r></w:p>`;
  expect(await markdownOf({ body })).toBe('**bold** text\n');
});

const level = (ilvl: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${ilvl}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="${720 * (ilvl + 1)}" w:hanging="360"/></w:pPr></w:lvl>`;
const numbering =
  `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1)')}${level(1, 'bullet', '•')}</w:abstractNum>` +
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>' +
  '<w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>';
const item = (numId: number, ilvl: number, text: string): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${ilvl}"/><w:numId w:val="${numId}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

test('lists have their levels, their delimiter and their start, and go on after a paragraph of an item', async () => {
  const body = [
    item(1, 0, 'one'),
    item(1, 1, 'inner'),
    '<w:p><w:pPr><w:ind w:left="720"/></w:pPr><w:r><w:t>more of one</w:t></w:r></w:p>',
    item(1, 0, 'two'),
    p('Between'),
    item(2, 0, 'seven'),
  ].join('');
  expect(await markdownOf({ numbering, body })).toBe(
    '1) one\n\n   - inner\n\n   more of one\n\n2) two\n\nBetween\n\n7) seven\n',
  );
});

test.each([
  ['%1.', '1. one\n2. two\n'],
  ['%1)', '1) one\n2) two\n'],
  ['(%1)', '(1) one\n(2) two\n'],
  ['(%1', '1. one\n2. two\n'],
  [' (%1) ', '(1) one\n(2) two\n'],
])('a list numbered as %j in Word has its delimiter', async (text, expected) => {
  const list = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', text)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
  expect(await markdownOf({ numbering: list, body: item(1, 0, 'one') + item(1, 0, 'two') })).toBe(expected);
});

test('the list 0 removes the numbering of a style, even if a file defines such a list', async () => {
  const styles = `${NORMAL}${style('Item', 'Item', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>')}`;
  const withZero = `${numbering}<w:num w:numId="0"><w:abstractNumId w:val="0"/></w:num>`;
  const body =
    styled('Item', 'One') +
    '<w:p><w:pPr><w:pStyle w:val="Item"/><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr><w:r><w:t>Two</w:t></w:r></w:p>';
  expect(await markdownOf({ styles, numbering: withZero, body })).toBe('1) One\n\nTwo\n');
});

test('tracked changes are accepted or rejected, also of a paragraph’s end', async () => {
  const body =
    '<w:p><w:pPr><w:rPr><w:del w:id="1" w:author="A"/></w:rPr></w:pPr><w:r><w:t xml:space="preserve">A </w:t></w:r>' +
    '<w:ins w:id="2" w:author="A"><w:r><w:t xml:space="preserve">new </w:t></w:r></w:ins>' +
    '<w:del w:id="3" w:author="A"><w:r><w:delText xml:space="preserve">old </w:delText></w:r></w:del></w:p>' +
    p('word');
  expect(await markdownOf({ body })).toBe('A new word\n');
  expect(await markdownOf({ body }, 'reject')).toBe('A old\n\nword\n');
});

test('fields show their results, their links, and nothing of a table of contents', async () => {
  const char = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const field = (instruction: string, result: string): string =>
    `${char('begin')}<w:r><w:instrText>${instruction}</w:instrText></w:r>${char('separate')}<w:r><w:t>${result}</w:t></w:r>${char('end')}`;
  const body =
    `<w:p>${char('begin')}<w:r><w:instrText>TOC \\o</w:instrText></w:r>${char('separate')}<w:r><w:t>Contents 1</w:t></w:r></w:p>` +
    `<w:p><w:r><w:t>More 2</w:t></w:r>${char('end')}</w:p>` +
    '<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:bookmarkStart w:id="1" w:name="_Ref1"/><w:r><w:t>The Tides</w:t></w:r><w:bookmarkEnd w:id="1"/></w:p>' +
    `<w:p>${field('REF _Ref1 \\h', 'The Tides')}<w:r><w:t>, </w:t></w:r>${field('HYPERLINK "https://example.org/a"', 'here')}<w:r><w:t>, </w:t></w:r>${field('AUTHOR', 'Jane')}</w:p>`;
  expect(await markdownOf({ body })).toBe(
    '[TOC]\n\n# The Tides\n\n[The Tides](#the-tides), [here](https://example.org/a), Jane\n',
  );
});

test('a bookmark before a heading is the heading’s', async () => {
  const body =
    '<w:bookmarkStart w:id="1" w:name="tides"/><w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>High Tides</w:t></w:r></w:p><w:bookmarkEnd w:id="1"/>' +
    '<w:p><w:hyperlink w:anchor="tides"><w:r><w:t>See</w:t></w:r></w:hyperlink></w:p>';
  expect(await markdownOf({ body })).toBe('# High Tides\n\n[See](#high-tides)\n');
});

test('merged cells are HTML, other tables have pipes with the first row as header', async () => {
  const cell = (text: string, properties = ''): string =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${p(text)}</w:tc>`;
  const plain = `<w:tbl><w:tr>${cell('a')}${cell('b')}</w:tr><w:tr>${cell('1')}${cell('2')}</w:tr></w:tbl>`;
  const merged = `<w:tbl><w:tr>${cell('a', '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${cell('1', '<w:vMerge w:val="restart"/>')}${cell('2')}</w:tr><w:tr>${cell('', '<w:vMerge/>')}${cell('3')}</w:tr></w:tbl>`;
  expect(await markdownOf({ body: plain })).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |\n');
  const html = await markdownOf({ body: merged });
  expect(html).toContain('<td colspan="2">a</td>');
  expect(html).toContain('<td rowspan="2">1</td><td>2</td>');
});

const complex = (instruction: string, result: string): string =>
  `<w:fldSimple w:instr="${instruction}"><w:r><w:t>${result}</w:t></w:r></w:fldSimple>`;
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const marked = (name: string, inner: string): string =>
  `<w:bookmarkStart w:id="7" w:name="${name}"/>${inner}<w:bookmarkEnd w:id="7"/>`;

test('captions that Word counts give names, and references to them are references', async () => {
  const styles = NORMAL + style('Caption', 'caption');
  const caption = (inner: string): string => `<w:p><w:pPr><w:pStyle w:val="Caption"/></w:pPr>${inner}</w:p>`;
  const body = [
    `<w:p>${run('See ')}${complex('REF _Ref1 \\h', 'Figure 1')}${run(' and table ')}${complex('REF _Ref2 \\h', '1')}${run('.')}</w:p>`,
    `<w:p>${picture('rId9')}</w:p>`,
    caption(`${marked('_Ref1', `${run('Figure ')}${complex('SEQ Figure', '1')}`)}${run(': The tide')}`),
    caption(`${run('Tabelle ')}${marked('_Ref2', complex('SEQ Tabelle', '1'))}${run('. Water')}`),
    `<w:tbl><w:tr><w:tc>${p('a')}</w:tc></w:tr><w:tr><w:tc>${p('b')}</w:tc></w:tr></w:tbl>`,
  ].join('');
  const links = [['rId9', 'image', 'media/tide.png']] as const;
  expect(await markdownOf({ styles, body, links, files: { 'word/media/tide.png': PIXEL } })).toBe(
    'See @fig:1 and table \\ref{tbl:1}.\n\n![Logo](tide.png "The tide"){#fig:1 width=100px}\n\n| a |\n| --- |\n| b |\n\n: Water {#tbl:1}\n',
  );
});

test.each([
  [
    'first',
    [
      [200, 100],
      [100, 200],
    ],
    '::: {.landscape}\n\nOne\n\n:::\n\nTwo\n',
  ],
  [
    'last',
    [
      [100, 200],
      [200, 100],
    ],
    'One\n\n::: {.landscape}\n\nTwo\n\n:::\n',
  ],
] as const)('the %s pages may be those in landscape', async (_, sections, expected) => {
  const [one, two] = sections.map(
    ([width, height]) => `<w:sectPr><w:pgSz w:w="${width}" w:h="${height}"/></w:sectPr>`,
  );
  const body = `<w:p><w:pPr>${one}</w:pPr>${run('One')}</w:p>${p('Two')}${two}`;
  expect(await markdownOf({ body })).toBe(expected);
});

const monospaced = (id: string, text: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr><w:r><w:rPr><w:rFonts w:ascii="Courier New"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;

test('a paragraph in a monospaced font is code, unless its style is of body text', async () => {
  const styles = NORMAL + style('FirstParagraph', 'First Paragraph') + style('Own', 'Own');
  expect(await markdownOf({ styles, body: monospaced('Own', 'x = 1') })).toBe('```\nx = 1\n```\n');
  expect(await markdownOf({ styles, body: monospaced('FirstParagraph', 'x = 1') })).toBe('`x = 1`\n');
});

test.each(['', ' ', '\u00a0'])('a paragraph of only %j is nothing', async (blank) => {
  const styles = NORMAL + style('Own', 'Own');
  const paragraphs = (id: string): string =>
    ['one', blank, 'two']
      .map((text) => `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr>${run(text)}</w:p>`)
      .join('');
  expect(await markdownOf({ styles, body: paragraphs('Normal') })).toBe('one\n\ntwo\n');
  expect(await markdownOf({ styles, body: paragraphs('Own') })).toBe('one\n\ntwo\n');
});

test('an empty paragraph between two of code is a line of it if all have the same style', async () => {
  const styles = NORMAL + style('Own', 'Own');
  const read = (before: string, empty: string, after: string): Promise<string> =>
    markdownOf({
      styles,
      body: `${monospaced(before, 'a')}<w:p><w:pPr><w:pStyle w:val="${empty}"/></w:pPr></w:p>${monospaced(after, 'b')}`,
    });
  const [one, two] = ['```\na\n\nb\n```\n', '```\na\n```\n\n```\nb\n```\n'];
  expect(await read('Own', 'Own', 'Own')).toBe(one);
  expect(await read('Own', 'Normal', 'Own')).toBe(two);
  expect(await read('Normal', 'Own', 'Own')).toBe(two);
});

test('landscape pages, numbered headings and lists of figures are reported', async () => {
  const page = (width: number, height: number): string =>
    `<w:sectPr><w:pgSz w:w="${width}" w:h="${height}"/></w:sectPr>`;
  const end = (properties: string): string => `<w:p><w:pPr>${properties}</w:pPr></w:p>`;
  const styles = `${NORMAL}${style('h1', 'heading 1', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>')}`;
  const body = [
    `<w:p>${complex('TOC \\c &quot;Figure&quot;', 'Figure 1')}</w:p>`,
    styled('h1', 'One'),
    end(page(100, 200)),
    p('Wide'),
    end(page(200, 100)),
    '<w:p><w:pPr><w:pStyle w:val="h1"/><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr><w:r><w:t>Two</w:t></w:r></w:p>',
    page(100, 200),
  ].join('');
  expect(await markdownOf({ styles, numbering, body })).toBe(
    '---\nnumber-sections: true\n---\n\n\\listoffigures\n\n# One\n\n::: {.landscape}\n\nWide\n\n:::\n\n# Two {.unnumbered}\n',
  );
});

test('entries of an index, its place and small capitals are read', async () => {
  const entry = (instruction: string): string =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const body = [
    `<w:p>${run('Tea')}${entry(' XE &quot;tea:green\\: a:b:c&quot; \\b ')}${run(' or ')}${entry('XE milk \\t &quot;See also tea&quot;')}`,
    '<w:r><w:rPr><w:smallCaps/></w:rPr><w:t>Smith</w:t></w:r></w:p>',
    `<w:p>${complex('INDEX \\c 2', 'tea, 1')}</w:p>`,
  ].join('');
  expect(await markdownOf({ body })).toBe(
    'Tea\\index{tea!green: a!b, c} or \\index{milk|see{tea}}[Smith]{.smallcaps}\n\n\\printindex\n',
  );
});

test('text in columns is distinguished from a paper set entirely in columns', async () => {
  const end = (columns: number): string =>
    `<w:p><w:pPr><w:sectPr><w:type w:val="continuous"/><w:cols w:num="${columns}"/></w:sectPr></w:pPr></w:p>`;
  const last = (columns: number): string =>
    `<w:sectPr><w:type w:val="continuous"/><w:cols w:num="${columns}"/></w:sectPr>`;
  const text = [p('One'), p('Two'), p('Three')].join('');
  expect(await markdownOf({ body: `${text}${end(1)}${p('In columns')}${end(3)}${text}${last(1)}` })).toBe(
    'One\n\nTwo\n\nThree\n\n::: {.columns columns=3}\n\nIn columns\n\n:::\n\nOne\n\nTwo\n\nThree\n',
  );
  const paper = await readForTest(template({ body: `${p('Title')}${end(1)}${text}${last(2)}` }));
  expect(paper.markdown).toBe('Title\n\nOne\n\nTwo\n\nThree\n');
  expect(paper.notices).toContainEqual({
    code: 'word-page',
    message: 'The text is in 2 columns in Word',
  });
});

test('equations are LaTeX', async () => {
  const m = (inner: string): string =>
    `<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${inner}</m:oMath>`;
  const r = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
  const fraction = `<m:f><m:num>${r('α+1')}</m:num><m:den><m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${r('x')}</m:e></m:rad></m:den></m:f>`;
  const sum = `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup><m:e>${r('i')}</m:e></m:nary>`;
  expect(await markdownOf({ body: `<w:p>${m(fraction)}</w:p><w:p>${m(sum)}</w:p>` })).toBe(
    '$\\frac{\\alpha+1}{\\sqrt{x}}$\n\n$\\sum_{i=1}^n i$\n',
  );
});

test('what Markdown cannot express is reported', async () => {
  const body =
    '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r><w:r><w:t>Text</w:t></w:r></w:p>' +
    '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>a</w:t></w:r></w:p>';
  const read = await readForTest(
    template({
      numbering: `<w:abstractNum w:abstractNumId="0">${level(0, 'cardinalText', '%1.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
      body,
      stories: { header1: p('Confidential') },
    }),
  );
  expect(read.notices.map(({ message }) => message)).toEqual([
    '1 piece of hidden text left out',
    '1 list item numbered with numbers of another form (#.) has 1, 2, 3 in Markdown',
    'A header was left out: "Confidential"',
  ]);
});

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

test.each<[string, Uint8Array, RegExp]>([
  ['an empty file', new Uint8Array(), /^The file is an empty file\. Copy or download it again\.$/],
  ['an old .doc', Uint8Array.from(OLE), /old Word document/],
  ['a text', strToU8('# Heading'), /not a Word document/],
  ['a zip of something else', zipSync({ 'a.txt': strToU8('a') }), /not a Word document/],
  ['half a file', template().subarray(0, 900), /cannot be read/],
  [
    'a document type',
    template({
      styles: '',
      files: { 'word/styles.xml': `<!DOCTYPE a [<!ENTITY a "b">]><w:styles ${NAMESPACES}/>` },
    }),
    /declares a document type/,
  ],
  ['broken XML', template({ files: { 'word/styles.xml': '<w:styles' } }), /not well-formed/],
  [
    'elements without end',
    template({ body: '<w:sdt><w:sdtContent>'.repeat(300) + '</w:sdtContent></w:sdt>'.repeat(300) }),
    /nested too deeply/,
  ],
])('%s is refused in plain words', async (_name, bytes, reason) => {
  const read = await readWord(bytes);
  expect(read.success).toBe(false);
  expect(!read.success && read.error).toMatch(reason);
});

test('reading can be stopped', async () => {
  const aborter = new AbortController();
  aborter.abort();
  await expect(readWord(template({ body: p('Text') }), { signal: aborter.signal })).rejects.toThrow(
    'cancelled',
  );
});

test.each(['`code`', 'text with `code` in it', '**bold `code`**', '<kbd>Ctrl</kbd>', '[small]{.smallcaps}'])(
  'a link of our own documents comes back as it was: %s',
  async (text) => {
    const written = `A [${text}](https://example.org/a) here.\n`;
    const { bytes } = await convertForTest(written);
    expect((await readForTest(bytes)).markdown).toBe(written);
  },
);

test('what a person would correct in other programs’ text is corrected', async () => {
  const underlined = '<w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t>here</w:t></w:r>';
  const line = '<w:r><w:br/></w:r>';
  const body = [
    `<w:p>${run('\u3000 Name:  \u2003 Ann')}${line}${run('  End \u00a0')}</w:p>`,
    `<w:p>${run('First')}${line}${run(' ')}${line}${run('Second')}</w:p>`,
    `<w:p><w:hyperlink r:id="rId9">${underlined}</w:hyperlink>${run(', http://example.org/a_b.csv and')}</w:p>`,
    `<w:p>${run('Text')}<w:r><w:footnoteReference w:id="2" w:customMarkFollows="1"/><w:t>*</w:t></w:r></w:p>`,
  ].join('');
  const links = [['rId9', 'hyperlink', 'https://example.org/a%20b', 'External']] as const;
  expect(await markdownOf({ body, links })).toBe(
    'Name: Ann\\\nEnd\n\nFirst\n\nSecond\n\n[here](https://example.org/a%20b), <http://example.org/a_b.csv> and\n\nText[^1]\n\n[^1]:\n',
  );
});

test('a first row of a single cell is the table’s caption', async () => {
  const cell = (text: string, properties = ''): string =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${p(text)}</w:tc>`;
  const row = (...cells: readonly string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
  const body = `<w:tbl>${row(cell('Prices', '<w:gridSpan w:val="2"/>'))}${row(cell('Tea'), cell('Cost'))}${row(cell('green'), cell('2'))}</w:tbl>`;
  expect(await markdownOf({ body })).toBe('| Tea | Cost |\n| --- | --- |\n| green | 2 |\n\n: Prices\n');
});

test('paragraphs are folded at as many columns as are asked for', async () => {
  const file = template({ body: p('one two three four five six') });
  expect(await readForTest(file, { wrap: 20 })).toMatchObject({ markdown: 'one two three four\nfive six\n' });
  expect(await readForTest(file)).toMatchObject({ markdown: 'one two three four five six\n' });
  for (const wrap of [0, 19, 20.5, Number.NaN])
    await expect(readWord(file, { wrap })).rejects.toThrow(
      'Cannot use the option wrap, expected a whole number of columns, 20 or more',
    );
});

/** A citation as Mendeley Cite keeps it: a content control whose tag has the sources in Base64. */
const mendeley = (citation: unknown, shown: string): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(citation));
  const tag = `MENDELEY_CITATION_v3_${btoa(String.fromCharCode(...bytes))}`;
  return `<w:sdt><w:sdtPr><w:tag w:val="${tag}"/></w:sdtPr><w:sdtContent>${run(shown)}</w:sdtContent></w:sdt>`;
};

test('citations of Mendeley are read from its fields and from its content controls, and its bibliography is made anew', async () => {
  const itemData = {
    id: 'a1b2',
    type: 'book',
    title: 'Über den Tee',
    author: [{ family: 'Müller', given: 'Jo' }],
    issued: { 'date-parts': [[2020]] },
  };
  const item = { id: 'a1b2', itemData, isTemporary: false };
  const field = JSON.stringify({
    citationItems: [
      { id: 'ITEM-1', itemData: { ...itemData, id: 'ITEM-1' }, uris: ['http://www.mendeley.com/1'] },
    ],
    mendeley: { formattedCitation: '(Müller, 2020)' },
  }).replaceAll('"', '&quot;');
  const list =
    '<w:sdt><w:sdtPr><w:tag w:val="MENDELEY_BIBLIOGRAPHY"/></w:sdtPr>' +
    `<w:sdtContent>${p('Müller, J. (2020). Über den Tee.')}</w:sdtContent></w:sdt>`;
  const cited = await markdownOf({
    body: `<w:p>${run('Warm ')}${mendeley({ citationID: 'x', citationItems: [item] }, '(Müller, 2020)')}</w:p>${list}`,
  });
  expect(cited).toContain('Warm [@');
  expect(cited).toContain('"title":"Über den Tee"');
  expect(cited).not.toContain('Müller, J.');
  const older = await markdownOf({
    body: `<w:p>${run('Warm ')}${complex(`ADDIN CSL_CITATION ${field}`, '(Müller, 2020)')}</w:p>`,
  });
  expect(older).toContain('Warm [@muller2020]');
  const broken = `<w:p><w:sdt><w:sdtPr><w:tag w:val="MENDELEY_CITATION_v3_AAAA"/></w:sdtPr><w:sdtContent>${run('(kept)')}</w:sdtContent></w:sdt></w:p>`;
  expect(await markdownOf({ body: broken })).toBe('(kept)\n');
});

test('replies to comments stand behind the comments that they answer, or are named as replies', async () => {
  const w14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"';
  const comment = (id: number, author: string, text: string): string =>
    `<w:comment w:id="${id}" w:author="${author}"><w:p w14:paraId="0000000${id}">${run(text)}</w:p></w:comment>`;
  const place = (id: number): string =>
    `<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`;
  const bytes = template({
    body: `<w:p><w:commentRangeStart w:id="1"/><w:commentRangeStart w:id="2"/>${run('Tea')}${place(1)}${place(2)}</w:p>`,
    links: [
      ['rId8', 'comments', 'comments.xml'],
      [
        'rId9',
        'http://schemas.microsoft.com/office/2011/relationships/commentsExtended',
        'commentsExtended.xml',
      ],
    ],
    files: {
      'word/comments.xml': `<w:comments ${NAMESPACES} ${w14}>${comment(1, 'Jo', 'Hot?')}${comment(2, 'Al', 'Yes')}</w:comments>`,
      'word/commentsExtended.xml':
        '<w15:commentsEx xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml">' +
        '<w15:commentEx w15:paraId="00000001" w15:done="0"/><w15:commentEx w15:paraId="00000002" w15:paraIdParent="00000001" w15:done="0"/></w15:commentsEx>',
    },
  });
  const tracked = await readForTest(bytes, { changes: 'track' });
  expect(tracked).toMatchObject({ markdown: '{==Tea==}{>>Hot?<<}{>>Al: Yes<<}\n' });
  const accepted = await readForTest(bytes);
  expect(accepted.notices.map(({ message }) => message)).toEqual([
    'A comment by Jo after "Tea": Hot?',
    'A reply by Al to the comment by Jo after "Tea": Yes',
  ]);
});

test('a table of one empty cell is reported, and a path in a picture’s description becomes the file’s name', async () => {
  const empty = await readForTest(
    template({ body: '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl><w:p/>' }),
  );
  expect(empty.notices).toEqual([{ code: 'word-table', message: '1 table of a single empty cell left out' }]);
  const links = [['rId9', 'image', 'media/tide.png']] as const;
  const body = `<w:p>${picture('rId9').replace('descr="Logo"', 'descr="K:\\_projects\\Tide\\high water.png"')}</w:p>`;
  expect(await markdownOf({ body, links, files: { 'word/media/tide.png': PIXEL } })).toContain(
    '![high water.png](',
  );
});
