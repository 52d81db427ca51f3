// node bench/theses/compare.mjs FOLDER CITEPROC [OWNER/NAME...]: compares theses with pandoc and citeproc-js, and prints each difference from
// both of them. If all theses are compared, stores the figures and writes the tables in docs/citation-accuracy.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { convert } from '../../engine/dist/index.js';
import { query } from '../citations/pandoc.mjs';
import { kindOf } from './classes.mjs';
import { compared } from './comparison.mjs';
import { figuresOf, store, thesesTables } from './figures.mjs';
import { theses } from './texts.mjs';

const PAGE = new URL('../../docs/citation-accuracy.md', import.meta.url);
const [folder, citeproc, ...names] = process.argv.slice(2);
if (folder === undefined || citeproc === undefined)
  throw new Error('Cannot compare without the folders of the texts and of citeproc-js');
/** @type {Record<string, import('./figures.mjs').Figures>} */
const found = {};
for (const thesis of theses()) {
  if (names.length > 0 && !names.includes(thesis.repository)) continue;
  const result = await compared({ convert }, folder, citeproc, thesis);
  found[thesis.repository] = figuresOf(result);
  process.stdout.write(`## ${thesis.repository}\n`);
  for (const difference of result.differences) {
    const { part, keys, own, pandoc, citeproc: other } = difference;
    if (own === other) continue;
    process.stdout.write(
      `${part} ${keys}: ${kindOf(difference) ?? 'NOT CLASSED'}\n  own       ${own}\n  pandoc    ${pandoc}\n  citeproc  ${other}\n`,
    );
  }
}
if (names.length === 0) {
  const { version } = createRequire(join(resolve(citeproc), 'x.js'))('citeproc/package.json');
  const figures = {
    versions: { pandoc: await query({ query: 'version' }), citeproc: version },
    theses: found,
  };
  store(figures);
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(
    PAGE,
    page.replace(
      /(<!-- theses -->\n\n)[\s\S]*?(\n\n<!-- \/theses -->)/,
      (_, start, end) => start + thesesTables(figures) + end,
    ),
  );
}
