// Compares the page numbers of the table of contents, which the engine estimates, with the pages on which LibreOffice
// sets the headings. Build the engine first (npm run build:packages); LibreOffice, poppler and the fonts Carlito and
// Liberation must be installed: node bench/contents.mjs [PART OF A DOCUMENT'S NAME] [--list]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { convert } from '../engine/dist/index.js';
import { consolasEnvironment } from './consolas.mjs';
import { DOCUMENTS } from './contents-documents.mjs';

/** Named destinations of the PDF are the document's bookmarks. */
const PDF = 'pdf:writer_pdf_Export:{"ExportBookmarksToPDFDestination":{"type":"boolean","value":"true"}}';

const folder = mkdtempSync(join(tmpdir(), 'footmark-contents-'));
const environment = { ...process.env, ...consolasEnvironment(join(folder, 'fonts')) };

/** The pages that the table of contents gives, by bookmark. @param {Uint8Array} docx */
function writtenPages(docx) {
  const xml = strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
  const entries = xml.matchAll(/PAGEREF (_Toc\d+) .*?<w:t>(\d+)<\/w:t>/g);
  return new Map([...entries].map(([, bookmark = '', page]) => [bookmark, Number(page)]));
}

/** The pages that LibreOffice gives, by bookmark. @param {Uint8Array} docx */
function printedPages(docx) {
  const path = join(folder, 'document.docx');
  writeFileSync(path, docx);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', PDF, '--outdir', folder, path], {
    env: environment,
    stdio: 'ignore',
  });
  const pdf = path.replace('.docx', '.pdf');
  const destinations = execFileSync('pdfinfo', ['-dests', pdf], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const found = destinations.matchAll(/^ *(\d+) \[ XYZ +\S+ +(\S+) .*"5F(Toc\d+)"$/gm);
  const pages = Number(/^Pages: +(\d+)/m.exec(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }))?.[1]);
  const headings = new Map(
    [...found].map(([, page, top, name]) => [`_${name}`, { page: Number(page), top: Number(top) }]),
  );
  return { pages, headings };
}

const wanted = process.argv[2] ?? '';
const listed = process.argv.includes('--list');
console.log('| document | pages | headings | exact | off by one | worst |\n|---|---|---|---|---|---|');
try {
  for (const { name, markdown, options } of DOCUMENTS.filter((document) => document.name.includes(wanted))) {
    const result = await convert(markdown(), { ...options, includeTableOfContents: true });
    if (!result.success) throw new Error(result.error);
    const docx = new Uint8Array(await result.blob.arrayBuffer());
    const written = writtenPages(docx);
    const { pages, headings } = printedPages(docx);
    const differences = [...written].map(
      ([bookmark, page]) => page - (headings.get(bookmark)?.page ?? Number.NaN),
    );
    const exact = differences.filter((difference) => difference === 0).length;
    const near = differences.filter((difference) => Math.abs(difference) === 1).length;
    const worst = differences.reduce((most, now) => (Math.abs(now) > Math.abs(most) ? now : most), 0);
    const share = Math.round((exact / written.size) * 100);
    console.log(`| ${name} | ${pages} | ${written.size} | ${exact} (${share} %) | ${near} | ${worst} |`);
    if (listed)
      for (const [bookmark, page] of written)
        console.log(bookmark, page, headings.get(bookmark)?.page, headings.get(bookmark)?.top);
  }
} finally {
  rmSync(folder, { recursive: true });
}
