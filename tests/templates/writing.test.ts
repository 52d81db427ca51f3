import { type ConversionOptions, inspectTemplate, type Notice } from '@footmark/engine';
import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { children } from '../docx/elements';
import { type DocxPackage, openPackage, relationshipsOf } from '../docx/package';
import { paragraphsOf, textOfLine } from '../pages/drawn';
import { PIXEL } from '../pixel';
import { field, NORMAL, p, picture, section, styled, template } from './build';

interface Written {
  readonly file: DocxPackage;
  readonly notices: readonly Notice[];
  /** The texts of the paragraphs, each with the id of its style. */
  readonly paragraphs: readonly string[];
  part(name: string): string;
}

/** Converts a text in which even a single heading is a heading, not the title. */
async function write(bytes: Uint8Array, markdown: string, options: ConversionOptions = {}): Promise<Written> {
  const { bytes: docx, notices } = await convertForTest(
    markdown,
    { titleFromHeading: false, ...options, template: bytes },
    expect.getState().currentTestName,
  );
  const file = openPackage(docx);
  const part = (name: string): string => file.parts.get(`word/${name}`)?.text ?? '';
  const paragraphs = Array.from(
    file.parts.get('word/document.xml')?.root?.getElementsByTagName('w:p') ?? [],
    (each) => {
      const style = each.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') ?? '';
      const text = Array.from(each.getElementsByTagName('w:t'), (t) => t.textContent).join('');
      return style === '' ? text : `${style}: ${text}`;
    },
  );
  return { file, notices, paragraphs, part };
}

const style = (id: string, name: string, inside = '', type = 'paragraph'): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${inside}</w:style>`;
const outline = (level: number): string => `<w:pPr><w:outlineLvl w:val="${level}"/></w:pPr>`;

const THESIS = `---
title: On Glass
author: [Ada Byron, Bea Lund]
date: 2026-03-01
matriculation: 12345
---

Text.`;

test('the text stands where {{content}} is, and fields are filled in, also where Word has split them', async () => {
  const { paragraphs, notices } = await write(
    template({
      body: `${p('{{ti', 'tle}} by {{', 'author', '}}.')}${p('No. {{Matriculation}}, {{supervisor}}')}${p('{{', 'content', '}}')}${p('Signed, {{date}}')}`,
    }),
    THESIS,
  );
  expect(paragraphs).toEqual([
    'On Glass by Ada Byron, Bea Lund.',
    'No. 12345, ',
    'Normal: Text.',
    'Signed, March 1, 2026',
  ]);
  expect(notices.map(({ code }) => code)).toEqual(['template-field-unknown']);
});

test('without {{content}}, the text replaces the body, and the title stands above it', async () => {
  const { paragraphs } = await write(template({ body: p('Sample text') }), THESIS);
  expect(paragraphs[0]).toBe('Title: On Glass');
  expect(paragraphs.join()).not.toContain('Sample');
});

test.each([
  ['by its number', '<w:p><w:r><w:t>&#x7b;{conten&#116;}}</w:t></w:r></w:p>'],
  ['as CDATA', '<w:p><w:r><w:t><![CDATA[{{con]]>tent}}</w:t></w:r></w:p>'],
  ['around a comment', '<w:p><w:r><w:t>{{con<!-- > -->tent}}</w:t></w:r></w:p>'],
])('a mark that is written %s is found', async (_name, mark) => {
  const { paragraphs } = await write(template({ body: p('Before') + mark + p('After') }), 'Text.');
  expect(paragraphs).toEqual(['Before', 'Normal: Text.', 'After']);
});

test('of a body that the text replaces, no picture is read, and no missing one is reported', async () => {
  const { paragraphs, notices, file } = await write(
    template({
      body: `${p('Sample')}<w:p>${picture('in')}</w:p><w:p>${picture('out').replace('r:embed', 'r:link')}</w:p>`,
      links: [
        ['in', 'image', 'media/a.png'],
        ['out', 'image', 'http://example.org/b.png', 'External'],
      ],
      files: { 'word/media/a.png': PIXEL },
    }),
    'Text.',
  );
  expect(paragraphs).toEqual(['Normal: Text.']);
  expect(notices.map(({ code }) => code)).toEqual(['template-content-missing']);
  expect([...file.parts.keys()].filter((name) => name.includes('media'))).toEqual([]);
});

test('a heading that is the title is not printed twice if the template has a place for the title', async () => {
  const { paragraphs } = await write(
    template({ body: p('{{title}}') + p('{{content}}') }),
    '# On Glass\n\nText.',
  );
  expect(paragraphs).toEqual(['On Glass', 'Normal: Text.']);
});

test('headers and footers come with their pictures, fields and text boxes, for first and even pages', async () => {
  const box = `<w:p><w:r><w:pict><v:shape id="b" style="width:90pt;height:40pt"><v:textbox><w:txbxContent>${p('{{', 'title}}')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
  const { file, part } = await write(
    template({
      body: `${p('{{content}}')}<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:headerReference w:type="first" r:id="header2"/><w:footerReference w:type="even" r:id="footer1"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1000" w:right="1000" w:bottom="1000" w:left="1000" w:header="500" w:footer="500" w:gutter="0"/><w:titlePg/></w:sectPr>`,
      settings: '<w:evenAndOddHeaders/>',
      stories: {
        header1: `<w:p>${picture('logo')}</w:p>`,
        header2: box,
        footer1: `<w:p>${field('PAGE', '2')}</w:p>`,
      },
      files: {
        'word/media/logo.png': PIXEL,
        'word/_rels/header1.xml.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="logo" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/logo.png"/></Relationships>',
      },
    }),
    THESIS,
  );
  const [first] = relationshipsOf(file, 'word/template-header1.xml');
  expect(file.parts.get(`word/${first?.target}`)?.bytes).toEqual(PIXEL);
  expect(part('template-header2.xml')).toContain('On Glass');
  expect(part('template-footer3.xml')).toContain(' PAGE ');
  expect(part('document.xml')).toContain('<w:titlePg/>');
  expect(part('settings.xml')).toContain('<w:evenAndOddHeaders/>');
});

