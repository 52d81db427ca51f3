import { type ConversionOptions, inspectTemplate } from '@footmark/engine';
import { openPages } from '@footmark/engine/pages';
import { expect, test } from 'vitest';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { NORMAL, p, styled, template } from './build';

const named = (id: string, name: string, inside = '', type = 'paragraph'): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${inside}</w:style>`;

const RED = 'FF0000';
const TINT = 'FFEEDD';
const RUN = `<w:rPr><w:color w:val="${RED}"/></w:rPr>`;
const GROUND = `<w:shd w:val="clear" w:fill="${TINT}"/>`;

/** A style of each type that is recognized by its colours, under one name. */
const MARKED = template({
  styles:
    NORMAL +
    named('MP', 'Marked', `<w:pPr>${GROUND}</w:pPr>${RUN}`) +
    named('MC', 'Marked', RUN, 'character') +
    named('MT', 'Marked', `<w:tcPr>${GROUND}</w:tcPr>`, 'table'),
});

/** A text with everything that a style can be mapped for. */
const TEXT = `---
title: Title
subtitle: Subtitle
author: Author
institution: An Institute with a Name That Fills a Line, together with a University that Does So, Too, in a Town in a Country that Needs Some More Room
---

# One

First.

Body with \`code\`, <kbd>Ctrl</kbd>, a [link](https://example.org) and a note.[^1]

where it goes on.

## Two

### Three

#### Four

##### Five

###### Six

> Quote

\`\`\`js
code
\`\`\`

- one

  more
  - two
    - three

1. one
   1. two
      1. three

- [ ] task

Term
:   Definition

<details><summary>Summary</summary>

Inside

</details>

Table: Caption of a table

| a |
|---|
| b |

*Note.* About the table.

![A caption](data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7 "A title")

![](data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7)

$$x$$

---

> [!NOTE]
> n

> [!TIP]
> t

> [!IMPORTANT]
> i

> [!WARNING]
> w

> [!CAUTION]
> c

# References

Book, 2026.

[^1]: Text of the note.
`;

const { mapping } = await inspectTemplate(MARKED);

test.each(Object.keys(mapping))(
  'a style that is chosen for %s is that of the file and of the pages',
  async (id) => {
    const options: ConversionOptions = {
      template: MARKED,
      styleMap: { [id]: 'Marked', ...(id === 'FirstParagraph' ? { BodyText: null } : {}) },
      includeTableOfContents: true,
      imageCaptions: true,
      titleFromHeading: false,
      ...(id.startsWith('Endnote') ? { footnotePosition: 'document' as const } : {}),
    };
    const { bytes, notices } = await convertForTest(TEXT, options);
    expect(notices.filter(({ code }) => code.startsWith('template'))).toEqual([]);
    const parts = openPackage(bytes).parts;
    const text = ['document', 'footnotes', 'endnotes']
      .map((name) => parts.get(`word/${name}.xml`)?.text)
      .join('');
    const styles = parts.get('word/styles.xml')?.text ?? '';
    expect(
      /w:(?:pStyle|rStyle|tblStyle) w:val="M[PCT]"/.test(text) || /basedOn w:val="M[PCT]"/.test(styles),
    ).toBe(true);
    const session = openPages();
    const { pages } = await session.update(TEXT, options);
    const drawn = JSON.stringify(pages.map((_, index) => session.page(index + 1)));
    expect(drawn).toMatch(new RegExp(`${RED}|${TINT}`));
  },
);

const outline = (level: number): string => `<w:pPr><w:outlineLvl w:val="${level}"/></w:pPr>`;

