import { inspectTemplate, type TemplatePoint } from '@footmark/engine';
import { describe, expect, test } from 'vitest';
import { NORMAL, p, styled, template } from '../../../tests/templates/build.js';

const texts = (points: readonly TemplatePoint[]): readonly string[] => points.map(({ text }) => text);
const style = (id: string, name: string, look = '', type = 'paragraph'): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${look}</w:style>`;
const section = (inside: string): string => `<w:sectPr>${inside}</w:sectPr>`;
const page = (width: number, height: number, margin: number): string =>
  `<w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}"/>`;

describe('what is kept', () => {
  test.each([
    [page(11_906, 16_838, 1440), 'Its page: A4, margins of 2.5 cm'],
    [page(16_838, 11_906, 1440), 'Its page: A4 across, margins of 2.5 cm'],
    [page(12_240, 15_840, 1440), 'Its page: US Letter, margins of 1 in'],
    [page(8000, 9000, 567), 'Its page: 14.1 × 15.9 cm, margins of 1 cm'],
    [`${page(11_906, 16_838, 1440)}<w:cols w:num="2"/>`, 'Its page: A4, margins of 2.5 cm, 2 columns'],
    [
      '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="567" w:right="1134" w:bottom="1701" w:left="2268"/>',
      'Its page: A4, margins of 1 (top), 2 (right), 3 (bottom) and 4 cm (left)',
    ],
  ])('the page %s', async (inside, text) => {
    expect(texts((await inspectTemplate(template({ body: section(inside) }))).kept)).toContain(text);
  });

  test('headers and footers that the pages of the text show, with their words', async () => {
    const reference = (kind: string, type: string, id: string): string =>
      `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`;
    const shown = reference('header', 'default', 'h') + reference('footer', 'default', 'f');
    const stories = { h1: p('University  of Northport'), h2: p('First'), f1: p('') };
    const links = [
      ['h', 'header', 'h1.xml'],
      ['hf', 'header', 'h2.xml'],
      ['f', 'footer', 'f1.xml'],
    ] as const;
    const report = async (titlePage: string): Promise<readonly TemplatePoint[]> => {
      const body = section(shown + reference('header', 'first', 'hf') + titlePage);
      return (await inspectTemplate(template({ body, stories, links }))).kept;
    };
    expect(texts(await report(''))).toContain('Its header: "University of Northport"');
    expect((await report('')).filter(({ about }) => about === 'header' || about === 'footer')).toHaveLength(
      1,
    );
    expect(texts(await report('<w:titlePg/>'))).toContain('Its header of the first page: "First"');
  });

  test('the pages around the text, and its table of contents', async () => {
    const contents = '<w:p><w:fldSimple w:instr="TOC \\o &quot;1-3&quot;"/></w:p>';
    const body = `${p('Faculty of Law')}${contents}${p('{{content}}')}${p('Declaration')}`;
    const { kept, dropped } = await inspectTemplate(template({ body }));
    expect(kept.map(({ about }) => about)).toEqual(['styles', 'page', 'cover', 'end', 'contents']);
    expect(texts(kept)).toContain('What stands above the text, which begins with "Faculty of Law"');
    expect(dropped).toEqual([]);
  });

  test('the levels of headings that have numbers', async () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
    const numbered = '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>';
    const styles = `${NORMAL}${style('h1', 'heading 1', numbered)}${style('h2', 'heading 2')}`;
    const { kept } = await inspectTemplate(template({ styles, numbering }));
    expect(texts(kept)).toContain('The numbers of its headings of level 1');
  });
});

test('what is left out: sample text, and each kind of part that is', async () => {
  const body = p('Sample text.');
  const settings = '<w:documentProtection w:edit="readOnly"/>';
  const { dropped } = await inspectTemplate(template({ body, settings }));
  expect(dropped).toEqual([
    { about: 'part', text: 'The protection against editing' },
    { about: 'text', text: 'Its sample text (12 characters)' },
  ]);
});

