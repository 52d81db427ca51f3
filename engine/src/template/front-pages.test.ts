import { inspectTemplate } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { convertForTest } from '../../../tests/conversion.js';
import { openPackage } from '../../../tests/docx/package.js';
import { PIXEL } from '../../../tests/pixel.js';
import { NORMAL, p, section, styled, template } from '../../../tests/templates/build.js';
import { bookmarkPairs } from '../../../tests/validation/rules/identity.js';

const style = (id: string, name: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
const STYLES = `${NORMAL}${style('h1', 'heading 1')}${style('t', 'Title')}${style('a', 'Author')}`;
const BREAK = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
const control = (property: string, text: string): string =>
  `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/ns1:coreProperties[1]/ns0:${property}[1]"/></w:sdtPr><w:sdtContent>${p(text)}</w:sdtContent></w:sdt>`;
const SAMPLE = `${styled('h1', 'Sample heading')}${p('Sample text.')}<w:sectPr/>`;
const TEXT = '---\ntitle: My Thesis\nauthor: Ada\n---\n\n# Introduction\n\nWords.\n';

async function paragraphsWith(body: string, markdown = TEXT): Promise<readonly string[]> {
  const bytes = template({ styles: STYLES, body });
  const { bytes: made } = await convertForTest(markdown, { template: bytes });
  const xml = openPackage(made).parts.get('word/document.xml')?.text ?? '';
  return [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)]
    .map(([paragraph]) =>
      [...paragraph.matchAll(/<w:t[ >][^<]*/g)].map(([text]) => text.replace(/^.*>/, '')).join(''),
    )
    .filter((text) => text !== '');
}

