// npm run fuzz: converts thousands of random and broken texts, and fails where one throws, hangs or gives a bad file.
//   npm run fuzz -- --seconds 600 --seed 7 --processes 2
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FuzzProcess } from './fuzz/fuzz-process.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FAILURES = join(ROOT, '.cache', 'fuzz');
/** How many inputs come from one seed. */
const RUNS = 20;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '90' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    processes: { type: 'string', default: String(availableParallelism()) },
    kind: { type: 'string' },
    batches: { type: 'string', default: 'Infinity' },
  },
});
const seed = Number(values.seed);
const begin = Date.now();
const until = begin + Number(values.seconds) * 1000;

let batches = 0;
let inputs = 0;
let validated = 0;
/** @type {Map<string, string>} */
const failures = new Map();

console.log(`seed ${seed}, ${values.seconds} s, ${values.processes} processes`);
await Promise.all(Array.from({ length: Number(values.processes) }, fuzzInOneProcess));
for (const failure of failures.values()) console.log(`\n✗ ${failure}`);
console.log(
  `\n${inputs} inputs in ${Math.round((Date.now() - begin) / 1000)} s, ` +
    `${validated} of the documents also checked by the Open XML SDK: ${failures.size} failures (seed ${seed})`,
);
process.exitCode = failures.size === 0 ? 0 : 1;

async function fuzzInOneProcess() {
  let child = await FuzzProcess.start();
  while (Date.now() < until && batches < Number(values.batches)) {
    const batch = batches++;
    const kind = values.kind ?? child.kinds[batch % child.kinds.length] ?? '';
    const answer = await child.ask({ kind, seed: seed + batch, runs: RUNS });
    const again = `npm run fuzz -- --kind '${kind}' --seed ${seed + batch} --batches 1`;
    if (answer === undefined) {
      fail('It never ended, or the process died', child.latest, again);
      child = await FuzzProcess.start();
    } else if (answer.answer === 'tried') {
      inputs += answer.inputs;
      if (answer.failure !== undefined) fail(answer.failure, answer.input, again);
    }
  }
  const answer = await child.ask('validate');
  if (answer?.answer === 'validated') {
    validated += answer.documents;
    for (const failure of answer.failures) failures.set(failure, failure);
  } else fail('The validation died', undefined, `npm run fuzz -- --seed ${seed}`);
  child.stop();
}

/**
 * Of failures that say the same, one is told.
 *
 * @param {string} failure
 * @param {import('../tests/fuzz/properties').FuzzInput | undefined} input
 * @param {string} again
 */
function fail(failure, input, again) {
  const key = failure.replace(/\d+/g, '0').slice(0, 200);
  if (failures.has(key)) return;
  mkdirSync(FAILURES, { recursive: true });
  const path = join(FAILURES, `${failures.size + 1}-${seed}.json`);
  writeFileSync(path, JSON.stringify(input, undefined, 2) ?? '');
  failures.set(key, `${failure}\n  ${JSON.stringify(input)?.slice(0, 1500)}\n  in ${path}; again: ${again}`);
}
