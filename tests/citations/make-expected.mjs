// @ts-nocheck
// node tests/citations/make-expected.mjs FOLDER: prints the sources in items.json with citeproc-js, in each of the styles below, and
// writes what comes out to expected/. FOLDER is where the package `citeproc` was installed: it is under CPAL or AGPL, and so no
// dependency of this repository, which keeps only its output for sources of our own. Made with citeproc 2.4.63.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { written } from './look.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Cannot print without citeproc-js, expected the folder in which it is installed');
const CSL = createRequire(join(resolve(folder), 'x.js'))('citeproc');
const file = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const items = JSON.parse(file('items.json'));
const { STYLES } = JSON.parse(file('styles.json'));
mkdirSync(new URL('expected/', import.meta.url), { recursive: true });

for (const [name, style] of Object.entries(STYLES)) {
  const engine = new CSL.Engine(
    {
      retrieveLocale: (language) =>
        file(`../../engine/src/csl/locales/${language === 'de' ? 'de-DE' : language}.xml`),
      retrieveItem: (id) => structuredClone(items.find((item) => item.id === id)),
    },
    file(`../../engine/src/csl/styles/${style}.csl`),
    'en-US',
    true,
  );
  engine.opt.development_extensions.wrap_url_and_doi = false;
  const isNote = engine.opt.xclass === 'note';
  const shown = new Map();
  const before = [];
  for (const [index, { id }] of items.entries()) {
    const citation = {
      citationID: `c${index}`,
      citationItems: [{ id }],
      properties: { noteIndex: isNote ? index + 1 : 0 },
    };
    const [, changes] = engine.processCitationCluster(citation, before, []);
    for (const [at, text] of changes) shown.set(at, text);
    before.push([citation.citationID, citation.properties.noteIndex]);
  }
  const [parameters, entries] = engine.makeBibliography() || [{ entry_ids: [] }, []];
  const entryOf = new Map(parameters.entry_ids.map(([id], index) => [id, canonical(entries[index])]));
  const order = parameters.entry_ids.map(([id]) => id).join(' ');
  const lines = items.map(({ id }, index) =>
    [id, canonical(shown.get(index)), entryOf.get(id) ?? ''].join('\t'),
  );
  writeFileSync(new URL(`expected/${name}.txt`, import.meta.url), `${[order, ...lines].join('\n')}\n`);
}

/** HTML in the notation of `look.ts`. */
function canonical(html) {
  const looks = [];
  const runs = [];
  for (const [, tag, text] of html.matchAll(/(<[^>]*>)|([^<]+)/g)) {
    if (text !== undefined) runs.push({ text: unescaped(text), look: current(looks) });
    else if (tag.startsWith('</')) looks.pop();
    else {
      runs.push({ text: /^<div class="csl-(?:right-inline|indent|block)/.test(tag) ? ' ' : '', look: [] });
      looks.push(lookOf(tag));
    }
  }
  return written(runs);
}

function lookOf(tag) {
  if (/^<(?:i|em)\b/.test(tag)) return { i: true };
  if (/^<b\b/.test(tag)) return { b: true };
  if (/^<su[bp]\b/.test(tag)) return { [tag.slice(1, 4)]: true };
  if (tag.includes('small-caps')) return { sc: true };
  if (tag.includes('font-style:normal')) return { i: false };
  if (tag.includes('font-weight:normal')) return { b: false };
  return tag.includes('underline') ? { u: true } : {};
}

function current(looks) {
  return Object.entries(Object.assign({}, ...looks)).flatMap(([look, isOn]) => (isOn ? [look] : []));
}

function unescaped(text) {
  return text
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"');
}
