import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { convertForTest } from '../../../tests/conversion.js';
import { openPackage } from '../../../tests/docx/package.js';
import { paragraphsOf, textOfLine } from '../../../tests/pages/drawn.js';
import { NORMAL, p, styled, template } from '../../../tests/templates/build.js';

/*
 * Templates whose heading styles have the numbers of a list of several levels: Word counts them, and so do the pages and the
 * table of contents.
 */

/** A heading style of a depth, with the list `numId`, or what else it is to have. */
const heading = (depth: number, properties: string, more = ''): string =>
  `<w:style w:type="paragraph" w:styleId="H${depth}"><w:name w:val="heading ${depth}"/><w:basedOn w:val="Normal"/>${more}<w:pPr>${properties}<w:outlineLvl w:val="${depth - 1}"/></w:pPr></w:style>`;
const numPr = (numId: number, level?: number): string =>
  `<w:numPr>${level === undefined ? '' : `<w:ilvl w:val="${level}"/>`}<w:numId w:val="${numId}"/></w:numPr>`;

interface Level {
  readonly text: string;
  readonly format?: string;
  /** The content of `w:lvl` before and after `w:lvlText`, in the order of the schema. */
  readonly before?: string;
  readonly after?: string;
  readonly start?: number;
}

const level = ({ text, format = 'decimal', before = '', after = '', start = 1 }: Level, at: number): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/>${before}<w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/>${after}</w:lvl>`;
const list = (levels: readonly Level[], overrides = ''): string =>
  `<w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="multilevel"/>${levels.map(level).join('')}</w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="1"/>${overrides}</w:num>`;
const NUMBERED = [1, 2, 3].map((depth) => heading(depth, numPr(7, depth - 1))).join('');
const DECIMAL: readonly Level[] = [{ text: '%1' }, { text: '%1.%2' }, { text: '%1.%2.%3' }];
const TEXT = '# A\n\n## B\n\n### C\n\n## D\n\n# E\n\n## F\n';

const made = (numbering: string, styles = NUMBERED, more: Parameters<typeof template>[0] = {}): Uint8Array =>
  template({ styles: NORMAL + styles, numbering, ...more });

/** The lines of the first page, with the pieces of each and where they begin, from the left margin. */
async function drawn(
  bytes: Uint8Array,
  markdown = TEXT,
  options: Parameters<ReturnType<typeof openPages>['update']>[1] = {},
): Promise<readonly string[]> {
  const session = openPages();
  await session.update(markdown, { titleFromHeading: false, ...options, template: bytes });
  return [...paragraphsOf(session.page(1).body)]
    .flatMap(({ lines }) => lines.map(textOfLine))
    .filter(Boolean);
}

async function placesOf(bytes: Uint8Array, markdown: string): Promise<readonly (readonly number[])[]> {
  const session = openPages();
  await session.update(markdown, { titleFromHeading: false, template: bytes });
  const [first] = [...paragraphsOf(session.page(1).body)];
  const margin = first?.box.x ?? 0;
  return [...paragraphsOf(session.page(1).body)].map(({ lines }) =>
    (lines[0]?.pieces ?? []).flatMap((piece) =>
      piece.type === 'text' ? [Math.round(piece.x - margin)] : [],
    ),
  );
}

async function documentOf(
  bytes: Uint8Array,
  markdown: string,
  options: Parameters<typeof convertForTest>[1] = {},
): Promise<string> {
  const { bytes: docx } = await convertForTest(
    markdown,
    { titleFromHeading: false, ...options, template: bytes },
    expect.getState().currentTestName,
  );
  return openPackage(docx).parts.get('word/document.xml')?.text ?? '';
}

test('headings have the numbers of the list behind their styles', async () => {
  expect(await drawn(made(list(DECIMAL)))).toEqual(['1A', '1.1B', '1.1.1C', '1.2D', '2E', '2.1F']);
});

test('when a heading is put in front of others, the numbers follow', async () => {
  const session = openPages();
  const options = { titleFromHeading: false, template: made(list(DECIMAL)) };
  const lines = (): string[] =>
    [...paragraphsOf(session.page(1).body)].flatMap((each) => each.lines.map(textOfLine));
  await session.update('# A\n\n## B\n', options);
  expect(lines()).toEqual(['1A', '1.1B']);
  await session.update('# New\n\n# A\n\n## B\n', options);
  expect(lines()).toEqual(['1New', '2A', '2.1B']);
});

test.each<readonly [string, Level, readonly string[]]>([
  [
    'a label and a space',
    { text: 'Chapter %1', before: '<w:suff w:val="space"/>' },
    ['Chapter 1 A', 'Chapter 2 E'],
  ],
  ['nothing after it', { text: '%1)', before: '<w:suff w:val="nothing"/>' }, ['1)A', '2)E']],
  ['Chinese signs', { text: '第%1章', format: 'chineseCounting' }, ['第一章A', '第二章E']],
  ['Japanese signs', { text: '第%1章', format: 'japaneseCounting', start: 20 }, ['第二十章A', '第二十一章E']],
  ['Roman numerals', { text: '%1.', format: 'upperRoman' }, ['I.A', 'II.E']],
  ['letters', { text: '%1)', format: 'lowerLetter' }, ['a)A', 'b)E']],
  ['two digits', { text: '%1', format: 'decimalZero' }, ['01A', '02E']],
  ['words', { text: 'Part %1', format: 'cardinalText' }, ['Part OneA', 'Part TwoE']],
  ['circles', { text: '%1', format: 'decimalEnclosedCircle' }, ['①A', '②E']],
  ['only a text', { text: '§', format: 'none' }, ['§A', '§E']],
  ['another beginning', { text: '%1', start: 5 }, ['5A', '6E']],
])('numbers with %s', async (_, first, expected) => {
  const lines = await drawn(made(list([first])), '# A\n\n# E\n');
  expect(lines.map((line) => line.replace(/\s+/g, ' '))).toEqual(expected);
});

test('levels with digits only, levels that never restart, and levels that restart only below a higher one', async () => {
  const levels: readonly Level[] = [
    { text: '%1', format: 'upperRoman' },
    { text: '%1.%2', before: '<w:lvlRestart w:val="0"/><w:isLgl/>' },
    { text: '%3', format: 'lowerLetter', before: '<w:lvlRestart w:val="1"/>' },
  ];
  const text = '# A\n\n## B\n\n### C\n\n## D\n\n### E\n\n# F\n\n## G\n\n### H\n';
  expect(await drawn(made(list(levels)), text)).toEqual([
    'IA',
    '1.1B',
    'aC',
    '1.2D',
    'bE',
    'IIF',
    '2.3G',
    'aH',
  ]);
});

test('a list whose numbers begin elsewhere, and a level in place of that of its definition', async () => {
  const overrides = `<w:lvlOverride w:ilvl="0"><w:startOverride w:val="4"/></w:lvlOverride><w:lvlOverride w:ilvl="1">${level({ text: '(%2)', format: 'upperLetter' }, 1)}</w:lvlOverride>`;
  expect(await drawn(made(list(DECIMAL, overrides)))).toEqual(['4A', '(A)B', '4.A.1C', '(B)D', '5E', '(A)F']);
});

test('a level belongs to the style that it names, and a style has the list of the one that it is based on', async () => {
  const levels: readonly Level[] = [
    { text: 'A%1', before: '<w:pStyle w:val="H1"/>' },
    { text: 'B%2', before: '<w:pStyle w:val="H2"/>' },
  ];
  const styles =
    heading(1, numPr(7)) +
    '<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/><w:basedOn w:val="H1"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>';
  expect(await drawn(made(list(levels), styles), '# A\n\n## B\n')).toEqual(['A1A', 'B1B']);
});

test('a list that takes its levels from the style of another', async () => {
  const numbering = `<w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="multilevel"/><w:styleLink w:val="S"/>${DECIMAL.map(level).join('')}</w:abstractNum><w:abstractNum w:abstractNumId="2"><w:multiLevelType w:val="multilevel"/><w:numStyleLink w:val="S"/></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="2"/></w:num>`;
  const style = '<w:style w:type="numbering" w:styleId="S"><w:name w:val="S"/></w:style>';
  expect(await drawn(made(numbering, NUMBERED + style), '# A\n\n## B\n')).toEqual(['1A', '1.1B']);
});

test('headings without a number, in list items and of appendices are not counted', async () => {
  const text = '# A\n\n# B {-}\n\n1. # C\n\n# D {.appendix}\n\n# E\n';
  const bytes = made(list(DECIMAL));
  const lines = await drawn(bytes, text);
  expect(lines).toEqual(['1A', 'B', 'C', 'Appendix A. D', '2E']);
  const xml = await documentOf(bytes, text);
  const [, b = ''] = /(<w:p>(?:(?!<w:p>).)*<w:t[^>]*>B<)/s.exec(xml) ?? [];
  expect(b).toContain('<w:numId w:val="0"/>');
  const [, a = ''] = /(<w:p>(?:(?!<w:p>).)*<w:t[^>]*>A<)/s.exec(xml) ?? [];
  expect(a).toContain('<w:pStyle w:val="H1"/>');
  expect(a).not.toContain('numPr');
});

test('the headings of the template itself before the text are counted', async () => {
  const cover = `${styled('H1', 'Foreword')}${p('{{content}}')}`;
  const lines = await drawn(made(list(DECIMAL), NUMBERED, { body: cover }), '# A\n\n## B\n');
  expect(lines).toEqual(['1Foreword', '2A', '2.1B']);
});

test('a style whose list is taken away has no numbers', async () => {
  const styles = `${heading(1, numPr(7, 0))}<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/><w:basedOn w:val="H1"/><w:pPr><w:numPr><w:numId w:val="0"/></w:numPr><w:outlineLvl w:val="1"/></w:pPr></w:style>`;
  expect(await drawn(made(list(DECIMAL), styles), '# A\n\n## B\n')).toEqual(['1A', 'B']);
});

test('numbers are in the indent of their level, over which a style’s own indents take precedence', async () => {
  const indents = '<w:pPr><w:ind w:left="900" w:hanging="600"/></w:pPr>';
  const levels: readonly Level[] = [
    { text: '%1', after: indents },
    { text: '%1.%2', after: indents },
    {
      text: '%3',
      after:
        '<w:pPr><w:tabs><w:tab w:val="num" w:pos="1100"/></w:tabs><w:ind w:left="0" w:firstLine="0"/></w:pPr>',
    },
  ];
  const styles =
    heading(1, numPr(7, 0)) +
    heading(2, `${numPr(7, 1)}<w:ind w:left="1500" w:hanging="1500"/>`) +
    heading(3, numPr(7, 2));
  const places = await placesOf(made(list(levels), styles), 'Text\n\n# A\n\n## B\n\n### C\n\n# D {-}\n');
  expect(places.slice(1)).toEqual([[300, 900], [0, 1500], [0, 1100], [0]]);
});

test('a number has the look that its level gives it', async () => {
  const red = '<w:rPr><w:b/><w:color w:val="FF0000"/><w:sz w:val="40"/></w:rPr>';
  const session = openPages();
  await session.update('# A\n', {
    titleFromHeading: false,
    template: made(list([{ text: '%1', after: red }])),
  });
  const page = session.page(1);
  const [pieces] = [...paragraphsOf(page.body)].map(({ lines }) => lines[0]?.pieces ?? []);
  const looks = (pieces ?? []).map((piece) => (piece.type === 'text' ? page.looks[piece.look] : undefined));
  expect(looks[0]).toMatchObject({ bold: true, color: 'FF0000', size: 20 });
  expect(looks[1]).toMatchObject({ bold: false, size: 10 });
});

test('the contents have the numbers, with a tab stop for the text after them, on the pages and in the file', async () => {
  const levels: readonly Level[] = [
    { text: 'Chapter %1', before: '<w:suff w:val="space"/>' },
    { text: '%1.%2' },
  ];
  const bytes = made(list(levels));
  const markdown = '# A\n\n## B\n\n# C {-}\n';
  const lines = await drawn(bytes, markdown, { includeTableOfContents: true });
  expect(lines.slice(1, 4)).toEqual([
    expect.stringMatching(/^Chapter 1 A/),
    expect.stringMatching(/^1\.1B/),
    expect.stringMatching(/^C/),
  ]);
  const xml = await documentOf(bytes, markdown, { includeTableOfContents: true });
  expect(xml).toMatch(/<w:tab w:val="left" w:pos="\d+"\/>(?:(?!<w:p>).)*>1\.1<\/w:t>.{0,40}<w:tab\/>/s);
  expect(xml).toMatch(/>Chapter 1 (?:<|A)/);
});

test('a title of the contents that is based on a numbered heading has no number, also in the file', async () => {
  const title =
    '<w:style w:type="paragraph" w:styleId="TH"><w:name w:val="TOC Heading"/><w:basedOn w:val="H1"/></w:style>';
  const bytes = made(list(DECIMAL), NUMBERED + title);
  const lines = await drawn(bytes, '# A\n', { includeTableOfContents: true });
  expect(lines[0]).toBe('Contents');
  expect(lines.at(-1)).toBe('1A');
  expect(await documentOf(bytes, '# A\n', { includeTableOfContents: true })).toMatch(
    /<w:pStyle w:val="TH"\/>(?:(?!<w:p>).)*<w:numId w:val="0"\/>/s,
  );
});

test('entries of contents have the numbers of their headings alone where the template numbers their styles, too', async () => {
  const entry = (depth: number, based: string, properties = '') =>
    `<w:style w:type="paragraph" w:styleId="T${depth}"><w:name w:val="toc ${depth}"/><w:basedOn w:val="${based}"/><w:pPr>${properties}<w:spacing w:after="60"/></w:pPr></w:style>`;
  const styles = entry(1, 'Normal', `<w:keepNext/>${numPr(7, 0)}`) + entry(2, 'T1') + entry(3, 'Normal');
  const bytes = made(list(DECIMAL), NUMBERED + styles);
  const lines = await drawn(bytes, TEXT, { includeTableOfContents: true });
  expect(lines.slice(1, 4)).toEqual([
    expect.stringMatching(/^1A/),
    expect.stringMatching(/^1\.1B/),
    expect.stringMatching(/^1\.1\.1C/),
  ]);
  const { bytes: docx } = await convertForTest(TEXT, {
    titleFromHeading: false,
    template: bytes,
    includeTableOfContents: true,
  });
  const written = openPackage(docx).parts.get('word/styles.xml')?.text ?? '';
  const numbersOf = (id: string) =>
    new RegExp(`w:styleId="${id}".*?</w:style>`, 's').exec(written)?.[0].match(/<w:numId w:val="\d+"/g);
  expect([1, 2, 3].map((depth) => numbersOf(`T${depth}`))).toEqual([
    ['<w:numId w:val="0"'],
    ['<w:numId w:val="0"'],
    null,
  ]);
  expect(numbersOf('H1')).toEqual(['<w:numId w:val="7"']);
});

test('a caption has the number of the text alone where the template numbers its style, too', async () => {
  const caption = `<w:style w:type="paragraph" w:styleId="C"><w:name w:val="caption"/><w:pPr>${numPr(7, 0)}</w:pPr></w:style>`;
  const bytes = made(list([{ text: 'Table %1' }]), caption);
  const xml = await documentOf(bytes, '| A | B |\n|---|---|\n| 1 | 2 |\n\n: Cups {#tbl:cups}\n');
  expect(xml).toMatch(
    /<w:pStyle w:val="(?:C|TableCaption)"\/>(?:(?!<w:p>).)*<w:numId w:val="0"\/>(?:(?!<w:p>).)*: Cups</s,
  );
});

test('references have the numbers of the template where headings are numbered by the option, too', async () => {
  const markdown = '# A\n\nSee @sec:b.\n\n## B {#sec:b}\n';
  const levels: readonly Level[] = [{ text: '%1', format: 'upperRoman' }, { text: '%1-%2.' }];
  const lines = await drawn(made(list(levels)), markdown, { numberHeadings: true });
  expect(lines.join('\n')).toMatch(/See .*I-1\.\n/);
  expect(lines.at(-1)).toBe('I-1.B');
});

test('hidden numbers are counted but not shown, and bullets are not in the contents', async () => {
  const levels: readonly Level[] = [
    { text: '%1', after: '<w:rPr><w:vanish/></w:rPr>' },
    { text: '%1.%2' },
    { text: '\uf0a7', format: 'bullet', before: '<w:suff w:val="space"/>' },
  ];
  const lines = await drawn(made(list(levels)), '# A\n\n# B\n\n## C\n\n### D\n', {
    includeTableOfContents: true,
  });
  expect(lines.slice(-4)).toEqual(['A', 'B', '2.1C', '• D']);
  expect(lines.slice(1, 5).map((line) => line.replace(/\W*\d$/, ''))).toEqual(['A', 'B', '2.1C', 'D']);
});

test('a heading in the middle of the line has its number in front of it, and the line stays in the middle', async () => {
  const styles = heading(1, `${numPr(7, 0)}<w:jc w:val="center"/>`);
  const [line] = await placesOf(
    made(list([{ text: '第%1章', format: 'chineseCounting', before: '<w:suff w:val="space"/>' }]), styles),
    '# A\n',
  );
  expect(line?.[0]).toBeGreaterThan(3000);
});
