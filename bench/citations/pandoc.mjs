import { comparable, comparableEntry } from './form.mjs';

/** Pandoc as WebAssembly, with its version. It is installed by `npm ci --prefix bench/peers --ignore-scripts`. */
const PANDOC = new URL('../peers/node_modules/pandoc-wasm/src/index.node.js', import.meta.url);
export const { convert, query } = await import(PANDOC.href);

const LOOKS = /** @type {Record<string, string>} */ ({ Emph: 'i', Strong: 'b', SmallCaps: 'sc' });
const QUOTES = /** @type {Record<string, readonly [string, string]>} */ ({
  DoubleQuote: ['“', '”'],
  SingleQuote: ['‘', '’'],
});

/**
 * What pandoc prints.
 *
 * @param {string} style the content of a CSL file
 * @param {readonly any[]} sources CSL JSON
 * @param {readonly import('./citations.mjs').Citation[]} citations
 * @param {string} language
 */
export async function pandocResults(style, sources, citations, language) {
  const paragraphs = citations.map(({ cites }) => `QQ [${cites.map(written).join('; ')}] QQ\n`);
  const markdown = [`---\nlang: ${language}\n---\n`, ...paragraphs, '::: {#refs}\n:::\n'].join('\n');
  const { stdout, stderr } = await convert(
    { from: 'markdown', to: 'json', citeproc: true, bibliography: ['sources.json'], csl: 'style.csl' },
    markdown,
    { 'sources.json': new Blob([JSON.stringify(sources)]), 'style.csl': new Blob([style]) },
  );
  if (stdout === '') throw new Error(stderr);
  const { blocks } = JSON.parse(stdout);
  /** @type {Map<string, string>} */
  const entries = new Map();
  collectEntries(blocks, entries);
  return {
    citations: blocks
      .filter((/** @type {any} */ { t }) => t === 'Para')
      .slice(0, citations.length)
      .map((/** @type {any} */ { c }) =>
        comparable(runs(c, []))
          .replace(/^QQ ?| ?QQ$/g, '')
          .trim(),
      ),
    entries,
  };
}

/** @param {import('./citations.mjs').Cite} cite */
function written({ id, prefix, locator }) {
  return `${prefix ?? ''}@${id}${locator === undefined ? '' : `, ${locator}`}`;
}

/** Adds the entries of a bibliography, by their keys. @param {readonly any[]} blocks @param {Map<string, string>} entries */
export function collectEntries(blocks, entries) {
  for (const { t, c } of blocks) {
    if (t !== 'Div') continue;
    const id = c[0][0];
    if (id.startsWith('ref-')) entries.set(id.slice('ref-'.length), comparableEntry(runs(c[1], [])));
    else collectEntries(c[1], entries);
  }
}

/** Formatted text of pandoc's JSON. @param {any} node @param {readonly string[]} look @returns {import('./form.mjs').Run[]} */
export function runs(node, look) {
  if (Array.isArray(node)) return node.flatMap((each) => runs(each, look));
  switch (node.t) {
    case 'Str':
      return [{ text: node.c, look }];
    case 'Space':
    case 'SoftBreak':
    case 'LineBreak':
      return [{ text: ' ', look }];
    case 'Emph':
    case 'Strong':
    case 'SmallCaps': {
      const own = LOOKS[node.t] ?? '';
      return runs(node.c, [...look.filter((each) => each !== own), own]);
    }
    case 'Quoted': {
      const [open, close] = QUOTES[node.c[0].t] ?? ['', ''];
      return [{ text: open, look }, ...runs(node.c[1], look), { text: close, look }];
    }
    case 'Span': {
      const [, classes] = node.c[0];
      const kept = classes.includes('nodecor') ? [] : look;
      const isApart = classes.some((/** @type {string} */ name) =>
        /^csl-(?:right-inline|indent|block)$/.test(name),
      );
      return [...(isApart ? [{ text: ' ', look }] : []), ...runs(node.c[1], kept)];
    }
    case 'Math':
    case 'Code':
      return [{ text: node.c[1], look }];
    case 'Cite':
    case 'Link':
    case 'Div':
      return runs(node.c[1], look);
    default:
      return Array.isArray(node.c)
        ? runs(
            node.c.filter((/** @type {any} */ each) => each?.t !== undefined),
            look,
          )
        : [];
  }
}