test('what is left out: the pictures of a letterhead, if nothing says where the text goes', async () => {
  const body = `<w:p><w:r><w:pict><v:rect/></w:pict></w:r></w:p>${p('Northport')}`;
  const lost = { about: 'part', text: 'Pictures on its page, such as a letterhead' };
  expect((await inspectTemplate(template({ body }))).dropped).toContainEqual(lost);
  const marked = await inspectTemplate(template({ body: body + p('{{content}}') }));
  expect(marked.dropped).toEqual([]);
});

test('what is filled in: fields and bound controls, on pages and in headers, each once', async () => {
  const control =
    '<w:sdt><w:sdtPr><w:dataBinding w:xpath="/ns1:coreProperties[1]/ns0:creator[1]"/></w:sdtPr><w:sdtContent><w:p/></w:sdtContent></w:sdt>';
  const body = `${p('{{Title}} of {{year}}')}${control}${p('{{content}}')}${p('{{year}}')}${section('<w:headerReference w:type="default" r:id="h"/>')}`;
  const { filled } = await inspectTemplate(
    template({ body, stories: { h1: p('{{short}}') }, links: [['h', 'header', 'h1.xml']] }),
  );
  expect(texts(filled)).toEqual([
    '{{Title}}, with title of the front matter',
    '{{year}}, with year of the front matter',
    '{{short}}, with short of the front matter',
    'Fields for the author, with author of the front matter',
  ]);
});

describe('what is guessed', () => {
  const HOUSE = `${NORMAL}${style('txt', 'House Text')}${style('note', 'House Note')}`;
  const body = styled('txt', 'Most of the text is in this style.') + styled('note', 'Some is not.');

  test('text by its amount, with the others to choose from; an answer is a choice of styles', async () => {
    const bytes = template({ styles: HOUSE, body });
    const { guessed, mapping } = await inspectTemplate(bytes);
    const guess = guessed.find(({ text }) => text.startsWith('Body Text'));
    expect(guess).toEqual({
      about: 'style',
      text: 'Body Text: "House Text", which most of its text has',
      answers: [
        { text: 'House Note', styleMap: { BodyText: 'House Note' } },
        { text: 'Normal', styleMap: { BodyText: 'Normal' } },
      ],
    });
    expect(mapping.BodyText).toBe('House Text');
    const answered = await inspectTemplate(bytes, guess?.answers[0]?.styleMap);
    expect(answered.mapping.BodyText).toBe('House Note');
    expect(texts(answered.guessed).join('\n')).not.toContain('Body Text');
  });

  test('headings by their outline level', async () => {
    const outline = '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>';
    const { guessed } = await inspectTemplate(template({ styles: NORMAL + style('c', 'Chapter', outline) }));
    expect(texts(guessed)).toContain('Heading 1: "Chapter", by its outline level or its name');
  });

  test('styles of the right name that do not look right, and those that are missing', async () => {
    const white = '<w:rPr><w:color w:val="FFFFFF"/></w:rPr>';
    const { guessed } = await inspectTemplate(template({ styles: NORMAL + style('t', 'Title', white) }));
    expect(guessed).toContainEqual({
      about: 'style',
      text: 'Title: a style of Footmark\'s; the template\'s "Title" does not seem right for it',
      answers: [{ text: 'Title', styleMap: { Title: 'Title' } }],
    });
    expect(guessed.at(-1)?.text).toMatch(/^It has no style for Heading 1, Heading 2, .* and \d+ others: /);
  });

  test('nothing where the template says it: the place of the text, and what a style map decides', async () => {
    const about = async (bytes: Uint8Array): Promise<readonly string[]> =>
      (await inspectTemplate(bytes)).guessed.map((each) => each.about);
    expect(await about(template({ styles: HOUSE, body }))).toContain('place');
    expect(await about(template({ styles: HOUSE, body: p('{{content}}') }))).not.toContain('place');
  });
});
