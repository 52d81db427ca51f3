// node scripts/citation-styles.mjs [STYLES LOCALES]: lists the styles and locales that have a newer version upstream. STYLES and LOCALES are
// copies of the repositories `styles` and `locales` of github.com/citation-style-language; without them, both are cloned. With --update,
// the newer versions are taken over, unmodified, and the table in docs/citations.md gets their dates.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { styleTable, updatedIn } from './citation-styles/table.mjs';

const isUpdate = process.argv.includes('--update');
const [stylesGiven, localesGiven] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const folder = mkdtempSync(join(tmpdir(), 'footmark-styles-'));
try {
  compare('styles', stylesGiven ?? cloned('styles'), (name) => name);
  compare('locales', localesGiven ?? cloned('locales'), (name) => `locales-${name}`);
} finally {
  rmSync(folder, { recursive: true });
}
if (isUpdate) {
  const page = fileURLToPath(new URL('../docs/citations.md', import.meta.url));
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text.replace(/(<!-- styles -->\n\n)[\s\S]*?(\n\n<!-- \/styles -->)/, `$1${styleTable()}$2`),
  );
}

/** @param {'styles' | 'locales'} kind @param {string} upstream @param {(name: string) => string} nameThere */
function compare(kind, upstream, nameThere) {
  const own = fileURLToPath(new URL(`../engine/src/csl/${kind}`, import.meta.url));
  for (const name of readdirSync(own).filter((each) => /\.(?:csl|xml)$/.test(each))) {
    const there = join(upstream, nameThere(name));
    if (!existsSync(there)) {
      const other = renamedIn(upstream)[name.replace(/\.csl$/, '')];
      process.stdout.write(`${name}: no longer upstream${other ? `, but ${other} in its place` : ''}\n`);
      continue;
    }
    const [before, after] = [readFileSync(join(own, name), 'utf8'), readFileSync(there, 'utf8')];
    if (before === after) continue;
    process.stdout.write(`${name}: ${updatedIn(before)} here, ${updatedIn(after)} upstream\n`);
    if (isUpdate) writeFileSync(join(own, name), after);
  }
}

/** The new names of styles that have been renamed or replaced, by their old ones. @param {string} upstream @returns {Record<string, string>} */
function renamedIn(upstream) {
  const list = join(upstream, 'renamed-styles.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
}

/** @param {string} repository */
function cloned(repository) {
  const into = join(folder, repository);
  const address = `https://github.com/citation-style-language/${repository}.git`;
  execFileSync('git', ['clone', '--quiet', '--depth', '1', address, into], { stdio: 'inherit' });
  return into;
}
