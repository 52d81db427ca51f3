// npm run bench [-- --quick] [DOCUMENT...]: cold conversions of documents from 1 to 3,000 pages by Footmark, by other
// converters and by the floor, in one run of at most ten minutes. Without arguments it writes docs/benchmark.md; with
// --quick the other converters are left out. Fails when a target is missed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchmarkPage } from '../bench/benchmark-page.mjs';
import { FLOOR, FOOTMARK, FOOTMARK_COMMAND, findPeers } from '../bench/converters.mjs';
import { DOCUMENTS } from '../bench/documents.mjs';
import { measureDocument } from '../bench/measure-document.mjs';
import { resultTable } from '../bench/tables.mjs';
import { checkTargets } from '../bench/targets.mjs';

const ROUNDS = 9;
/** After that, only the last files are still validated. */
const TOTAL_LIMIT = 7.5 * 60_000;
const PAGE = new URL('../docs/benchmark.md', import.meta.url);

const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const names = words.filter((word) => !word.startsWith('--'));
const documents = DOCUMENTS.filter(({ name }) => names.length === 0 || names.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'footmark-bench-'));
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function run() {
  const converters = [FLOOR, FOOTMARK, FOOTMARK_COMMAND, ...(isQuick ? [] : findPeers())];
  const end = performance.now() + TOTAL_LIMIT;
  const results = [];
  for (const [index, document] of documents.entries()) {
    const now = performance.now();
    // Time that a document does not use is shared by those after it.
    const deadline = now + (end - now) / (documents.length - index);
    const result = await measureDocument(document, converters, { folder, rounds: ROUNDS, deadline });
    console.log(`\n${document.title}\n\n${resultTable(result)}`);
    results.push(result);
  }
  const targets = checkTargets(results);
  console.log();
  for (const { text, figure, isMet } of targets)
    console.log(`${isMet ? 'ok    ' : 'MISSED'}  ${text}: ${figure}`);
  if (!isQuick && names.length === 0) writeFileSync(PAGE, benchmarkPage({ results, converters, targets }));
  return targets.every(({ isMet }) => isMet);
}
