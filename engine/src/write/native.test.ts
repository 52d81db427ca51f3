import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ConversionOptions } from '../api/options.js';
import { convert } from '../convert.js';

async function partsOf(markdown: string, options: ConversionOptions = {}): Promise<(name: string) => string> {
  const result = await convert(markdown, options);
  if (!result.success) throw new Error(result.error);
  const files = unzipSync(new Uint8Array(await result.blob.arrayBuffer()));
  return (name) => strFromU8(files[name] ?? new Uint8Array());
}

/** One style of a style sheet. */
const styleIn = (sheet: string, id: string): string =>
  new RegExp(`<w:style [^>]*w:styleId="${id}">.*?</w:style>`).exec(sheet)?.[0] ?? '';

test('first lines in Chinese are two characters, as Word measures them, and paragraphs without one say so', async () => {
  const text = 'Text\n\n1. Item\n\n   > Quote\n\nMore';
  const part = await partsOf(text, { template: 'academic', language: 'zh-CN', fontSize: 12 });
  const indentOf = (id: string): string =>
    /<w:ind [^>]*>/.exec(styleIn(part('word/styles.xml'), id))?.[0] ?? '';
  expect(indentOf('BodyText')).toBe('<w:ind w:firstLineChars="200" w:firstLine="480"/>');
  expect(indentOf('FirstParagraph')).toBe('<w:ind w:firstLineChars="0" w:firstLine="0"/>');
  const direct = part('word/document.xml').match(/<w:ind [^>]*(?:firstLine|hanging)=[^>]*>/g) ?? [];
  expect(direct.filter((each) => !each.includes('w:firstLineChars="0"'))).toEqual([]);
  const english = await partsOf(text, { template: 'academic', language: 'en-US' });
  expect(english('word/styles.xml') + english('word/document.xml')).not.toContain('Chars=');
});

test('a comment runs in the direction of its letters', async () => {
  const comments = async (text: string): Promise<readonly string[]> => {
    const part = await partsOf(text);
    const all = part('word/comments.xml').match(/<w:p .*?<\/w:p>/g) ?? [];
    const sideOf = (xml: string): string =>
      xml.includes('<w:bidi/>') ? 'right' : xml.includes('<w:bidi w:val="0"/>') ? 'left' : 'as all';
    return all.map((xml) => `${sideOf(xml)}${xml.includes('<w:rtl/>') ? ', with words from the right' : ''}`);
  };
  expect(
    await comments('---\nlang: he\n---\n\nשלום{>>הערה כאן<<} {==עולם==}{>>This is not right.<<}'),
  ).toEqual(['as all, with words from the right', 'left']);
  expect(await comments('Hello{>>הערה כאן<<} {==world==}{>>This is not right.<<}')).toEqual([
    'right, with words from the right',
    'as all',
  ]);
});

describe('changes in Word apply everywhere', () => {
  test.each(['plain', 'academic', 'business', 'mla'] as const)(
    'the fonts and colours of the template %s',
    async (template) => {
      const part = await partsOf('# One\n\nText', { template, fontFamily: 'georgia' });
      const sheet = part('word/styles.xml');
      expect(part('word/theme/theme1.xml')).toContain('<a:minorFont><a:latin typeface="Georgia"/>');
      expect(sheet).toMatch(/<w:rPrDefault><w:rPr><w:rFonts [^>]*w:asciiTheme="minorHAnsi"/);
      expect(styleIn(sheet, 'Heading1')).toMatch(/w:asciiTheme="majorHAnsi".*w:themeColor="text[12]"/);
      expect(styleIn(sheet, 'Hyperlink')).toContain('w:themeColor="hyperlink"');
      expect(styleIn(sheet, 'CodeBlock')).not.toContain('Theme=');
    },
  );
});

