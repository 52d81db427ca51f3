/**
 * Download limits in kB of 1,000 bytes after gzip; fonts are compressed already. The first scripts of a page are those that
 * it loads without any interaction; each of their files costs a round trip and headers, so there is a limit for these too. A chunk is
 * measured alone or, `withImports`, with all that cannot run without it.
 *
 * @typedef {{ readonly what: string, readonly page?: string, readonly kind?: 'scripts' | 'styles' | 'html', readonly chunk?: string, readonly withImports?: boolean, readonly maxFiles?: number, readonly kilobytes: number }} ByteBudget
 */

/** @type {readonly ByteBudget[]} */
export const BYTE_BUDGETS = [
  { what: 'converter: page', page: 'index', kind: 'html', kilobytes: 10 },
  { what: 'converter: first scripts', page: 'index', kind: 'scripts', maxFiles: 10, kilobytes: 150.5 },
  // 14 before pictures of pages took the colour of paper in the dark, 14.1 before messages kept off the tools beside them, and
  // 14.2 before tables of running text stood in blocks on phones: a file of their own would differ from what an unknown address loads.
  { what: 'converter: styles', page: 'index', kind: 'styles', kilobytes: 14.7 },
  // Fetched once the page is idle; until then, what is pressed waits for it.
  { what: 'converter: later parts', chunk: 'later-parts', kilobytes: 36 },
  { what: 'landing: first scripts', page: 'landing', kind: 'scripts', maxFiles: 12, kilobytes: 131 },
  // It was 143.5 before there was a page for every subject, a list of them all, and one search over their texts.
  { what: 'documentation: first scripts', page: 'docs', kind: 'scripts', maxFiles: 16, kilobytes: 147 },
  { what: 'questions: first scripts', page: 'faq', kind: 'scripts', maxFiles: 11, kilobytes: 127.5 },
  // It was 124 before pages shared most of their files: some parts of other pages are among them now.
  { what: 'unknown address: first scripts', page: '404', kind: 'scripts', maxFiles: 11, kilobytes: 124.5 },
  { what: 'font of headings', chunk: 'source-serif-4-latin-wght-normal', kilobytes: 52 },
  { what: 'font of controls', chunk: 'source-sans-3-latin-wght-normal', kilobytes: 30 },
  { what: 'font of code', chunk: 'source-code-pro-latin-wght-normal', kilobytes: 23 },
  // It was 120 before texts in 26 languages, tags that are no HTML, and the marks of other tools were read, and 148 before
  // a text was read piece by piece for the pages beside it.
  // Citations are found in a text here; what prints them is loaded only for one that cites, and so are the numbers of figures.
  // It was 170 before headings had numbers, headers fields, papers an abstract, and figures names to refer to them, and 178
  // before tracked changes and comments, columns, entries of an index, and diagrams, and 187 before LaTeX between paragraphs was
  // read, and copies were kept from one key to the next, and 195 before what a file carries of its text was there without a network.
  // And 196 before theorems, styles by their names, acronyms, pages with headers of their own, comments in the margin of pages,
  // and captions and spaces as style guides ask.
  // It was 203 before it read figures of several pictures, in three notations, and LaTeX's theorems, and 206.5 before lists, notes on
  // tables and formulas stood as APA and MLA ask.
  // And 208 before it knew which rules a text needs, which makes each key cheaper, and had Node.js's compression beside browsers'.
  // And 210 before Markdown in elements of HTML, groups of numbered sources, and lines of code that reach into a wide margin.
  // And 212 before it kept formulas with their sentences and the ends of lists together, repaired only the stretches of a text that
  // have changed, and searched once for the end of a span among many brackets.
  // And 213.5 before it read MyST's directives and roles, 8 kB: whether a text has them is known only as it is read.
  { what: 'engine in its worker', chunk: 'worker', withImports: true, kilobytes: 222 },
  // With their styles, which arrive together with them or not at all.
  { what: 'pages', chunk: 'parts', kilobytes: 26.5 },
  // It was 14 before it laid out columns and the headers and footers of templates, and 17 before columns of the text itself.
  // It was 18.5 before cells over several rows went on on the next page, and numbers in lists were set with their own digits.
  // And 19 before it drew tables as templates have them, comments, and the numbers of lines; 19.5 before it kept the margins of
  // their cells, and comments on pictures; 19.8 before it divided words, and aligned cells as templates do.
  // And 20.1 before tabs led from the numbers of headings and contents to the stops of a template.
  { what: 'layout', chunk: 'layout', kilobytes: 20.5 },
  { what: 'Markdown of what is pasted', chunk: 'to-markdown', kilobytes: 13 },
  // Two files: the engine's part, with what shows a template on the pages, and the worker's. It was 25 before it read the margins
  // of cells and the spacing in them from a table style, and 25.5 before it drew what styles cancel, and callouts, as the template has them.
  // And 27.5 before it counted headings in the lists of a template, in the number formats of Word.
  // And 32 before it looked over a body that the text replaces instead of reading it, and put what styles say in Word's order.
  // And 33 before it passed over styles that nobody could read or that belong to an abstract, and let titles fit in with the template's.
  { what: 'a Word template', chunk: 'template', kilobytes: 33.8 },
  // Its reader of equations, numbers and citations of Word; what pasting needs, too, is in the chunk above.
  // It was 30 before it read captions, references and headings with numbers, and tracked changes.
  // And 32.2 before it read references to headings, names of figures, and formulas as they were written.
  { what: 'a Word file as Markdown', chunk: 'read-word', kilobytes: 33 },
  // What compares a returned file, in the worker; and the screen of its changes.
  // It was 15 before it knew what LibreOffice changes by itself, and took columns of tables as one change.
  { what: 'merge of a returned Word file', chunk: 'merge', kilobytes: 16 },
  { what: 'changes of a returned Word file', chunk: 'MergePanel', kilobytes: 9 },
  // What reading clipboards and reading Word files share.
  // It was 15 before it could fold paragraphs at a number of columns.
  // And 16 before figures of several pictures.
  // And 16.6 before headings' names kept the letters of all languages.
  { what: 'writer of Markdown', chunk: 'empty-document', kilobytes: 16.9 },
  { what: 'names of styles in Word’s languages', chunk: 'known-names', kilobytes: 12.5 },
  // It was 18 before it read the settings of bookdown, MyST and pandoc's projects.
  { what: 'one text of several files', chunk: 'sources', kilobytes: 18.8 },
  // It was 108 before it could show a list: the part of its library that places one is in it.
  { what: 'code editor', chunk: 'code-editor', kilobytes: 110 },
  // Only where there are sources to cite.
  { what: 'completion of citations', chunk: 'citation-completion', kilobytes: 11 },
  { what: 'widths of other letters', chunk: 'other-widths', kilobytes: 16 },
  { what: 'formulas', chunk: 'equation', kilobytes: 76 },
  { what: 'pictures in SVG', chunk: 'embed-svg', kilobytes: 17 },
  { what: 'front matter', chunk: 'js-yaml', kilobytes: 15 },
  // One of the two: most languages have a table, which needs no library.
  // It was 12.5 before expressions took the place of loops, which first have to be compiled.
  { what: 'colours of code by tables', chunk: 'scan', kilobytes: 13 },
  { what: 'colours of code by the library', chunk: 'highlighter', kilobytes: 13 },
  { what: 'names of emoji', chunk: 'full', kilobytes: 17 },
  { what: 'citations', chunk: 'citing', kilobytes: 30 },
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
 * Downloaded for offline visits once the first visit is idle. It was 1,225 before the page read Word files, 1,260 before the
 * documentation had a page for every subject, whose texts can be read without a network, and 1,325 before there were
 * sources to cite, tracked changes, columns, an index, and pages about them. The pictures of all pages are 1,100 of
 * it, and the last 60 what merges a returned Word file and reads LaTeX, lists with letters and tables without pipes. It was
 * 2,490 before the gallery of templates, whose pictures of nine pages are 145, and 2,680 before the samples had small pictures
 * for phones, so that the first page fetches 19 instead of 73, and 2,692 before citations written for Word came back from it whole, a
 * page said which browsers are supported, and workers had a script apart from their engine. It was 2,720 before it had all
 * citation styles and their words in all languages, without which a text that cites could not be converted offline.
 */
export const OFFLINE_COPY_KILOBYTES = 2800;