/** Names of a template's paragraph styles, and which of them are proposed. */
test.each<[string, readonly string[], Readonly<Record<string, string>>]>([
  [
    'a Chinese thesis',
    ['论文正文', '图片标签', '表格标签', '论文图片', '论文公式'],
    {
      BodyText: '论文正文',
      Caption: '图片标签',
      TableCaption: '表格标签',
      Figure: '论文图片',
      CaptionedFigure: '论文图片',
      Equation: '论文公式',
    },
  ],
  [
    'a body named a2',
    ['论文正文', '标题 1', '题注', '参考文献'],
    { BodyText: '论文正文', Heading1: '标题 1', Caption: '题注', Bibliography: '参考文献' },
  ],
  [
    'of the journals of ACM and Springer',
    ['Title_document', 'Head1', 'Para', 'figurecaption', 'referenceitem', 'programcode'],
    {
      Title: 'Title_document',
      Heading1: 'Head1',
      BodyText: 'Para',
      Caption: 'figurecaption',
      Bibliography: 'referenceitem',
      CodeBlock: 'programcode',
    },
  ],
  [
    'of the journals of MDPI and Elsevier',
    [
      'MDPI_1.2_title',
      'MDPI_1.3_authornames',
      'MDPI_1.6_affiliation',
      'MDPI_2.1_heading1',
      'Els-2ndorder-head',
      'MDPI_3.1_text',
      'MDPI_5.1_figure_caption',
    ],
    {
      Title: 'MDPI_1.2_title',
      TitleDetails: 'MDPI_1.3_authornames',
      Affiliation: 'MDPI_1.6_affiliation',
      Heading1: 'MDPI_2.1_heading1',
      Heading2: 'Els-2ndorder-head',
      BodyText: 'MDPI_3.1_text',
      Caption: 'MDPI_5.1_figure_caption',
    },
  ],
  [
    'German',
    [
      'Textkörper',
      'Überschrift 1',
      'Überschrift 2',
      'Zitat',
      'Beschriftung',
      'Aufzählungszeichen',
      'Literaturverzeichnis',
    ],
    {
      BodyText: 'Textkörper',
      Heading1: 'Überschrift 1',
      Heading2: 'Überschrift 2',
      Quote: 'Zitat',
      Caption: 'Beschriftung',
      ListBullet: 'Aufzählungszeichen',
      Bibliography: 'Literaturverzeichnis',
    },
  ],
  [
    'French',
    ['Corps de texte', 'Titre', 'Titre 1', 'Citation', 'Légende', 'Liste à puces', 'Note de bas de page'],
    {
      BodyText: 'Corps de texte',
      Title: 'Titre',
      Heading1: 'Titre 1',
      Quote: 'Citation',
      Caption: 'Légende',
      ListBullet: 'Liste à puces',
      FootnoteText: 'Note de bas de page',
    },
  ],
  [
    'Spanish',
    ['Texto independiente', 'Título', 'Título 1', 'Cita', 'Epígrafe', 'Lista con viñetas'],
    {
      BodyText: 'Texto independiente',
      Title: 'Título',
      Heading1: 'Título 1',
      Quote: 'Cita',
      Caption: 'Epígrafe',
      ListBullet: 'Lista con viñetas',
    },
  ],
  [
    'Russian',
    [
      'Основной текст',
      'Заголовок 1',
      'Заголовок 3',
      'Название',
      'Название объекта',
      'Цитата',
      'Маркированный список',
      'Текст сноски',
    ],
    {
      BodyText: 'Основной текст',
      Heading1: 'Заголовок 1',
      Heading3: 'Заголовок 3',
      Title: 'Название',
      Caption: 'Название объекта',
      Quote: 'Цитата',
      ListBullet: 'Маркированный список',
      FootnoteText: 'Текст сноски',
    },
  ],
  [
    'Chinese',
    ['正文文本', '标题', '标题 1', '标题 2', '表题', '题注', '脚注文本', '列表编号'],
    {
      BodyText: '正文文本',
      Title: '标题',
      Heading1: '标题 1',
      Heading2: '标题 2',
      TableCaption: '表题',
      Caption: '题注',
      FootnoteText: '脚注文本',
      ListNumber: '列表编号',
    },
  ],
  [
    'Japanese',
    ['本文', '表題', '見出し 1', '図表番号', '箇条書き', '段落番号', '脚注文字列'],
    {
      BodyText: '本文',
      Title: '表題',
      Heading1: '見出し 1',
      Caption: '図表番号',
      ListBullet: '箇条書き',
      ListNumber: '段落番号',
      FootnoteText: '脚注文字列',
    },
  ],
  [
    'Korean',
    ['본문', '제목', '제목 1', '캡션'],
    { BodyText: '본문', Title: '제목', Heading1: '제목 1', Caption: '캡션' },
  ],
  [
    'LibreOffice',
    [
      'Text body',
      'Quotations',
      'Preformatted Text',
      'List 1',
      'Numbering 1',
      'Table Contents',
      'Table Heading',
      'Footnote',
      'List Heading',
      'List Contents',
    ],
    {
      BodyText: 'Text body',
      Quote: 'Quotations',
      CodeBlock: 'Preformatted Text',
      ListBullet: 'List 1',
      ListNumber: 'Numbering 1',
      TableText: 'Table Contents',
      TableHeading: 'Table Heading',
      FootnoteText: 'Footnote',
      DefinitionTerm: 'List Heading',
      Definition: 'List Contents',
    },
  ],
  [
    'pandoc',
    [
      'Body Text',
      'First Paragraph',
      'Compact',
      'Block Text',
      'Source Code',
      'Table Caption',
      'Image Caption',
      'Captioned Figure',
    ],
    {
      BodyText: 'Body Text',
      FirstParagraph: 'First Paragraph',
      TableText: 'Compact',
      Quote: 'Block Text',
      CodeBlock: 'Source Code',
      TableCaption: 'Table Caption',
      Caption: 'Image Caption',
      CaptionedFigure: 'Captioned Figure',
    },
  ],
  [
    'of a thesis',
    ['Thesis Text', 'Block Quotation', 'Listing'],
    { BodyText: 'Thesis Text', Quote: 'Block Quotation', CodeBlock: 'Listing' },
  ],
  [
    'with the codes of typesetters',
    ['Quotation (Quo)', 'Table-Text (Tbtx)', 'Table-Head (Tbhd)', 'Normal (Web)'],
    {
      BodyText: 'Normal',
      Quote: 'Quotation (Quo)',
      TableText: 'Table-Text (Tbtx)',
      TableHeading: 'Table-Head (Tbhd)',
    },
  ],
  [
    'Polish, Dutch, Czech and Swedish headings',
    ['Nagłówek 1', 'Kop 2', 'Nadpis 3', 'Rubrik 4'],
    { Heading1: 'Nagłówek 1', Heading2: 'Kop 2', Heading3: 'Nadpis 3', Heading4: 'Rubrik 4' },
  ],
])('the styles of a template are found by their names: %s', async (_, names, expected) => {
  const bytes = template({ styles: NORMAL + names.map((name, at) => named(`a${at + 2}`, name)).join('') });
  const { mapping: found } = await inspectTemplate(bytes);
  const shown = Object.fromEntries(Object.keys(expected).map((id) => [id, found[id]]));
  expect(shown).toEqual(expected);
});