test('sections before and after the text stay, and wide tables turn pages only among the text', async () => {
  const size =
    '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1000" w:right="1000" w:bottom="1000" w:left="1000" w:header="500" w:footer="500" w:gutter="0"/>';
  const { part } = await write(
    template({
      body: `${p('Cover')}${section(size)}${p('Before')}${p('{{content}}')}${p('After')}${section(`${size}<w:pgNumType w:start="1"/>`)}${p('Appendix')}<w:sectPr>${size}<w:vAlign w:val="center"/></w:sectPr>`,
    }),
    `Text.\n\n| ${Array.from({ length: 12 }, (_, at) => `Supercalifragilistic${at}`).join(' | ')} |\n|${'---|'.repeat(12)}\n| ${'a | '.repeat(12)}\n\nMore.`,
    { wideTables: 'landscape' },
  );
  const sections = [...part('document.xml').matchAll(/<w:sectPr>.*?<\/w:sectPr>/g)].map(([xml]) => xml);
  expect(sections.map((xml) => /orient/.test(xml))).toEqual([false, false, true, false, false]);
  // Page numbers begin once, and continue after the landscape page.
  expect(sections.map((xml) => xml.includes('w:start="1"'))).toEqual([false, true, false, false, false]);
  expect(part('document.xml')).toMatch(/Cover.*Before.*Text\..*More\..*After.*Appendix/s);
});

/** Text 8306 twips wide, or 13238 on its side, with a header whose tab stops are in its style, and a footer with its own. */
const TABBED = {
  styles: `${NORMAL}${style('Head', 'header', '<w:pPr><w:tabs><w:tab w:val="center" w:pos="4153"/><w:tab w:val="right" w:leader="dot" w:pos="8300"/></w:tabs></w:pPr>')}`,
  stories: {
    header1: `<w:p><w:pPr><w:pStyle w:val="Head"/><w:jc w:val="left"/></w:pPr><w:bookmarkStart w:id="1" w:name="once"/><w:r><w:t>A</w:t><w:tab/><w:t>B</w:t><w:tab/><w:t>C</w:t></w:r><w:bookmarkEnd w:id="1"/></w:p>`,
    footer1:
      '<w:sdt><w:sdtContent><w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="4100"/><w:tab w:val="right" w:pos="8306"/></w:tabs></w:pPr><w:r><w:tab/><w:t>D</w:t></w:r></w:p></w:sdtContent></w:sdt>',
    header2: p('Without tabs'),
    footer2:
      '<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="5000"/></w:tabs></w:pPr><w:r><w:tab/><w:t>E</w:t></w:r></w:p>',
  },
  size: '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1800" w:bottom="1440" w:left="1800" w:header="851" w:footer="992" w:gutter="0"/>',
  references:
    '<w:headerReference w:type="default" r:id="header1"/><w:headerReference w:type="even" r:id="header2"/><w:footerReference w:type="default" r:id="footer1"/><w:footerReference w:type="even" r:id="footer2"/>',
};
const TURNING = 'Text.\n\n::: {.landscape}\nWide.\n:::\n\nMore.';

/** The headers and footers that each section names: those of usual pages, by their text, and how they are tabbed. */
function namedIn({ part, file }: Written): readonly (readonly string[])[] {
  const targets = new Map(relationshipsOf(file, 'word/document.xml').map(({ id, target }) => [id, target]));
  return Array.from(part('document.xml').matchAll(/<w:sectPr>.*?<\/w:sectPr>/gs), ([xml]) =>
    Array.from(xml.matchAll(/Reference w:type="(\w+)" r:id="(\w+)"/g), ([, type, id]) => {
      const story = part(targets.get(id ?? '') ?? '');
      const stops = Array.from(
        story.matchAll(/<w:tab w:val="(\w+)"(?: w:leader="dot")? w:pos="(\d+)"\/>/g),
        ([, kind, at]) => `${kind} ${at}`,
      );
      return [type, ...stops].join(', ');
    }),
  );
}

test('on landscape pages, headers and footers have tab stops where the text has its middle and its edge', async () => {
  const { styles, stories, size, references } = TABBED;
  const written = await write(
    template({ styles, stories, body: `${p('{{content}}')}<w:sectPr>${references}${size}</w:sectPr>` }),
    TURNING,
  );
  const upright = ['default', 'even', 'default, left 4100, right 8306', 'even, right 5000'];
  expect(namedIn(written)).toEqual([
    upright,
    [
      // The middle and the edge of 13238 twips, the latter as far from it as before.
      'default, clear 4153, center 6619, clear 8300, right 13232',
      'default, left 4100, right 13238',
    ],
    ['default', 'default, left 4100, right 8306'],
  ]);
  const wide = [...written.file.parts].filter(([name, { text }]) => /header/.test(name) && />A</.test(text));
  expect(wide).toHaveLength(2);
  // Leaders stay; names of bookmarks are not repeated.
  expect(wide[1]?.[1].text).toContain('w:val="right" w:leader="dot" w:pos="13232"');
  expect(wide.map(([, { text }]) => text.includes('w:name="once"'))).toEqual([true, false]);
});

test.each([
  ['the last section of the file', '', [['default', 'default, left 4100, right 8306']]],
  [
    'a section in its body that names a header of its own',
    section(`<w:headerReference w:type="default" r:id="header2"/>${TABBED.size}`) + p('Last.'),
    [['default, left 4100, right 8306', 'default'], []],
  ],
])(
  'after a text that ends with landscape pages, %s has the headers of the template',
  async (_, more, expected) => {
    const { styles, stories, size, references } = TABBED;
    const written = await write(
      template({
        styles,
        stories,
        body: `${p('{{content}}')}${section(references + size)}${p('Appendix')}${more}<w:sectPr>${size}</w:sectPr>`,
      }),
      '::: {.landscape}\nWide.\n:::',
    );
    const [text, ...others] = namedIn(written);
    expect(text).toContain('default, clear 4153, center 6619, clear 8300, right 13232');
    expect(others).toEqual(expected);
  },
);

test('a template whose header has no tab stop at the edge of the text has the same header on landscape pages', async () => {
  const { styles, stories, size } = TABBED;
  const written = await write(
    template({
      styles,
      stories,
      body: `<w:sectPr><w:headerReference w:type="default" r:id="header2"/><w:footerReference w:type="default" r:id="footer2"/>${size}</w:sectPr>`,
    }),
    TURNING,
  );
  expect(namedIn(written)).toEqual([['default', 'default, right 5000'], [], []]);
});

