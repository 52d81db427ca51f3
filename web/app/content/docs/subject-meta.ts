import type { PageFacts } from '../pages';

/** For search engines and link previews: a title and a description in the words that people search with. */
type SubjectMeta = Pick<PageFacts, 'title' | 'description'>;

/** By the subject's id. */
export const SUBJECT_META: Readonly<Record<string, SubjectMeta>> = {
  'getting-text-in': {
    title: 'Open or paste Markdown for Word | Footmark docs',
    description:
      'Paste, type, open or drop your text: Markdown, Jupyter notebooks, web pages, CSV tables, zip archives and Word files, one or several at once.',
  },
  'live-pages': {
    title: 'Preview Markdown as Word pages | Footmark docs',
    description:
      'See each page as Word will print it while you write: notes, page numbers and contents, zoom, and the way from a line of text to its page and back.',
  },
  'clean-up': {
    title: 'Clean up text pasted from ChatGPT | Footmark docs',
    description:
      'Remove citation marks, invisible characters, needless backslashes and broken lines from text pasted from chat assistants and web pages.',
  },
  findings: {
    title: 'Messages, and what to do about them | Footmark docs',
    description:
      'Every message about a text by its code: missing footnotes, uneven table rows, pictures not found and more. What each one means, and how to mend it.',
  },
  'getting-the-document': {
    title: 'Download, copy or print the document | Footmark docs',
    description:
      'Download the Word file, copy the text with its formatting for Word or Google Docs, print it or save it as a PDF, or share it with another app.',
  },
  'kept-texts': {
    title: 'Saved texts, privacy, working offline | Footmark docs',
    description:
      'What your browser saves for you, how to bring earlier texts back, how to delete everything, and how to use the Markdown converter without a network.',
  },
  keyboard: {
    title: 'Keyboard shortcuts of the converter | Footmark docs',
    description:
      'All keyboard shortcuts of the Markdown to Word converter and of its documentation: convert, find and replace, move between text, pages and menus.',
  },
  options: {
    title: 'All options of Markdown to Word | Footmark docs',
    description:
      'Every option of the conversion from Markdown to Word, with its name in the converter, on the command line and in the JavaScript library.',
  },
  'supported-browsers': {
    title: 'Browsers: Chrome, Edge, Firefox, Safari | Footmark',
    description:
      'The versions of Chrome, Edge, Firefox and Safari that the Markdown to Word converter needs, and what works differently in some of them.',
  },
  limits: {
    title: 'Limits of the Markdown converter | Footmark docs',
    description:
      'How long a text may be, and the limits for notes, tables, nesting, formulas, pictures and files: what happens beyond them, and what you can do.',
  },
  text: {
    title: 'Markdown text, lists and links in Word | Footmark',
    description:
      'Bold and italic text, line breaks, nested lists, to-dos, links, abbreviations, emoji, typographic quotes and languages, from Markdown to Word.',
  },
  headings: {
    title: 'Headings and table of contents in Word | Footmark',
    description:
      'Headings from Markdown with Word’s own styles and numbers, appendices, the title of the document, and a table of contents with page numbers.',
  },
  tables: {
    title: 'Markdown tables to Word tables | Footmark docs',
    description:
      'Markdown tables as Word tables: alignment, column widths, captions, merged cells, lists in cells, wide tables on landscape pages, and tables from CSV.',
  },
  pictures: {
    title: 'Pictures from Markdown in Word | Footmark docs',
    description:
      'PNG, JPEG, GIF, SVG, WebP and AVIF pictures in a Word file made from Markdown: sizes, captions, position, and what to do if a picture is missing.',
  },
  code: {
    title: 'Code blocks from Markdown in Word | Footmark docs',
    description:
      'Inline code and code blocks from Markdown in Word: colours by language, file names, line breaks that stay, and captions for numbered listings.',
  },
  charts: {
    title: 'Markdown tables as Word charts | Footmark docs',
    description:
      'Turn a Markdown table into a chart that Word can edit: columns, bars, lines, areas, pies and more, with titles, axes, colours and numbers.',
  },
  diagrams: {
    title: 'Mermaid diagrams in Word files | Footmark docs',
    description:
      'Mermaid code in Markdown becomes a sharp picture in Word: the kinds of diagrams, captions, what happens with mistakes in the code, and limits.',
  },
  callouts: {
    title: 'Quotes and callouts from Markdown in Word | Footmark',
    description:
      'Quotations, verse and callouts of GitHub, Obsidian, Docusaurus and Notion as boxes in Word, with titles and colours, and toggles as open text.',
  },
  'page-layout': {
    title: 'Page breaks and page layout in Word | Footmark docs',
    description:
      'Page breaks in Markdown, landscape pages, margins, page numbers, alignment, comments that stay out of the document, and HTML in a Markdown text.',
  },
  'built-in-templates': {
    title: 'Word templates Plain, APA, Business, MLA | Footmark',
    description:
      'What the four templates set: fonts, spacing, headings, margins and page numbers of Plain, Academic (APA), Business and MLA, and their Word styles.',
  },
  'own-template': {
    title: 'Markdown with your own Word template | Footmark',
    description:
      'Use the .docx or .dotx of your university or company for a Markdown text: its styles, headers, footers and cover, fields, and a style for each element.',
  },
  'from-assistants': {
    title: 'Claude, Gemini and Copilot to Word | Footmark docs',
    description:
      'Answers from ChatGPT, Claude, Gemini, Copilot and Perplexity as Word documents: how to copy them, sources as footnotes, formulas, and what to clean up.',
  },
  'from-notion': {
    title: 'Notion export to one Word file | Footmark docs',
    description:
      'Turn a Markdown & CSV export from Notion into one Word document: the order of subpages, databases as tables, links between pages, and pictures.',
  },
  'from-other-tools': {
    title: 'Obsidian, Typora, Jupyter to Word | Footmark docs',
    description:
      'From Obsidian, Logseq, Google Docs, Typora, Jupyter, e-mail, MyST, R Markdown and Quarto to Word: embeds, wiki links, callouts, cells and references.',
  },
  comparison: {
    title: 'Footmark, pandoc, Writage: compared | Footmark docs',
    description:
      'Ways from Markdown to Word compared: what pandoc, Writage, and pasting into Word do better, what Footmark does better, and measured differences.',
  },
  'word-files': {
    title: 'Convert Word (docx) to Markdown | Footmark docs',
    description:
      'Open a Word file as Markdown: headings, tables, notes, formulas, citations and pictures that are read, tracked changes, and what is left out.',
  },
  review: {
    title: 'Tracked changes in Markdown and Word | Footmark docs',
    description:
      'CriticMarkup as tracked changes and comments in Word, and the way back: merge what reviewers changed in the Word file into your Markdown.',
  },
  'other-programs': {
    title: 'Open the docx in Google Docs or LibreOffice | Footmark',
    description:
      'What to expect when a Word file made from Markdown is opened in Google Docs, LibreOffice, Pages or ONLYOFFICE: notes, tables, fields and fonts.',
  },
  accessibility: {
    title: 'Accessible Word documents | Footmark documentation',
    description:
      'How Word documents made from Markdown work with screen readers: headings, table headers, alternative texts, languages, and what you can do yourself.',
  },
  footnotes: {
    title: 'Markdown footnotes in Word, and endnotes | Footmark',
    description:
      'Named, numbered and inline footnotes in Markdown as real Word footnotes or endnotes: repeated references, missing notes, and links as footnotes.',
  },
  'numbered-things': {
    title: 'Figures, captions, cross-references | Footmark docs',
    description:
      'Numbered captions for figures, tables, equations and listings in Word, references to them that Word can update, and lists of figures and tables.',
  },
  'parts-of-a-paper': {
    title: 'Headers, columns, index of a paper | Footmark docs',
    description:
      'Running headers and footers, line numbers, columns, acknowledgements, acronyms, Word styles of your own and an index, all from one Markdown text.',
  },
  citations: {
    title: 'Citations in Markdown: BibTeX to Word | Footmark',
    description:
      'Cite sources from BibTeX, RIS or CSL with [@key]: citations and a bibliography in APA, MLA, Chicago, IEEE and other styles, from Zotero to Word.',
  },
  maths: {
    title: 'LaTeX formulas as Word equations | Footmark docs',
    description:
      'LaTeX formulas in Markdown as equations that Word can edit: inline and display maths, numbers, units, chemistry, and a table of all commands.',
  },
  latex: {
    title: 'LaTeX commands in Markdown for Word | Footmark docs',
    description:
      'LaTeX between the paragraphs of a Markdown text: quantities, emphasis, notes, citations, figures and tables, as theses have them, and what is left out.',
  },
  'front-matter': {
    title: 'YAML front matter for a Word file | Footmark docs',
    description:
      'Every key of the YAML front matter that a Word file takes up: title, authors, abstract, language, course, numbering, sources and the citation style.',
  },
  'command-line': {
    title: 'Markdown to docx on the command line | Footmark docs',
    description:
      'Convert Markdown files, folders and pipes to docx with the command footmark: installation, options, checks in continuous integration, exit status.',
  },
  library: {
    title: 'Markdown to docx in JavaScript | Footmark docs',
    description:
      'Use the Markdown to Word converter as a JavaScript library in Node.js or in a browser: convert, check, read Word files and merge, with TypeScript types.',
  },
  assistants: {
    title: 'Word files from assistants by MCP | Footmark docs',
    description:
      'Let an assistant write, check and read Word files on your computer through the Model Context Protocol: configuration, tools, folders and limits.',
  },
  scale: {
    title: 'Convert Markdown to docx in bulk | Footmark docs',
    description:
      'Convert thousands of Markdown files to docx: folders, worker threads, cloud functions and a queue, each as a complete program with measured figures.',
  },
  hosting: {
    title: 'Host the converter yourself | Footmark documentation',
    description:
      'Serve the Markdown to Word converter yourself with nginx, Apache, Caddy, Docker or a static host: the build, its headers, and how it is tested.',
  },
};
