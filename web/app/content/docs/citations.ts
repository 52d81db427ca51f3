import type { DocsSection } from './section';

export const CITATIONS: DocsSection = {
  id: 'citations',
  title: 'Citations',
  icon: 'sources',
  content: [
    {
      kind: 'text',
      text: 'To cite a source, write its key in brackets: `[@key]`. Footmark prints the citation and the bibliography in the style that you choose. Everything about it: [Citations](/docs/citations).',
    },
    { kind: 'heading', id: 'add-sources', text: '1. Add your sources' },
    {
      kind: 'text',
      text: 'Export your library from Zotero, Mendeley, EndNote or JabRef as BibTeX, RIS or CSL JSON. Then press **Cite** above the text and add the file, or drop it on the converter.',
    },
    { kind: 'heading', id: 'how-to-cite', text: '2. Cite them' },
    {
      kind: 'code',
      label: 'How to cite',
      code: 'The tide was late [@kelvin1876, p. 12].\n\nKelvin [-@kelvin1876] measured it, and @darwin1898 explained it.\n\nBoth agree [@kelvin1876; @darwin1898].',
    },
    {
      kind: 'table',
      head: ['You write', 'In APA style'],
      rows: [
        ['`[@kelvin1876]`', '(Kelvin, 1876)'],
        ['`[@kelvin1876, p. 12]`', '(Kelvin, 1876, p. 12)'],
        ['`@kelvin1876`', 'Kelvin (1876)'],
        ['`[-@kelvin1876]`', '(1876)'],
      ],
    },
    { kind: 'heading', id: 'choose-style', text: '3. Choose a style' },
    {
      kind: 'text',
      text: 'APA, MLA, Chicago, IEEE, Harvard and Vancouver are there, with many others; you can also add a CSL file of your own. The bibliography comes at the end, or where you put `::: {#refs}` and `:::`. Styles with notes, such as Chicago’s, print citations as footnotes.',
    },
    {
      kind: 'text',
      text: 'Sources that you type yourself, as notes or as a list, stay as you wrote them.',
    },
  ],
};
