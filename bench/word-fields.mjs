import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/*
 * Compares the results of fields that Word has stored in files with those that `tests/word-rules/` gives:
 * `node bench/word-fields.mjs FOLDER [--all]` looks at all .docx and .dotx in a folder, leaves out those that another program has
 * written, and prints how many results of each kind agree; then those that differ, with --all also those of contents that are older than
 * their headings. The files are gathered by whoever runs it. The figures are in `tests/word-rules/README.md`.
 */

const [folder, option] = process.argv.slice(2);
if (folder === undefined) throw new Error('Cannot compare fields, expected a folder with Word files');
const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * @param {string} path
 * @returns {Promise<Record<string, any>>}
 */
const imported = async (path) => (await runnerImport(join(root, path))).module;
const { isSavedByWord, savedResults } = await imported('tests/word-rules/fields/saved-files.ts');
const { openPackage } = await imported('tests/docx/package.ts');

/** @type {Map<string, { same: number, old: number, different: number, files: Set<string> }>} */
const counts = new Map();
/** @type {string[]} */
const different = [];
let files = 0;
let agreeing = 0;
for (const name of filesIn(folder)) {
  const bytes = readFileSync(join(folder, name));
  let hasField = false;
  let agrees = true;
  try {
    const file = openPackage(bytes);
    if (!isSavedByWord(bytes, file)) continue;
    for (const { kind, outcome, rules, stored } of savedResults(file)) {
      const count = counts.get(kind) ?? { same: 0, old: 0, different: 0, files: new Set() };
      counts.set(kind, count);
      count[/** @type {'same' | 'old' | 'different'} */ (outcome)]++;
      count.files.add(name);
      hasField = true;
      if (outcome === 'same') continue;
      agrees = false;
      if (outcome === 'different' || option === '--all')
        different.push(
          `${name}: ${kind}, ${outcome}\n  rules:  ${shortened(rules)}\n  stored: ${shortened(stored)}`,
        );
    }
  } catch (error) {
    console.error(`${name}: ${error}`);
    continue;
  }
  if (!hasField) continue;
  files++;
  if (agrees) agreeing++;
}
console.log(`${files} files with fields; in ${agreeing}, all agree\n`);
console.log(
  '| kind | files | results | agree | older than the headings | differ |\n|---|--:|--:|--:|--:|--:|',
);
for (const [kind, count] of counts) {
  const all = count.same + count.old + count.different;
  console.log(
    `| ${kind} | ${count.files.size} | ${all} | ${count.same} | ${count.old} | ${count.different} |`,
  );
}
console.log(`\n${different.join('\n')}`);

/** @param {string} of */
function filesIn(of) {
  return readdirSync(of, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.do[ct][xm]$/i.test(name) && statSync(join(of, name)).isFile())
    .sort();
}

/** @param {string} text */
function shortened(text) {
  const LONGEST = 300;
  const written = JSON.stringify(text);
  return written.length > LONGEST ? `${written.slice(0, LONGEST)}…` : written;
}
