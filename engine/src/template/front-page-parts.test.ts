import { type ConversionOptions, convert } from '@footmark/engine';
import { openPages, type PageDrawing, type PlacedBlock } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { openPackage } from '../../../tests/docx/package.js';
import { paragraphsOf, textOfLine } from '../../../tests/pages/drawn.js';
import { PIXEL } from '../../../tests/pixel.js';
import { field, NORMAL, p, picture, section, styled, template } from '../../../tests/templates/build.js';

const PAPER =
  '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1400" w:right="1400" w:bottom="1400" w:left="1400" w:header="700" w:footer="700"/>';
const HEADING =
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>';
const PARAGRAPH = 'Words of some length that fill lines. '.repeat(20);
const TEXT = `---\ntitle: On Glass\n---\n\n# Kinds\n\n${`${PARAGRAPH}\n\n`.repeat(24)}`;

async function pagesOf(
  parts: Parameters<typeof template>[0],
  markdown = TEXT,
  options: ConversionOptions = {},
): Promise<readonly PageDrawing[]> {
  const session = openPages();
  const { pages } = await session.update(markdown, { ...options, template: template(parts) });
  return pages.map((_, index) => session.page(index + 1));
}

const linesOf = (blocks: readonly PlacedBlock[]): string[] =>
  [...paragraphsOf(blocks)].flatMap(({ lines }) => lines.map(textOfLine)).filter((line) => line !== '');

test('the cover, the text and what comes after it are on pages of their own, with the fields filled in', async () => {
  const pages = await pagesOf({
    body: `${p('{{title}}')}${section(PAPER)}${p('{{content}}')}${section(PAPER)}${p('I wrote this.')}<w:sectPr>${PAPER}</w:sectPr>`,
  });
  expect(linesOf(pages[0]?.body ?? [])).toEqual(['On Glass']);
  expect(linesOf(pages[1]?.body ?? [])[0]).toBe('Kinds');
  expect(linesOf(pages.at(-1)?.body ?? [])).toEqual(['I wrote this.']);
});

test('first, odd and even pages have their headers, with numbers and headings that depend on the page', async () => {
  const stories = {
    h1: `<w:p>${field('STYLEREF "heading 1"', 'old')}</w:p>`,
    h2: p('first'),
    h3: p('even'),
    f1: `<w:p>${field('PAGE', '9')}<w:r><w:t xml:space="preserve"> of </w:t></w:r>${field('NUMPAGES', '9')}</w:p>`,
  };
  const references =
    '<w:headerReference w:type="default" r:id="h1"/><w:headerReference w:type="first" r:id="h2"/><w:headerReference w:type="even" r:id="h3"/><w:footerReference w:type="default" r:id="f1"/>';
  const pages = await pagesOf({
    body: `${p('{{content}}')}<w:sectPr>${references}${PAPER}<w:pgNumType w:fmt="lowerRoman" w:start="3"/><w:titlePg/></w:sectPr>`,
    styles: NORMAL + HEADING,
    settings: '<w:evenAndOddHeaders/>',
    stories,
  });
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.slice(0, 3).map(({ header }) => linesOf(header))).toEqual([['first'], ['even'], ['Kinds']]);
  expect(pages.slice(0, 3).map(({ footer }) => linesOf(footer))).toEqual([[], [], [`v of ${pages.length}`]]);
});

test('on landscape pages, the header reaches as far as the text', async () => {
  const right = (at: number): string => `<w:tabs><w:tab w:val="right" w:pos="${at}"/></w:tabs>`;
  const pages = await pagesOf(
    {
      styles: `${NORMAL}<w:style w:type="paragraph" w:styleId="H"><w:name w:val="header"/><w:pPr>${right(9106)}</w:pPr></w:style>`,
      stories: {
        h1: '<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>A</w:t><w:tab/><w:t>B</w:t></w:r></w:p>',
      },
      body: `${p('{{content}}')}<w:sectPr><w:headerReference w:type="default" r:id="h1"/>${PAPER}</w:sectPr>`,
    },
    'Text.\n\n::: {.landscape}\nWide.\n:::\n\nMore.',
  );
  const ends = pages.map(({ header }) => {
    const [paragraph] = paragraphsOf(header);
    const last = paragraph?.lines[0]?.pieces.at(-1);
    return last && Math.round(last.x + last.width);
  });
  expect(ends).toEqual([10506, 15438, 10506]);
});