describe('Design > Colors changes the ground of all header rows', () => {
  const rows = (each: readonly string[]): string => each.map((row) => `<tr>${row}</tr>`).join('');
  const table = (headers: readonly string[]): string =>
    `<table><thead>${rows(headers)}</thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>`;
  const grounds = (xml: string): readonly string[] => xml.match(/<w:shd [^>]*>/g) ?? [];

  test.each(
    (['plain', 'academic', 'business', 'mla'] as const).flatMap((template) =>
      (['shaded', 'dark', 'ruled'] as const).map((tableHeaders) => ({ template, tableHeaders })),
    ),
  )('$tableHeaders in $template', async (options) => {
    const part = await partsOf(
      table(['<th colspan="2">Both</th>', '<th>a</th><th>b</th>', '<th>c</th><th>d</th>']),
      options,
    );
    const [ofStyle] = grounds(styleIn(part('word/styles.xml'), 'MarkdownTable'));
    expect(grounds(part('word/document.xml'))).toEqual(ofStyle === undefined ? [] : Array(4).fill(ofStyle));
    if (ofStyle !== undefined) expect(ofStyle).toContain('w:themeFill=');
  });

  test('but not one that the text asks for, whatever colour it has', async () => {
    const sheet = (await partsOf('Text'))('word/styles.xml');
    const color = /w:fill="(\w+)"/.exec(grounds(styleIn(sheet, 'MarkdownTable'))[0] ?? '')?.[1];
    const part = await partsOf(
      table(['<th>a</th><th>b</th>', `<th style="background-color: #${color}">c</th><th>d</th>`]),
    );
    expect(grounds(part('word/document.xml')).map((each) => each.includes('themeFill'))).toEqual([
      false,
      true,
    ]);
  });
});

test('a list is never joined with one of another document', async () => {
  const nsids = async (markdown: string): Promise<readonly string[]> => {
    const part = await partsOf(markdown);
    return [...part('word/numbering.xml').matchAll(/<w:nsid w:val="([\dA-F]{8})"\/>/g)].map(
      ([, id = '']) => id,
    );
  };
  const [one, again, other] = await Promise.all([
    nsids('- a\n\n1. b'),
    nsids('- a\n\n1. b'),
    nsids('- b\n\n1. b'),
  ]);
  expect(again).toEqual(one);
  expect(new Set([...(one ?? []), ...(other ?? [])]).size).toBe(4);
});

test('the title of a table among its properties is what its caption says, and Word 2007 skips it', async () => {
  const table = '| a | b |\n|---|---|\n| c | d |';
  const titles = async (markdown: string): Promise<readonly string[]> =>
    [
      ...(await partsOf(markdown))('word/document.xml').matchAll(
        /<w:tblLook [^>]*\/><mc:AlternateContent><mc:Choice Requires="w14"><w:tblCaption w:val="([^"]*)"\/><\/mc:Choice><\/mc:AlternateContent><\/w:tblPr>/g,
      ),
    ].map(([, title = '']) => title);
  expect(
    await titles(`Table: High *tides*,\n"twice" {#tbl:a}\n\n${table}\n\nTable: Low\n\n${table}`),
  ).toEqual(['High tides, &quot;twice&quot;', 'Low']);
  expect(await titles(`${table}\n\n> [!NOTE]\n> Text`)).toEqual([]);
});

test('code runs from left to right by its style in a text from right to left', async () => {
  const bidi = async (language: string, id: string): Promise<boolean> =>
    styleIn((await partsOf('Text', { language }))('word/styles.xml'), id).includes('<w:bidi w:val="0"/>');
  for (const id of ['SourceCode', 'CodeLabel']) {
    expect(await bidi('ar', id)).toBe(true);
    expect(await bidi('en', id)).toBe(false);
  }
  expect(await bidi('ar', 'BodyText')).toBe(false);
});

test.each([
  ['zh-CN', 'compressPunctuation'],
  ['ja', 'compressPunctuation'],
  ['ko', 'doNotCompress'],
  ['en', 'doNotCompress'],
])('punctuation in %s: %s', async (language, expected) => {
  const part = await partsOf('Text', { language });
  expect(part('word/settings.xml')).toContain(`<w:characterSpacingControl w:val="${expected}"/>`);
});

