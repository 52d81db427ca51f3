import type { Guide } from '../guide';
import { PICTURES } from '../pictures';

export const FOOTNOTES: Guide = {
  title: 'Markdown footnotes to Word',
  lead: 'Notes in Markdown become Word’s own footnotes, at the foot of the page and numbered by Word.',
  steps: [
    {
      title: 'Write your notes',
      text: 'Put a mark such as [^gun] in the text and its note anywhere below. A note in place, ^[like this], works too.',
    },
    {
      title: 'Paste the text',
      text: 'Paste it into the converter. The pages show each note at the foot of its page at once.',
    },
    {
      title: 'Convert',
      text: 'Press Convert to Word. In Word, you can move, edit and delete the notes like any others.',
    },
  ],
  picture: PICTURES.intentFootnotes,
  pictureCaption: 'The text in the template Business.',
  source:
    'The clock on the pier ran on the sun\nuntil 1884.[^almanac]\n\nWhen the railway came, the town kept\ntwo times for eleven years.^[The\ndifference was nine minutes.] The pier\nkept its own.[^almanac]\n\n[^almanac]: *Harbour Almanac* for\n    1884, page 3.',
  sections: [
    {
      title: 'What you get',
      blocks: [
        {
          kind: 'list',
          items: [
            'A note that is used twice is printed once. The second mark is a field that shows the first number.',
            'Notes may hold lists, several paragraphs, formulas and links, also in table cells.',
            'Endnotes instead of footnotes: choose **Document end** under **Adjust**.',
          ],
        },
      ],
    },
    {
      title: 'What other ways do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pasting Markdown into Word leaves `[^1]` as text.',
            'A note that is used twice is printed twice by pandoc and the tools built on it. [Use Cases](/use-cases) has the reports.',
            'All forms of notes are in [Footnotes and endnotes](/docs/footnotes).',
          ],
        },
      ],
    },
  ],
};
