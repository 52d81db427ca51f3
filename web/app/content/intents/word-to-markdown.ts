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
  picture: PICTURES.intentWord,
  pictureCaption:
    'The page of the Word file. Open its text, convert it, and open the Word file: you get this Markdown.',
  source:
    '| Station | Range | Delay | Read by |\n| :--- | ---: | ---: | :--- |\n| North pier[^1] | 6.1 m | 3 h 10 min | the harbour master |\n| River mouth[^1] | 4.4 m | 4 h 25 min | the pilots |\n| Old lock[^1] | 3.8 m | 4 h 50 min | the keeper, at noon |\n\nBefore the season:\n\n- [x] Clean the gauges\n- [x] Set the clocks\n- [ ] Change the batteries',
  sections: [
    {
      title: 'What is read',
      blocks: [
        {
          kind: 'list',
          items: [
            'Headings, lists, tables, footnotes, captions, links, equations and pictures.',
            'Citations from Zotero and Word as `[@key]`.',
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