test.each(['plain', 'academic', 'business', 'mla'] as const)(
  'in the template %s, no dots of contents are bold',
  async (template) => {
    const part = await partsOf('# One', { template, includeTableOfContents: true });
    expect(styleIn(part('word/styles.xml'), 'TOC1')).not.toContain('<w:b/>');
  },
);

test('the style gallery offers what the document uses', async () => {
  const offered = async (markdown: string, id: string): Promise<boolean> => {
    const part = await partsOf(markdown);
    return styleIn(part('word/styles.xml'), id).includes('<w:qFormat/>');
  };
  expect(await offered('Text', 'Quote')).toBe(false);
  expect(await offered('> Text', 'Quote')).toBe(true);
  expect(await offered('Text with `code`', 'Keyboard')).toBe(false);
  expect(await offered('Text with `code`', 'InlineCode')).toBe(true);
  expect(await offered('Press <kbd>Enter</kbd>', 'Keyboard')).toBe(true);
  expect(await offered('Text', 'Heading1')).toBe(true);
});

test('a list’s markers come from its style; only a start number is set directly', async () => {
  const part = await partsOf('- a\n  - b\n\n1. c');
  const [first = '', second = '', third = ''] = part('word/document.xml').match(/<w:pPr>.*?<\/w:pPr>/g) ?? [];
  expect(first).toContain('<w:pStyle w:val="ListBullet"/>');
  expect(second).toContain('<w:pStyle w:val="ListBullet2"/>');
  expect(first + second).not.toContain('w:numPr');
  expect(third).toMatch(/<w:pStyle w:val="ListNumber"\/><w:numPr>/);
  expect(styleIn(part('word/styles.xml'), 'ListBullet2')).toContain('<w:numPr><w:ilvl w:val="1"/>');
});

test('a callout is a table whose first row counts as a header, as the accessibility checker asks', async () => {
  const part = await partsOf('> [!NOTE]\n> Text');
  expect(part('word/document.xml')).toContain('<w:tblLook w:val="0620"/>');
});

test('the style sheet has everything that Word expects in its own', async () => {
  const part = await partsOf('# One\n\nText.', { template: 'business' });
  const sheet = part('word/styles.xml');
  expect(sheet).toMatch(
    /<w:latentStyles [^>]*w:defQFormat="0"[^>]*>(?:<w:lsdException [^>]*\/>)+<\/w:latentStyles>/,
  );
  expect(styleIn(sheet, 'FollowedHyperlink')).toContain('<w:name w:val="FollowedHyperlink"/>');
  for (let depth = 1; depth <= 9; depth++)
    expect(styleIn(sheet, `TOC${depth}`)).toContain(`<w:name w:val="toc ${depth}"/>`);
  for (const id of ['Heading1', 'Title', 'Quote', 'FootnoteText', 'Header']) {
    expect(styleIn(sheet, id)).toContain(`<w:link w:val="${id}Char"/>`);
    expect(styleIn(sheet, `${id}Char`)).toMatch(new RegExp(`w:type="character".*<w:link w:val="${id}"/>`));
  }
  expect(part('word/settings.xml')).toContain('<m:mathPr>');
});

test('rows of formulas are aligned by an array of equations, whose letters are as large as those of the text', async () => {
  const document = (await partsOf('$$\\begin{align} a &= b \\\\ c &= d \\end{align}$$'))('word/document.xml');
  expect(document).toContain('<m:eqArr>');
  expect(document).not.toContain('<m:m>');
});

/** The lines above notes, whose height is that of a letter. */
const SEPARATORS = /<w:footnote w:type=.*?<\/w:footnote>/g;

