// The two sides of a comparison: the page numbers in a table of contents, and the pages on which LibreOffice puts the
// headings.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { missingFonts, wordFontsEnvironment } from './pages/word-fonts.mjs';

/** Named destinations of the PDF are the document's bookmarks. */
const PDF = 'pdf:writer_pdf_Export:{"ExportBookmarksToPDFDestination":{"type":"boolean","value":"true"}}';

/** @typedef {{ readonly pages: number, readonly headings: ReadonlyMap<string, { readonly page: number, readonly top: number }> }} Printed */

/** The programs and fonts that the comparison needs and this machine lacks. @returns {string[]} */
export function missingForPages() {
  const programs = ['soffice', 'pdfinfo', 'pdftotext'].filter((name) => run('which', [name]) === undefined);
  return [...programs, ...missingFonts()];
}

/** @param {string} program @param {readonly string[]} words */
function run(program, words) {
  try {
    return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/** The page numbers in the table of contents, by bookmark. @param {Uint8Array} docx */
export function writtenPages(docx) {
  const xml = strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
  const entries = xml.matchAll(/PAGEREF (_Toc\d+) .*?<w:t>(\d+)<\/w:t>/g);
  return new Map([...entries].map(([, bookmark = '', page]) => [bookmark, Number(page)]));
}

/**
 * The pages on which LibreOffice puts the bookmarks of documents, all printed by one process.
 *
 * @param {readonly Uint8Array[]} documents
 * @param {string} folder an empty folder for intermediate files
 * @returns {Promise<Printed[]>}
 */
export async function printedPages(documents, folder) {
  return (await printDocuments(documents, folder)).map(readPdf);
}

/**
 * Prints documents with one LibreOffice process and fonts of the same metrics as Word's; returns the paths of the PDFs.
 *
 * @param {readonly Uint8Array[]} documents
 * @param {string} folder an empty folder for intermediate files
 * @param {Record<string, string>} fonts the environment variables that select the fonts
 */
export async function printDocuments(documents, folder, fonts = wordFontsEnvironment(join(folder, 'fonts'))) {
  const paths = documents.map((docx, index) => {
    const path = join(folder, `${index}.docx`);
    writeFileSync(path, docx);
    return path;
  });
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const words = [profile, '--headless', '--convert-to', PDF, '--outdir', folder, ...paths];
  const env = { ...process.env, ...fonts };
  const pdfs = paths.map((path) => path.replace(/docx$/, 'pdf'));
  try {
    await promisify(execFile)('soffice', words, { env, maxBuffer: 2 ** 28 });
  } catch (error) {
    // LibreOffice sometimes crashes while it ends, after it has printed everything.
    if (!pdfs.every((pdf) => existsSync(pdf))) throw error;
  }
  return pdfs;
}

/** @param {string} pdf @returns {Printed} */
function readPdf(pdf) {
  const destinations = execFileSync('pdfinfo', ['-dests', pdf], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const found = destinations.matchAll(/^ *(\d+) \[ XYZ +\S+ +(\S+) .*"5F(Toc\d+)"$/gm);
  const pages = Number(/^Pages: +(\d+)/m.exec(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }))?.[1]);
  const headings = new Map(
    [...found].map(([, page, top, name]) => [`_${name}`, { page: Number(page), top: Number(top) }]),
  );
  return { pages, headings };
}

/**
 * By how many pages each heading's number in the contents differs from LibreOffice's; NaN if LibreOffice lacks the heading.
 *
 * @param {Uint8Array} docx
 * @param {Printed} printed
 */
export function pageDifferences(docx, { headings }) {
  return [...writtenPages(docx)].map(
    ([bookmark, page]) => page - (headings.get(bookmark)?.page ?? Number.NaN),
  );
}
