import type { DocsSection } from './section';

export const FOOTNOTES: DocsSection = {
  id: 'footnotes',
  title: 'Footnotes',
  icon: 'note',
  content: [
    {
      kind: 'text',
      text: 'A footnote has two parts: a mark in the text, and a definition with the text of the note. Put the definitions at the end, after a separator line (`---`), where they are easy to find. Everything about notes: [Footnotes and endnotes](/docs/footnotes).',
    },
    { kind: 'heading', id: 'named-notes', text: 'Named notes' },
    {
      kind: 'code',
      label: 'Named form',
      code: 'The tide was late.[^gauge]\n\n---\n\n[^gauge]: Gauge at the north pier, read every ten minutes.',
    },
    { kind: 'heading', id: 'numbered-notes', text: 'Numbered notes' },
    {
      kind: 'text',
      text: 'The form that chat assistants write. In Word, the numbers follow the order of the marks in the text.',
    },
    {
      kind: 'code',
      label: 'Numbered form',
      code: 'The tide was late [1].\n\n---\n\n[1]: Gauge at the north pier, read every ten minutes.',
    },
    {
      kind: 'text',
      text: 'A definition that is only an address, such as `[1]: https://example.com`, is a link in Markdown, and becomes one.',
    },
    { kind: 'heading', id: 'inline-notes', text: 'Inline notes' },
    { kind: 'code', label: 'Inline form', code: 'The tide was late.^[By twenty minutes.]' },
    { kind: 'heading', id: 'long-notes', text: 'Notes with several paragraphs' },
    {
      kind: 'code',
      label: 'Further paragraphs are indented by four spaces',
      code: '[^gauge]: First paragraph of the note.\n\n    Second paragraph, and a list:\n\n    - one\n    - two',
    },
    { kind: 'heading', id: 'repeated-notes', text: 'The same note twice' },
    {
      kind: 'table',
      head: ['Setting', 'The second mark', 'In Word'],
      rows: [
        [
          'Same №',
          'shows the first number again',
          'a NOTEREF field, which Word updates when the number changes',
        ],
        [
          'New with “See note N”',
          'gets a number of its own',
          'a note that reads “See footnote 1”, where the 1 is such a field',
        ],
      ],
    },
    { kind: 'heading', id: 'missing-notes', text: 'Missing marks and definitions' },
    {
      kind: 'list',
      items: [
        'A mark without a definition gets a note that says so: `[Missing definition for footnote: gauge]`.',
        'Definitions without a mark are kept: they are collected in one note at the end, under the heading Additional References. You can also leave them out.',
        'Both are listed with their line numbers while you write.',
      ],
    },
    { kind: 'heading', id: 'endnotes', text: 'Page bottom or document end' },
    {
      kind: 'text',
      text: '**Position** puts notes at the page bottom, as Word’s footnotes, or at the document end, as Word’s endnotes. Word can convert one into the other later.',
    },
  ],
};
