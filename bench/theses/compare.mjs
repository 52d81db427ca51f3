// node bench/theses/compare.mjs FOLDER CITEPROC [OWNER/NAME...]: compares theses with pandoc and citeproc-js, and prints each difference from pandoc; those that are as citeproc-js prints them are marked.
import { convert } from '../../engine/dist/index.js';
import { compared } from './comparison.mjs';
import { theses } from './texts.mjs';

const [folder, citeproc, ...names] = process.argv.slice(2);
if (folder === undefined || citeproc === undefined)
  throw new Error('Cannot compare without the folders of the texts and of citeproc-js');
for (const thesis of theses()) {
  if (names.length > 0 && !names.includes(thesis.repository)) continue;
  const { citations, entries, unmatched, differences } = await compared(
    { convert },
    folder,
    citeproc,
    thesis,
  );
  process.stdout.write(`## ${thesis.repository} ${JSON.stringify({ citations, entries, unmatched })}\n`);
  for (const { part, keys, own, pandoc, citeproc: other, isAlone } of differences)
    process.stdout.write(
      `${isAlone ? '' : '(as citeproc-js) '}${part} ${keys}\n  own       ${own}\n  pandoc    ${pandoc}\n  citeproc  ${other}\n`,
    );
}