test('without {{content}}, the section with most text gives the page, with the headers that it inherits', async () => {
  const { part } = await write(
    template({
      body: `${p('Cover')}${section('<w:headerReference w:type="default" r:id="header1"/><w:pgSz w:w="10000" w:h="10000"/>')}${p('A long text that is the body of the sample.')}${section('<w:pgSz w:w="9000" w:h="12000"/>')}${p('End')}<w:sectPr><w:pgSz w:w="8000" w:h="8000"/></w:sectPr>`,
      stories: { header1: p('Head') },
    }),
    'Text.',
  );
  expect(part('document.xml').match(/<w:sectPr>/g)).toHaveLength(1);
  expect(part('document.xml')).toMatch(/headerReference.*w:w="9000"/);
  expect(part('template-header1.xml')).toContain('Head');
});

test("the template's table of contents becomes that of the text, in its place", async () => {
  const { paragraphs, part } = await write(
    template({
      body: `${p('Cover')}<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent><w:p>${field('TOC \\o "1-3"', 'Old entry')}</w:p></w:sdtContent></w:sdt>${p('Preface')}${p('{{content}}')}`,
    }),
    '# One\n\n## Two',
  );
  expect(part('document.xml')).not.toContain('Old entry');
  expect(paragraphs.indexOf('Preface')).toBeGreaterThan(
    paragraphs.findIndex((each) => each.startsWith('TOC2')),
  );
  expect(part('document.xml').match(/TOC \\o/g)).toHaveLength(1);
});

test('styles are found by id, name, names in other languages, and properties', async () => {
  const { paragraphs } = await write(
    template({
      styles:
        '<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/></w:style>' +
        style('1', 'heading 1', outline(0)) +
        style('a2', '论文正文') +
        style('x9', 'Kapitel zwei', outline(1)) +
        style('zitat', 'Zitat') +
        style('src', 'Source Code') +
        style('lb', 'List Bullet'),
    }),
    '# One\n\nText.\n\n## Two\n\n> Said.\n\n```\ncode\n```\n\n- item',
  );
  expect(paragraphs).toEqual(['1: One', 'a2: Text.', 'x9: Two', 'zitat: Said.', 'src: code', 'lb: item']);
});

test("the body is what most of the template's own text is set in", async () => {
  const { paragraphs } = await write(
    template({
      styles: NORMAL + style('BodyText', 'Body Text') + style('Fliess', 'Haus Grundtext'),
      body:
        styled('Fliess', 'A long text in the style that the house uses for everything.') + p('{{content}}'),
    }),
    'Text.',
  );
  expect(paragraphs.at(-1)).toBe('Fliess: Text.');
});

test('styles that the template lacks are added, under other names where it has these, and only if they are used', async () => {
  const { part, paragraphs } = await write(
    template({
      styles: NORMAL + style('Quote', 'My own', '', 'character') + style('cs', 'Code Block', '', 'character'),
    }),
    '> Said.\n\n```\ncode\n```',
  );
  expect(paragraphs).toEqual(['FootmarkQuote: Said.', 'CodeBlock: code']);
  expect(part('styles.xml')).toContain('<w:name w:val="Code Block (Footmark)"/>');
  expect(part('styles.xml')).not.toContain('Callout');
});

test('a style map takes precedence over the mapping found, and missing names are reported', async () => {
  const { paragraphs, notices, part } = await write(
    template({ styles: NORMAL + style('H', 'heading 1') + style('Q', 'Quote') + style('X', 'Extra') }),
    '# One\n\n> Said.\n\nText.',
    { styleMap: { Heading1: 'Extra', Quote: null, BodyText: 'Nowhere' } },
  );
  expect(paragraphs).toEqual(['X: One', 'Quote: Said.', 'Normal: Text.']);
  expect(part('styles.xml')).toContain('<w:name w:val="Quote (Footmark)"/>');
  expect(notices).toEqual([expect.objectContaining({ code: 'template-style-unknown' })]);
});

test('a style named in the text is the template’s, or is added and reported', async () => {
  const bytes = template({
    styles:
      NORMAL +
      style('Z', 'Pull Quote', '<w:pPr><w:ind w:left="720"/></w:pPr><w:rPr><w:b/></w:rPr>') +
      style('Y', 'Product', '<w:rPr><w:i/></w:rPr>', 'character'),
  });
  const markdown =
    '::: {custom-style="Pull quote"}\nOne [a]{custom-style="Product"}.\n:::\n\n::: {custom-style="Margin Note"}\nTwo [b]{custom-style="Nothing"}.\n:::';
  const { paragraphs, notices, part } = await write(bytes, markdown);
  expect(paragraphs).toEqual(['Z: One a.', 'MarginNoteCustom: Two b.']);
  expect(part('document.xml')).toContain('<w:rStyle w:val="Y"/>');
  expect(part('styles.xml')).toContain('<w:name w:val="Margin Note"/><w:basedOn w:val="Normal"/>');
  expect(notices).toMatchObject([
    { code: 'custom-style-added', line: 5 },
    { code: 'custom-style-added', line: 6 },
  ]);
  const session = openPages();
  await session.update(markdown, { template: bytes });
  const [first] = session.page(1).body;
  expect(first?.type === 'paragraph' && first.lines[0]?.pieces[0]?.x).toBe(1440 + 720);
});

test('lists have numbers beyond those of the template', async () => {
  const levels = Array.from(
    { length: 9 },
    (_, at) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%${at + 1}"/><w:lvlJc w:val="left"/></w:lvl>`,
  );
  const { part } = await write(
    template({
      numbering: `<w:num w:numId="8"><w:abstractNumId w:val="5"/></w:num><w:abstractNum w:abstractNumId="5"><w:multiLevelType w:val="multilevel"/>${levels.join('')}</w:abstractNum>`,
    }),
    '1. one\n\n- two',
  );
  const ids = [
    ...part('numbering.xml').matchAll(/<w:(abstractNum|num) w:(?:abstractNumId|numId)="(\d+)"/g),
  ].map(([, kind, id]) => `${kind} ${id}`);
  expect(ids.slice(0, 3)).toEqual(['abstractNum 5', 'abstractNum 6', 'abstractNum 7']);
  expect(ids.slice(3)).toContain('num 8');
  expect(new Set(ids).size).toBe(ids.length);
  expect(part('document.xml')).not.toContain('<w:numId w:val="8"/>');
});

