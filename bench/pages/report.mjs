import { CAUSES } from './parting.mjs';
import { MAX_OF_EACH, MIN_BYTES, SEED } from './sample.mjs';

/** @typedef {import('./compare.mjs').Agreement & { readonly name: string, readonly script: string, readonly drawnPages: number, readonly printedPages: number }} Row */

const HEAD = `| document | pages | lines | begin with the same word | on the same page | headings | exact | within one page |
|---|---|---|---|---|---|---|---|`;

/** @param {number} part @param {number} whole */
const share = (part, whole) => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`);

/** @param {readonly Row[]} rows */
export function summary(rows) {
  return [HEAD, ...rows.map(lineOf), ...(rows.length > 1 ? [lineOf(total(rows, '**all**'))] : [])].join('\n');
}

/** @param {Row} row */
function lineOf({
  name,
  drawnPages,
  printedPages,
  lines,
  sameStart,
  samePage,
  headings,
  exactHeadings,
  nearHeadings,
}) {
  const pages = drawnPages === printedPages ? String(drawnPages) : `${drawnPages}, not ${printedPages}`;
  return `| ${name} | ${pages} | ${lines} | ${share(sameStart, lines)} | ${share(samePage, lines)} | ${headings} | ${share(exactHeadings, headings)} | ${share(nearHeadings, headings)} |`;
}

/** @param {readonly Row[]} rows @param {string} name @returns {Row} */
function total(rows, name) {
  /** @param {'lines' | 'lost' | 'sameStart' | 'samePage' | 'headings' | 'exactHeadings' | 'nearHeadings' | 'drawnPages' | 'printedPages'} field */
  const sum = (field) => rows.reduce((all, row) => all + row[field], 0);
  return {
    name,
    script: '',
    differing: [],
    cause: undefined,
    drawnPages: sum('drawnPages'),
    printedPages: sum('printedPages'),
    lines: sum('lines'),
    lost: sum('lost'),
    sameStart: sum('sameStart'),
    samePage: sum('samePage'),
    headings: sum('headings'),
    exactHeadings: sum('exactHeadings'),
    nearHeadings: sum('nearHeadings'),
  };
}

/**
 * The documentation of the comparison, with its figures.
 *
 * @param {readonly Row[]} rows of our documents
 * @param {readonly Row[]} real rows of documents that are not in this repository
 * @param {{ readonly rows: readonly Row[], readonly files: number, readonly repositories: number }} taken rows of others, taken
 *   at random from so many files of so many repositories
 */
export function report(rows, real, { rows: sample, files, repositories }) {
  const all = [...rows, ...real, ...sample];
  const exact = (/** @type {readonly Row[]} */ some) => {
    const { headings, exactHeadings, nearHeadings } = total(some, '');
    return `${share(exactHeadings, headings)} exact, ${share(nearHeadings, headings)} within one page`;
  };
  const byScript = (/** @type {readonly Row[]} */ some) =>
    [...new Set(some.map(({ script }) => script))].map((script) =>
      lineOf(
        total(
          some.filter((row) => row.script === script),
          script,
        ),
      ),
    );
  const scripts = new Set(rows.map(({ script }) => script));
  const day = new Date().toISOString().slice(0, 10);
  return `# How exact the pages are

