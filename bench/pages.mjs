// Compares the pages that the engine draws with those that LibreOffice prints, line by line. Build the engine first
// (npm run build:packages); LibreOffice, poppler and the fonts Carlito and Liberation (2 or later, which have Hebrew) must be installed, and the fonts of
// Noto for the scripts of Asia must be, too, or be in the folder of --fonts:
// node bench/pages.mjs [--only PART OF A NAME] [--list] [--fonts FOLDER] [FOLDER WITH MARKDOWN FOLDER OF REPOSITORIES]
// The first folder has real documents, each under the name that its row is to have; from the second, a sample is taken at
// random. With both, the figures of our documents and of those are written into docs/pages.md; otherwise they are only shown.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { convert } from '../engine/dist/index.js';
import { missingForPages, printDocuments } from './contents-pages.mjs';
import { compare } from './pages/compare.mjs';
import { DOCUMENTS } from './pages/documents.mjs';
import { drawnLines } from './pages/drawn-lines.mjs';
import { withFormulaBoxes } from './pages/formula-boxes.mjs';
import { withJoinedSlashes } from './pages/joined-slashes.mjs';
import { printedLines } from './pages/printed-lines.mjs';
import { report, summary } from './pages/report.mjs';
import { poolOf, sampleOf, scriptOf } from './pages/sample.mjs';
import { missingOtherFonts, wordFontsEnvironment } from './pages/word-fonts.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    fonts: { type: 'string' },
  },
});
const missing = [...missingForPages(), ...missingOtherFonts(values.fonts)];
if (missing.length > 0) throw new Error(`Cannot compare pages, expected ${missing.join(', ')}`);

const WHOLE_PAGE = { top: 0, bottom: Infinity };
/** How many documents one LibreOffice process prints. */
const BATCH = 8;
const [folder, repositories] = positionals;
const fontFolder = mkdtempSync(join(tmpdir(), 'footmark-fonts-'));
const fonts = wordFontsEnvironment(fontFolder, values.fonts);
try {
  const own = await measured(DOCUMENTS);
  const real = folder === undefined ? undefined : await measured(documentsIn(folder));
  const sample = repositories === undefined ? undefined : await measured(sampleOf(repositories));
  if (real && sample && repositories !== undefined && values.only === '')
    writeFileSync(
      new URL('../docs/pages.md', import.meta.url),
      report(own, real, { rows: sample, ...poolOf(repositories) }),
    );
} finally {
  rmSync(fontFolder, { recursive: true });
}

/**
 * The figures of documents, which are shown as they come.
 *
 * @param {readonly import('./pages/documents.mjs').PagesDocument[]} all
 */
async function measured(all) {
  const documents = all.filter(({ name }) => name.includes(values.only));
  /** @type {import('./pages/report.mjs').Row[]} */
  const rows = [];
  for (let first = 0; first < documents.length; first += BATCH)
    rows.push(...(await measure(documents.slice(first, first + BATCH))));
  if (rows.length > 0) console.log(summary(rows));
  return rows;
}

/** @param {readonly import('./pages/documents.mjs').PagesDocument[]} batch */
async function measure(batch) {
  /** @type {import('./pages/report.mjs').Row[]} */
  const rows = [];
  const place = mkdtempSync(join(tmpdir(), 'footmark-pages-'));
  try {
    const sides = await Promise.all(
      batch.map(async ({ markdown, options }) => {
        const text = markdown();
        const drawn = await drawnLines(text, options);
        return {
          drawn,
          docx: withJoinedSlashes(withFormulaBoxes(await docxOf(text, options), drawn.formulas)),
        };
      }),
    );
    const pdfs = await printDocuments(
      sides.map(({ docx }) => docx),
      place,
      fonts,
    );
    for (const [index, { drawn }] of sides.entries()) {
      const { name = '', script = '' } = batch[index] ?? {};
      const printed = printedLines(pdfs[index] ?? '', (page) => drawn.bodies[page - 1] ?? WHOLE_PAGE);
      const agreement = compare(drawn.lines, printed);
      const row = { name, script, drawnPages: drawn.pages, printedPages: printed.pages, ...agreement };
      rows.push(row);
      console.log(summary([row]).split('\n')[2]);
      if (values.list) for (const line of agreement.differing) console.log(`  ${line}`);
    }
  } finally {
    rmSync(place, { recursive: true });
  }
  return rows;
}

/** @param {string} markdown @param {import('../engine/dist/index.js').ConversionOptions} options */
async function docxOf(markdown, options) {
  const result = await convert(markdown, options);
  if (!result.success) throw new Error(result.error);
  return new Uint8Array(await result.blob.arrayBuffer());
}

/** The Markdown files of a folder, each with the plain template. @param {string} root */
function documentsIn(root) {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return { name: file.replace(/\.md$/, ''), script: scriptOf(text), markdown: () => text, options: {} };
    });
}
