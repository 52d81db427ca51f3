/**
 * Download limits in kB of 1,000 bytes after gzip; fonts are compressed already. The first scripts of a page are those that
 * it loads without any interaction; each of their files costs a round trip and headers, so there is a limit for these too. A chunk is
 * measured alone or, `withImports`, with all that cannot run without it. The history of this file says what each limit was raised for.
 *
 * @typedef {{ readonly what: string, readonly page?: string, readonly kind?: 'scripts' | 'styles' | 'html', readonly chunk?: string, readonly withImports?: boolean, readonly maxFiles?: number, readonly kilobytes: number }} ByteBudget
 */

/** @type {readonly ByteBudget[]} */
export const BYTE_BUDGETS = [
  { what: 'converter: page', page: 'index', kind: 'html', kilobytes: 10 },
  { what: 'converter: first scripts', page: 'index', kind: 'scripts', maxFiles: 10, kilobytes: 164.1 },
  { what: 'converter: styles', page: 'index', kind: 'styles', kilobytes: 16.5 },
  // Fetched once the page is idle; until then, what is pressed waits for it.
  { what: 'converter: later parts', chunk: 'later-parts', kilobytes: 43.1 },
  { what: 'landing: first scripts', page: 'landing', kind: 'scripts', maxFiles: 13, kilobytes: 137.6 },
  { what: 'documentation: first scripts', page: 'docs', kind: 'scripts', maxFiles: 16, kilobytes: 149.6 },
  { what: 'questions: first scripts', page: 'faq', kind: 'scripts', maxFiles: 11, kilobytes: 128.8 },
  { what: 'unknown address: first scripts', page: '404', kind: 'scripts', maxFiles: 11, kilobytes: 126.1 },
  { what: 'font of headings', chunk: 'source-serif-4-latin-600-normal', kilobytes: 22 },
  { what: 'font of plain words among them', chunk: 'source-serif-4-latin-400-normal', kilobytes: 20.5 },
  { what: 'font of controls', chunk: 'source-sans-3-latin-wght-normal', kilobytes: 30 },
  { what: 'font of code', chunk: 'source-code-pro-latin-wght-normal', kilobytes: 23 },
  // Imports nothing at once: what it asks for then arrives side by side.
  { what: 'start of the worker', chunk: 'worker', withImports: true, kilobytes: 1.5 },
  // Finds citations and numbered figures in a text; what prints and numbers them is loaded only for a text that has some.
  { what: 'engine in its worker', chunk: 'engine', withImports: true, kilobytes: 312.7 },
  // With their styles, which arrive together with them or not at all.
  { what: 'pages', chunk: 'parts', kilobytes: 26.5 },
  { what: 'layout', chunk: 'layout', kilobytes: 21.6 },
  { what: 'Markdown of what is pasted', chunk: 'to-markdown', kilobytes: 19 },
  // Two files: the engine's part, with what shows a template on the pages, and the worker's.
  { what: 'a Word template', chunk: 'template', kilobytes: 54 },
  // Its reader of equations, numbers and citations of Word; what pasting needs, too, is in the chunk above.
  { what: 'a Word file as Markdown', chunk: 'read-word', kilobytes: 42.9 },
  // What compares a returned file, in the worker; and the screen of its changes.
  { what: 'merge of a returned Word file', chunk: 'merge', kilobytes: 27.3 },
  { what: 'changes of a returned Word file', chunk: 'MergePanel', kilobytes: 9 },
  // What reading clipboards and reading Word files share.
  { what: 'writer of Markdown', chunk: 'empty-document', kilobytes: 18.8 },
  // Both are for Word files that others made.
  {
    what: 'names of styles in Word’s languages, and formats of numbers',
    chunk: 'number-format',
    kilobytes: 12.5,
  },
  // Two files: the one for several texts, with that of e-books, and the reader of BibTeX and other sources, for a text that cites.
  { what: 'one text of several files, and sources to cite', chunk: 'sources', kilobytes: 38.4 },
  { what: 'code editor', chunk: 'code-editor', kilobytes: 110 },
  // Only where there are sources to cite.
  { what: 'completion of citations', chunk: 'citation-completion', kilobytes: 11 },
  { what: 'widths of other letters', chunk: 'other-widths', kilobytes: 17.8 },
  // Only for a text with a fence that describes a chart.
  { what: 'charts of other programs', chunk: 'notations', kilobytes: 10.6 },
  { what: 'charts of Vega-Lite', chunk: 'vega-lite', kilobytes: 10.9 },
  { what: 'formulas', chunk: 'equation', kilobytes: 76 },
  { what: 'pictures in SVG', chunk: 'embed-svg', kilobytes: 17 },
  // Also what a Word file has to pass before its drawings are shown.
  { what: 'cleaning of drawings', chunk: 'clean', kilobytes: 10.3 },
  { what: 'front matter', chunk: 'js-yaml', kilobytes: 15 },
  // One of the two: most languages have a table, which needs no library.
  { what: 'colours of code by tables', chunk: 'scan', kilobytes: 13 },
  { what: 'colours of code by the library', chunk: 'highlighter', kilobytes: 13 },
  { what: 'names of emoji', chunk: 'full', kilobytes: 17 },
  { what: 'citations', chunk: 'citing', kilobytes: 33.8 },
  // Each is loaded only for a text in that style; the 17th and 18th editions of Chicago name every kind of source.
  { what: 'style of APA', chunk: 'apa', kilobytes: 13.5 },
  { what: 'style of Chicago, author and date', chunk: 'chicago-author-date', kilobytes: 21 },
  { what: 'the same, 17th edition', chunk: 'chicago-author-date-17th-edition', kilobytes: 21 },
  { what: 'style of Chicago, notes', chunk: 'chicago-notes-bibliography', kilobytes: 25.3 },
  { what: 'notes, 17th edition', chunk: 'chicago-notes-bibliography-17th-edition', kilobytes: 25.3 },
  { what: 'style of Chicago, short notes', chunk: 'chicago-shortened-notes-bibliography', kilobytes: 21.7 },
  {
    what: 'short notes, 17th edition',
    chunk: 'chicago-shortened-notes-bibliography-17th-edition',
    kilobytes: 21.7,
  },
  { what: 'style of MHRA', chunk: 'mhra-notes', kilobytes: 17 },
];

/*
 * What draws diagrams is loaded by the kind of diagram, by the worker and only for a text with one. Its files, whose names begin
 * with `diagram-`, are not in the copy for offline visits and have no limit each: the library divides them. The same is true of
 * what divides the words of justified text, whose files begin with `hyphenation-`: the patterns of German are 101 kB, those of
 * other languages up to 25.
 */

/** A larger chunk needs a line of its own above, so that its size is a decision. */
export const MAX_OTHER_CHUNK_KILOBYTES = 10;

/** The largest file of a font of the pages: letters that few texts have. */
export const MAX_PAPER_FONT_KILOBYTES = 90;

/**
 * Downloaded for offline visits once the first visit is idle; nearly half of it is pictures. All citation styles and their words
 * in all languages are included: without them, a text that cites could not be converted offline.
 */
export const OFFLINE_COPY_KILOBYTES = 3320;