test('tables have the one table style that a template adds, if it has a look of its own', async () => {
  const own = (id: string, look = '<w:tblPr><w:tblBorders/></w:tblPr>'): string =>
    `<w:style w:type="table" w:customStyle="1" w:styleId="${id}"><w:name w:val="${id}"/>${look}</w:style>`;
  const tableOf = async (...styles: readonly string[]): Promise<unknown> =>
    (await inspectTemplate(template({ styles: NORMAL + styles.join('') }))).proposal.MarkdownTable;
  expect(await tableOf(own('University'))).toBe('University');
  expect(await tableOf(own('University'), own('Other'))).toBeNull();
  expect(await tableOf(own('Bare', ''))).toBeNull();
  expect(
    await tableOf(named('TableGrid', 'Table Grid', '<w:tblPr><w:tblBorders/></w:tblPr>', 'table')),
  ).toBeNull();
});

test('headings without telling names are found by their outline levels', async () => {
  const { mapping: found } = await inspectTemplate(
    template({ styles: NORMAL + named('k', 'Kapitel', outline(0)) + named('u', 'Unterkapitel', outline(1)) }),
  );
  expect(found).toMatchObject({ Heading1: 'Kapitel', Heading2: 'Unterkapitel' });
});

test('of two styles with fitting names, the one that the text of the template uses is proposed', async () => {
  const styles = NORMAL + named('h', 'heading 1') + named('Head1', 'Head1') + named('Para', 'Para');
  const proposalFor = async (body?: string): Promise<unknown> =>
    (await inspectTemplate(template({ styles, ...(body && { body }) }))).proposal.Heading1;
  expect(await proposalFor()).toBe('heading 1');
  expect(await proposalFor(styled('Head1', 'One') + styled('Para', 'Text.'))).toBe('Head1');
  expect(await proposalFor(styled('h', 'One') + styled('Head1', 'Two'))).toBe('heading 1');
});

test('the style of the placeholder is that of the text, and a cover says nothing about it', async () => {
  const styles =
    NORMAL +
    named('T', 'Thesis Text') +
    named('X', 'Prose') +
    named('B', 'Boxed', `<w:pPr>${GROUND}</w:pPr>`);
  const cover = p('A thesis submitted to the faculty.');
  const bodyIn = async (body: string): Promise<unknown> =>
    (await inspectTemplate(template({ styles, body }))).proposal.BodyText;
  expect(await bodyIn(cover)).toBe('Normal');
  expect(await bodyIn(cover + p('{{content}}'))).toBe('Thesis Text');
  expect(await bodyIn(cover + styled('X', '{{content}}'))).toBe('Prose');
  expect(await bodyIn(cover + styled('B', '{{content}}'))).toBe('Thesis Text');
});

test('text is in no style for boxes or lists, however much of the template is', async () => {
  const box = '<w:pBdr><w:top w:val="single" w:sz="4"/><w:bottom w:val="single" w:sz="4"/></w:pBdr>';
  const list = '<w:numPr><w:numId w:val="1"/></w:numPr>';
  const long = 'Words that explain the template. '.repeat(20);
  for (const properties of [box, GROUND, list]) {
    const styles = NORMAL + named('X', 'Explained', `<w:pPr>${properties}</w:pPr>`);
    const { proposal } = await inspectTemplate(template({ styles, body: styled('X', long) + p('Short.') }));
    expect(proposal.BodyText).toBe('Normal');
  }
  const { proposal } = await inspectTemplate(
    template({ styles: NORMAL + named('X', 'Prose'), body: styled('X', long) }),
  );
  expect(proposal.BodyText).toBe('Prose');
});