test('headers refer to headings by the local name of their style, and to their numbers', async () => {
  const numbering =
    '<w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="multilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="Heading1"/><w:lvlText w:val="Part %1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
  const numbered = HEADING.replace('<w:pPr>', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr>');
  const [page] = await pagesOf({
    body: `${p('{{content}}')}<w:sectPr><w:headerReference w:type="default" r:id="h1"/>${PAPER}</w:sectPr>`,
    styles: NORMAL + numbered,
    numbering,
    stories: {
      h1: `<w:p>${field('STYLEREF "标题 1" \\n', 'old')}<w:r><w:t xml:space="preserve">: </w:t></w:r>${field('STYLEREF "标题 1"', 'old')}</w:p>`,
    },
  });
  expect(linesOf(page?.header ?? [])).toEqual(['Part 1: Kinds']);
});

const SIGN = {
  begin: '<w:fldChar w:fldCharType="begin"/>',
  separate: '<w:fldChar w:fldCharType="separate"/>',
  end: '<w:fldChar w:fldCharType="end"/>',
};
const runOf = (inside: string): string => `<w:r>${inside}</w:r>`;
/** An `IF` field, with other fields in its code. */
const condition = (code: readonly (string | { readonly inner: string })[], result: string): string =>
  `${runOf(SIGN.begin)}${code.map((part) => (typeof part === 'string' ? runOf(`<w:instrText xml:space="preserve">${part}</w:instrText>`) : part.inner)).join('')}${runOf(SIGN.separate)}${runOf(`<w:t>${result}</w:t>`)}${runOf(SIGN.end)}`;
/** Word stores its result as code, other programs as text. */
const inner = (code: string, result: string, isText = false): { readonly inner: string } => ({
  inner: isText
    ? field(code, result)
    : field(code, result).replace(/<w:t>(.*?)<\/w:t>/, '<w:instrText>$1</w:instrText>'),
});

test.each([
  [
    [
      ' IF ',
      inner('DOCPROPERTY number', '1'),
      ' &gt; 0 "',
      inner('STYLEREF 1', 'old'),
      '!" "none" \\* MERGEFORMAT ',
    ],
    'Kinds!',
  ],
  [[' IF ', inner('STYLEREF 1 \\n', '0'), ' &gt; 0 "', inner('STYLEREF 1', 'old'), '" "none" '], 'none'],
  [
    [
      ' IF ',
      inner('DOCPROPERTY one', '1', true),
      '="1" "',
      inner('DOCPROPERTY kind', 'Thesis'),
      ': ',
      inner('STYLEREF 1', 'old'),
      '" "" ',
    ],
    'Thesis: Kinds',
  ],
  [[' if ', inner('DOCPROPERTY one', '0'), ' = 1 yes '], undefined],
  [
    [' IF a&lt;&gt;b ', { inner: condition([' IF 10 &gt;= 9 ', inner('PAGE', '7'), ' x '], '7') }, ' ""'],
    '1',
  ],
])('a condition in a header shows its branch, with fields of the page in it: %#', async (code, expected) => {
  const [page] = await pagesOf({
    body: `${p('{{content}}')}<w:sectPr><w:headerReference w:type="default" r:id="h1"/>${PAPER}</w:sectPr>`,
    styles: NORMAL + HEADING,
    stories: { h1: `<w:p>${condition(code, 'stored')}</w:p>` },
  });
  expect(linesOf(page?.header ?? [])).toEqual(expected === undefined ? [] : [expected]);
});

test.each<[string, readonly (string | { readonly inner: string })[], readonly string[]]>([
  [
    'the page',
    [' IF ', inner('PAGE', '7'), ' = 2 "second, ', inner('STYLEREF 1', 'old'), '" "another" '],
    ['another', 'second, Kinds'],
  ],
  [
    'the number of pages',
    [' IF ', inner('NUMPAGES', '1'), ' > 1 "page ', inner('PAGE', '1'), '" "" '],
    ['page 1', 'page 2'],
  ],
  [
    'numbers of headings',
    [' IF ', inner('STYLEREF 1 \\n', '1'), ' <> 0 "numbered" "unnumbered" '],
    ['unnumbered', 'unnumbered'],
  ],
])('a condition in a header is decided on each page by %s', async (_, code, expected) => {
  const pages = await pagesOf(
    {
      body: `${p('{{content}}')}<w:sectPr><w:headerReference w:type="default" r:id="h1"/>${PAPER}</w:sectPr>`,
      styles: NORMAL + HEADING,
      stories: {
        h1: `<w:p>${condition(
          code.map((part) =>
            typeof part === 'string' ? part.replace(/</g, '&lt;').replace(/>/g, '&gt;') : part,
          ),
          'stored',
        )}</w:p>`,
      },
    },
    '---\ntitle: On Glass\n---\n\n# Kinds\n\nText.\n\n\\newpage\n\nMore.\n',
  );
  expect(pages.map(({ header }) => linesOf(header)[0])).toEqual(expected);
});

test('text flows from column to column, with its notes below each', async () => {
  const [page] = await pagesOf(
    { body: `${p('{{content}}')}<w:sectPr>${PAPER}<w:cols w:num="2" w:space="506"/></w:sectPr>` },
    `${`${PARAGRAPH}\n\n`.repeat(6)}Word[^1]\n\n[^1]: A note.\n`,
  );
  const lefts = new Set([...paragraphsOf(page?.body ?? [])].map(({ box }) => box.x));
  expect([...lefts]).toEqual([1400, 1400 + 4300 + 506]);
  const [note] = paragraphsOf(page?.notes?.blocks ?? []);
  expect(note?.box.x).toBe(1400 + 4300 + 506);
  expect(page?.notes?.separators).toHaveLength(1);
});

const NOTED = `${PARAGRAPH}[^1] ${PARAGRAPH}[^2]\n\n${`${PARAGRAPH}\n\n`.repeat(12)}Last[^3] and first[^1].\n\n[^1]: One.\n[^2]: Two.\n[^3]: Three.\n`;
const marksOf = (blocks: readonly PlacedBlock[]): string[] =>
  [...paragraphsOf(blocks)].flatMap(({ lines }) =>
    lines.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => (piece.type === 'text' && piece.note ? [piece.text] : [])),
    ),
  );

