import type { Guide } from '../guide';
import { PICTURES } from '../pictures';

export const APA: Guide = {
  title: 'Markdown to APA',
  lead: 'A student paper in APA style, 7th edition, from plain text: title page, headings, citations and references.',
  steps: [
    {
      title: 'Say who you are',
      text: 'Title, author, institution, course and instructor go into a few lines at the top.',
    },
    { title: 'Write', text: 'Headings with ##, citations with [@key]. Leave the layout alone.' },
    {
      title: 'Choose Academic',
      text: 'Press Convert to Word. The title page, the double spacing and the page numbers are there.',
    },
  ],
  picture: PICTURES.intentApa,
  pictureCaption:
    'The first page of the text in the template Academic. The references begin on the next page.',
  source:
    '---\ntitle: "Clocks on the Pier"\nauthor: A. N. Author\ninstitution: Department of History\ncourse: "HIS 201: Time and Technology"\ninstructor: Dr. B. Reader\ndate: 2025-08-15\ncsl: apa\n---\n\n## Local time\n\nUntil the railway came, every town had\nits own noon [@landes1983].',
  sections: [
    {
      title: 'What you get',
      blocks: [
        {
          kind: 'list',
          items: [
            'Times New Roman 12, double spacing, margins of an inch, page numbers at the top right.',
            'APA’s levels of headings, and its title page for students.',
            'Citations and references in APA, 7th edition, from BibTeX, RIS or CSL.',
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
            'A table of contents comes along; APA doesn’t ask for one, so turn it off under **Adjust** if you like.',
            'A running head for professional papers is a line in the front matter.',
            '[The four templates](/docs/built-in-templates) lists what Academic sets.',
          ],
        },
      ],
    },
  ],
};
