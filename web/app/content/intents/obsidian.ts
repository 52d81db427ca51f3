import type { Guide } from '../guide';
import { PICTURES } from '../pictures';

export const OBSIDIAN: Guide = {
  title: 'Obsidian to Word',
  lead: 'Notes with wiki links, callouts, tags and to-dos become a Word document that anyone can open.',
  steps: [
    {
      title: 'Drop the note',
      text: 'Drop a note on the converter, or the folder with its pictures and the notes that it embeds.',
    },
    {
      title: 'Look at the pages',
      text: 'Callouts are boxes, highlights are yellow, and comments stay out.',
    },
    { title: 'Convert', text: 'Choose a template and press Convert to Word.' },
  ],
  picture: PICTURES.intentObsidian,
  pictureCaption: 'The note in the template Plain. The people and the figures are invented.',
  source:
    'Met the harbour master at six. He keeps\nthe readings in [[Tide log]], and swears\nby ==the second gauge==. #fieldwork\n\n> [!tip] What to bring\n> A torch, and the key from the\n> [[Harbour office|office]].\n\n- [x] Copy the log of last winter\n- [ ] Ask about the gap in March',
  sections: [
    {
      title: 'What you get',
      blocks: [
        {
          kind: 'list',
          items: [
            'Callouts of all kinds, with their titles, each in one of five colours.',
            'Wiki links inside the document lead to their headings; others keep their words.',
            'To-dos with boxes that you can tick in Word, formulas, highlights and footnotes.',
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
            'Embedded notes and pictures come along if you drop their folder: `![[plan.png]]`, `![[Other note#Part]]`.',
            'What has no place in a document is listed with its line, such as links to notes that aren’t there.',
            'More: [Text from other tools](/docs/from-other-tools) and [callouts](/docs/callouts).',
          ],
        },
      ],
    },
  ],
};