test.each([
  ['in a format of their own', '<w:numFmt w:val="chicago"/>', ['*', '†'], ['‡', '*']],
  ['from a number on', '<w:numFmt w:val="decimal"/><w:numStart w:val="8"/>', ['8', '9'], ['10', '8']],
  [
    'anew on each page',
    '<w:numFmt w:val="decimalEnclosedCircle"/><w:numRestart w:val="eachPage"/>',
    ['①', '②'],
    ['①', '①'],
  ],
])('notes have numbers %s', async (_, settings, first, last) => {
  const inSettings = { body: p('{{content}}'), settings: `<w:footnotePr>${settings}</w:footnotePr>` };
  const inSection = {
    body: `${p('{{content}}')}<w:sectPr><w:footnotePr>${settings}</w:footnotePr>${PAPER}</w:sectPr>`,
    settings: '<w:footnotePr><w:numFmt w:val="upperRoman"/></w:footnotePr>',
  };
  for (const parts of [inSettings, inSection]) {
    const pages = await pagesOf(parts, NOTED);
    expect(pages.length).toBeGreaterThan(1);
    const notesOf = (page: PageDrawing | undefined): string[] => marksOf(page?.notes?.blocks ?? []);
    expect([marksOf(pages[0]?.body ?? []), notesOf(pages[0])]).toEqual([first, first]);
    expect([marksOf(pages.at(-1)?.body ?? []), notesOf(pages.at(-1))]).toEqual([last, last.slice(0, 1)]);
  }
});

test('notes have numbers anew in each section, and repeated marks are stored as they are written', async () => {
  const settings =
    '<w:footnotePr><w:numFmt w:val="lowerLetter"/><w:numRestart w:val="eachSect"/></w:footnotePr>';
  const parts = { body: p('{{content}}'), settings };
  const text = 'A[^1] b[^2]\n\n::: {.landscape}\nC[^3]\n:::\n\nD[^4]\n\n[^1]: 1\n[^2]: 2\n[^3]: 3\n[^4]: 4\n';
  const pages = await pagesOf(parts, text);
  expect(pages.map(({ body }) => marksOf(body))).toEqual([['a', 'b'], ['a'], ['a']]);
  const made = await convert('A[^1] b[^2] c[^2]\n\n[^1]: 1\n[^2]: 2\n', { template: template(parts) });
  if (!made.success) throw new Error(made.error);
  const written = openPackage(new Uint8Array(await made.blob.arrayBuffer()));
  expect(written.parts.get('word/document.xml')?.text).toMatch(
    /NOTEREF _RefNote2.*?separate.*?<w:t>b<\/w:t>/,
  );
});

test.each<[string, string, ConversionOptions, readonly string[]]>([
  ['section', '<w:footnotePr><w:numRestart w:val="eachSect"/></w:footnotePr>', {}, ['2', '1', '2']],
  ['page', '<w:footnotePr><w:numRestart w:val="eachPage"/></w:footnotePr>', {}, ['2', '1', '1']],
  [
    'section, as endnotes',
    '<w:endnotePr><w:pos w:val="sectEnd"/><w:numFmt w:val="decimal"/><w:numRestart w:val="eachSect"/></w:endnotePr>',
    { footnotePosition: 'document' },
    ['2', '1', '2'],
  ],
])(
  'what names a note that restarts in each %s is stored with the number of its mark',
  async (_, settings, options, expected) => {
    const text =
      'A[^1] b[^2] c[^2]\n\n::: {.landscape}\nC[^3] c[^3]\n\n\\newpage\n\nE[^4] e[^4]\n:::\n\n[^1]: 1\n[^2]: 2\n[^3]: 3\n[^4]: 4\n';
    const parts = { body: p('{{content}}'), settings };
    const made = await convert(text, { ...options, template: template(parts) });
    if (!made.success) throw new Error(made.error);
    const written =
      openPackage(new Uint8Array(await made.blob.arrayBuffer())).parts.get('word/document.xml')?.text ?? '';
    const stored = [...written.matchAll(/NOTEREF .*?separate.*?<w:t>(.*?)<\/w:t>/g)].map(
      ([, number]) => number,
    );
    expect(stored).toEqual(expected);
  },
);

