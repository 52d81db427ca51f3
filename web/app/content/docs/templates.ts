import type { DocsSection } from './section';

export const TEMPLATES: DocsSection = {
  id: 'templates',
  title: 'Templates',
  icon: 'template',
  content: [
    {
      kind: 'text',
      text: 'A template is a set of options. You can change each of them afterwards, here or in Word.',
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
    { kind: 'text', text: 'Pictures of all four are on [Custom Styles](/features/style-mapping).' },
    { kind: 'heading', id: 'choices', text: 'What you can change' },
    {
      kind: 'list',
      items: [
        '**Font:** Calibri, Times New Roman, Arial or Georgia.',
        '**Size:** 10, 11, 12 or 14 pt. Code is two points smaller than the text.',
        '**Line spacing:** single, 1.15, 1.5 or double.',
        '**Page:** A4 or US Letter, five widths of margins, page numbers at the top or at the foot, header and footer text (with fields such as `{page} of {pages}`), a title page, numbered headings, and the title from the first heading.',
        '**Table of contents:** made from the headings. It is complete when the file opens. Its page numbers come from our own layout; to have Word count them, click it and press F9.',
        '**Tables and pictures:** equal column widths or fitted to content, wide tables on landscape pages, numbered captions under pictures, centred pictures.',
        '**Code and quotation marks:** colours in code on or off; typographic quotes and dashes by the rules of the text’s language.',
        '**Footnotes**, once your text has some: repeated references, position, unreferenced notes, and links as notes.',
        '**Everything else:** [All options](/docs/options) lists each with its name on the command line and in the library.',
      ],
    },
    { kind: 'heading', id: 'own-template', text: 'Your own template' },
    {
      kind: 'text',
      text: 'Press “Your template…” under the templates and choose a .docx or .dotx, or drop one there. Your document takes its styles, fonts, paper, margins, headers and footers, and the pages show it at once. It is saved on your device until you remove it. More: [Your own Word template](/docs/own-template).',
    },
    {
      kind: 'list',
      items: [
        '**Where the text goes:** where a paragraph of the template says `{{content}}`. Pages before and after it stay. Without it, your text replaces the template’s own.',
        '**Fields:** `{{title}}`, `{{author}}`, `{{date}}` and any other key of your front matter are filled in, also in headers, footers and text boxes.',
        '**Styles:** under “Adjust”, “Styles” lists what your text is made of beside the template’s styles, each drawn in its own look. They are matched by name, by properties and by use; change what is not right. “Export” saves the list as a file, which “Import” and the command’s `--style-map` read.',
        '**No template yet?** The same window saves each of our four as a Word file. Change its styles in Word, and choose it.',
        '**Left out:** macros, form controls, comments and everything that Word would load from elsewhere. The page says what it left out. A file with a password, an old .doc and a damaged file cannot be used.',
      ],
    },
    { kind: 'heading', id: 'in-word', text: 'In Word' },
    {
      kind: 'text',
      text: 'Headings, quotations, code, table text and notes have styles with Word’s own names. To change how a document looks, change the style.',
    },
  ],
};
