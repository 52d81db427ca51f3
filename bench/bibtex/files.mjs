// node bench/bibtex/files.mjs FOLDER: compares whole BibTeX files of public repositories, each as OWNER+NAME in FOLDER, with what pandoc reads in
// them, prints each difference that no kind explains, and stores the figures in files.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert, query } from '../citations/pandoc.mjs';
import { compared } from './comparison.mjs';
import { engine } from './engine.mjs';
import { storedFiles } from './stored.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Cannot compare without the folder of the repositories');
const own = await engine();
const { files } = storedFiles();
const compareds = [];
for (const file of files) {
  const entries = readFileSync(join(folder, file.repository.replace('/', '+'), file.path), 'utf8');
  const { stdout, stderr } = await convert({ from: 'biblatex', to: 'csljson' }, entries, {});
  if (stdout === '') throw new Error(stderr);
  const { all, equal, explained, differences } = await compared(own, { entries, items: JSON.parse(stdout) });
  process.stdout.write(`## ${file.repository} ${file.path}\n`);
  for (const { id, variable, own: mine, pandoc, kind } of differences)
    if (kind === undefined)
      process.stdout.write(`${id} ${variable}\n  own     ${mine}\n  pandoc  ${pandoc}\n`);
  compareds.push({ ...file, all, equal, explained });
}
const results = { version: await query({ query: 'version' }), files: compareds };
writeFileSync(new URL('files.json', import.meta.url), `${JSON.stringify(results, undefined, 2)}\n`);