test('tables and pictures are as wide as the text of the template', async () => {
  const { part } = await write(
    template({
      body: `<w:sectPr><w:pgSz w:w="5669" w:h="11339"/><w:pgMar w:top="500" w:right="700" w:bottom="500" w:left="900" w:header="500" w:footer="500" w:gutter="100"/></w:sectPr>`,
    }),
    `| a | b |\n|---|---|\n| 1 | ${'words '.repeat(20)}|`,
  );
  expect(part('document.xml')).toContain(`<w:tblW w:w="${5669 - 900 - 100 - 700}" w:type="dxa"/>`);
});

test('headings of tables are bold also where the styles of the table and of its paragraphs both are', async () => {
  const bold = '<w:rPr><w:b/></w:rPr>';
  const firstRow = `<w:tblStylePr w:type="firstRow">${bold}</w:tblStylePr>`;
  const table = (inside: string): string => NORMAL + style('T', 'Markdown Table', inside, 'table');
  const markdown = '<table><tr><th>a</th><th>b</th></tr><tr><th>c</th><td>d</td></tr></table>';
  const boldIn = async (styles: string): Promise<string> => {
    const { file } = await write(template({ styles }), markdown);
    const runs = file.parts.get('word/document.xml')?.root?.getElementsByTagName('w:r') ?? [];
    return Array.from(runs, (run) => (run.getElementsByTagName('w:b')[0] ? run.textContent : '')).join('');
  };
  expect(await boldIn(table(''))).toBe('');
  expect(await boldIn(table(firstRow))).toBe('ab');
  expect(await boldIn(table(bold))).toBe('abc');
  expect(await boldIn(table(bold + firstRow.replace('<w:b/>', '<w:b w:val="0"/>')))).toBe('c');
  expect(await boldIn(table(firstRow) + style('TH', 'Table Heading'))).toBe('');
  expect(await boldIn(table(firstRow) + style('TH', 'Table Heading', bold))).toBe('ab');
});

test('our own look of every style is described, in the fonts of the template', async () => {
  const body = '<w:rPr><w:rFonts w:ascii="Georgia" w:hAnsi="Georgia"/><w:sz w:val="26"/></w:rPr>';
  const bytes = template({
    styles: NORMAL + style('B', 'Body Text', body) + style('Q', 'Quote', '<w:rPr><w:b/></w:rPr>'),
  });
  const { own, mapping } = await inspectTemplate(bytes);
  expect(Object.keys(own)).toEqual(Object.keys(mapping));
  expect(own.BodyText).toMatchObject({ font: 'Georgia', size: 13, bold: false });
  expect(own.Quote?.bold).toBe(false);
  expect(own.Heading1).toMatchObject({ font: 'Georgia', bold: true });
  expect(own.InlineCode).toMatchObject({ font: 'Courier New' });
  for (const id of ['MarkdownTable', 'CalloutTip']) expect(own[id]?.shading).toMatch(/^[\dA-F]{6}$/);
});

test('other prefixes and Strict Open XML are read like the usual form', async () => {
  const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
  const { paragraphs } = await write(
    template({
      files: {
        'word/styles.xml': `<ns0:styles xmlns:ns0="${strict}"><ns0:style ns0:type="paragraph" ns0:styleId="k"><ns0:name ns0:val="heading 1"/></ns0:style></ns0:styles>`,
      },
    }),
    '# One',
  );
  expect(paragraphs).toEqual(['k: One']);
});

test('notes follow the settings of the template and have its styles', async () => {
  const { part } = await write(
    template({
      styles: NORMAL + style('ft', 'footnote text') + style('fr', 'footnote reference', '', 'character'),
      settings:
        '<w:footnotePr><w:numFmt w:val="lowerRoman"/><w:footnote w:id="5"/></w:footnotePr><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="14"/></w:compat>',
    }),
    'A[^1]\n\n[^1]: Note.',
  );
  expect(part('settings.xml')).toMatch(
    /<w:footnotePr><w:numFmt w:val="lowerRoman"\/><w:footnote w:id="-1"\/><w:footnote w:id="0"\/><\/w:footnotePr><w:compat>.*w:val="14"/,
  );
  expect(part('footnotes.xml')).toMatch(/w:pStyle w:val="ft".*w:rStyle w:val="fr"/);
});

test('a second place for the text, or one in a header, is left out and reported', async () => {
  const { paragraphs, part, notices } = await write(
    template({
      body: `${p('{{content}}')}${p('{{content}}')}<w:sectPr><w:headerReference w:type="default" r:id="header1"/></w:sectPr>`,
      stories: { header1: p('{{con', 'tent}} head') },
    }),
    'Text.',
  );
  expect(paragraphs).toEqual(['Normal: Text.', '']);
  expect(part('template-header1.xml')).not.toContain('content');
  expect(notices.map(({ code }) => code)).toEqual(['template-content-misplaced']);
});

test.each([
  ['{{contents}}', 'says {{contents}}, but the place of the text is {{content}}'],
  ['{{Text}}', 'says {{Text}}, but the place of the text is {{content}}'],
  ['{{title}} {{author}}', 'has {{title}}, {{author}}, but no paragraph that says {{content}}'],
])('a body with %s and no {{content}} is replaced, which is reported', async (field, message) => {
  const { paragraphs, notices } = await write(template({ body: p(field) }), 'Text.');
  expect(paragraphs).toEqual(['Normal: Text.']);
  expect(notices.map(({ code }) => code)).toEqual(['template-content-missing']);
  expect(notices[0]?.message).toContain(message);
});

test.each([
  ['a few words', 'Dear reader,', ['template-content-missing']],
  ['a sample text', 'Words of a sample. '.repeat(80), []],
])('pictures below %s are reported as lost or not', async (_, words, codes) => {
  const logo = {
    links: [['logo', 'image', 'media/logo.png'] as const],
    files: { 'word/media/logo.png': PIXEL },
  };
  const body = `${p(words)}<w:p>${picture('logo')}</w:p>`;
  const { paragraphs, notices } = await write(template({ body, ...logo }), 'Text.');
  expect(paragraphs).toEqual(['Normal: Text.']);
  expect(notices.map(({ code }) => code)).toEqual(codes);
  const kept = await write(template({ body: `${body}${p('{{content}}')}`, ...logo }), 'Text.');
  expect(kept.notices).toEqual([]);
});