test('endnotes are at the end of the text where the template wants them in each section, else behind its own pages', async () => {
  const lastPages = async (position: string): Promise<readonly string[][]> => {
    const pages = await pagesOf(
      {
        body: `${p('{{content}}')}${section(PAPER)}${p('I wrote this.')}<w:sectPr>${PAPER}</w:sectPr>`,
        settings: `<w:endnotePr><w:pos w:val="${position}"/></w:endnotePr>`,
      },
      'Text.[^1]\n\n::: {.landscape}\nWide.[^2]\n:::\n\n[^1]: One.\n[^2]: Two.\n',
      { footnotePosition: 'document' },
    );
    return pages.map(({ body }) => linesOf(body));
  };
  expect(await lastPages('sectEnd')).toEqual([['Text.1', '1 One.'], ['Wide.2', '2 Two.'], ['I wrote this.']]);
  expect(await lastPages('docEnd')).toEqual([['Text.1'], ['Wide.2'], ['I wrote this.', '1 One.', '2 Two.']]);
});

test('pictures, tabs and tables of a template are where it places them', async () => {
  const cell = (text: string): string =>
    `<w:tc><w:tcPr><w:shd w:val="clear" w:fill="DDEEFF"/></w:tcPr>${p(text)}</w:tc>`;
  const [page] = await pagesOf({
    body: `<w:p>${picture('logo')}</w:p><w:tbl><w:tblPr><w:tblBorders><w:top w:val="single" w:sz="8"/></w:tblBorders></w:tblPr><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="3000"/></w:tblGrid><w:tr>${cell('a')}${cell('b')}</w:tr></w:tbl>${p('{{content}}')}<w:sectPr><w:headerReference w:type="default" r:id="h1"/>${PAPER}</w:sectPr>`,
    stories: {
      h1: '<w:p><w:pPr><w:tabs><w:tab w:val="center" w:pos="4000"/><w:tab w:val="right" w:pos="8000"/></w:tabs></w:pPr><w:r><w:tab/><w:t>middle</w:t><w:tab/><w:t>right</w:t></w:r></w:p>',
    },
    links: [['logo', 'image', 'media/logo.png']],
    files: { 'word/media/logo.png': PIXEL },
  });
  const [logo, table] = page?.body ?? [];
  expect(logo).toMatchObject({ lines: [{ pieces: [{ type: 'picture', width: 1500, height: 1500 }] }] });
  expect(table).toMatchObject({
    rows: [
      {
        cells: [
          { box: { width: 2000 }, shading: 'DDEEFF', borders: { top: { thickness: 20 } } },
          { box: { width: 3000 } },
        ],
      },
    ],
  });
  const [header] = paragraphsOf(page?.header ?? []);
  const [middle, right] = header?.lines[0]?.pieces ?? [];
  expect((middle?.x ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(1400 + 4000, 0);
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(1400 + 8000, 0);
});

test('a text box that is anchored to the page is a box there', async () => {
  const anchored = `<w:p><w:r><w:drawing><wp:anchor behindDoc="0"><wp:positionH relativeFrom="page"><wp:align>right</wp:align></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>635000</wp:posOffset></wp:positionV><wp:extent cx="1270000" cy="635000"/><wp:wrapNone/><wp:docPr id="9" name="box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:spPr/><wps:txbx><w:txbxContent>${p('{{title}}')}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>`;
  const [page] = await pagesOf({ body: `${anchored}${p('{{content}}')}<w:sectPr>${PAPER}</w:sectPr>` });
  const box = page?.body.find((block) => block.type === 'box');
  expect(box?.box).toEqual({ x: 11_906 - 2000, y: 1000, width: 2000, height: 1000 });
  expect(linesOf(box ? [box] : [])).toEqual(['On Glass']);
});

test('headings that begin pages do so, and indents in characters count before those in twips', async () => {
  const styles = `${NORMAL}<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:pageBreakBefore/><w:ind w:firstLineChars="200" w:firstLine="100"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:sz w:val="32"/></w:rPr></w:style>`;
  const pages = await pagesOf(
    { body: `${p('{{content}}')}<w:sectPr>${PAPER}</w:sectPr>`, styles },
    '# One\n\n# Two\n',
  );
  expect(pages.map(({ body }) => linesOf(body))).toEqual([['One'], ['Two']]);
  const [heading] = paragraphsOf(pages[0]?.body ?? []);
  expect(heading?.lines[0]?.pieces[0]?.x).toBe(1400 + 2 * 320);
});

test.each([
  ['w:restart="continuous"', [1, 40]],
  ['', [1, 1]],
] as const)('lines are numbered as in the template: %s', async (restart, starts) => {
  const numbering = `<w:lnNumType w:countBy="1" ${restart}/>`;
  const body = `<w:sectPr>${PAPER}${numbering}</w:sectPr>`;
  const pages = await pagesOf({ body }, `${PARAGRAPH}\n\n`.repeat(24));
  const first = pages.slice(0, 2).map(({ header }) => Number(linesOf(header)[0]));
  expect(first).toEqual([starts[0], starts[1] === 1 ? 1 : expect.any(Number)]);
  expect(first[1] ?? 0).toBeGreaterThanOrEqual(starts[1]);
  const made = await convert('Text.', { template: template({ body }), lineNumbers: true });
  if (!made.success) throw new Error(made.error);
  const written = openPackage(new Uint8Array(await made.blob.arrayBuffer()));
  expect(written.parts.get('word/document.xml')?.text).toContain(
    restart ? 'w:restart="continuous"' : '<w:lnNumType w:countBy="1"/>',
  );
});

test('only every fifth line shows its number where the template says so', async () => {
  const body = `<w:sectPr>${PAPER}<w:lnNumType w:countBy="5" w:restart="continuous"/></w:sectPr>`;
  const pages = await pagesOf({ body }, `${PARAGRAPH}\n\n`.repeat(24));
  const numbers = pages.flatMap(({ header }) => linesOf(header).map(Number));
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers).toEqual(numbers.map((_, index) => (index + 1) * 5));
  const baselines = (blocks: readonly PlacedBlock[]): number[] =>
    [...paragraphsOf(blocks)].flatMap(({ lines }) => lines.map(({ baseline }) => baseline));
  const [page] = pages;
  expect(baselines(page?.header ?? [])[0]).toBe(baselines(page?.body ?? [])[4]);
});

test('numbers in the table of contents are those that the pages show', async () => {
  const bytes = template({
    body: `${p('Cover')}${section(PAPER)}${p('{{content}}')}<w:sectPr>${PAPER}<w:pgNumType w:start="11"/></w:sectPr>`,
    styles: NORMAL + HEADING,
  });
  const result = await convert('# One\n\n# Two\n', { template: bytes, includeTableOfContents: true });
  if (!result.success) throw new Error(result.error);
  const file = openPackage(new Uint8Array(await result.blob.arrayBuffer()));
  const text = file.parts.get('word/document.xml')?.text ?? '';
  expect(/PAGEREF.*?<w:t>(\d+)<\/w:t>/.exec(text)?.[1]).toBe('11');
});

test('a template whose headings are styled has them in the overview with their pages', async () => {
  const session = openPages();
  const bytes = template({
    body: `${styled('Heading1', 'Declaration')}${section(PAPER)}${p('{{content}}')}<w:sectPr>${PAPER}</w:sectPr>`,
    styles: NORMAL + HEADING,
  });
  const { headings } = await session.update('# One\n\n# Two\n', { template: bytes });
  expect(headings).toEqual([
    { level: 1, text: 'One', line: 1, page: 2 },
    { level: 1, text: 'Two', line: 3, page: 2 },
  ]);
});

test('items show the numbers of the items that contain them, as the list of the template says', async () => {
  const level = (at: number, format: string, text: string): string =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const style = (id: string, name: string, at: number): string =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style>`;
  const [page] = await pagesOf(
    {
      body: `${p('{{content}}')}<w:sectPr>${PAPER}</w:sectPr>`,
      styles: NORMAL + style('ListNumber', 'List Number', 0) + style('ListNumber2', 'List Number 2', 1),
      numbering: `<w:abstractNum w:abstractNumId="0">${level(0, 'upperRoman', '%1)')}${level(1, 'decimal', '%1.%2')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
    },
    '1. a\n2. b\n   1. c\n   2. d\n3. e\n',
  );
  const markers = [...paragraphsOf(page?.body ?? [])].map(({ marker }) => marker?.text);
  expect(markers).toEqual(['I)', 'II)', 'II.1', 'II.2', 'III)']);
});

