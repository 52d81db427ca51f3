import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

const ENTRIES = new URL('entries.bib.br', import.meta.url);
const RESULTS = new URL('results.json.br', import.meta.url);

/** @typedef {Readonly<Record<string, unknown>> & { readonly id: string, readonly type: string }} Item An item of CSL JSON. */
/** @typedef {{ readonly version: string, readonly items: readonly Item[] }} Results */

/** The entries of the comparison, as a BibLaTeX file. */
export function storedEntries() {
  return brotliDecompressSync(readFileSync(ENTRIES)).toString();
}

/** What pandoc read. @returns {Results} */
export function storedResults() {
  return JSON.parse(brotliDecompressSync(readFileSync(RESULTS)).toString());
}

/**
 * Whole files of public repositories, with how many of their entries are read as pandoc reads them, and how many others are explained.
 *
 * @typedef {{ readonly repository: string, readonly commit: string, readonly path: string, readonly all: number, readonly equal: number, readonly explained: number }} FileFigures
 */

/** @returns {{ readonly version: string, readonly files: readonly FileFigures[] }} */
export function storedFiles() {
  return JSON.parse(readFileSync(new URL('files.json', import.meta.url), 'utf8'));
}

/** @param {string} entries @param {Results} results */
export function store(entries, results) {
  writeFileSync(ENTRIES, brotliCompressSync(entries));
  writeFileSync(RESULTS, brotliCompressSync(JSON.stringify(results)));
}