describe('pages before the first heading stay', () => {
  const COVER = `${p('University')}${control('title', 'Your title')}${control('creator', 'Your name')}`;

  test.each([
    ['a page break', COVER + BREAK],
    ['a section', COVER + section('')],
    ['a page break and a section', `${COVER}${BREAK}${section('')}`],
  ])('that end with %s, with their controls filled in', async (_name, front) => {
    expect(await paragraphsWith(front + SAMPLE)).toEqual([
      'University',
      'My Thesis',
      'Ada',
      'Introduction',
      'Words.',
    ]);
  });

  const broken = (style: string, text: string, own = '<w:pageBreakBefore/>'): string =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/>${own}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const CHAPTER = `${style('Page', 'Chapter Base').replace('</w:style>', '<w:pPr><w:pageBreakBefore/></w:pPr></w:style>')}<w:style w:type="paragraph" w:styleId="h1"><w:name w:val="heading 1"/><w:basedOn w:val="Page"/></w:style>`;

  test.each([
    ['the heading by itself', COVER + broken('h1', 'Sample heading'), STYLES],
    [
      'the heading by the base of its style',
      `${COVER}${styled('h1', 'Sample heading')}`,
      `${NORMAL}${CHAPTER}`,
    ],
    ['the text above it', `${COVER}${broken('Normal', 'Sample summary.')}${styled('h1', 'Sample')}`, STYLES],
    [
      'a heading below a table',
      `${COVER}<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="9000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="9000" w:type="dxa"/></w:tcPr>${p('')}</w:tc></w:tr></w:tbl>${broken('h1', 'Sample')}`,
      STYLES,
    ],
  ])('that end because %s begins a page, which the text then does', async (_name, body, styles) => {
    const bytes = template({ styles, body: `${body}${p('Sample text.')}<w:sectPr/>` });
    const { bytes: made } = await convertForTest(TEXT, { template: bytes });
    const xml = openPackage(made).parts.get('word/document.xml')?.text ?? '';
    expect(xml).toMatch(/University.*My Thesis.*Ada.*<w:br w:type="page"\/>.*Introduction.*Words/s);
    expect(xml).not.toContain('Sample');
    expect(xml.match(/w:type="page"/g)).toHaveLength(1);
  });

  test('but not where a style that begins pages is told not to', async () => {
    const body = `${COVER}${broken('h1', 'Sample heading', '<w:pageBreakBefore w:val="0"/>')}<w:sectPr/>`;
    const bytes = template({ styles: `${NORMAL}${CHAPTER}`, body });
    const { bytes: made } = await convertForTest(TEXT, { template: bytes });
    expect(openPackage(made).parts.get('word/document.xml')?.text).not.toContain('University');
  });

  test('all of them, but not what stands on the page of the heading', async () => {
    const front = `${COVER}${section('')}${p('I declare.')}${section('')}${p('Sample summary.')}`;
    expect(await paragraphsWith(front + SAMPLE)).toEqual([
      'University',
      'My Thesis',
      'Ada',
      'I declare.',
      'Introduction',
      'Words.',
    ]);
  });

  test('with the table of contents of the text in place of theirs', async () => {
    const contents = `${styled('h1', 'Contents')}<w:p><w:fldSimple w:instr="TOC \\o"><w:r><w:t>Sample heading</w:t></w:r></w:fldSimple></w:p>`;
    const found = await paragraphsWith(`${p('University')}${BREAK}${contents}${BREAK}${SAMPLE}`);
    expect(found.join('\n')).toContain('University');
    expect(found.join('\n')).not.toContain('Sample');
  });

  test.each([
    ['Inhalt', 'Inhalt', true],
    ['СОДЕРЖАНИЕ', 'СОДЕРЖАНИЕ', true],
    ['目 录', '目 录', true],
    ['Table of Contents:', 'Table of Contents:', true],
    ['no heading', 'Author', false],
    ['a sentence about it', 'The contents follow.', false],
  ])(
    'with %s above the table of contents, and no other heading of it where that is one',
    async (_name, above, isTitle) => {
      const contents = '<w:p><w:fldSimple w:instr="TOC \\o"><w:r><w:t>Sample</w:t></w:r></w:fldSimple></w:p>';
      const found = await paragraphsWith(
        `${p('University')}${BREAK}${p(above)}${p('')}${contents}${BREAK}${SAMPLE}`,
      );
      expect(found).toContain(above);
      expect(found.includes('Contents')).toBe(!isTitle);
    },
  );

  const mark = (end: 'Start' | 'End', id: number): string =>
    `<w:bookmark${end} w:id="${id}"${end === 'Start' ? ` w:name="b${id}"` : ''}/>`;

  test('without the bookmarks that the sample text ends or begins', async () => {
    const front = `<w:p>${mark('Start', 1)}<w:r><w:t>University</w:t></w:r>${mark('Start', 2)}${mark('End', 2)}</w:p>${mark('Start', 3)}`;
    const bytes = template({
      styles: STYLES,
      body: `${front}${BREAK}${styled('h1', 'Sample')}${mark('End', 1)}<w:p>${mark('Start', 4)}${mark('End', 3)}${mark('End', 4)}</w:p><w:sectPr/>`,
    });
    const { bytes: made } = await convertForTest(TEXT, { template: bytes });
    const file = openPackage(made);
    expect([...bookmarkPairs(file)]).toEqual([]);
    expect(file.parts.get('word/document.xml')?.text).toContain('w:name="b2"');
  });

  const field = (code: string, result: string): string =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${result}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const titled = (content: string): string => `<w:p><w:pPr><w:pStyle w:val="t"/></w:pPr>${content}</w:p>`;

  test.each([
    ['a form field', titled(field('FORMTEXT', 'Sample title'))],
    ['a property of the file', titled(field('DOCPROPERTY "topic" \\* MERGEFORMAT', 'Sample title'))],
    [
      'the title of the file',
      titled('<w:fldSimple w:instr=" TITLE "><w:r><w:t>Sample</w:t></w:r></w:fldSimple>'),
    ],
    ['a prompt', styled('t', '&lt;Title of the thesis&gt;')],
    ['a prompt beside other titles', styled('t', 'Bachelor thesis') + styled('t', '[Title]')],
  ])('with the title in %s that has the style for it, and nowhere else', async (_name, title) => {
    const found = await paragraphsWith(p('University') + title + BREAK + SAMPLE);
    expect(found.filter((text) => text !== 'Bachelor thesis')).toEqual([
      'University',
      'My Thesis',
      'Introduction',
      'Words.',
    ]);
  });

  test.each([
    ['words', styled('t', 'Faculty of Arts')],
    [
      'a field among words',
      titled(`<w:r><w:t xml:space="preserve">Thesis </w:t></w:r>${field('FORMTEXT', '3')}`),
    ],
    ['two prompts', styled('t', '[Title]') + styled('t', '[Topic]')],
    ['a prompt in another style', p('[Title]')],
    ['a word for it that may be a label', p('Title')],
    ['a label with what it is for', p('Thesis title: Tides')],
    ['a sentence about it', p('The title of the thesis is Tides')],
  ])('with %s in place of a title as they are', async (_name, title) => {
    const found = await paragraphsWith(p('University') + title + BREAK + SAMPLE);
    expect(found.join('\n')).toMatch(/University\n(?:Faculty|Thesis|T|\[).*\nMy Thesis\nAda\nIntroduction/s);
  });

  test.each([
    ['Dissertation or Thesis Title', 'title'],
    ['YOUR TITLE HERE', 'title'],
    ['Titel der Masterarbeit', 'title'],
    ['Titre de la thèse', 'title'],
    ['Título del trabajo', 'title'],
    ['Your Name', 'author'],
    ["Author's name", 'author'],
    ['Vorname Nachname Name', 'author'],
    ['Month and Year of Graduation', 'date'],
    ['Tag Monat Jahr', undefined],
    ['Name of Professor', undefined],
    ['Date', undefined],
  ] as const)('with what they ask for in words: %s', async (words, key) => {
    const markdown = TEXT.replace('author:', 'date: 2026-01-02\nauthor:');
    const [first, second] = await paragraphsWith(p('University') + p(words) + BREAK + SAMPLE, markdown);
    const values = { title: 'My Thesis', author: 'Ada', date: 'January 2, 2026' };
    expect([first, second]).toEqual(['University', key === undefined ? words : values[key]]);
    const label = `<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="9000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="9000" w:type="dxa"/></w:tcPr>${p(words)}</w:tc></w:tr></w:tbl>`;
    expect(await paragraphsWith(label + BREAK + SAMPLE, markdown)).toContain(words);
  });

  test.each([
    ['Harbour Office Title', true],
    ['论文题目', true],
    ['Annual report of the Harbour Office', false],
  ])('with the title in place of one that is asked for in its style: %s', async (words, isFilled) => {
    const found = await paragraphsWith(p('University') + styled('t', words) + BREAK + SAMPLE);
    expect(found.slice(0, 2)).toEqual(['University', isFilled ? 'My Thesis' : words]);
    const cover = `${STYLES}<w:style w:type="paragraph" w:styleId="ct"><w:name w:val="Cover page"/><w:basedOn w:val="t"/></w:style>`;
    const based = template({ styles: cover, body: p('University') + styled('ct', words) + BREAK + SAMPLE });
    const { bytes } = await convertForTest(TEXT, { template: based });
    expect(openPackage(bytes).parts.get('word/document.xml')?.text.includes(words)).toBe(!isFilled);
  });

  test('and what they have no place for is named where they show the title', async () => {
    const front = `${p('University')}${control('title', 'Your title')}`;
    const codesOf = async (body: string, markdown: string): Promise<readonly string[]> => {
      const { notices } = await convertForTest(markdown, { template: template({ styles: STYLES, body }) });
      return notices.flatMap(({ code, message }) => (code === 'template-field-unknown' ? [message] : []));
    };
    const markdown = TEXT.replace('author:', 'subtitle: S\ndate: 2026-01-02\nauthor:');
    expect(await codesOf(front + BREAK + SAMPLE, markdown)).toEqual([
      "The Word template's own pages show the title, but have no place for author, subtitle and date. Write fields such as {{author}} there",
    ]);
    const all = `${front}${control('creator', 'N')}${p('{{subtitle}}')}<w:p>${field('DATE', '1 May')}</w:p>`;
    expect(await codesOf(all + BREAK + SAMPLE, markdown)).toEqual([]);
    expect(await codesOf(p('University') + BREAK + SAMPLE, markdown)).toEqual([
      "The Word template's own pages stay, but no place for the title and author was found there, so they may show somebody else’s. Write fields such as {{title}} there",
    ]);
    expect(await codesOf(p('University') + BREAK + SAMPLE, 'Words.\n')).toEqual([]);
  });

  test('and what is replaced is said, when it is converted and before', async () => {
    const bytes = template({ styles: STYLES, body: COVER + BREAK + SAMPLE });
    const { kept, dropped, filled, guessed, notices } = await inspectTemplate(bytes);
    expect(kept.some(({ about }) => about === 'cover')).toBe(true);
    expect(dropped).toEqual([{ about: 'text', text: 'Its sample text (26 characters)' }]);
    expect(filled).toHaveLength(2);
    expect(guessed[0]?.text).toContain('pages before the first heading stay');
    expect(notices.map(({ code }) => code)).toEqual(['template-content-missing']);
  });
});

describe('no page stays', () => {
  test.each([
    ['above a heading on the same page', `${p('University')}`],
    ['in columns below a title', `${p('University')}${section('')}`, '<w:type w:val="continuous"/>'],
    [
      'that is only a title above a text',
      `${styled('t', 'Sample title')}${styled('a', 'Sample author')}${BREAK}`,
    ],
    ['without words', BREAK],
  ])('%s', async (_name, front, last = '') => {
    const body = `${front}${styled('h1', 'Sample heading')}<w:sectPr>${last}</w:sectPr>`;
    const found = await paragraphsWith(body);
    expect(found.slice(-2)).toEqual(['Introduction', 'Words.']);
    expect(found.join('\n')).not.toMatch(/Sample|University/);
  });

  test('where no heading follows', async () => {
    expect((await paragraphsWith(`${p('University')}${BREAK}${p('Sample')}`)).join('\n')).not.toContain(
      'University',
    );
  });
});

describe('a letterhead', () => {
  const picture = (height = 600_000): string =>
    `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="900000" cy="${height}"/><wp:docPr id="9" name="Logo"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="9" name="Logo"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="logo"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  const logo = `<w:p>${picture()}</w:p>`;
  const row = (...cells: readonly string[]): string =>
    `<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/></w:tblPr><w:tblGrid>${cells.map(() => '<w:gridCol w:w="4500"/>').join('')}</w:tblGrid><w:tr>${cells.map((each) => `<w:tc><w:tcPr><w:tcW w:w="4500" w:type="dxa"/></w:tcPr>${each}</w:tc>`).join('')}</w:tr></w:tbl>`;
  const made = async (body: string) => {
    const bytes = template({
      styles: `${STYLES}${style('c', 'Caption')}`,
      body,
      links: [['logo', 'image', 'media/logo.png']],
      files: { 'word/media/logo.png': PIXEL },
    });
    const { bytes: written, notices } = await convertForTest(TEXT, { template: bytes });
    const xml = openPackage(written).parts.get('word/document.xml')?.text ?? '';
    return { notices, report: await inspectTemplate(bytes), before: xml.slice(0, xml.indexOf('My Thesis')) };
  };

  test.each([
    ['a logo', logo, ''],
    ['a logo below an empty line', `<w:p/>${logo}`, ''],
    ['a table with a logo', row(p('Harbour Office'), logo), 'Harbour Office'],
    ['a logo beside a name', `<w:p>${picture()}<w:r><w:t>Harbour Office</w:t></w:r></w:p>`, 'Harbour Office'],
  ])('stays above the title: %s', async (_name, letterhead, words) => {
    const { notices, report, before } = await made(`${letterhead}${p('Sample text.')}${SAMPLE}`);
    expect(before).toContain('<w:drawing>');
    expect(before).toContain(words);
    expect(before).not.toMatch(/Sample|type="page"/);
    expect(notices.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The letterhead .* stays/),
    ]);
    expect(report.kept.filter(({ about }) => about === 'cover')).toEqual([
      {
        about: 'cover',
        text: `What stands above the text${words === '' ? '' : `, which begins with "${words}"`}`,
      },
    ]);
    expect(report.guessed[0]?.text).toMatch(/^Its letterhead stays/);
    expect(report.dropped.map(({ about }) => about)).toEqual(['text']);
  });

  test.each([
    ['below words', `${p('Sample text.')}${logo}`],
    ['above a caption', `${logo}${styled('c', 'Sample figure')}`],
    ['half a page high', `<w:p>${picture(5_000_000)}</w:p>`],
    ['in a table of many words', row(p('Sample words. '.repeat(40)), logo)],
    ['in a section of its own', `${logo}${p('Sample')}${section('')}${p('Sample text. '.repeat(9))}`],
  ])('is no picture %s', async (_name, body) => {
    expect((await made(`${body}${p('Sample')}<w:sectPr/>`)).before).not.toContain('<w:drawing>');
  });
});

describe('the first heading', () => {
  test('is none without words, as one that holds the background of a cover', async () => {
    const cover = `<w:p><w:pPr><w:pStyle w:val="h1"/></w:pPr></w:p>${p('University')}${BREAK}`;
    expect(await paragraphsWith(cover + SAMPLE)).toContain('University');
  });

  test('may have the page break itself', async () => {
    const heading =
      '<w:p><w:pPr><w:pStyle w:val="h1"/></w:pPr><w:r><w:br w:type="page"/></w:r><w:r><w:t>Sample heading</w:t></w:r></w:p>';
    expect(
      (await paragraphsWith(`${p('University')}${heading}${p('Sample')}<w:sectPr/>`)).slice(0, 2),
    ).toEqual(['University', 'My Thesis']);
    const after = heading.replace(/(<w:r><w:br.*?<\/w:r>)(.*?)(<\/w:p>)/, '$2$1$3');
    expect(await paragraphsWith(`${p('University')}${after}${p('Sample')}<w:sectPr/>`)).not.toContain(
      'University',
    );
  });

  test('may have a style of another name, by its place in the outline', async () => {
    const outlined = (id: string, name: string): string =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>`;
    const bytes = template({
      styles: `${NORMAL}${outlined('m', '*Heading: Main')}${outlined('c', 'Cover Title')}`,
      body: `${styled('c', 'University')}${BREAK}${styled('m', 'Sample')}${p('Sample')}<w:sectPr/>`,
    });
    const { bytes: made } = await convertForTest(TEXT, { template: bytes });
    const xml = openPackage(made).parts.get('word/document.xml')?.text ?? '';
    expect(xml).toContain('University');
    expect(xml).not.toContain('Sample');
  });
});