test('tables have the lines, the ground and the letters of the style of the template', async () => {
  const line = (side: string, size: number, color: string): string =>
    `<w:${side} w:val="single" w:sz="${size}" w:color="${color}"/>`;
  const styles = `${NORMAL}<w:style w:type="table" w:styleId="Base"><w:name w:val="Base"/><w:tblPr><w:tblBorders>${line('top', 8, '111111')}${line('bottom', 8, '111111')}</w:tblBorders></w:tblPr></w:style><w:style w:type="table" w:styleId="Ours"><w:name w:val="Markdown Table"/><w:basedOn w:val="Base"/><w:tblPr><w:tblBorders>${line('insideH', 4, 'AAAAAA')}</w:tblBorders></w:tblPr><w:tblStylePr w:type="firstRow"><w:rPr><w:b/><w:color w:val="FFFFFF"/></w:rPr><w:tcPr><w:tcBorders><w:top w:val="nil"/>${line('bottom', 16, '222222')}</w:tcBorders><w:shd w:val="clear" w:fill="1f3864"/></w:tcPr></w:tblStylePr></w:style>`;
  const [page] = await pagesOf(
    { body: `${p('{{content}}')}<w:sectPr>${PAPER}</w:sectPr>`, styles },
    '| a | b |\n|---|---|\n| c | d |\n| e | f |\n',
  );
  const [table] = page?.body.filter(({ type }) => type === 'table') ?? [];
  const thick = { thickness: 40, color: '222222' };
  const thin = { thickness: 10, color: 'AAAAAA' };
  const outer = { thickness: 20, color: '111111' };
  expect(table).toMatchObject({
    rows: [
      { cells: [{ shading: '1F3864', borders: { bottom: thick } }, {}] },
      { cells: [{ borders: { top: thick, bottom: thin } }, {}] },
      { cells: [{ borders: { top: thin, bottom: outer } }, {}] },
    ],
  });
  if (table?.type !== 'table') throw new Error('Cannot find the table');
  expect(Object.keys(table.rows[0]?.cells[0]?.borders ?? {})).toEqual(['bottom']);
  const [heading] = paragraphsOf(table.rows[0]?.cells[0]?.blocks ?? []);
  const look =
    page?.looks[
      heading?.lines[0]?.pieces.flatMap((piece) => (piece.type === 'text' ? piece.look : []))[0] ?? -1
    ];
  expect(look).toMatchObject({ bold: true, color: 'FFFFFF' });
});

