import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Where the program has the figures of docs/limits.md, and the row that states each. */
const FIGURES: readonly (readonly [row: string, file: string, name: string, unit: number])[] = [
  ['notes', 'engine/src/resolve/notes/note-list.ts', 'MAX_NOTES', 1],
  ['columns of a table', 'engine/src/model/nodes/table-grid.ts', 'MAX_COLUMNS', 1],
  ['nested quotations', 'engine/src/parse/rules/block/bounded-nesting.ts', 'MAX_NESTING', 1],
  ['nested HTML elements', 'engine/src/parse/html/tree.ts', 'MAX_NESTING', 1],
  ['nested formatting', 'engine/src/parse/read/inline-stack.ts', 'MAX_DEPTH', 1],
  ['a formula', 'engine/src/load/math/latex.ts', 'MAX_LENGTH', 1],
  ['a formula', 'engine/src/load/math/latex.ts', 'MAX_BRACES', 1],
  ['a formula', 'engine/src/load/math/latex.ts', 'MAX_EXPANSIONS', 1],
  ['a link target', 'engine/src/compose/link-target.ts', 'MAX_LENGTH', 1],
  ['a bookmark name', 'engine/src/resolve/headings/bookmark-names.ts', 'MAX_LENGTH', 1],
  ['code in colours', 'engine/src/load/highlight/index.ts', 'MAX_BLOCK', 1],
  ['code in colours', 'engine/src/load/highlight/index.ts', 'MAX_DOCUMENT', 1],
  ['a table from a CSV file', 'engine/src/model/nodes/table-grid.ts', 'MAX_DATA_ROWS', 1],
  ['a Word file', 'engine/src/budget/limits.ts', 'MAX_SMALL_OFFICE_TAGS', 1],
  ['a Word file', 'engine/src/budget/limits.ts', 'MAX_TAGS_PER_BYTE', 1],
  ['a picture |', 'engine/src/load/images/limits.ts', 'MAX_PIXELS', 1e6],
  ['a picture |', 'engine/src/load/images/limits.ts', 'MAX_DECODED_PIXELS', 1e6],
  ['a picture |', 'engine/src/load/images/limits.ts', 'MAX_SVG_BYTES', 1e6],
  ["a picture's file", 'cli/src/picture-limits.ts', 'bytes', 1e6],
  ["a picture's file", 'cli/src/picture-limits.ts', 'totalBytes', 1e6],
  ['a picture on the web', 'cli/src/picture-limits.ts', 'milliseconds', 1e3],
  ['a picture on the web', 'cli/src/picture-limits.ts', 'totalMilliseconds', 60e3],
  ['a picture on the web', 'cli/src/remote-pictures.ts', 'MAX_REDIRECTS', 1],
  ['a file opened', 'web/app/constants.ts', 'MAX_FILE_BYTES', 1024 ** 2],
  ['a file opened', 'web/app/constants.ts', 'MAX_ARCHIVE_BYTES', 1024 ** 2],
  ['a file opened', 'web/app/constants.ts', 'MAX_TEMPLATE_BYTES', 1024 ** 2],
  ['a file opened', 'web/app/constants.ts', 'MAX_LIBRARY_BYTES', 1024 ** 2],
  ['several files', 'engine/src/source/source-files.ts', 'MAX_SOURCE_FILES', 1],
  ['several files', 'engine/src/sources/unpack.ts', 'textBytes', 1024 ** 2],
];

test.each(FIGURES)('the limit of %s is that of %s, %s', (row, file, name, unit) => {
  const line = read('docs/limits.md')
    .split('\n')
    .find((each) => each.startsWith(`| ${row}`));
  const figure = (figureOf(read(file), name) / unit).toLocaleString('en');
  expect(line).toMatch(new RegExp(`(?<![\\d,])${figure}(?![\\d,]*\\d)`));
});

/** The value of a constant or property, written as a product of numbers: `100 * 1024 ** 2`. */
function figureOf(source: string, name: string): number {
  const [, product] = new RegExp(`\\b${name}(?: =|:) ([\\d_* ]+)[;,]`).exec(source) ?? [];
  if (product === undefined) throw new Error(`Cannot find ${name}, expected a number`);
  const factors = product.replaceAll('_', '').split(/(?<!\*) \* (?!\*)/);
  return factors
    .map((factor) => factor.split(' ** ').map(Number))
    .reduce((sum, [base = 0, power = 1]) => sum * base ** power, 1);
}
