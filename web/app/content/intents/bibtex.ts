import type { Guide } from '../guide';
import { PICTURES } from '../pictures';

export const BIBTEX: Guide = {
  title: 'BibTeX to Word',
  lead: 'Cite from your .bib file with [@key]. Word gets the citations and the bibliography in the style you need.',
  steps: [
    {
      title: 'Export your library',
      text: 'Zotero, Mendeley, EndNote and JabRef export BibTeX. RIS and CSL JSON work too.',
    },
    {
      title: 'Cite by key',
      text: 'Write [@munk1966, p. 533] where you cite. Add the file under Cite, or drop it on the page.',
    },
    {
      title: 'Choose a style',
      text: 'APA, MLA, Chicago, IEEE and others are there. So is any CSL file that you have.',
    },
  ],
  picture: PICTURES.intentBibtex,
  pictureCaption:
    'The text with its citations in APA style, in the template Academic. The references are on the next page.',
  source:
    '---\ntitle: Why Tides Are Predictable\nbibliography: sources.bib\ncsl: apa\n---\n\n# Why tides are predictable\n\nTides were predicted long before they\nwere understood [@cartwright1999].\n\n@pugh2014 [chap. 4] show how few of\nthese movements are needed.\n\n## References',
  sections: [
    {
      title: 'What you get',
      blocks: [
        {
          kind: 'list',
          items: [
            'Citations in the text or as footnotes, as the style asks for.',
            'A bibliography with hanging indents, after the heading References or at the end.',
            'For Zotero: citations that its plug-in for Word can take over, if you ask for them.',
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
            'The example has its sources in the front matter, so that it opens as one text. Yours can stay in a `.bib` file.',
            'A key that isn’t in your file is listed with its line. **Cite** also lists entries with something missing.',
            '[Citations](/docs/citations) has all forms and styles, and compares them with other processors.',
          ],
        },
      ],
    },
  ],
};