test('cells have the margins of the style of the template, which spaces paragraphs whose styles do not', async () => {
  const margin = (side: string, twips: number): string => `<w:${side} w:w="${twips}" w:type="dxa"/>`;
  const tables = `<w:style w:type="table" w:styleId="Ours"><w:name w:val="Markdown Table"/><w:pPr><w:spacing w:before="80" w:after="90"/></w:pPr><w:tblPr><w:tblCellMar>${margin('top', 60)}${margin('left', 200)}${margin('bottom', 40)}${margin('right', 50)}</w:tblCellMar></w:tblPr></w:style>`;
  const text =
    '<w:style w:type="paragraph" w:styleId="TT"><w:name w:val="Table Text"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:after="0"/></w:pPr></w:style>';
  const [page] = await pagesOf(
    { body: `${p('{{content}}')}<w:sectPr>${PAPER}</w:sectPr>`, styles: NORMAL + text + tables },
    '| a | b |\n|---|--:|\n| c | d |\n',
  );
  const [table] = page?.body.filter(({ type }) => type === 'table') ?? [];
  if (table?.type !== 'table') throw new Error('Cannot find the table');
  const [left, right] = table.rows[1]?.cells ?? [];
  const [line] = [...paragraphsOf(left?.blocks ?? [])][0]?.lines ?? [];
  const [other] = [...paragraphsOf(right?.blocks ?? [])][0]?.lines ?? [];
  expect(line?.pieces[0]?.x).toBe((left?.box.x ?? 0) + 200);
  const last = other?.pieces.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(
    (right?.box.x ?? 0) + (right?.box.width ?? 0) - 50,
    0,
  );
  const rest = (left?.box.height ?? 0) - (line?.height ?? 0);
  expect(rest).toBeGreaterThanOrEqual(60 + 80 + 40);
  expect(rest).toBeLessThanOrEqual(60 + 80 + 40 + 20);
});

test('cells are aligned as the style of the template says, in the first row as in its own part of the style', async () => {
  const align = (where: string): string => `<w:tcPr><w:vAlign w:val="${where}"/></w:tcPr>`;
  const topsIn = async (look: string): Promise<readonly number[]> => {
    const style = `<w:style w:type="table" w:styleId="Ours"><w:name w:val="Markdown Table"/>${look}</w:style>`;
    const body = `${p('{{content}}')}<w:sectPr>${PAPER}</w:sectPr>`;
    const rows = '| a | b<br>b<br>b |\n|---|---|\n| c | d<br>d<br>d |\n';
    const [page] = await pagesOf({ body, styles: NORMAL + style }, rows);
    const [table] = page?.body.filter(({ type }) => type === 'table') ?? [];
    if (table?.type !== 'table') throw new Error('Cannot find the table');
    return table.rows.map(({ cells: [first, second] }) => {
      const topOf = (cell = first): number => [...paragraphsOf(cell?.blocks ?? [])][0]?.lines[0]?.top ?? 0;
      const height = [...paragraphsOf(first?.blocks ?? [])][0]?.lines[0]?.height ?? 1;
      return Math.round((topOf() - topOf(second)) / height);
    });
  };
  expect(await topsIn('')).toEqual([0, 0]);
  expect(await topsIn(align('center'))).toEqual([1, 1]);
  expect(
    await topsIn(`${align('bottom')}<w:tblStylePr w:type="firstRow">${align('top')}</w:tblStylePr>`),
  ).toEqual([0, 2]);
});

