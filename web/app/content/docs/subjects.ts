import type { Shelf, Subject, SubjectGroup } from './subject';

/**
 * The subjects of the documentation, in the order of the list. Each is a page of its own; its text is `docs/ID.md` in
 * the repository.
 */
const USING: readonly SubjectGroup[] = [
  {
    title: 'The converter',
    subjects: [
      {
        id: 'getting-text-in',
        title: 'Getting your text in',
        description:
          'Paste, type, open or drop: Markdown, notebooks, web pages, tables, archives and Word files.',
      },
      {
        id: 'live-pages',
        title: 'The pages beside your text',
        description:
          'See, while you write, each page as Word will print it, and go from text to page and back.',
      },
      {
        id: 'clean-up',
        title: 'Cleaning up pasted text',
        description:
          'Remove what chat assistants and web pages leave in copied text, and see what was changed.',
      },
      {
        id: 'findings',
        title: 'What Footmark reports',
        description: 'Every finding with its code: what it means, and what to do about it.',
      },
      {
        id: 'getting-the-document',
        title: 'Getting the document out',
        description: 'Download the Word file, copy it for Word, print it, or share it with another app.',
      },
      {
        id: 'kept-texts',
        title: 'Saved texts and working offline',
        description:
          'What this browser saves for you, how to delete it, and how to use the site without a network.',
      },
      {
        id: 'keyboard',
        title: 'Keyboard',
        description: 'All keyboard shortcuts of the converter and of the documentation.',
      },
      {
        id: 'options',
        title: 'All options',
        description: 'Every option of the converter, with its name on the command line and in the library.',
      },
      {
        id: 'supported-browsers',
        title: 'Supported browsers',
        description:
          'The versions of Chrome, Edge, Firefox and Safari that the site needs, and what differs in them.',
      },
      {
        id: 'limits',
        title: 'Limits',
        description:
          'The limits for notes, tables, nesting, formulas and files, and what happens beyond them.',
      },
    ],
  },
  {
    title: 'Writing',
    subjects: [
      {
        id: 'text',
        title: 'Text, lists and links',
        description:
          'Emphasis, line breaks, lists, to-dos, links, abbreviations, emoji, typographic quotes and languages.',
      },
      {
        id: 'headings',
        title: 'Headings and contents',
        description: 'Headings, their numbers, appendices, the document title and the table of contents.',
      },
      {
        id: 'footnotes',
        title: 'Footnotes and endnotes',
        description:
          'Named, numbered and inline notes, repeated references, missing marks or definitions, and links as notes.',
      },
      {
        id: 'tables',
        title: 'Tables',
        description: 'Alignment, column widths, captions, merged cells, wide tables and tables from CSV.',
      },
      {
        id: 'pictures',
        title: 'Pictures',
        description: 'Formats, sizes, captions and position of pictures, and how they get into the document.',
      },
      {
        id: 'code',
        title: 'Code',
        description: 'Inline code, code blocks, colours by language, and captions for listings.',
      },
      {
        id: 'charts',
        title: 'Charts',
        description: 'Tables as charts that Word can edit: kinds, options, numbers, and charts as pictures.',
      },
      {
        id: 'diagrams',
        title: 'Diagrams',
        description: 'Mermaid code as pictures: kinds of diagrams, captions, mistakes and limits.',
      },
      {
        id: 'maths',
        title: 'Maths',
        description: 'LaTeX formulas as equations that Word can edit, with a table of the commands.',
      },
      {
        id: 'callouts',
        title: 'Quotations and callouts',
        description: 'Quotations, verse, callouts from GitHub, Obsidian, Docusaurus and Notion, and toggles.',
      },
      {
        id: 'page-layout',
        title: 'Page breaks, HTML and layout',
        description: 'Page breaks, landscape pages, alignment, comments, and HTML in Markdown.',
      },
    ],
  },
  {
    title: 'Look',
    subjects: [
      {
        id: 'built-in-templates',
        title: 'The four templates',
        description: 'What Plain, Academic, Business and MLA set, and which Word style each element gets.',
      },
      {
        id: 'own-template',
        title: 'Your own Word template',
        description:
          'Use the .docx or .dotx of your university or company, and choose its style for each element.',
      },
    ],
  },
  {
    title: 'From other tools',
    subjects: [
      {
        id: 'from-assistants',
        title: 'Text from assistants',
        description:
          'From ChatGPT, Claude, Gemini, Copilot and Perplexity to Word, with sources as footnotes.',
      },
      {
        id: 'from-notion',
        title: 'Text from Notion',
        description: 'Exports from Notion as one document: subpages, databases, links and pictures.',
      },
      {
        id: 'from-other-tools',
        title: 'Text from other tools',
        description:
          'From Obsidian, Logseq, Google Docs, Typora, Jupyter, e-mail, MyST and Quarto to a Word file.',
      },
      {
        id: 'comparison',
        title: 'Other ways to Word',
        description: 'What pandoc, Writage and pasting into Word do better, and what Footmark does better.',
      },
    ],
  },
  {
    title: 'Word and other programs',
    subjects: [
      {
        id: 'word-files',
        title: 'Word files as Markdown',
        description: 'Open a Word file as Markdown: what is read, and what is not.',
      },
      {
        id: 'review',
        title: 'Review: tracked changes and comments',
        description:
          'CriticMarkup as tracked changes and comments in Word, and changes from a returned file merged back.',
      },
      {
        id: 'other-programs',
        title: 'Google Docs, LibreOffice and Pages',
        description: 'What to expect when the document is opened in a program other than Word.',
      },
      {
        id: 'accessibility',
        title: 'Accessible documents',
        description: 'How documents work with screen readers, and what you can do for your readers.',
      },
    ],
  },
];

