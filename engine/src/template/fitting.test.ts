import { openPages, type PlacedParagraph } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { convertForTest } from '../../../tests/conversion.js';
import { openPackage } from '../../../tests/docx/package.js';
import { paragraphsOf } from '../../../tests/pages/drawn.js';
import { PIXEL } from '../../../tests/pixel.js';
import { NORMAL, p, styled, template } from '../../../tests/templates/build.js';

/*
 * Templates whose `Normal`, body text, lists or tables differ from what our own styles expect: what we add fits them.
 */

const named = (id: string, name: string, inside = '', type = 'paragraph'): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${inside}</w:style>`;
const indent = (attributes: string): string => `<w:pPr><w:ind ${attributes}/></w:pPr>`;

async function partOf(name: string, bytes: Uint8Array, markdown: string): Promise<string> {
  const { bytes: docx } = await convertForTest(
    markdown,
    { titleFromHeading: false, template: bytes },
    expect.getState().currentTestName,
  );
  return openPackage(docx).parts.get(`word/${name}.xml`)?.text ?? '';
}

/** The paragraphs of the first page, as drawn. */
async function drawn(bytes: Uint8Array, markdown: string): Promise<readonly PlacedParagraph[]> {
  const session = openPages();
  await session.update(markdown, { template: bytes, titleFromHeading: false });
  return [...paragraphsOf(session.page(1).body)];
}

const leftOf = ({ lines }: PlacedParagraph): number => Math.round(lines[0]?.pieces[0]?.x ?? -1);

/** The attributes of an element of a style. */
function inStyle(styles: string, id: string, element: string): string | undefined {
  const [xml = ''] = new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`).exec(styles) ?? [];
  return new RegExp(`<w:${element}(?: ([^>]*))?/>`).exec(xml)?.[1];
}

const LISTS = '- one\n  - two\n    - three\n\n1. one\n   1. two\n      1. three\n';

