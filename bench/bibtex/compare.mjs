// node bench/bibtex/compare.mjs: compares how Footmark reads BibTeX with the stored results of pandoc, prints each difference that no kind
// explains, and writes the table in docs/citation-accuracy.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../../scripts/packages/bundle.mjs';
import { compared } from './comparison.mjs';
import { readingTable } from './page.mjs';

const PAGE = fileURLToPath(new URL('../../docs/citation-accuracy.md', import.meta.url));
const result = await compared(await engine());
for (const { id, variable, own, pandoc, kind } of result.differences)
  if (kind === undefined) process.stdout.write(`${id} ${variable}\n  own     ${own}\n  pandoc  ${pandoc}\n`);
const page = readFileSync(PAGE, 'utf8');
writeFileSync(
  PAGE,
  page.replace(/(<!-- read -->\n\n)[\s\S]*?(\n\n<!-- \/read -->)/, `$1${readingTable(result)}$2`),
);

async function engine() {
  const folder = mkdtempSync(join(tmpdir(), 'footmark-bibtex-'));
  const file = (/** @type {string} */ name) =>
    fileURLToPath(new URL(`../../engine/src/${name}.ts`, import.meta.url));
  try {
    await bundle({ input: { sources: file('load/citations/sources'), item: file('csl/item') }, folder });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const [{ readSources }, { dateOf, namesOf }] = await Promise.all(
      ['sources', 'item'].map((name) => import(pathToFileURL(join(folder, `${name}.js`)).href)),
    );
    return { readSources, dateOf, namesOf };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
