// node bench/site-sizes.mjs: the download sizes of the built site next to their budgets, which the browser tests enforce.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { BYTE_BUDGETS } from './byte-budgets.mjs';

const WEB = fileURLToPath(new URL('../web', import.meta.url));
const SITE = join(resolve(WEB, process.env.FOOTMARK_BUILD_DIR ?? 'build'), 'client');
const PATTERNS = {
  scripts: /<(?:script|link rel="modulepreload")[^>]*(?:src|href)="\/(?<file>assets\/[^"]+)"/g,
  styles: /<link rel="stylesheet"[^>]*href="\/(?<file>[^"#]+)#?"/g,
};
const CHUNK = /^(?<name>[\w.-]+?)-[\w-]{8}\.(?:js|woff2)$/;
const IMPORT = /\b(?:from|import)\s*"\.\/(?<file>[^"]+)"/g;
/** What draws diagrams, and the rules by which words of a language are divided. */
const LOADED_BY_TEXT = /^(?:diagram|hyphenation)-/;
const PAPER_FONT = /^(arimo|carlito|cousine|formulas|gelasio|tinos)-/;
const KEPT_AHEAD = /\{address:`\/?(?<file>[^`]*)`[^{}]*ahead:!0\}/g;

/** Each budget and how much of it is used, in kB, by how many files. */
export function measureSite() {
  return BYTE_BUDGETS.map((budget) => {
    const files = filesOf(budget);
    return { ...budget, used: sum(files), files: files.length };
  });
}

/** The chunks that ask the browser to compile all of their functions while they arrive. */
export function hintedChunks() {
  return chunks()
    .filter(({ file }) => readFileSync(join(SITE, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'))
    .map(({ name }) => name);
}

/** The chunks that no budget names, in kB by name. */
export function otherChunks() {
  const named = new Set(BYTE_BUDGETS.map(({ chunk }) => chunk));
  const first = new Set(
    BYTE_BUDGETS.filter(({ kind, withImports }) => kind === 'scripts' || withImports).flatMap(filesOf),
  );
  return chunks()
    .filter(
      ({ file, name }) =>
        !named.has(name) && !first.has(file) && !PAPER_FONT.test(name) && !LOADED_BY_TEXT.test(name),
    )
    .map(({ file, name }) => ({ name, used: sum([file]) }));
}

/** The files of the pages' fonts, in kB by name. */
export function paperFonts() {
  return chunks()
    .filter(({ name }) => PAPER_FONT.test(name))
    .map(({ file, name }) => ({ name, used: sum([file]) }));
}

/** Everything that the service worker caches in advance, in kB. */
export function offlineCopy() {
  const worker = readFileSync(join(SITE, 'service-worker.js'), 'utf8');
  const addresses = [...worker.matchAll(KEPT_AHEAD)].map(({ groups }) => groups?.file ?? '');
  const existing = new Set(readdirSync(SITE, { recursive: true, encoding: 'utf8' }));
  return sum(
    addresses.map(
      (address) => [`${address}.html`, address, 'index.html'].find((file) => existing.has(file)) ?? '',
    ),
  );
}

/** @param {import('./byte-budgets.mjs').ByteBudget} budget */
function filesOf({ page, kind, chunk, withImports }) {
  if (chunk !== undefined) {
    const files = chunks()
      .filter(({ name }) => name === chunk)
      .map(({ file }) => file);
    if (files.length === 0) throw new Error(`Cannot measure ${chunk}, expected the build to make it`);
    return withImports ? imported(files) : files;
  }
  if (kind === undefined || kind === 'html') return [`${page}.html`];
  const html = readFileSync(join(SITE, `${page}.html`), 'utf8');
  return [...new Set([...html.matchAll(PATTERNS[kind])].map(({ groups }) => groups?.file ?? ''))];
}

/**
 * The files with all that they import, directly or not, other than on demand.
 *
 * @param {readonly string[]} files
 */
function imported(files) {
  const found = new Set(files);
  for (const file of found)
    for (const { groups } of readFileSync(join(SITE, file), 'utf8').matchAll(IMPORT))
      found.add(`assets/${groups?.file}`);
  return [...found];
}

function chunks() {
  return readdirSync(join(SITE, 'assets')).flatMap((file) => {
    const name = CHUNK.exec(file)?.groups?.name;
    return name === undefined ? [] : [{ file: `assets/${file}`, name }];
  });
}

/** @param {readonly string[]} files */
function sum(files) {
  return files.reduce((bytes, file) => bytes + packed(file), 0) / 1000;
}

/** @param {string} file */
function packed(file) {
  const content = readFileSync(join(SITE, file));
  return /\.(woff2|png|webp)$/.test(file) ? content.length : gzipSync(content, { level: 9 }).length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { what, used, kilobytes } of measureSite())
    console.log(`${what.padEnd(32)} ${used.toFixed(1).padStart(7)} kB of ${String(kilobytes).padStart(4)}`);
  console.log(`${'copy for offline use'.padEnd(32)} ${offlineCopy().toFixed(1).padStart(7)} kB`);
  const others = otherChunks().sort((a, b) => b.used - a.used);
  console.log(
    `largest without a budget: ${others.slice(0, 3).map(({ name, used }) => `${name} ${used.toFixed(1)}`)}`,
  );
}
