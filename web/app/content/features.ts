import type { Block } from './block';
import type { LinkedCard } from './landing';
import { PAGES } from './pages';
import { PICTURES, type PictureFacts } from './pictures';

export const FOOTNOTE_POINTS: readonly LinkedCard[] = [
  {
    title: 'Word’s own footnotes',
    text: 'Word numbers them and keeps each on the page of its mark. Delete a mark in Word, and its note goes too.',
    link: { label: 'Syntax', to: `${PAGES.docs.path}#footnotes` },
  },
  {
    title: 'One note, many marks',
    text: 'A second reference is a field that points to the first, so there’s only one text to correct.',
    link: { label: 'The same note twice', to: `${PAGES.docs.path}#footnotes` },
  },
  {
    title: 'Nothing missing',
    text: 'A mark without a note gets a placeholder. Notes without a mark are kept at the end.',
    link: { label: 'Troubleshooting', to: `${PAGES.docs.path}#troubleshooting` },
  },
];

export const NOTE_PICTURES: readonly {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureFacts;
}[] = [
  {
    title: 'Same №',
    text: 'Repeated references show the first number, so each source has one note.',
    picture: PICTURES.sameNumber,
  },
  {
    title: 'New with “See note N”',
    text: 'Each reference has its own number, and a short note that refers back.',
    picture: PICTURES.seeNote,
  },
];

interface TemplatePreview {
  readonly name: string;
  readonly facts: string;
  readonly picture: PictureFacts;
}

export const TEMPLATE_PREVIEWS: readonly TemplatePreview[] = [
  { name: 'Plain', facts: 'Calibri 11, single spacing. The default.', picture: PICTURES.plain },
  {
    name: 'Academic',
    facts:
      'Times New Roman 12, double spacing, APA’s headings. A title page and the contents come before it.',
    picture: PICTURES.academic,
  },
  {
    name: 'Business',
    facts: 'Calibri 11, spacing 1.15, blue headings, page numbers.',
    picture: PICTURES.business,
  },
  {
    name: 'MLA',
    facts: 'Times New Roman 12, double spacing, surname beside the page number.',
    picture: PICTURES.mla,
  },
];

/** The Word style of each Markdown element. */
export const STYLE_MAP: readonly (readonly [markdown: string, style: string, note: string])[] = [
  [
    '`# Title` … `###### Title`',
    'Heading 1 … Heading 6',
    'in the navigation pane and in the table of contents',
  ],
  ['`title:`, `subtitle:`, `author:`', 'Title, Subtitle, Title Details', 'from the front matter'],
  ['a paragraph', 'Body Text, First Paragraph', 'take their font from Normal, as most styles do'],
  ['text under “References”', 'Bibliography', 'with a hanging indent'],
  ['a picture', 'Figure, Caption', ''],
  ['a display equation', 'Equation', ''],
  ['`> text`', 'Quote', 'indented by half an inch per level'],
  ['`- item`, `1. item`', 'List Bullet, List Number …', 'one style for each level, numbered by Word'],
  ['a code block', 'Code Block', 'Consolas, two points smaller, in a box'],
  ['`` `code` ``', 'Inline Code', 'Courier New, blue'],
  ['a table cell', 'Table Text, Table Heading', 'the header row repeats on each page'],
  ['`Table: text`', 'Table Caption', ''],
  ['`> [!NOTE]`', 'Callout Text, Callout Note Title …', 'in a coloured box'],
  ['coloured words in code', 'Code Keyword, Code String …', 'one style for each colour'],
  ['a term and its meaning', 'Definition Term, Definition', ''],
  ['`[text](address)`', 'Hyperlink', ''],
  ['`[^1]: text`', 'Footnote Text', 'or Endnote Text'],
];

/** What your own template does, for the page about styles. */
export const OWN_TEMPLATE: readonly Block[] = [
  {
    kind: 'list',
    items: [
      '**Choose it:** press **Your template…** under the templates and choose a .docx or .dotx. The pages show its paper, fonts and styles at once.',
      '**Check its styles:** every Markdown element is listed with its style, and shown in that style. If one isn’t right, choose another.',
      '**Lists:** they are numbered as in the template, for example (A) or iii.',
      '**Keep it:** the file and your choices are saved on your device. You can export the list of styles for colleagues or for the command line.',
      '**Cover pages:** everything around `{{content}}` in the template stays. `{{title}}`, `{{author}}`, any other key of your front matter, and Word’s own fields for title, author and date are filled in.',
    ],
  },
];

export const ACADEMIC_POINTS: readonly LinkedCard[] = [
  {
    title: 'APA and MLA pages',
    text: 'Font, spacing and headings, a title page or MLA’s opening lines, and a page number at the top right.',
    link: { label: 'Templates', to: PAGES.templates.path },
  },
  {
    title: 'Notes for dozens of sources',
    text: 'At the foot of the page or the end of the document. Repeated sources refer to the first note.',
    link: { label: 'Smart Footnotes', to: PAGES.footnotes.path },
  },
  {
    title: 'A complete table of contents',
    text: 'Made from your headings, complete when the file opens, and updated by Word when you ask.',
    link: { label: 'Headings and contents', to: `${PAGES.docs.path}/headings` },
  },
];

export const ACADEMIC_PICTURES: readonly PictureFacts[] = [
  PICTURES.apaTitle,
  PICTURES.apaContents,
  PICTURES.apaText,
];

/** The way of a paper or a thesis, with the page about each step. */
export const ACADEMIC_STEPS: readonly Block[] = [
  {
    kind: 'steps',
    items: [
      '**Open your draft.** Drop the file on the converter, or the whole folder with its chapters, pictures and `.bib` file; then choose [the order of the chapters](/docs/getting-text-in#several-files-as-one-document).',
      '**Add the first pages.** Title, author, university, abstract and the like go into the [front matter](/docs/front-matter), a few lines at the top of the text.',
      '**Choose the look:** Academic, MLA, or [the Word template of your university](/docs/own-template).',
      '**Number what needs numbers.** Under **Adjust**, turn on numbered [headings](/docs/headings). Name your [figures, tables and equations](/docs/numbered-things), and refer to them by name.',
      '**Cite.** Export your library from Zotero, Mendeley or EndNote, add it under **Cite** above the text, and write `[@key]` in the text: see [Citations](/docs/citations). Or type your sources as [notes](/docs/footnotes).',
      '**Check it.** Below the text, **Details** lists [what looks wrong](/docs/findings): a missing picture, an unknown source, an empty note.',
      '**Convert** and hand it in. Later, [merge your supervisor’s changes](/docs/review) into your text.',
    ],
  },
];

export const ACADEMIC_LIMITS =
  'The templates take care of the layout. Citations such as [@key] and the bibliography are formatted in APA (7th edition), MLA (9th), Chicago (18th, or 17th) and other styles.';
