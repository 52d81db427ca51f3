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

/** The documentation of the comparison, with its figures. @param {readonly Row[]} rows */
export function report(rows) {
  const scripts = [...new Set(rows.map(({ script }) => script))];
  const equal = rows.filter(({ drawnPages, printedPages }) => drawnPages === printedPages).length;
  const lost = rows.reduce((sum, row) => sum + row.lost, 0);
  const byScript = scripts.map((script) =>
    lineOf(
      total(
        rows.filter((row) => row.script === script),
        script,
      ),
    ),
  );
  return `# How exact the pages are

The pages that Footmark draws beside the text, and the page numbers in the table of contents, come from a layout of its own.
This compares it with what LibreOffice makes of the same Word files. \`node bench/pages.mjs\` wrote all of this.

## How it is measured

- The documents are made by \`bench/pages/documents.mjs\`: a book, manuals with code, reports with tables, papers with notes in each
  template, lists, callouts, landscape pages, formulas, and texts in ${scripts.length} scripts. With the path of a folder, the command
  measures the Markdown files in it instead.
- Both sides have the same fonts: free ones with the widths of Word's, with the names and heights of Word's fonts, and without
  ligatures and kerning, of which Word uses none by itself. Formulas are the exception: each program sets them in its own way.
- Lines are compared by their letters and digits. A line *begins with the same word* if LibreOffice begins a line there, too.
  It is *on the same page* if its first word is. The first lines of table cells are not counted, since they always begin
  with the same word, nor are headers and footers. ${lost} lines were not found in the print, and are not counted either.
- Page totals agree in ${equal} of ${rows.length} documents.

## By script

${[HEAD, ...byScript].join('\n')}

## By document

${summary(rows)}

## Real documents

Texts of public repositories (books, theses, manuals, guides, a specification) in nine languages, which are not in this repository,
measured on 2026-11-22 with \`node bench/pages.mjs FOLDER\`. Page totals agree in all of them. Pictures are left out; most lines of
the Arabic text have words from both directions, whose order a PDF does not tell, and were not found in the print.

| document | pages | lines | begin with the same word | on the same page | headings | exact | within one page |
|---|---|---|---|---|---|---|---|
| book about a language, English | 84 | 3196 | 99.9 % | 100.0 % | 87 | 100.0 % | 100.0 % |
| textbook, English | 68 | 2624 | 99.7 % | 100.0 % | 79 | 100.0 % | 100.0 % |
| book with notes in tables, English | 57 | 2025 | 99.0 % | 99.7 % | 79 | 100.0 % | 100.0 % |
| guides for projects, English | 36 | 1377 | 99.1 % | 85.3 % | 93 | 87.1 % | 100.0 % |
| guides for projects, Spanish | 38 | 1468 | 99.3 % | 99.0 % | 91 | 98.9 % | 100.0 % |
| guides for projects, Russian | 39 | 1555 | 99.2 % | 98.8 % | 92 | 98.9 % | 100.0 % |
| guides for projects, Chinese | 33 | 1128 | 96.0 % | 95.8 % | 91 | 95.6 % | 100.0 % |
| guides for projects, Japanese | 43 | 1608 | 92.6 % | 98.4 % | 92 | 97.8 % | 100.0 % |
| guides for projects, Korean | 36 | 1277 | 97.7 % | 99.1 % | 92 | 98.9 % | 100.0 % |
| guides for projects, Hindi | 36 | 1362 | 72.5 % | 94.9 % | 92 | 97.8 % | 100.0 % |
| guides for projects, Arabic | 34 | 463 | 95.9 % | 98.9 % | 38 | 100.0 % | 100.0 % |
| manual of a converter, English | 118 | 4374 | 99.6 % | 99.5 % | 254 | 99.2 % | 100.0 % |
| primer on systems, English | 39 | 1384 | 99.7 % | 99.8 % | 172 | 100.0 % | 100.0 % |
| primer on systems, Japanese | 43 | 1487 | 94.8 % | 91.0 % | 166 | 85.5 % | 100.0 % |
| primer on systems, Chinese | 37 | 1189 | 99.1 % | 98.7 % | 166 | 100.0 % | 100.0 % |
| book about a program, German | 73 | 3045 | 99.8 % | 100.0 % | 103 | 100.0 % | 100.0 % |
| book about a program, French | 37 | 1511 | 99.9 % | 100.0 % | 65 | 100.0 % | 100.0 % |
| book about a program, Russian | 72 | 2969 | 99.8 % | 100.0 % | 103 | 100.0 % | 100.0 % |
| specification of a format, English | 147 | 5192 | 99.8 % | 100.0 % | 45 | 100.0 % | 100.0 % |
| style guide, English | 70 | 2626 | 99.0 % | 100.0 % | 41 | 100.0 % | 100.0 % |
| thesis in law and computing, English | 43 | 1773 | 98.3 % | 99.3 % | 54 | 98.1 % | 100.0 % |
| thesis in biology, English | 93 | 3350 | 98.2 % | 99.3 % | 75 | 100.0 % | 100.0 % |
| thesis in physics, with formulas, English | 54 | 2210 | 86.5 % | 90.3 % | 74 | 87.8 % | 100.0 % |
| **all** | 1330 | 49193 | 97.6 % | 98.3 % | 2244 | 97.4 % | 100.0 % |

## Where the two differ

These differences are known, from the figures and from pictures of twenty of these documents' pages, side by side. Where Word is
known to differ from LibreOffice, Footmark follows Word.

| what | Word, and Footmark | LibreOffice |
|---|---|---|
| widths of letters | exact fractions of the size | rounded: lines are about 0.15 % narrower, so now and then one takes a word more |
| a slash or a question mark in an address, a slash or a backslash between words | a line does not end after it | a line may end after it |
| small kana and the long-vowel mark of Japanese | a line may begin with them | a line does not begin with them |
| the gap between East Asian and other letters or digits | wider by a quarter of an em | wider by a little less |
| a hyphen before a digit | a line may end after it | a line does not end there |
| ligatures and kerning | only where asked for | always, which the fonts of this comparison prevent |
| Consolas, if it is not installed | the advance of Consolas | a substitute of other widths, which the fonts of this comparison prevent |
| formulas | Cambria Math, laid out by the constants of its MATH table; the widths of its letters are known to about 3 %, and a formula that is higher than text has a seventh of an em above it | its own font, with margins left and right, and heights of its own |
| spaces between words of Devanagari and Thai | as wide as the body font's, which also makes lines as high | as wide as those of the letters' font |
| the rule above notes | two inches, thin; over the whole line where a note goes on | a quarter of the line, thick |
| lines with emoji | as high as their text | higher |
| markers of lists from right to left | within the margin | outside of it |

Where a note does not fit on the page of its mark, as many of its lines as fit are on that page and the others on the next, as
Microsoft's and others' descriptions of Word say. How many lines begin a note, and what happens where not even those fit, is
LibreOffice's rule. The line above the notes has a height of its own in the file, so that it takes as much room in Word as in
LibreOffice, which does not read that paragraph.

Not measured against Word itself: the heights of lines in Chinese, Japanese and Korean (those of Microsoft YaHei and SimSun are
taken for all), and the widths of Arabic, Devanagari and Thai letters, which are those of free fonts: DejaVu Sans, Noto Sans
Devanagari and Noto Sans Thai, with the forms that letters have beside others. Thai breaks by the dictionary of the browser or
of Node.js.
`;
}
