import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const SOURCES = new URL('sources.json', import.meta.url);
const RESULTS = new URL('results.json.br', import.meta.url);

/**
 * @typedef {{ readonly citations: readonly string[], readonly entries: Readonly<Record<string, string>> }} Result
 * @typedef {{ readonly pandoc: Result, readonly citeproc: Result }} Results
 * @typedef {{ readonly versions: Readonly<Record<string, string>>, readonly styles: Readonly<Record<string, Results>> }} Stored
 */

/** The sources of the comparison as CSL JSON. @returns {readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]} */
export function sources() {
  return JSON.parse(readFileSync(SOURCES, 'utf8'));
}

/** What the other processors printed. @returns {Stored} */
export function storedResults() {
  return JSON.parse(brotliDecompressSync(readFileSync(RESULTS)).toString());
}

/** @param {Stored} results */
export function store(results) {
  const text = Buffer.from(JSON.stringify(results));
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(RESULTS, brotliCompressSync(text, { params }));
}
