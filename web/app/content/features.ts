import type { Block } from './block';
import type { LinkedCard } from './landing';
import { PAGES } from './pages';
import { PICTURES, type PictureFacts } from './pictures';

export const FOOTNOTE_POINTS: readonly LinkedCard[] = [
  {
    title: 'Word’s own footnotes',
    text: 'Word numbers them and moves them with their page. Delete a mark in Word, and its note is deleted, too.',
    link: { label: 'Syntax', to: `${PAGES.docs.path}#footnotes` },
  },
  {
    title: 'One note, many marks',
    text: 'A second reference is a NOTEREF field that points to the first. There is only one text to correct.',
    link: { label: 'The same note twice', to: `${PAGES.docs.path}#footnotes` },
  },
  {
    title: 'Missing halves',
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
    text: 'Each reference has its own number and a short note that points back.',
    picture: PICTURES.seeNote,
  },
];

export interface TemplateShown {
  readonly name: string;
  readonly facts: string;
  readonly picture: PictureFacts;
}

export const TEMPLATES_SHOWN: readonly TemplateShown[] = [
  { name: 'Plain', facts: 'Calibri 11, single spacing. The default.', picture: PICTURES.plain },
  {
    name: 'Academic',
    facts:
      'Times New Roman 12, double spacing, APA’s headings. Title page and contents come before this page.',
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

/** Which Word style a Markdown element gets. */
export const STYLE_MAP: readonly (readonly [markdown: string, style: string, note: string])[] = [
  [
    '`# Title` … `###### Title`',
    'Heading 1 … Heading 6',
    'in the navigation pane and in the table of contents',
  ],
  ['a paragraph', 'Body Text, First Paragraph', 'follow the font of Normal, as most styles do'],
  ['text below “References”', 'Bibliography', 'with a hanging indent'],
  ['a picture', 'Figure, Caption', ''],
  ['a formula in its own paragraph', 'Equation', ''],
  ['`> text`', 'Quote', 'indented by half an inch per level'],
  ['`- item`, `1. item`', 'List Bullet, List Number …', 'one style for each level, numbered by Word'],
  ['a code block', 'Code Block', 'Consolas, two points smaller, in a box'],
  ['`` `code` ``', 'Inline Code', 'Courier New, blue'],
  ['a table’s cell', 'Table Text, Table Heading', 'header row repeats on each page'],
  ['`> [!NOTE]`', 'Callout Text', 'in a box of its colour'],
  ['a word in code', 'Code Keyword, Code String …', 'one style for each colour'],
  ['a term and its meaning', 'Definition Term, Definition', ''],
  ['`[text](address)`', 'Hyperlink', ''],
  ['`[^1]: text`', 'Footnote Text', 'or Endnote Text'],
];

/** What an own template does, for the page about styles. */
export const OWN_TEMPLATE: readonly Block[] = [
  {
    kind: 'list',
    items: [
      '**Choose it:** “Your template…” under the templates takes a .docx or .dotx. The pages show its paper, fonts and styles at once.',
      '**Check its styles:** every Markdown element is listed with the style it gets, drawn in that style. Most are right from the start; change the others.',
      '**Lists:** numbered as in the template, such as (A) or iii.',
      '**Keep it:** the file and your choices are saved on your device, and you can export the choices for colleagues and the command line.',
      '**Cover pages:** everything around `{{content}}` in the template stays, with `{{title}}`, `{{author}}`, every other key of your front matter, and Word’s own fields for title, author and date filled in.',
    ],
  },
];

export const ACADEMIC_POINTS: readonly LinkedCard[] = [
  {
    title: 'APA and MLA pages',
    text: 'Font, spacing, headings, title page or opening lines, and the page number where each style wants it.',
    link: { label: 'Templates', to: `${PAGES.docs.path}#templates` },
  },
  {
    title: 'Notes for dozens of sources',
    text: 'At the foot of the page or the end of the document; repeated sources point to the first note.',
    link: { label: 'Smart Footnotes', to: PAGES.footnotes.path },
  },
  {
    title: 'A complete table of contents',
    text: 'Made from your headings, complete when the file opens, and updated by Word when you ask.',
    link: { label: 'Choices', to: `${PAGES.docs.path}#templates` },
  },
];

export const ACADEMIC_PICTURES: readonly PictureFacts[] = [
  PICTURES.apaTitle,
  PICTURES.apaContents,
  PICTURES.apaText,
];

export const ACADEMIC_LIMITS =
  'The templates set the page. Citations such as [@key] and the bibliography are formatted in APA, MLA, Chicago and other styles.';
