// node bench/citations/select-sources.mjs FILE.bib...: chooses the sources of the comparison at random from public BibTeX and BibLaTeX
// files, read by pandoc, and writes them as CSL JSON in sources.json: 400, of which at most half are articles. Only what a reference
// can print is kept: the facts, without abstracts, keywords and notes to oneself.
import { readFileSync, writeFileSync } from 'node:fs';
import { randomFrom } from '../random.mjs';
import { convert } from './pandoc.mjs';

const COUNT = 400;
const SEED = 36;
const UNPRINTED = ['abstract', 'annote', 'keyword', 'source', 'note', 'citation-label', 'call-number'];

const files = process.argv.slice(2);
if (files.length === 0)
  throw new Error('Cannot choose sources without files, expected the paths of .bib files');

/** @type {Map<string, any>} */
const byTitle = new Map();
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const from = /^\s*(?:journaltitle|date)\s*=/im.test(text) ? 'biblatex' : 'bibtex';
  const { stdout, stderr } = await convert({ from, to: 'csljson' }, text, {});
  if (stdout === '') {
    process.stderr.write(`Pandoc cannot read ${file}, which is left out: ${stderr}\n`);
    continue;
  }
  for (const item of JSON.parse(stdout)) {
    for (const field of UNPRINTED) delete item[field];
    // White space is left where pandoc drops a command of TeX at the end of a field.
    for (const [field, value] of Object.entries(item))
      if (typeof value === 'string') item[field] = value.trim();
    const title = String(item.title ?? '').toLowerCase();
    if (title !== '' && !byTitle.has(title)) byTitle.set(title, { item, file });
  }
}
const next = randomFrom(SEED);
const drawn = [...byTitle.values()]
  .map((each) => ({ ...each, place: next() }))
  .sort((one, other) => one.place - other.place);
const isArticle = (/** @type {any} */ { item }) => item.type === 'article-journal';
const others = evenly(
  drawn.filter((each) => !isArticle(each)),
  COUNT / 2,
  ({ item }) => item.type,
);
const articles = evenly(drawn.filter(isArticle), COUNT - others.length, ({ file }) => file);
const chosen = [...others, ...articles]
  .sort((one, other) => one.place - other.place)
  .map(({ item }, index) => ({ ...item, id: `s${index + 1}` }));
writeFileSync(new URL('sources.json', import.meta.url), `${JSON.stringify(chosen, undefined, 2)}\n`);

/**
 * The first of each kind in turn, until there are `count`: a large library, or a frequent type, does not outweigh the others.
 *
 * @param {any[]} all
 * @param {number} count
 * @param {(each: any) => string} kindOf
 */
function evenly(all, count, kindOf) {
  const queues = [...new Set(all.map(kindOf))].map((kind) => all.filter((each) => kindOf(each) === kind));
  const taken = [];
  while (taken.length < count && queues.some(({ length }) => length > 0))
    for (const queue of queues) {
      const each = queue.shift();
      if (each && taken.length < count) taken.push(each);
    }
  return taken;
}