const PAPERS: readonly SubjectGroup[] = [
  {
    title: 'Papers and theses',
    subjects: [
      {
        id: 'numbered-things',
        title: 'Figures, tables and cross-references',
        description:
          'Captions with numbers that Word keeps up to date, references to them, and lists of figures.',
      },
      {
        id: 'parts-of-a-paper',
        title: 'Headers, columns, acronyms and an index',
        description:
          'Headers and footers, line numbers, columns, acknowledgements, acronyms, Word styles and an index.',
      },
      {
        id: 'citations',
        title: 'Citations',
        description: 'Cite sources from BibTeX, RIS or CSL in APA, MLA, Chicago and other styles.',
      },
      {
        id: 'latex',
        title: 'LaTeX in a text',
        description: 'LaTeX between paragraphs: quantities, notes, citations, figures and tables.',
      },
      {
        id: 'front-matter',
        title: 'Front matter',
        description: 'Every key that sets title, authors, abstract, language, course, numbering and sources.',
      },
    ],
  },
];

const DEVELOPERS: readonly SubjectGroup[] = [
  {
    title: 'Automation and hosting',
    subjects: [
      {
        id: 'command-line',
        title: 'Command line',
        description: 'Convert files, folders and pipes with the command footmark.',
      },
      {
        id: 'library',
        title: 'JavaScript library',
        description: 'Use the converter in your own program, in Node.js or in a browser.',
      },
      {
        id: 'assistants',
        title: 'Assistants (MCP)',
        description: 'Let an assistant write Word files through the Model Context Protocol.',
      },
      {
        id: 'scale',
        title: 'Converting in bulk',
        description: 'Folders, threads, cloud functions and a worker for a queue, with measured figures.',
      },
      {
        id: 'hosting',
        title: 'Hosting',
        description: 'Serve the site yourself with nginx, Apache, Caddy, Docker or a static host.',
      },
    ],
  },
];

/** The three shelves, by who reads what is on them. */
export const SHELVES: readonly Shelf[] = [
  { title: 'Using Footmark', groups: USING },
  { title: 'Writing papers', groups: PAPERS },
  { title: 'For developers and operators', groups: DEVELOPERS },
];

export const SUBJECTS: readonly Subject[] = SHELVES.flatMap(({ groups }) =>
  groups.flatMap(({ subjects }) => subjects),
);

/** The address of a subject's page. */
export function subjectPath(id: string): string {
  return `/docs/${id}`;
}

export const SUBJECT_PATHS: readonly string[] = SUBJECTS.map(({ id }) => subjectPath(id));