test('a field whose name is nearly one of the front matter is reported with that name', async () => {
  const { notices } = await write(
    template({ body: p('{{tilte}}, {{Autor}}, {{supervisor}}, {{date}}') + p('{{content}}') }),
    '---\nauthor: Ada Byron\n---\n\nText.',
  );
  expect(notices.map(({ message }) => message.replace(/^.*asks for /, ''))).toEqual([
    '{{tilte}}, which is not in the front matter (did you mean {{title}}?)',
    '{{Autor}}, which is not in the front matter (did you mean {{author}}?)',
    '{{supervisor}}, which is not in the front matter',
    '{{date}}, which is not in the front matter',
  ]);
});

test('a placeholder in a table is reported, and the text replaces the whole body', async () => {
  const { paragraphs, notices } = await write(
    template({
      body: `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="500"/></w:tblGrid><w:tr><w:tc>${p('{{content}}')}</w:tc></w:tr></w:tbl><w:p/>`,
    }),
    'Text.',
  );
  expect(paragraphs).toEqual(['Normal: Text.']);
  expect(notices.map(({ code }) => code)).toEqual(['template-content-misplaced']);
});

test('with a template, the only heading of level 1 is the title by default, and quotes are typographic', async () => {
  const bytes = template({
    styles: NORMAL + style('T', 'Title') + style('h1', 'heading 1', outline(0)) + style('B', 'Body Text'),
  });
  const text = '# On "Glass"\n\n## One\n\nText.';
  const { bytes: docx } = await convertForTest(text, { template: bytes });
  const document = openPackage(docx).parts.get('word/document.xml')?.text ?? '';
  expect([...document.matchAll(/w:pStyle w:val="(\w+)"/g)].map(([, id]) => id)).toEqual(['T', 'h1', 'B']);
  expect(document).toContain('On “Glass”');
});

test("ordered lists count as those of the template do, each from its own number, and bullets are the template's", async () => {
  const lists = (one: string, two: string): string =>
    [one, two]
      .map(
        (level, at) =>
          `<w:abstractNum w:abstractNumId="${at + 3}"><w:multiLevelType w:val="hybridMultilevel"/>${level}</w:abstractNum>`,
      )
      .join('') +
    [3, 4].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`).join('');
  const level = (format: string, text: string): string =>
    `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="700" w:hanging="300"/></w:pPr></w:lvl>`;
  const ofList = (id: number): string => `<w:pPr><w:numPr><w:numId w:val="${id}"/></w:numPr></w:pPr>`;
  const bytes = template({
    styles: NORMAL + style('LB', 'List Bullet', ofList(3)) + style('LN', 'List Number', ofList(4)),
    numbering: lists(level('bullet', '→'), level('upperLetter', '(%1)')),
  });
  const text = '1. one\n2. two\n\nText.\n\n5. five\n\n- bullet';
  const { part } = await write(bytes, text);
  const used = [
    ...part('document.xml').matchAll(
      /w:val="LN"\/>(?:<w:keepNext\/>)?<w:numPr><w:ilvl w:val="0"\/><w:numId w:val="(\d+)"/g,
    ),
  ];
  const [first, second, third] = used.map(([, id]) => id);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
  const num = (id: string | undefined): string =>
    new RegExp(`<w:num w:numId="${id}">.*?</w:num>`).exec(part('numbering.xml'))?.[0] ?? '';
  expect(num(first)).toMatch(/w:abstractNumId w:val="4".*w:startOverride w:val="1"/);
  expect(num(third)).toMatch(/w:abstractNumId w:val="4".*w:startOverride w:val="5"/);
  expect(part('document.xml')).toContain('<w:pPr><w:pStyle w:val="LB"/></w:pPr>');

  const session = openPages();
  await session.update(text, { template: bytes });
  const marked = [...paragraphsOf(session.page(1).body)].flatMap(({ marker }) => marker?.text ?? []);
  expect(marked).toEqual(['(A)', '(B)', '(E)', '→']);
});

test('content controls show the properties that they are bound to, and lose what they were bound to', async () => {
  const control = (path: string, shown: string, isPrompt = true): string =>
    `<w:p><w:sdt><w:sdtPr><w:alias w:val="A"/>${isPrompt ? '<w:showingPlcHdr/>' : ''}<w:dataBinding w:xpath="${path}" w:storeItemID="{0}"/><w:text/></w:sdtPr><w:sdtContent><w:r><w:rPr><w:rStyle w:val="PlaceholderText"/><w:b/></w:rPr><w:t>${shown}</w:t></w:r></w:sdtContent></w:sdt></w:p>`;
  const { paragraphs, part, notices } = await write(
    template({
      body:
        control('/ns1:coreProperties[1]/ns0:title[1]', '[Document title]') +
        control('/ns1:coreProperties[1]/ns0:creator[1]', 'Somebody', false) +
        control('/ns0:CoverPageProperties[1]/ns0:PublishDate[1]', '[Date]') +
        control('/ns0:Properties[1]/ns0:Company[1]', 'University of Glass', false) +
        control('/ns0:thesis[1]/ns0:Matriculation[1]', '[Number]') +
        control('/ns0:thesis[1]/ns0:Supervisor[1]', '[Supervisor]') +
        p('{{content}}'),
      styles: NORMAL + style('PlaceholderText', 'Placeholder Text', '', 'character'),
    }),
    THESIS,
  );
  expect(paragraphs).toEqual([
    'On Glass',
    'Ada Byron, Bea Lund',
    'March 1, 2026',
    'University of Glass',
    '12345',
    '',
    'Normal: Text.',
  ]);
  expect(part('document.xml')).not.toMatch(/dataBinding|footmark:|showingPlcHdr/);
  expect(part('document.xml')).toMatch(/<w:b\/><\/w:rPr><w:t xml:space="preserve">On Glass/);
  expect(notices.map(({ message }) => message)).toEqual([
    'The Word template asks for {{supervisor}}, which is not in the front matter',
  ]);
});

test.each([
  ['the running title', 'running-head: Glass', 'Glass'],
  ['the title, if there is none', 'lang: en', 'On Glass'],
])(
  'a running head that is bound to the abstract, as in Word’s APA template, shows %s',
  async (_name, line, shown) => {
    const head =
      '<w:p><w:sdt><w:sdtPr><w:alias w:val="Running head"/><w:showingPlcHdr/><w:dataBinding w:xpath="/ns0:CoverPageProperties[1]/ns0:Abstract[1]" w:storeItemID="{0}"/><w:text/></w:sdtPr><w:sdtContent><w:r><w:t>[Shortened Title]</w:t></w:r></w:sdtContent></w:sdt></w:p>';
    const { part } = await write(
      template({
        stories: { header1: head },
        body: `${p('Sample')}<w:sectPr><w:headerReference w:type="default" r:id="header1"/></w:sectPr>`,
      }),
      `---\ntitle: On Glass\nabstract: It breaks.\n${line}\n---\n\nText.`,
    );
    expect(part('template-header1.xml')).toContain(`<w:t xml:space="preserve">${shown}</w:t>`);
  },
);

test('a title that the template sets above its columns stands across them, and the text in them', async () => {
  const page =
    '<w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1000" w:bottom="1440" w:left="1000"/>';
  const below = (type: string): string =>
    `<w:sectPr>${type}${page}<w:cols w:num="2" w:space="480"/></w:sectPr>`;
  const title = 'On the Durability of Glass and Other Amorphous Solids';
  const text = `---\ntitle: ${title}\n---\n\n${'Words of some length that fill lines. '.repeat(12)}`;
  const above = styled('T', 'Sample') + section(`${page}<w:cols w:space="720"/>`);
  const bytes = template({
    styles: NORMAL + style('T', 'Title', '<w:rPr><w:sz w:val="32"/></w:rPr>'),
    body: above + p('Sample text of the journal') + below('<w:type w:val="continuous"/>'),
  });
  const { part } = await write(bytes, text);
  const columns = [...part('document.xml').matchAll(/<w:cols w:num="(\d)"/g)].map(([, count]) => count);
  expect(columns).toEqual(['1', '2']);
  expect(part('document.xml')).toMatch(/w:type w:val="continuous"(?!.*w:type)/);

  const session = openPages();
  await session.update(text, { template: bytes });
  const paragraphs = [...paragraphsOf(session.page(1).body)];
  expect(paragraphs[0]?.lines.map(textOfLine)).toEqual([title]);
  expect(paragraphs.at(-1)?.lines.length).toBeGreaterThan(4);

  const apart = template({ body: above + p('Sample text of the journal') + below('') });
  expect((await write(apart, text)).part('document.xml')).not.toContain('w:num="1"');
});

test('references have the indents of a numbered style in the template, but no numbers except those of the citation style', async () => {
  const bytes = template({
    styles: NORMAL + style('R', 'references', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'),
    numbering:
      '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="R"/><w:lvlText w:val="[%1]"/><w:pPr><w:ind w:left="360" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
  });
  const source = '@book{a, author = {Byron, Ada}, title = {Glass}, date = {2001}, publisher = {P}}';
  const properties = async (csl: string): Promise<string | undefined> => {
    const front = `---\ncsl: ${csl}\nbibliography: a.bib\n---\n\n`;
    const { part } = await write(bytes, `${front}As shown [@a].\n\n# References`, {
      loadAsset: async () => new TextEncoder().encode(source),
    });
    return /<w:pStyle w:val="R"\/>(.*?)<\/w:pPr>/.exec(part('document.xml'))?.[1];
  };
  const unnumbered = '<w:numPr><w:numId w:val="0"/></w:numPr><w:ind w:left="360" w:hanging="360"/>';
  expect(await properties('ieee')).toBe(unnumbered);
  expect(await properties('apa')).toBe(unnumbered);
});

