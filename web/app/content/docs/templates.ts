import type { DocsSection } from './section';

export const TEMPLATES: DocsSection = {
  id: 'templates',
  title: 'Templates',
  icon: 'template',
  content: [
    {
      kind: 'text',
      text: 'A template is a set of choices. Every choice can be changed afterwards, here or in Word.',
    },
    {
      kind: 'table',
      head: ['Template', 'Font', 'Spacing', 'Also'],
      rows: [
        ['Plain', 'Calibri 11', 'single', 'no title page, no contents, little space between paragraphs'],
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
        '**Page:** A4 or US Letter, five widths of margins, page numbers at the top or at the foot, a line of text above or below each page (in it, `{page} of {pages}`, `{chapter}`, `{title}`, `{author}` and `{date}` are filled in), a title page. A heading of level 1 that opens the text and is the only one is the title, and those below it move up one level; Plain leaves them as they are. Headings can be numbered, and appendices have letters.',
        '**Table of contents:** made from the headings. It is complete when the file opens; Word asks nothing. Its page numbers are estimates until you update it: click it and press F9.',
        '**Tables and pictures:** columns equally wide or by their contents, wide tables on landscape pages, numbered captions under pictures, pictures in the middle.',
        '**Code and quotation marks:** colours in code on or off; typographic quotes and dashes, as the language of the text has them.',
        '**Footnotes**, once your text has some: what a repeated reference becomes, where the notes stand, what happens to notes that nothing refers to, and whether links become notes.',
      ],
    },
    { kind: 'heading', id: 'own-template', text: 'Your own template' },
    {
      kind: 'text',
      text: 'Press “Your template…” under the templates and choose a .docx or .dotx, or drop one there. Your document takes its styles, fonts, paper, margins, headers and footers, and the pages show it at once. It is kept on your device until you remove it.',
    },
    {
      kind: 'list',
      items: [
        '**Where the text goes:** where a paragraph of the template says `{{content}}`. Cover pages before it and pages after it stay. Without it, the text replaces all of the template’s own.',
        '**Fields:** `{{title}}`, `{{author}}`, `{{date}}` and any other key of your front matter are filled in, also in headers, footers and text boxes.',
        '**Styles:** under “Adjust”, “Styles” lists what your text is made of beside the template’s styles, each drawn in its own look. They are matched by name, by properties and by use; change what is not right. “Export” saves the list as a file, which “Import” and the command’s `--style-map` read.',
        '**To begin with:** the same window saves each of our four templates as a Word file. Change its styles in Word, and choose it.',
        '**Left out:** macros, form controls, comments and everything that Word would load from elsewhere. The page says what it left out. A file with a password, an old .doc and a damaged file cannot be used.',
      ],
    },
    { kind: 'heading', id: 'in-word', text: 'In Word' },
    {
      kind: 'text',
      text: 'Headings, quotations, code, table text and notes have styles with Word’s own names. To restyle a document, change the style.',
    },
  ],
};
