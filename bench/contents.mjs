// Compares the page numbers in the table of contents, which the engine computes, with the pages on which LibreOffice puts
// the headings. Build the engine first (npm run build:packages); LibreOffice, poppler and the fonts Carlito and
// Liberation must be installed: node bench/contents.mjs [PART OF A DOCUMENT'S NAME] [--list]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convert } from '../engine/dist/index.js';
import { DOCUMENTS } from './contents-documents.mjs';
import { pageDifferences, printedPages, writtenPages } from './contents-pages.mjs';

const wanted = process.argv[2] ?? '';
const listed = process.argv.includes('--list');
const documents = DOCUMENTS.filter(({ name }) => name.includes(wanted));
const folder = mkdtempSync(join(tmpdir(), 'footmark-contents-'));
try {
  const files = await Promise.all(documents.map(docxOf));
  const prints = await printedPages(files, folder);
  console.log('| document | pages | headings | exact | off by one | worst |\n|---|---|---|---|---|---|');
  for (const [index, { name }] of documents.entries()) {
    const docx = files[index] ?? new Uint8Array();
    const printed = prints[index] ?? { pages: 0, headings: new Map() };
    const differences = pageDifferences(docx, printed);
    const exact = differences.filter((difference) => difference === 0).length;
    const near = differences.filter((difference) => Math.abs(difference) === 1).length;
    const worst = differences.reduce((most, now) => (Math.abs(now) > Math.abs(most) ? now : most), 0);
    const share = Math.round((exact / differences.length) * 100);
    console.log(
      `| ${name} | ${printed.pages} | ${differences.length} | ${exact} (${share} %) | ${near} | ${worst} |`,
    );
    if (!listed) continue;
    for (const [bookmark, page] of writtenPages(docx)) {
      const heading = printed.headings.get(bookmark);
      console.log(bookmark, page, heading?.page, heading?.top);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** @param {(typeof DOCUMENTS)[number]} document */
async function docxOf({ markdown, options }) {
  const result = await convert(markdown(), { ...options, includeTableOfContents: true });
  if (!result.success) throw new Error(result.error);
  return new Uint8Array(await result.blob.arrayBuffer());
}