test.each([
  ['a header that is higher than the page', `<w:headerReference w:type="default" r:id="h1"/>${PAPER}`],
  [
    'margins that leave no room',
    '<w:pgSz w:w="99999999" w:h="1"/><w:pgMar w:top="99999999" w:bottom="9" w:left="9" w:right="9"/>',
  ],
  ['a million columns', `${PAPER}<w:cols w:num="1000000" w:space="720"/>`],
])('with %s, the pages have an end', async (_name, properties) => {
  const pages = await pagesOf(
    { body: `<w:sectPr>${properties}</w:sectPr>`, stories: { h1: p('x').repeat(400) } },
    'One line.\n\nAnother.',
  );
  expect(pages.length).toBeLessThan(10);
});

test('files of older versions of Word have the spaces of both paragraphs between them', async () => {
  const styles = `${NORMAL}<w:style w:type="paragraph" w:styleId="B"><w:name w:val="Body Text"/><w:pPr><w:spacing w:before="300" w:after="200"/></w:pPr></w:style>`;
  const distance = async (compat: string): Promise<number> => {
    const [page] = await pagesOf({ styles, settings: `<w:compat>${compat}</w:compat>` }, 'One.\n\nTwo.');
    const [first = 0, second = 0] = [...paragraphsOf(page?.body ?? [])].map(
      ({ lines }) => lines[0]?.top ?? 0,
    );
    return second - first;
  };
  const larger = await distance('');
  expect(await distance('<w:doNotUseHTMLParagraphAutoSpacing/>')).toBe(larger + 200);
});

/** Text 28 characters wide in the grid of Chinese official documents: 16 points, of which the grid takes 849/4096 away. */
const OFFICIAL = {
  body: `<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="2098" w:right="1474" w:bottom="1985" w:left="1588"/><w:docGrid w:type="linesAndChars" w:linePitch="579" w:charSpace="-849"/></w:sectPr>`,
  styles: (inside = '') =>
    `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:ind w:firstLineChars="200"/></w:pPr><w:rPr>${inside}<w:sz w:val="32"/></w:rPr></w:style>`,
} as const;
const lengthsOf = (page: PageDrawing | undefined): readonly number[] =>
  linesOf(page?.body ?? []).map((line) => line.length);

