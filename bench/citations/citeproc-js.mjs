import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { comparable, comparableEntry } from './form.mjs';

/**
 * What citeproc-js prints.
 *
 * @param {string} folder where the package `citeproc` was installed: it is under CPAL or AGPL, so no part of this repository depends on it
 * @param {string} style the content of a CSL file
 * @param {readonly any[]} sources CSL JSON
 * @param {readonly import('./citations.mjs').Citation[]} citations
 * @param {string} language
 * @param {(language: string) => string} localeOf the content of a locale
 */
export function citeprocResults(folder, style, sources, citations, language, localeOf) {
  const load = createRequire(join(resolve(folder), 'x.js'));
  const CSL = load('citeproc');
  const byId = new Map(sources.map((source) => [source.id, source]));
  const system = {
    retrieveLocale: localeOf,
    retrieveItem: (/** @type {string} */ id) => structuredClone(byId.get(id)),
  };
  const engine = new CSL.Engine(system, style, language, true);
  engine.opt.development_extensions.wrap_url_and_doi = false;
  const isNote = engine.opt.xclass === 'note';
  const clusters = citations.map(({ cites }, index) => ({
    citationID: `c${index}`,
    citationItems: cites.map(({ id, prefix, locator }) => ({
      id,
      ...(prefix !== undefined && { prefix }),
      ...(locator !== undefined && { locator, label: 'page' }),
    })),
    properties: { noteIndex: isNote ? index + 1 : 0 },
  }));
  return { version: load('citeproc/package.json').version, ...printedBy(engine, clusters) };
}

/** What an engine of citeproc-js prints for citations, and its entries by their keys. @param {any} engine @param {readonly object[]} clusters */
export function printedBy(engine, clusters) {
  const shown = engine.rebuildProcessorState(clusters, 'html', []);
  const [parameters, entries] = engine.makeBibliography() || [{ entry_ids: [] }, []];
  return {
    citations: shown.map((/** @type {readonly string[]} */ [, , text]) => comparable(runs(text ?? ''))),
    entries: new Map(
      parameters.entry_ids.map((/** @type {string[]} */ [id], /** @type {number} */ index) => [
        id,
        comparableEntry(runs(entries[index])),
      ]),
    ),
  };
}

/** The HTML of citeproc-js as runs. @param {string} html @returns {import('./form.mjs').Run[]} */
function runs(html) {
  /** @type {Record<string, boolean>[]} */
  const looks = [];
  /** @type {{ text: string, look: readonly string[] }[]} */
  const found = [];
  for (const [, tag, text] of html.matchAll(/(<[^>]*>)|([^<]+)/g)) {
    if (text !== undefined) found.push({ text: unescaped(text), look: current(looks) });
    else if (tag?.startsWith('</')) looks.pop();
    else if (tag !== undefined) {
      if (/^<div class="csl-(?:right-inline|indent|block)/.test(tag)) found.push({ text: ' ', look: [] });
      looks.push(lookOf(tag));
    }
  }
  return found;
}

/** @param {string} tag @returns {Record<string, boolean>} */
function lookOf(tag) {
  if (/^<(?:i|em)\b/.test(tag)) return { i: true };
  if (/^<b\b/.test(tag)) return { b: true };
  if (tag.includes('font-variant:small-caps') || tag.includes('font-variant: small-caps'))
    return { sc: true };
  if (tag.includes('font-variant:normal')) return { sc: false };
  if (tag.includes('font-style:normal')) return { i: false };
  if (tag.includes('font-weight:normal')) return { b: false };
  return {};
}

/** @param {readonly Record<string, boolean>[]} looks */
function current(looks) {
  return Object.entries(Object.assign({}, ...looks)).flatMap(([look, isOn]) => (isOn ? [look] : []));
}

/** @param {string} text */
function unescaped(text) {
  return text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