test.each([
  ['far in', 'w:left="1800" w:hanging="360"', 'w:left="1800" w:hanging="360"'],
  ['a little in', 'w:left="360" w:hanging="360"', 'w:left="720" w:hanging="360"'],
  ['nowhere', '', ''],
  ['without a hanging indent', 'w:left="1800"', 'w:left="1800"'],
])(
  'no level of a list stands left of the level above, where the template has items %s',
  async (_, bullets, numbers) => {
    const numbered = (id: string, name: string, numId: number, indents: string): string =>
      named(id, name, `<w:pPr><w:numPr><w:numId w:val="${numId}"/></w:numPr><w:ind ${indents}/></w:pPr>`);
    const level = (at: number, format: string): string =>
      `<w:abstractNum w:abstractNumId="${at}"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${format === 'bullet' ? '•' : '%1.'}"/></w:lvl></w:abstractNum>`;
    const bytes = template({
      styles:
        NORMAL +
        named('B', 'Body Text', indent('w:left="1440"')) +
        numbered('LB', 'List Bullet', 1, bullets) +
        numbered('LN', 'List Number', 2, numbers),
      numbering:
        level(0, 'bullet') +
        level(1, 'decimal') +
        [0, 1].map((at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`).join(''),
    });
    const paragraphs = await drawn(bytes, LISTS);
    const lefts = paragraphs.map(leftOf);
    for (const list of [lefts.slice(0, 3), lefts.slice(3)]) {
      expect(list).toHaveLength(3);
      expect(list).toEqual(list.toSorted((a, b) => a - b));
      expect(new Set(list.slice(1)).size).toBe(2);
    }
  },
);

test.each([
  ['on the style', 'w:left="1800"', '', 'w:left="1800"'],
  [
    'on both',
    'w:left="1800" w:hanging="300"',
    'w:left="1200" w:firstLine="0"',
    'w:left="1800" w:hanging="300"',
  ],
  ['on the style that it is based on', '', 'w:left="1800" w:firstLine="0"', 'w:left="1800" w:firstLine="0"'],
  ['on the list only', '', '', undefined],
])(
  'a numbered item, which names a list itself, keeps the indents that stand %s',
  async (_, own, based, expected) => {
    const numbering = '<w:numPr><w:numId w:val="1"/></w:numPr>';
    const inside = (indents: string): string => (indents === '' ? '' : `<w:ind ${indents}/>`);
    const base = named(
      'LB',
      'A base',
      `<w:pPr>${own === '' || based !== '' ? numbering : ''}${inside(based)}</w:pPr>`,
    );
    const item = named(
      'LN',
      'List Number',
      `<w:basedOn w:val="LB"/><w:pPr>${own !== '' && based === '' ? numbering : ''}${inside(own)}</w:pPr>`,
    );
    const bytes = template({
      styles: NORMAL + base + item,
      numbering:
        '<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:pPr><w:ind w:left="2160" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    });
    const text = await partOf('document', bytes, '1. one');
    const properties = /<w:pStyle w:val="LN"\/>.*?<\/w:pPr>/.exec(text)?.[0] ?? '';
    expect(properties).toContain('<w:numPr>');
    expect(/<w:ind ([^>]*)\/>/.exec(properties)?.[1]).toBe(expected);
    const [placed] = await drawn(bytes, '1. one');
    const [margin] = await drawn(template(), 'Text.');
    const left = expected === undefined ? 2160 : 1800;
    expect(leftOf(placed as PlacedParagraph) - leftOf(margin as PlacedParagraph)).toBe(left);
  },
);

test('what is added has the indent of the template’s text, also when it is nested', async () => {
  const bytes = template({ styles: NORMAL + named('B', 'Body Text', indent('w:left="1440"')) });
  const text =
    'Text.\n\n> Said.\n>\n> - item\n\n| a |\n|---|\n| <ul><li>in a cell</li></ul> |\n\n```\ncode\n```\n';
  const [body, quote, item, , inCell, code] = await drawn(bytes, text);
  const margin = leftOf(body as PlacedParagraph) - 1440;
  expect(leftOf(quote as PlacedParagraph) - margin).toBe(1440 + 720);
  expect(leftOf(item as PlacedParagraph) - margin).toBe(1440 + 720 + 425);
  expect(leftOf(inCell as PlacedParagraph) - margin).toBeLessThan(1440);
  expect(leftOf(code as PlacedParagraph) - margin).toBe(1440 + 113);
});

test('a default style with indents, centred and in another size, does not leak into what is added', async () => {
  const odd =
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:before="200"/><w:ind w:left="300" w:firstLineChars="200" w:firstLine="420"/><w:jc w:val="center"/></w:pPr><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial"/><w:sz w:val="32"/></w:rPr></w:style>';
  const body = named(
    'B',
    'Body Text',
    '<w:rPr><w:rFonts w:ascii="Georgia" w:hAnsi="Georgia"/><w:sz w:val="24"/></w:rPr>',
  );
  const markdown =
    'Text.\n\n| a |\n|---|\n| b |\n\nTable: Caption\n\nTerm\n:   Definition\n\n> [!NOTE]\n> Called.\n\nA[^1]\n\n[^1]: Note.\n';
  const bytes = template({ styles: odd + body });
  const styles = await partOf('styles', bytes, markdown);
  for (const id of ['TableText', 'Caption', 'DefinitionTerm', 'CalloutText', 'FootnoteText']) {
    expect(inStyle(styles, id, 'ind'), id).toMatch(/w:firstLineChars="0".*w:left="0".*w:firstLine="0"/);
    expect(inStyle(styles, id, 'jc'), id).toBe('w:val="left"');
    expect(inStyle(styles, id, 'rFonts'), id).toContain('w:ascii="Georgia"');
    expect(inStyle(styles, id, 'spacing'), id).toContain('w:before="');
  }
  for (const id of ['DefinitionTerm', 'CalloutText'])
    expect(inStyle(styles, id, 'sz'), id).toBe('w:val="24"');
});

test('styles that are based on each other are cut apart, so that every program opens the document', async () => {
  const on = (id: string): string => `<w:basedOn w:val="${id}"/>`;
  const styles = await partOf(
    'styles',
    template({
      styles: NORMAL + named('a', 'A', on('b')) + named('b', 'B', on('c')) + named('c', 'C', on('b')),
    }),
    'Text.',
  );
  expect(['a', 'b', 'c'].map((id) => inStyle(styles, id, 'basedOn'))).toEqual([
    'w:val="b"',
    undefined,
    undefined,
  ]);
});

test('tables and callouts begin at the edge of the text also where Word puts them further left', async () => {
  const markdown = '| a |\n|---|\n| b |\n\n> [!NOTE]\n> Called.\n';
  const indents = async (
    settings: string | undefined,
    styles = '',
  ): Promise<readonly (string | undefined)[]> => {
    const parts = { styles: NORMAL + styles, ...(settings === undefined ? {} : { settings }) };
    const document = await partOf('document', template(parts), markdown);
    return [...document.matchAll(/<w:tblPr>.*?<\/w:tblPr>/g)].map(
      ([properties]) => /<w:tblInd w:w="(-?\d+)"/.exec(properties)?.[1],
    );
  };
  const mode = (version: number): string =>
    `<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="${version}"/></w:compat>`;
  const table = (inside: string): string =>
    named('T', 'Markdown Table', `<w:tblPr>${inside}</w:tblPr>`, 'table');
  expect(await indents(undefined)).toEqual([undefined, undefined]);
  expect(await indents(mode(15))).toEqual([undefined, undefined]);
  expect(await indents(mode(14))).toEqual(['108', '170']);
  expect(await indents('<w:zoom w:percent="90"/>')).toEqual(['108', '170']);
  const margin = '<w:tblCellMar><w:left w:w="200" w:type="dxa"/></w:tblCellMar>';
  expect(await indents(mode(14), table(margin))).toEqual(['200', '170']);
  expect(await indents(mode(15), table('<w:tblInd w:w="-300" w:type="dxa"/>'))).toEqual(['0', undefined]);
});

test('text from left to right says so in a template whose styles are for text from right to left', async () => {
  const styles = `${NORMAL}${named('B', 'Body Text', '<w:pPr><w:bidi/></w:pPr>')}`;
  const document = await partOf('document', template({ styles }), 'Text.\n\nשלום.\n');
  const directions = [...document.matchAll(/<w:pPr>.*?<\/w:pPr>/g)].map(
    ([each]) => /<w:bidi[^>]*>/.exec(each)?.[0],
  );
  expect(directions).toEqual(['<w:bidi w:val="0"/>', '<w:bidi/>']);
});

test('lists have the letters of the text where the template’s paragraphs of lists, which it does not use, have others', async () => {
  const body = named('B', '论文正文', '<w:rPr><w:sz w:val="24"/></w:rPr>');
  const list = named('L', 'List Paragraph', '<w:rPr><w:sz w:val="21"/></w:rPr>');
  const basedOn = async (text: string): Promise<string | undefined> =>
    inStyle(
      await partOf('styles', template({ styles: NORMAL + body + list, body: text }), '- item'),
      'ListBullet',
      'basedOn',
    );
  expect(await basedOn(p(''))).toBe('w:val="ListParagraph"');
  expect(await basedOn(styled('L', 'An item.'))).toBe('w:val="L"');
});

test('a publisher’s own headings are used as a series, even if the template has Word’s, too', async () => {
  const styles =
    NORMAL +
    ['HeadA', 'HeadB', 'heading 2', 'heading 3'].map((name) => named(name.replace(' ', ''), name)).join('');
  const document = await partOf('document', template({ styles }), '# One\n\n## Two\n\n### Three\n');
  expect([...document.matchAll(/w:pStyle w:val="(\w+)"/g)].map(([, id]) => id)).toEqual([
    'HeadA',
    'HeadB',
    'heading3',
  ]);
});

const TOGGLES = { bold: 'b', italic: 'i', caps: 'caps', smallCaps: 'smallCaps', strike: 'strike' } as const;

test.each(Object.entries(TOGGLES))(
  '%s of two styles is shown as Word shows it: on the pages, and in tables by the text itself',
  async (toggle, element) => {
    const run = `<w:rPr><w:${element}/></w:rPr>`;
    const bytes = template({
      styles:
        NORMAL +
        named('H', 'heading 1', run) +
        named('HL', 'Hyperlink', run, 'character') +
        named('T', 'Markdown Table', `<w:tblStylePr w:type="firstRow">${run}</w:tblStylePr>`, 'table') +
        named('TH', 'Table Heading', run) +
        named('TT', 'Table Text'),
    });
    const markdown =
      '# head [both](https://example.org)\n\nbody [link](https://example.org)\n\n| first |\n|---|\n| second |\n';
    const session = openPages();
    await session.update(markdown, { template: bytes, titleFromHeading: false });
    const { body, looks } = session.page(1);
    const shown = [...paragraphsOf(body)]
      .flatMap(({ lines }) => lines.flatMap(({ pieces }) => pieces))
      .flatMap((piece) => {
        if (piece.type !== 'text') return [];
        const look = looks[piece.look];
        const isCapital = toggle === 'caps' || toggle === 'smallCaps';
        const isOn = isCapital ? look?.capitals === true : look?.[toggle as 'bold' | 'italic' | 'strike'];
        return [[piece.text.trim(), isOn] as const];
      });
    expect(shown.filter(([text]) => text !== '')).toEqual([
      ['head', true],
      ['both', false],
      ['body', false],
      ['link', true],
      ['first', true],
      ['second', false],
    ]);
    const document = await partOf('document', bytes, markdown);
    const direct = (text: string): boolean =>
      new RegExp(`<w:r><w:rPr>(?:(?!</w:rPr>).)*<w:${element}/>(?:(?!<w:r>).)*<w:t[^>]*>${text}`).test(
        document,
      );
    expect(direct('first')).toBe(true);
    expect(direct('second')).toBe(false);
  },
);

test('letters in capitals by a style are as wide on the pages as capitals are', async () => {
  const widthOf = async (run: string, text: string): Promise<number> => {
    const styles = NORMAL + named('B', 'Body Text', `<w:rPr>${run}</w:rPr>`);
    const [line] = (await drawn(template({ styles }), text)).flatMap(({ lines }) => lines);
    return (line?.pieces ?? []).reduce((sum, { width }) => sum + width, 0);
  };
  const capitals = await widthOf('', 'WAVES');
  expect(await widthOf('<w:caps/>', 'waves')).toBeCloseTo(capitals, 0);
  expect(await widthOf('<w:smallCaps/>', 'waves')).toBeCloseTo(capitals * 0.8, 0);
});

test.each([
  ['center', 'center'],
  ['right', 'right'],
  ['left', undefined],
])('a picture stands where the template has its captions: %s', async (given, expected) => {
  const caption = named('C', 'caption', `<w:basedOn w:val="Normal"/><w:pPr><w:jc w:val="${given}"/></w:pPr>`);
  const picture = `data:image/png;base64,${Buffer.from(PIXEL).toString('base64')}`;
  const text = `![The caption](${picture}){#fig:a}\n\n![](${picture})\n`;
  const styles = await partOf('styles', template({ styles: NORMAL + caption }), text);
  const style = (name: string) => new RegExp(`<w:name w:val="${name}"/>.*?</w:style>`, 's').exec(styles)?.[0];
  expect(/<w:jc w:val="(\w+)"\/>/.exec(style('Captioned Figure') ?? '')?.[1]).toBe(expected);
  expect(style('Figure') ?? '').not.toContain('<w:jc');
});

test('the page numbers of contents that are added stand at the edge where all text has tab stops', async () => {
  const stops = (...positions: readonly number[]) =>
    `<w:tabs>${positions.map((at) => `<w:tab w:val="left" w:pos="${at}"/>`).join('')}</w:tabs>`;
  const normal = `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr>${stops(340, 9026, 4000)}</w:pPr></w:style>`;
  const styles = await partOf('styles', template({ styles: normal }), '---\ntoc: true\n---\n\n# A\n\n# B\n');
  const [contents = ''] = /<w:name w:val="toc 1"\/>.*?<\/w:style>/s.exec(styles) ?? [];
  const found = [...contents.matchAll(/<w:tab w:val="(\w+)"[^>]* w:pos="(\d+)"/g)].map(([, kind, at]) => [
    kind,
    at,
  ]);
  const right = found.find(([kind]) => kind === 'right')?.[1];
  const cleared = ['340', '4000', '9026'].filter((at) => at !== right).map((at) => ['clear', at]);
  expect(right).toBeDefined();
  expect(found.filter(([kind]) => kind === 'clear').sort()).toEqual(cleared.sort());
});