test('changing a style changes everything set in it: no text is formatted directly', async () => {
  const text = `# One\n\n## Two\n\nText[^1] with **bold** words.\n\n> Said.\n\n- item\n\n| A | 1 |\n|---|---|\n| b | 2 |\n\n[^1]: Note.`;
  for (const template of ['plain', 'academic', 'business', 'mla'] as const) {
    const part = await partsOf(text, { template });
    for (const name of ['word/document.xml', 'word/footnotes.xml'])
      expect(part(name).replace(SEPARATORS, '')).not.toMatch(/<w:rFonts|<w:sz |<w:color |<w:u /);
    expect(part('word/document.xml')).toContain('<w:pStyle w:val="TableHeading"/>');
    // Only code has fonts of its own: that of the theme is that of text, headings, notes and tables.
    const sheet = part('word/styles.xml');
    for (const id of ['Heading1', 'FootnoteText', 'TableText', 'BodyText', 'Quote', 'Title'])
      expect(styleIn(sheet, id)).not.toMatch(/<w:rFonts (?![^>]*w:asciiTheme=)/);
    expect(styleIn(sheet, 'Heading1')).toContain('<w:basedOn w:val="Normal"/>');
  }
});

describe('the date of the front matter', () => {
  const REVIEWED = [
    '{++a paragraph++}',
    'Words {++added++}, {--gone--}, {~~old~>new~~}{>>why<<}.[^n]',
    '| A |\n|---|\n| {++row++} |',
    '[^n]: A note with {++more++}.',
  ].join('\n\n');
  const reviewed = (date: string, options: ConversionOptions = {}) =>
    partsOf(`---\ntitle: T\n${date}\n---\n\n${REVIEWED}`, options);
  const datesOf = (part: (name: string) => string): readonly string[] =>
    ['document', 'footnotes', 'comments'].flatMap((name) =>
      [...part(`word/${name}.xml`).matchAll(/<w:(?:ins|del|comment) [^>]*>/g)].map(
        ([tag]) => /w:date="([^"]*)"/.exec(tag)?.[1] ?? 'none',
      ),
    );

  test.each<readonly [string, string, ConversionOptions, string]>([
    ['a day', 'date: 2026-03-31', {}, '2026-03-31T00:00:00Z'],
    ['a time', 'date: 2026-03-31T09:30:00+02:00', {}, '2026-03-31T07:30:00Z'],
    ['a day in a manuscript', 'date: 2026/3/31', { template: 'mla' }, '2026-03-31T00:00:00Z'],
    ['an option before it', 'date: 2026-03-31', { date: new Date('2025-01-02') }, '2025-01-02T00:00:00Z'],
    ['today', 'date: today', { date: new Date('2025-01-02') }, '2025-01-02T00:00:00Z'],
  ])('is that of the properties, the changes and the comments: %s', async (_, date, options, expected) => {
    const part = await reviewed(date, options);
    const core = part('docProps/core.xml');
    expect(core).toContain(`<dcterms:created xsi:type="dcterms:W3CDTF">${expected}</dcterms:created>`);
    expect(core).toContain(`<dcterms:modified xsi:type="dcterms:W3CDTF">${expected}</dcterms:modified>`);
    const dates = datesOf(part);
    expect(dates.length).toBeGreaterThanOrEqual(8);
    expect(new Set(dates)).toEqual(new Set([expected]));
  });

  test.each(['date: Spring 2026', 'date: 2026-03', 'date: 03/04/2026', 'author: A'])(
    'is left out where it names no day: %s',
    async (date) => {
      const part = await reviewed(date);
      expect(part('docProps/core.xml')).not.toContain('dcterms:created');
      expect(new Set(datesOf(part))).toEqual(new Set(['none']));
    },
  );
});

test.each([
  ['en-US', '.', ','],
  ['de-DE', ',', ';'],
  ['de-CH', '.', ','],
  ['es-MX', '.', ','],
  ['es-ES', ',', ';'],
  ['ja-JP', '.', ','],
])('numbers in tables are read as %s writes them', async (language, decimal, list) => {
  const part = await partsOf('Text', { language });
  expect(part('word/settings.xml')).toContain(
    `<w:decimalSymbol w:val="${decimal}"/><w:listSeparator w:val="${list}"/>`,
  );
});

test("no style of Word's own is marked as somebody's", async () => {
  const part = await partsOf('# One');
  for (const id of ['TableOfFigures', 'Index1', 'Index3', 'TOC9', 'EndnoteText', 'Caption'])
    expect(styleIn(part('word/styles.xml'), id)).toMatch(/^<w:style (?!.*customStyle)/);
});