test('settings and properties of runs are put in the order that Word expects', async () => {
  const { part } = await write(
    template({
      styles: `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/><w:lang w:val="en-US"/><w:szCs w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>${NORMAL}${style('H', 'heading 1', '<w:rPr><w:sz w:val="40"/><w:b/></w:rPr>')}`,
      settings: '<w:decimalSymbol w:val="."/><w:defaultTabStop w:val="708"/><w:zoom w:percent="90"/>',
    }),
    '# One',
  );
  expect(part('settings.xml')).toMatch(/w:zoom.*w:defaultTabStop.*w:decimalSymbol/);
  expect(part('styles.xml')).toMatch(/<w:sz w:val="22"\/><w:szCs w:val="22"\/><w:lang /);
  expect(part('styles.xml')).toContain('<w:b/><w:sz w:val="40"/>');
});

test('code does not touch the box below it, whatever the template says of code', async () => {
  const spaced = (after: number): Uint8Array =>
    template({
      styles: NORMAL + style('Code', 'Source Code', `<w:pPr><w:spacing w:after="${after}"/></w:pPr>`),
    });
  const spacings = async (bytes: Uint8Array, markdown: string): Promise<readonly (string | null)[]> => {
    const { file } = await write(bytes, markdown);
    const all = Array.from(file.parts.get('word/document.xml')?.root?.getElementsByTagName('w:p') ?? []);
    return all
      .filter((each) => each.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') === 'Code')
      .map((each) => each.getElementsByTagName('w:spacing')[0]?.getAttribute('w:after') ?? null);
  };
  const code = '```\ncode\n```\n\n';
  for (const below of ['> [!NOTE]\n> n', '| a |\n|---|\n| b |'])
    expect(await spacings(spaced(0), code + below)).toEqual(['120']);
  expect(await spacings(spaced(0), `${code}Text.`)).toEqual([null]);
  expect(await spacings(spaced(200), `${code}> [!NOTE]\n> n`)).toEqual([null]);
});

test('numbers are on the right of their columns, unless the text says otherwise', async () => {
  const sides = async (markdown: string): Promise<readonly (string | undefined)[]> => {
    const { file } = await write(template({}), markdown);
    const cells = Array.from(file.parts.get('word/document.xml')?.root?.getElementsByTagName('w:tc') ?? []);
    return cells.map((cell) => cell.getElementsByTagName('w:jc')[0]?.getAttribute('w:val') ?? undefined);
  };
  const [, head, , number] = await sides('| a | b |\n|---|---|\n| x | 1.5 |');
  expect([head, number]).toEqual(['right', 'right']);
  expect(await sides('| a | b |\n|---|:--|\n| x | 1.5 |')).not.toContain('right');
});

test('properties of styles are in the order that Word expects, without those that it does not know', async () => {
  const inside =
    '<w:pPr><w:jc w:val="center"/><w:spacing w:after="40"/><w:keepNext/></w:pPr><w:rPr><w:sz w:val="30"/><w:szC w:val="30"/><w:b/></w:rPr>';
  const table =
    '<w:tblPr><w:tblCellMar><w:left w:w="9" w:type="dxa"/></w:tblCellMar><w:tblBorders><w:top w:val="single"/></w:tblBorders></w:tblPr>';
  const styles = NORMAL + style('A', 'Afar', inside) + style('T', 'Grid', table, 'table');
  const { file } = await write(template({ styles }), 'Text.');
  const root = file.parts.get('word/styles.xml')?.root;
  const all = Array.from(root?.getElementsByTagName('w:style') ?? []);
  const found = all.filter((each) => /^[AT]$/.test(each.getAttribute('w:styleId') ?? ''));
  const names = found.flatMap((each) =>
    ['w:pPr', 'w:rPr', 'w:tblPr'].map((name) => {
      const [parent] = each.getElementsByTagName(name);
      return parent ? Array.from(children(parent), ({ nodeName }) => nodeName).join(' ') : '';
    }),
  );
  expect(names.filter((each) => each !== '')).toEqual([
    'w:keepNext w:spacing w:jc',
    'w:b w:sz',
    'w:tblBorders w:tblCellMar',
  ]);
});

/** The definition of a style in the document. */
function definition(written: Written, id: string): string {
  return (
    new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`).exec(written.part('styles.xml'))?.[0] ?? ''
  );
}

test('authors are aligned like the title of the template, and its contents are titled like its chapters', async () => {
  const centred = '<w:pPr><w:jc w:val="center"/></w:pPr>';
  const styles =
    NORMAL +
    style('T', 'Title', centred) +
    style(
      'H1',
      'heading 1',
      `${centred}<w:rPr><w:b/><w:caps/><w:color w:val="123456"/><w:sz w:val="40"/></w:rPr>`,
    );
  const written = await write(template({ styles }), `${THESIS}\n\n# One\n`, { includeTableOfContents: true });
  expect(definition(written, 'TitleDetails')).toContain('<w:jc w:val="center"/>');
  expect(definition(written, 'TOCHeading')).toContain('<w:jc w:val="center"/>');
  expect(definition(written, 'TOCHeading')).toMatch(
    /<w:b\/>.*<w:caps\/>.*w:val="123456".*<w:sz w:val="40"\/>/,
  );
  const left = await write(template(), THESIS);
  expect(definition(left, 'TitleDetails')).not.toContain('<w:jc w:val="center"/>');
});

test('a justified template does not draw a title apart', async () => {
  const title = 'A title of nearly a line of the page: and its second part, after a break';
  const text = `---\ntitle: "${title}"\nauthor: Ada Byron\n---\n\nText.`;
  const justified = '<w:pPr><w:jc w:val="both"/></w:pPr>';
  const body = NORMAL.replace('</w:style>', `${justified}</w:style>`);
  const own = await write(template({ styles: body }), text);
  expect(definition(own, 'Title')).toContain('<w:jc w:val="left"/>');
  expect(own.part('document.xml')).toContain('<w:br/>');
  const given = await write(
    template({ styles: NORMAL + style('T', 'Title', justified) + style('S', 'Subtitle', justified) }),
    text.replace('author:', 'subtitle: A subtitle\nauthor:'),
  );
  for (const id of ['T', 'S'])
    expect(given.part('document.xml')).toMatch(
      new RegExp(`<w:pStyle w:val="${id}"/>(?:(?!</w:pPr>).)*<w:jc w:val="left"/>`),
    );
});

test('code in a justified template has its words where they were', async () => {
  const justified = '<w:pPr><w:jc w:val="both"/></w:pPr>';
  const { part } = await write(
    template({ styles: NORMAL + style('Code', 'Source Code', justified) }),
    '~~~\na  b\nc\n~~~\n',
  );
  expect(part('document.xml')).toMatch(/<w:pStyle w:val="Code"\/>(?:(?!<\/w:pPr>).)*<w:jc w:val="left"\/>/);
});

test('headings stay with their text, whether the style of the template says so or not', async () => {
  const headings = style('H1', 'heading 1') + style('H2', 'heading 2', '<w:pPr><w:keepNext/></w:pPr>');
  const { part } = await write(template({ styles: NORMAL + headings }), '# One\n\n## Two\n\nText.');
  expect(part('document.xml')).toMatch(/<w:pStyle w:val="H1"\/><w:keepNext\/>/);
  expect(part('document.xml')).not.toMatch(/<w:pStyle w:val="H2"\/><w:keepNext\/>/);
});

test.each([
  ['a paragraph', 'Text.'],
  ['an introduction', 'Text:'],
  ['a list', '- Text.'],
  ['a quotation', '> Text.'],
  ['a line block', '| Text.'],
  ['details', '<details><summary>More</summary>\n\nText.\n\n</details>'],
  ['a div', '::: {custom-style="Aside"}\nText.\n:::'],
])('%s does not touch the table below it in a template without space between paragraphs', async (_, text) => {
  const table = '| a |\n|---|\n| b |\n';
  const apart = /<w:spacing (?=[^>]*w:after="120")/;
  const { part } = await write(template(), `${text}\n\n${table}`);
  expect(part('document.xml').split('<w:tbl>')[0]).toMatch(apart);
  const spaced = NORMAL.replace('</w:style>', '<w:pPr><w:spacing w:after="200"/></w:pPr></w:style>');
  const roomy = await write(template({ styles: spaced }), `Text.\n\n${table}`);
  expect(roomy.part('document.xml').split('<w:tbl>')[0]).not.toMatch(/<w:spacing /);
});

test('cells have margins in a template whose base of all tables has none', async () => {
  const table = `<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/></w:style>`;
  const written = await write(
    template({ styles: NORMAL + table }),
    '| a |\n|---|\n| b |\n\n> [!NOTE]\n> c\n',
  );
  for (const [id, margin] of [
    ['MarkdownTable', 108],
    ['CalloutNote', 170],
  ] as const)
    expect(definition(written, id)).toContain(
      `<w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="${margin}" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="${margin}" w:type="dxa"/></w:tblCellMar>`,
    );
});

test('authors are centred below a centred title, even if the style of subtitles is left-aligned', async () => {
  const styles =
    NORMAL + style('T', 'Title', '<w:pPr><w:jc w:val="center"/></w:pPr>') + style('S', 'Subtitle');
  expect(definition(await write(template({ styles }), THESIS), 'TitleDetails')).toContain(
    '<w:jc w:val="center"/>',
  );
});

const NUMBERED = `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`;
const WITH_NUMBER = '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>';

test('a task has its box, not the number of the template’s style as well', async () => {
  const styles = NORMAL + style('L', 'List Paragraph', WITH_NUMBER);
  const written = await write(template({ styles, numbering: NUMBERED }), '- [ ] One\n- [x] Two\n');
  const tasks = written.part('document.xml').match(/<w:pStyle w:val="L"\/>.*?<\/w:pPr>/g) ?? [];
  expect(tasks).toHaveLength(2);
  for (const task of tasks) expect(task).toContain('<w:numPr><w:numId w:val="0"/></w:numPr>');
});

test('an abstract from front matter has no number where the template numbers its headings', async () => {
  const styles = NORMAL + style('H1', 'heading 1', WITH_NUMBER);
  const text = '---\ntitle: T\nabstract: A.\n---\n\n# One\n\nText.\n';
  const options = { template: template({ styles, numbering: NUMBERED }), includeTableOfContents: true };
  const written = await write(options.template, text, options);
  const [abstract, one] = written.part('document.xml').match(/<w:pStyle w:val="H1"\/>.*?<\/w:p>/g) ?? [];
  expect(abstract).toContain('<w:numId w:val="0"/>');
  expect(abstract).toContain('Abstract');
  expect(one).not.toContain('<w:numId');
  expect(written.paragraphs.filter((each) => each.startsWith('TOC'))).toEqual([
    'TOCHeading: Contents',
    'TOC1: Abstract1',
    'TOC1: 1.One1',
  ]);
});

test('long entries of contents wrap below their text, before the tab stop of the page number', async () => {
  const tabs =
    '<w:pPr><w:tabs><w:tab w:val="left" w:pos="480"/><w:tab w:val="right" w:leader="dot" w:pos="9000"/></w:tabs></w:pPr>';
  const styles = NORMAL + style('H1', 'heading 1', WITH_NUMBER) + style('C1', 'toc 1', tabs);
  const bytes = template({ styles, numbering: NUMBERED });
  const { part } = await write(bytes, `# ${'Long '.repeat(40)}\n`, { includeTableOfContents: true });
  const [, left, hanging] =
    /<w:pStyle w:val="C1"\/>.*?<w:ind w:left="(\d+)" w:hanging="(\d+)"\/>/.exec(part('document.xml')) ?? [];
  expect(Number(left)).toBeGreaterThanOrEqual(400);
  expect(hanging).toBe(left);
});

test('code has letters of one width where only the runs of the template’s code have them', async () => {
  const mono = '<w:rPr><w:rFonts w:ascii="Consolas" w:hAnsi="Consolas"/><w:sz w:val="22"/></w:rPr>';
  const styles = NORMAL + style('S', 'Source Code') + style('V', 'Verbatim Char', mono, 'character');
  const written = await write(template({ styles }), '```js\nlet x = "a";\n```\n');
  const runs = written.part('document.xml').match(/<w:r>.*?<\/w:r>/g) ?? [];
  const code = runs.filter((run) => !run.includes('js</w:t>'));
  expect(code.length).toBeGreaterThan(2);
  for (const run of code) expect(run).toMatch(/<w:rStyle w:val="(?:V|Code[A-Z]\w+)"\/>/);
  expect(definition(written, 'CodeKeyword')).toContain('Consolas');
  const own = await write(template({ styles: NORMAL + style('S', 'Source Code', mono) }), '```\nx\n```\n');
  expect(own.part('document.xml')).not.toContain('<w:rStyle');
});

test.each([
  ['the options name', { language: 'de' }, 'Text.', 'de-DE'],
  ['front matter names', {}, '---\nlang: fr\n---\nText.', 'fr-FR'],
  ['nobody names', {}, 'Text.', 'pl-PL'],
])(
  'the language of a document is the one that %s, else that of the template',
  async (_, options, text, expected) => {
    const defaults =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="pl-PL"/></w:rPr></w:rPrDefault></w:docDefaults>';
    const { part } = await write(template({ styles: defaults + NORMAL }), text, options);
    expect(/<w:lang [^>]*w:val="([^"]*)"/.exec(part('styles.xml'))?.[1]).toBe(expected);
  },
);

