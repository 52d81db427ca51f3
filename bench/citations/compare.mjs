// node bench/citations/compare.mjs [STYLE...]: compares Footmark's citations with the stored results of pandoc and citeproc-js, prints each
// difference from both of them in the styles, or in all, and writes the tables in docs/citation-accuracy.md if all are compared.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../../scripts/packages/bundle.mjs';
import { checked } from './classes.mjs';
import { compared } from './comparison.mjs';
import { accuracyTables } from './page.mjs';

const PAGE = fileURLToPath(new URL('../../docs/citation-accuracy.md', import.meta.url));
const styles = process.argv.slice(2);
const { counts, differences } = compared(await engine(), styles.length > 0 ? styles : undefined);
for (const { style, part, ids, own, pandoc, citeproc } of differences)
  process.stdout.write(
    `${style} ${part} ${ids}\n  own       ${own}\n  pandoc    ${pandoc}\n  citeproc  ${citeproc}\n`,
  );
if (styles.length === 0) {
  const { unclassed, stale } = checked(differences);
  for (const place of unclassed) process.stdout.write(`Not classed: ${place}\n`);
  for (const place of stale) process.stdout.write(`Classed, but equal: ${place}\n`);
  const page = readFileSync(PAGE, 'utf8');
  const tables = accuracyTables(counts);
  writeFileSync(
    PAGE,
    page.replace(/(<!-- compared -->\n\n)[\s\S]*?(\n\n<!-- \/compared -->)/, `$1${tables}$2`),
  );
}

async function engine() {
  const folder = mkdtempSync(join(tmpdir(), 'footmark-citations-'));
  const file = (/** @type {string} */ name) =>
    fileURLToPath(new URL(`../../engine/src/csl/${name}.ts`, import.meta.url));
  try {
    await bundle({ input: { processor: file('processor'), text: file('rich-text') }, folder });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const [{ createProcessor }, { richText }] = await Promise.all(
      ['processor', 'text'].map((name) => import(pathToFileURL(join(folder, `${name}.js`)).href)),
    );
    return { createProcessor, richText };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
