import type { Guide } from '../guide';
import { PICTURES } from '../pictures';

export const WORD_TO_MARKDOWN: Guide = {
  title: 'Word to Markdown',
  lead: 'Open a .docx file and get clean Markdown: headings, tables, notes, formulas and pictures.',
  steps: [
    { title: 'Open the Word file', text: 'Drop it on the converter. It stays on your device.' },
    {
      title: 'Look at the Markdown',
      text: 'It’s on the left, with the pages beside it. Change what you like.',
    },
    { title: 'Save it', text: 'Choose Save as Markdown in the menu. With pictures, you get a zip file.' },
  ],
  picture: PICTURES.sampleBusiness,
  pictureCaption: 'The Word page that it was read from. Open it, convert it, and open the Word file again.',
  source:
    '# Executive summary\n\n> [!IMPORTANT]\n> **Decision needed by 30 September.**\n> Approve phase 1 …\n\n| Measure | 2025 | 2026 |\n| :--- | ---: | ---: |\n| Revenue (€ million) | 18.4 | 19.1 |\n| Gross margin | 31% | 33% |\n\n: The plan in four lines {#tbl:plan}',
  sections: [
    {
      title: 'What is read',
      blocks: [
        {
          kind: 'list',
          items: [
            'Headings, lists, tables, footnotes, captions, links, equations and pictures.',
            'Citations of Zotero and Word as `[@key]`.',
            'Tracked changes and comments, as marks in the text if you want them.',
          ],
        },
      ],
    },
    {
      title: 'Good to know',
      blocks: [
        {
          kind: 'list',
          items: [
            'A file that was made here can carry its own Markdown: then you get exactly that, with the changes made in Word merged in.',
            'What Markdown has no place for is listed.',
            '[Word files as Markdown](/docs/word-files) says what is read, and compares it with other tools.',
          ],
        },
      ],
    },
  ],
};
