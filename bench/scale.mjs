// How many documents of a few pages this machine converts per second, in the ways that docs/scale.md describes; it writes
// the figures there. Build the packages first (npm run build:packages): node bench/scale.mjs [FILES]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compose } from './compose.mjs';
import { machine } from './machine.mjs';
import { markdownTable } from './tables.mjs';

const count = Number(process.argv[2] ?? 500);
/** Starting the command for each file is slow, so only some files are measured that way. */
const STARTS = Math.ceil(count / 10);
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PAGE = join(ROOT, 'docs/scale.md');
const FIGURES = /(<!-- figures -->\n).*(\n<!-- end of figures -->)/s;
const folder = mkdtempSync(join(tmpdir(), 'footmark-scale-'));
const command = join(ROOT, 'cli/bin/footmark.js');

/** @type {string[][]} */
const rows = [['way', 'documents', 'time', 'a second']];
try {
  await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function run() {
  const texts = Array.from({ length: count }, (_, index) =>
    compose({ seed: index, sections: 7, depths: [2, 3], blocks: ['paragraph', 'table', 'list'], notes: 0.3 }),
  );
  mkdirSync(join(folder, 'texts'));
  for (const [index, text] of texts.entries()) writeFileSync(join(folder, `texts/${index}.md`), text);
  const pool = await recipe();
  const bytes = texts.reduce((sum, text) => sum + text.length, 0);

  await measure('the command, once for each file', STARTS, async () => {
    for (let index = 0; index < STARTS; index += 1)
      footmark(join(folder, `texts/${index}.md`), join(folder, 'word.docx'));
  });
  await measure('the command, once for the folder', count, async () =>
    footmark(join(folder, 'texts'), join(folder, 'word')),
  );
  for (const threads of new Set([1, availableParallelism()]))
    await measure(`a pool of threads: ${threads}`, count, async () => {
      const { convert, end } = pool({ threads });
      await Promise.all(texts.map((text) => convert(text)));
      await end();
    });
  const size = (bytes / count / 1024).toFixed(1);
  const figures = `${count} texts of ${size} KiB. ${machine()}\n\n${markdownTable(rows)}`;
  console.log(figures);
  writeFileSync(
    PAGE,
    readFileSync(PAGE, 'utf8').replace(FIGURES, (_, begin, end) => `${begin}${figures}${end}`),
  );
}

/** @param {string} input @param {string} output */
function footmark(input, output) {
  const { status } = spawnSync(process.execPath, [command, input, '-o', output], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`Cannot convert ${input}`);
}

/** The thread pool as in the documentation. */
async function recipe() {
  const page = readFileSync(PAGE, 'utf8');
  for (const [, code = '', name = ''] of page.matchAll(/^```js\n(\/\/ (\S+\.mjs)\n.*?)^```$/gms))
    writeFileSync(join(folder, name), code);
  mkdirSync(join(folder, 'node_modules/@footmark'), { recursive: true });
  symlinkSync(join(ROOT, 'engine'), join(folder, 'node_modules/@footmark/engine'), 'junction');
  const { startPool } = await import(pathToFileURL(join(folder, 'pool.mjs')).href);
  return startPool;
}

/** @param {string} way @param {number} documents @param {() => Promise<void>} work */
async function measure(way, documents, work) {
  const begin = performance.now();
  await work();
  const seconds = (performance.now() - begin) / 1000;
  rows.push([way, `${documents}`, `${seconds.toFixed(1)} s`, (documents / seconds).toFixed(0)]);
}