test('a second place for the text is reported, however it is written', async () => {
  const { notices } = await write(template({ body: p('{{content}}') + p('{{CONTENT}}') }), 'Text.');
  expect(notices.map(({ code }) => code)).toEqual(['template-content-misplaced']);
});

test('an empty list of namespaces that older programs may ignore declares none', async () => {
  const ignorable =
    '<a:dk2><a:srgbClr xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="" ';
  const { bytes: ours } = await convertForTest('Text.');
  const own = openPackage(ours).parts.get('word/theme/theme1.xml')?.text ?? '';
  const theme = own.replace('<a:dk2><a:srgbClr ', ignorable);
  expect(theme).not.toBe(own);
  const links = [['t1', 'theme', 'theme/theme1.xml']] as const;
  const { file } = await write(template({ links, files: { 'word/theme/theme1.xml': theme } }), 'Text.');
  expect(file.parts.get('word/theme/theme1.xml')?.text).not.toMatch(/xmlns:\w+=""/);
});

test('distances in lines and characters are whole twips in styles that follow from them', async () => {
  const text =
    '<w:pPr><w:spacing w:afterLines="1"/><w:ind w:firstLineChars="333"/></w:pPr><w:rPr><w:sz w:val="21"/></w:rPr>';
  const { part } = await write(
    template({ styles: NORMAL.replace('</w:style>', `${text}</w:style>`) }),
    'Table: Prices\n\n| A |\n|---|\n| 1 |\n\nText.\n\n> Quotation\n',
  );
  expect(part('styles.xml')).not.toMatch(/ w:\w+="-?\d+\.\d+"/);
});
