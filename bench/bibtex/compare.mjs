// node bench/bibtex/compare.mjs: compares how Footmark reads BibTeX with the stored results of pandoc, prints each difference that no kind
// explains, and writes the table in docs/citation-accuracy.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compared } from './comparison.mjs';
import { engine } from './engine.mjs';
import { filesTable, readingTable } from './page.mjs';
import { storedFiles } from './stored.mjs';

const PAGE = fileURLToPath(new URL('../../docs/citation-accuracy.md', import.meta.url));
const result = await compared(await engine());
for (const { id, variable, own, pandoc, kind } of result.differences)
  if (kind === undefined) process.stdout.write(`${id} ${variable}\n  own     ${own}\n  pandoc  ${pandoc}\n`);
const page = readFileSync(PAGE, 'utf8')
  .replace(
    /(<!-- read -->\n\n)[\s\S]*?(\n\n<!-- \/read -->)/,
    (_, start, end) => start + readingTable(result) + end,
  )
  .replace(
    /(<!-- files -->\n\n)[\s\S]*?(\n\n<!-- \/files -->)/,
    (_, start, end) => start + filesTable(storedFiles()) + end,
  );
writeFileSync(PAGE, page);
