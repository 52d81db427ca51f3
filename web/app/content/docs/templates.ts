import type { DocsSection } from './section';

export const TEMPLATES: DocsSection = {
  id: 'templates',
  title: 'Templates',
  icon: 'template',
  content: [
    {
      kind: 'text',
      text: 'A template is a set of options and styles. You can change all of them afterwards, in the converter or in Word.',
    },
    {
      kind: 'table',
      head: ['Template', 'Font', 'Spacing', 'Also'],
      rows: [
        [
          'Plain',
          'Calibri 11',
          'single',
          'no title page, no table of contents, little space between paragraphs',
        ],
        [
          'Academic',
          'Times New Roman 12',
          'double',
          'title page, table of contents, page number at the top; APA’s headings',
        ],
        ['Business', 'Calibri 11', '1.15', 'title above the text, blue headings, page number at the foot'],
        [
          'MLA',
          'Times New Roman 12',
          'double',
          'name and date at the top left, surname beside the page number',
        ],
      ],
    },
    { kind: 'text', text: '[Templates](/templates) shows their pages, and has each of them as a Word file.' },
    { kind: 'heading', id: 'choices', text: 'What you can change' },
    {
      kind: 'list',
      items: [
        '**Font:** Calibri, Times New Roman, Arial or Georgia.',
        '**Size:** 10, 11, 12 or 14 pt. Code blocks are two points smaller.',
        '**Line spacing:** single, 1.15, 1.5 or double.',
        '**Page:** A4 or US Letter, five sets of margins, page numbers at the top or at the foot, header and footer text (with fields such as `{page} of {pages}`), a title page, numbered headings, and the title from the first heading.',
        '**Table of contents:** made from the headings, and complete when the file opens. Its page numbers come from Footmark’s own layout; to have Word work them out, click it and press F9.',
        '**Tables and pictures:** equal column widths or fitted to content, wide tables on landscape pages, numbered captions, centred pictures.',
        '**Code and quotation marks:** colours in code on or off; typographic quotes and dashes by the rules of the text’s language.',
        '**Footnotes**, once your text has some: repeated references, position, unreferenced notes, and links as footnotes.',
        '**Everything else:** [All options](/docs/options) lists every option, with its name on the command line and in the library.',
      ],
    },
    { kind: 'heading', id: 'own-template', text: 'Your own template' },
    {
      kind: 'text',
      text: 'Press **Your template…** under the templates and choose a .docx or .dotx, or drop it there. Your document takes its styles, fonts, paper, margins, headers and footers, and the pages show the result at once. The file is saved on your device until you remove it. More: [Your own Word template](/docs/own-template).',
    },
    {
      kind: 'list',
      items: [
        '**Place of the text:** your text goes where a paragraph of the template says `{{content}}`. Pages before and after it stay. Without it, your text replaces the template’s own.',
        '**Fields:** `{{title}}`, `{{author}}`, `{{date}}` and any other key of your front matter are filled in everywhere, including headers, footers and text boxes.',
        '**Styles:** under **Adjust**, **Styles** lists the elements of your text and the template’s style for each, shown in its own look. Footmark matches them by name, properties and use; if a match is wrong, choose another. **Export** saves the list as a file, which **Import** and the command’s `--style-map` read.',
        '**No template yet?** The same window can save each of our four as a Word file. Change its styles in Word, then choose it.',
        '**Left out:** macros, form controls, comments and everything that Word would load from elsewhere; Footmark tells you what it left out. Files with a password, old .doc files and damaged files cannot be used.',
      ],
    },
    { kind: 'heading', id: 'in-word', text: 'In Word' },
    {
      kind: 'text',
      text: 'Headings, quotations, code, table text and notes have named styles, Word’s own where it has one: change these.',
    },
  ],
};