The pages that Footmark draws beside the text, and the page numbers in the table of contents, come from a layout of its own.
This compares it with what LibreOffice makes of the same Word files. One run of
\`node bench/pages.mjs FOLDER REPOSITORIES\` wrote all of this, on ${day}.

| documents | page totals agree | headings |
|---|---|---|
| ${rows.length} of ours | in ${equalOf(rows)} | ${exact(rows)} |
| ${real.length} real ones, most of them chosen by hand | in ${equalOf(real)} | ${exact(real)} |
| ${sample.length} real ones, taken at random | in ${equalOf(sample)} | ${exact(sample)} |
| **all ${all.length}** | in ${equalOf(all)}: ${share(equalOf(all), all.length)} | ${exact(all)} |

## How it is measured

- Our documents are made by \`bench/pages/documents.mjs\`: a book, manuals with code, reports with tables, papers with notes in each
  template, lists, callouts, landscape pages, formulas, and texts in ${scripts.size} scripts. FOLDER has the Markdown
  files of the real documents that were chosen, and REPOSITORIES those from which the sample is taken; without them, the command
  shows the figures of ours and writes nothing.
- The sample is taken from ${files} Markdown files of ${repositories} public repositories: of those of at least ${MIN_BYTES} bytes, at most
  ${MAX_OF_EACH} of each repository, shuffled with the seed ${SEED}, the first ${sample.length} (\`bench/pages/sample.mjs\`). They are in Plain,
  Academic, Business and MLA by turns. None was left out.
- Both sides have the same fonts: free ones with the widths of Word's, with the names and heights of Word's fonts, and without
  ligatures and kerning, of which Word uses none by itself. Syllables of Batang and curly quotes of East Asian fonts are squares.
- Both sides have the same formulas: LibreOffice sets them in a font of its own, in other widths than Word, so for the
  comparison an empty box of Footmark's size takes the place of each (\`bench/pages/formula-boxes.mjs\`). How close these sizes are to
  Word's is below. With LibreOffice's own formulas, on 26 November 2026, 90.3 % of the lines of the 12 documents with most of them began with
  the same word, 95.1 % with boxes, and 85.6 % of the
  headings were exact, 93.2 % with boxes.
- LibreOffice may end a line after a slash or a question mark within a word, and Word does not (see below): for the
  comparison, a word joiner follows each (\`bench/pages/joined-slashes.mjs\`). Without it, on 26 November 2026, 94.5 % of the lines of a
  paper with many addresses began with the same word, and 97.2 % with it.
- Lines are compared by their letters and digits. A line *begins with the same word* if LibreOffice begins a line there, too.
  It is *on the same page* if its first word is. The first lines of table cells are not counted, since they always begin
  with the same word, nor are headers and footers. ${lostOf(rows)} lines of our documents were not found in the print, and are not
  counted either.

## By script

Ours:

${[HEAD, ...byScript(rows)].join('\n')}

Real ones, each counted for the script of its text, whatever code and names it has in Latin letters:

${[HEAD, ...byScript([...real, ...sample])].join('\n')}

## By document

${summary(rows)}

## Real documents

Texts of public repositories (a thesis, manuscripts, manuals, lessons, terms of use) in ten languages, which are not in this
repository. Nine of the eleven in Greek were taken at random from two repositories. Pictures are left out; ${lostOf(real)} lines were not found in the print,
most of them in the texts from right to left: they have words from both directions, whose order a PDF does not tell.

${summary(real)}

## Real documents taken at random

The repositories are named with the path of the file, in which \`/\` has become \`_\`. ${lostOf(sample)} lines were not found in the print.

${summary(sample)}

## Where pages end elsewhere

In ${all.filter(({ cause }) => cause).length} of the ${all.length} documents, some page ends elsewhere. The command looks at the first such page of each, from which
the rest of the document may have moved: whether its lines end elsewhere, whether they are higher or lower, or else what stands at
its end.

| what the first page that ends elsewhere has | documents | of them, with another page total |
|---|---|---|
${causesOf(all)}

## Where the two differ

These differences are known, from the figures and from pictures of twenty of these documents' pages, side by side. Where Word is
known to differ from LibreOffice, Footmark follows Word.

| what | Word, and Footmark | LibreOffice |
|---|---|---|
| widths of letters | exact fractions of the size | rounded: lines are about 0.15 % narrower, so now and then one takes a word more |
| a slash or a question mark in an address or between words | a line does not end after it | a line may end after it, which the joiners of this comparison prevent |
| a backslash | a line does not end after it | a line may end after it |
| small kana and the long-vowel mark of Japanese | a line may begin with them | a line does not begin with them |
| the gap between East Asian and other letters or digits | wider by a quarter of an em | wider by a little less |
| a hyphen before a digit | a line may end after it | a line does not end there |
| ligatures and kerning | only where asked for | always, which the fonts of this comparison prevent |
| Consolas, if it is not installed | the advance of Consolas | a substitute of other widths, which the fonts of this comparison prevent |
| formulas | Cambria Math, laid out by the constants of its MATH table; a formula that is higher than text has a seventh of an em above it | its own font, with margins left and right, and heights of its own, which the boxes of this comparison replace |
| a formula within a line of text | a line may end after a relation or an operator outside brackets, wherever \`m:brkBin\` puts the sign | kept whole; in this comparison, a line may end where Footmark ends one |
| a hyphen within a long address | a line may end after it | now and then the address goes to the next line first |
| Korean words with Latin letters or brackets in them | kept together | a line may end before or after them |
| spaces between words of Devanagari and Thai, and of Korean in code | as wide as the body font's or the code's, which also makes lines as high | as wide as those of the letters' font: with such spaces, 97.2 % of our lines in Hindi begin with the same word |
| the rule above notes | two inches, thin; over the whole line where a note goes on | a quarter of the line, thick |
| lines with emoji | as high as Segoe UI Emoji makes them | the same in this comparison, but a substitute's where the font is not installed |
| the last line of a table cell in Calibri, where lines are spaced by a factor | as high as the others | a twentieth of a point lower: what the factor adds is measured in another font; with seven such rows, page 19 of the book has two lines more |
| a table in columns side by side, which stay on one page | as far down the page as they fit | at the top of the next page, even where they would fit |
| a table above text with a note | as many of its rows as fit | now and then a row fewer, or none, as if the note had to be on the same page; and in the Chinese primer it left half a page empty below a row |
| words in two fonts on the last line of a paragraph, where lines are spaced by a factor, as code in text of Academic and MLA | the factor stretches the higher of the two fonts, as on other lines | it stretches the line, which is up to 14 twips higher |
| code in the contents | in its own font, as the file says | in the font of the entry, whose line is then lower |
| operators such as ∙ in texts with East Asian fonts | in the body's font | in the East Asian font, where they are twice as wide |
| a comma or colon of Chinese before a Latin letter | a line may end between them | now and then it does not |
| a long block of code below its label | parts between pages | went to the next page as a whole once, in the style guide, though the same section alone parts; and once a heading above such code stayed alone at the end of its page |
| a heading above a list or a paragraph of which just no line fits | goes to the next page with it | now and then stays alone at the end of its page, as in the report on strategy in the Business template, whether or not the page has a note; a point more above it, and it goes along |
| a heading whose paragraph gives up a line for widow control | stays with the lines that fit | went to the next page with the whole paragraph once, in the Chinese text |
| notes at the end of the document | below the text | on a page of their own |
| markers of lists and numbers of headings from right to left | within the margin | outside of it, as long as they are |
| a table from right to left that is narrower than the text | at the right, where its first column is | at the left |
| a line with nothing but a picture | also has the room that text needs below its baseline | as high as the picture |
| a fraction within a line of text | smaller than one that stands alone | as large |
| boxes of tasks | as wide and high as MS Gothic's | the same in this comparison, but a substitute's where the font is not installed |
| tracked changes and comments | in the author's red, with commented words on a ground of their own | in blue, with a bar in the margin; comments are not printed |
| the document grid of a Word template | text in tables does not follow it | text in tables follows it |
| a document grid that narrows characters, as that of Chinese official documents | as many characters to a line as it is made for, which are 28 there | half as many: each takes two places |
| first-line indents in characters, which Chinese templates have | as many characters | read as twips |

On 26 November 2026, about 20 pages of twelve documents were also looked at as the site draws them in Chromium on Linux, beside LibreOffice's:
tables, code, formulas, pictures in text, cells, callouts and notes, lists of tasks and contents, in English, Russian, Japanese and Arabic.
Lines and pages differed only as listed above. In addition, the screen shows what the visitor's system draws with:

| what | on the screen | LibreOffice |
|---|---|---|
| formulas on a system without Cambria Math | STIX Math, with letters and signs as wide as those of Cambria Math | its own font |
| bold Arabic | synthesized from the regular font, and narrower than its place | a bold font |
| arrows in headings | as narrow as the system's font, in the place of Word's | in another font |
| what Footmark itself says about the text | signs in the margin, which are neither printed nor in the file | none |

Some rules were checked in PDF files that Word itself wrote, which public repositories have beside the Word files:

- Formulas are as wide and as high as Word 2016 sets them, within 3 % and mostly within 1 %: twelve formulas of one course, with fractions,
  scripts, sums, fences and words (\`mtanti/deeplearningtutorial\`). These files also have the exact advance widths of over a hundred glyphs of
  Cambria Math, among them nearly all small italic letters, and the wider ones that it has for scripts. The others are estimates.
  Word ends lines within formulas, even short ones, after a sign such as = or +, in files whose \`m:brkBin\` is \`before\`, too; the sign stands at
  the margin, and the next line begins without a space. Two such lines were found. That brackets are kept whole is an assumption.

- A line does not end after a slash. In the lists of sources of a study guide, printed by Word 2010, addresses end lines only after their
  hyphens, or go to the next line as a whole though a part up to a slash would have fit; the one that is longer than a line begins the
  next line with a slash (\`ReyRom-Edu/ProjectsGuide\`).
- A table has room for the rule below its last row. From the text above a table of seven rows to the text below it, Word has 164.33
  points and LibreOffice, with that room, 164.37 (the data sheet of \`developer0hye/office2pdf\`, whose places are multiples of
  0.24 points).
- Where a line has words in two fonts, the factor of the line spacing stretches the higher of the fonts. Lines of Aptos with a bullet
  in Symbol, spaced by 278 240ths, are 17.75 points apart in Word (\`sverrejb/docxide-pdf\`, in quarters of a point). That
  rule gives 17.77; if the factor stretched the line, it would be 17.89. This is one list of four lines and not much; a text with code in
  double spacing, printed by Word, was not found.

Where a note does not fit on the page of its mark, as many of its lines as fit are on that page and the others on the next, as
Microsoft's and others' descriptions of Word say. How many lines begin a note, and what happens where not even those fit, is
LibreOffice's rule. The line above the notes has a height of its own in the file, so that it takes as much room in Word as in
LibreOffice, which does not read that paragraph.

In a cell that may break across pages, that of a long callout, neither *keep with next* nor *keep lines together* counts, as in
LibreOffice. Of Word it is only known that it heeds no widow control there.

Justified text is divided by TeX's patterns, on which LibreOffice's dictionaries are based, too. These are not installed with it,
so the tables above have no such text. With them, on 23 November 2026, 98.8 % of 1,960 lines of an English textbook and 96.3 % of 1,230
of a German book began with the same word, and all stood on the same page.

Not measured against Word itself: the heights of lines in Chinese, Japanese and Korean (those of Microsoft YaHei and SimSun are
taken for all), the font of boxes that are typed as characters (MS Gothic is taken), and the widths of Arabic, Devanagari and Thai letters, which are those of free fonts: DejaVu Sans, Noto Sans
Devanagari and Noto Sans Thai, with the forms that letters have beside others. Thai breaks by the dictionary of the browser or
of Node.js. An emoji that is joined of several, such as a family or a hand with a skin tone, is as wide as all of them.
`;
}

/** In how many documents the page totals agree. @param {readonly Row[]} rows */
function equalOf(rows) {
  return rows.filter(({ drawnPages, printedPages }) => drawnPages === printedPages).length;
}

/** How many lines were not found in the print. @param {readonly Row[]} rows */
function lostOf(rows) {
  return rows.reduce((sum, row) => sum + row.lost, 0);
}

/** How often each cause was found. @param {readonly Row[]} rows */
function causesOf(rows) {
  return Object.entries(CAUSES)
    .map(([cause, name]) => ({ name, found: rows.filter((row) => row.cause === cause) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => b.found.length - a.found.length)
    .map(({ name, found }) => `| ${name} | ${found.length} | ${found.length - equalOf(found)} |`)
    .join('\n');
}