test('a grid of characters widens or narrows East Asian ones, in lines, in indents and as drawn', async () => {
  const { body, styles } = OFFICIAL;
  const text = `${'字'.repeat(120)}\n\n“词”`;
  const [page] = await pagesOf({ body, styles: styles() }, `---\nlang: zh-CN\n---\n\n${text}`);
  expect(lengthsOf(page)).toEqual([26, 28, 28, 28, 10, 3]);
  const [paragraph, quoted] = paragraphsOf(page?.body ?? []);
  const [first, second] = paragraph?.lines ?? [];
  const pitch = 320 - (849 / 4096) * 20;
  expect(first?.pieces[0]?.x).toBeCloseTo(1588 + 2 * pitch, 0);
  expect(second?.pieces[0]?.width).toBeCloseTo(28 * pitch, 0);
  // Quotation marks are those of the East Asian font.
  const pieces = quoted?.lines[0]?.pieces ?? [];
  expect(pieces.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(3 * pitch, 0);
  const look = second?.pieces[0]?.type === 'text' ? page?.looks[second.pieces[0].look] : undefined;
  expect(look?.letterSpacing).toBeCloseTo(pitch - 320, 3);
});

test.each([
  ['lines', '<w:docGrid w:type="lines" w:linePitch="579" w:charSpace="-849"/>', ''],
  ['text that does not snap to it', OFFICIAL.body, '<w:snapToGrid w:val="0"/>'],
  ['no number', '<w:docGrid w:type="linesAndChars" w:linePitch="579" w:charSpace="x"/>', ''],
])('a grid of characters leaves them as they are: %s', async (_, grid, run) => {
  const body = OFFICIAL.body.replace(/<w:docGrid.*?\/>/, /<w:docGrid.*?\/>/.exec(grid)?.[0] ?? '');
  const [page] = await pagesOf({ body, styles: OFFICIAL.styles(run) }, '字'.repeat(60));
  expect(lengthsOf(page)).toEqual([25, 27, 8]);
  expect(page?.looks.some((look) => 'letterSpacing' in look)).toBe(false);
});

test('a grid of characters leaves letters of other scripts as they are', async () => {
  const { body, styles } = OFFICIAL;
  const widths = async (given: string): Promise<readonly number[]> => {
    const [page] = await pagesOf({ body: given, styles: styles() }, '**Words** of one line');
    return [...paragraphsOf(page?.body ?? [])].flatMap(({ lines }) =>
      lines.flatMap(({ pieces }) => pieces.map(({ width }) => width)),
    );
  };
  expect(await widths(body)).toEqual(await widths(body.replace('linesAndChars', 'lines')));
});

test('on a grid, lines take up whole lines of it, in tables only where the template asks for it', async () => {
  const body = `<w:sectPr>${PAPER}<w:docGrid w:type="lines" w:linePitch="600"/></w:sectPr>`;
  const text = '```\none\ntwo\n```\n\n| a |\n|---|\n| one<br>two |\n\nTable: One<br>two';
  const own = `${NORMAL}<w:style w:type="paragraph" w:styleId="TT"><w:name w:val="Table Text"/></w:style>`;
  const areOnGrid = async (styles: string, compat: string): Promise<readonly boolean[]> => {
    const settings = `<w:compat>${compat}</w:compat>`;
    const [page] = await pagesOf({ body, styles, settings }, text);
    return [...paragraphsOf(page?.body ?? [])].flatMap(({ lines: [first, second] }) =>
      first && second ? [second.top - first.top >= 600] : [],
    );
  };
  for (const styles of [NORMAL, own]) {
    expect(await areOnGrid(styles, '')).toEqual([true, true, false]);
    expect(await areOnGrid(styles, '<w:adjustLineHeightInTable/>')).toEqual([true, true, true]);
  }
});

test('paragraphs before the text have the numbers of their lists, each list counted on its own', async () => {
  const level = (at: number, format: string, text: string): string =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="${720 * (at + 1)}" w:hanging="360"/></w:pPr></w:lvl>`;
  const list = (id: number, ...levels: readonly string[]): string =>
    `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`;
  const numbering = `${list(1, level(0, 'decimal', '%1.'), level(1, 'lowerLetter', '%2)'))}${list(2, level(0, 'bullet', '•'))}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>`;
  const item = (text: string, numId: number, at = 0): string =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${numId}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const styles = `${NORMAL}<w:style w:type="paragraph" w:styleId="Rule"><w:name w:val="Rule"/><w:basedOn w:val="Normal"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>`;
  const body = `${item('One', 1)}${item('Inner', 1, 1)}${item('Dot', 2)}${styled('Rule', 'Two')}${p('None')}${p('{{content}}')}${item('After', 1)}<w:sectPr>${PAPER}</w:sectPr>`;
  const [page] = await pagesOf({ numbering, styles, body }, 'Text.');
  const lines = linesOf(page?.body ?? []);
  expect(lines).toEqual(['1.One', 'a)Inner', '•Dot', '2.Two', 'None', 'Text.', 'After']);
  const [one, inner] = [...paragraphsOf(page?.body ?? [])].map(({ lines: [first] }) =>
    first?.pieces.map(({ x }) => x),
  );
  // The number hangs, and the text begins at the indent of its level.
  expect(one).toEqual([1400 + 360, 1400 + 720]);
  expect(inner).toEqual([1400 + 1080, 1400 + 1440]);
});

test('a section that continues stays on the page, and a column break goes to the next column', async () => {
  const columns = '<w:type w:val="continuous"/>';
  const broken =
    '<w:p><w:r><w:t>Left</w:t></w:r><w:r><w:br w:type="column"/></w:r><w:r><w:t>Right</w:t></w:r></w:p>';
  const cover = (type: string, count: string): string =>
    `${p('Title')}${section(PAPER)}${broken}${section(`${type}${PAPER}${count}`)}${p('2026')}${section(`${type}${PAPER}`)}${p('{{content}}')}<w:sectPr>${PAPER}</w:sectPr>`;
  const pages = await pagesOf({ body: cover(columns, '<w:cols w:num="2" w:space="708"/>') }, 'Text.');
  expect(pages.map(({ body }) => linesOf(body))).toEqual([['Title', 'Left', 'Right', '2026'], ['Text.']]);
  const lines = [...paragraphsOf(pages[0]?.body ?? [])].flatMap((paragraph) => paragraph.lines);
  const [, left, right, below] = lines.flatMap(({ pieces: [piece], baseline }) =>
    piece ? [{ x: piece.x, y: baseline }] : [],
  );
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + 3000);
  expect(right?.y).toBe(left?.y);
  expect(below?.x).toBe(left?.x);
  // In one column, the break is that of a page.
  const single = await pagesOf({ body: cover(columns, '') }, 'Text.');
  expect(single.map(({ body }) => linesOf(body))).toEqual([['Title', 'Left'], ['Right', '2026'], ['Text.']]);
  const apart = await pagesOf({ body: cover('', '') }, 'Text.');
  expect(apart).toHaveLength(5);
});