test('paragraphs outside lists have no list style, whatever the style is called', async () => {
  const list = '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>';
  const styles = (inside: string): string =>
    NORMAL + named('Compact', 'Compact', inside) + named('Quote', 'Quote', inside);
  const plain = await inspectTemplate(template({ styles: styles('') }));
  expect(plain.proposal).toMatchObject({ TableText: 'Compact', Quote: 'Quote' });
  const numbered = await inspectTemplate(template({ styles: styles(list) }));
  expect(numbered.proposal).toMatchObject({ TableText: null, Quote: null });
});

const decimalList = (id: number): string =>
  `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="multilevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>`;
const inList = (numId: number): string => `<w:pPr><w:numPr><w:numId w:val="${numId}"/></w:numPr></w:pPr>`;

/** Styles whose names are right, and whose looks are wrong. */
test.each<[string, string, string]>([
  ['a white title for a coloured box', 'Title', '<w:rPr><w:color w:val="FFFFFF"/></w:rPr>'],
  ['a hidden title', 'Title', '<w:rPr><w:vanish/></w:rPr>'],
  ['a heading of the abstract', 'Abstract', '<w:rPr><w:b/></w:rPr>'],
  ['cells with a first-line indent', 'TableText', '<w:pPr><w:ind w:firstLine="480"/></w:pPr>'],
])('a style that would not look like what it stands for is not proposed: %s', async (_, id, inside) => {
  const names: Readonly<Record<string, string>> = { TableText: 'Table Text' };
  const styles = (look: string): string => NORMAL + named('X', names[id] ?? id, look);
  const text = '---\ntitle: T\nabstract: A.\n---\n\nText.\n\n| a |\n|---|\n| b |\n';
  const usesIt = async (look: string): Promise<boolean> => {
    const { bytes } = await convertForTest(text, { template: template({ styles: styles(look) }) });
    return openPackage(bytes).parts.get('word/document.xml')?.text.includes('<w:pStyle w:val="X"/>') ?? false;
  };
  expect(await usesIt('')).toBe(true);
  expect(await usesIt(inside)).toBe(false);
});

test('white letters stay where the page or the paragraph is coloured', async () => {
  const white = '<w:rPr><w:color w:val="FFFFFF"/></w:rPr>';
  const shaded = `<w:pPr><w:shd w:val="clear" w:fill="203040"/></w:pPr>${white}`;
  const { proposal } = await inspectTemplate(template({ styles: NORMAL + named('X', 'Title', shaded) }));
  expect(proposal.Title).toBe('Title');
});

test('a list that also numbers the headings is not that of numbered items', async () => {
  const numbering = `${decimalList(1)}${decimalList(2)}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>`;
  const proposed = async (numId: number): Promise<string | null | undefined> => {
    const styles = NORMAL + named('N', 'List Number', inList(numId)) + named('H', 'heading 1', inList(1));
    return (await inspectTemplate(template({ styles, numbering }))).proposal.ListNumber;
  };
  expect(await proposed(1)).toBeNull();
  expect(await proposed(2)).toBe('List Number');
});

test('a first paragraph in letters of another size is set as the others, unless the template has such', async () => {
  const small = named('F', 'First Paragraph', '<w:rPr><w:sz w:val="14"/></w:rPr>');
  const styles = NORMAL + named('B', 'Body Text', '<w:rPr><w:sz w:val="28"/></w:rPr>') + small;
  const { proposal } = await inspectTemplate(template({ styles, body: styled('B', 'Text of it.') }));
  expect(proposal).toMatchObject({ BodyText: 'Body Text', FirstParagraph: 'Body Text' });
  const used = await inspectTemplate(
    template({ styles, body: styled('F', 'Short.') + styled('B', 'Text of it.') }),
  );
  expect(used.proposal).toMatchObject({ FirstParagraph: 'First Paragraph' });
});

test('a list of references with hanging indents is no body text, however long it is', async () => {
  const styles = NORMAL + named('R', 'Sources', '<w:pPr><w:ind w:left="480" w:hanging="480"/></w:pPr>');
  const body = styled('R', 'A source. '.repeat(50)) + p('Short.');
  const { proposal } = await inspectTemplate(template({ styles, body }));
  expect(proposal).toMatchObject({ BodyText: 'Normal' });
});
