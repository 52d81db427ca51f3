// npm run fuzz: converts random and broken texts, reads changed clipboards, Word files and the like, and texts that grow; fails if one throws, hangs, gives an invalid file
// or takes longer than n·log n.
//   npm run fuzz -- --seconds 600 --seed 7            for longer, and the same again
//   npm run fuzz -- --seconds 0 --largest 128000      only texts that grow, up to a larger size
//   npm run fuzz -- --largest 0                       only random inputs
//   FUZZ_FILES=FOLDER npm run fuzz -- --kind 'Word files'     changes Word files of one's own, too
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureGrowth } from './fuzz/growth.mjs';
import { fuzz } from './fuzz/random.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    processes: { type: 'string', default: String(availableParallelism()) },
    kind: { type: 'string' },
    batches: { type: 'string', default: 'Infinity' },
    largest: { type: 'string', default: '8000' },
    growing: { type: 'string', default: '.' },
    print: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const seconds = Number(values.seconds);
const processes = Number(values.processes);
const largest = Number(values.largest);

/** How many edited texts are tried per second of the run. */
const RUNS_PER_SECOND = 1;

/** @type {string[]} */
const failures = [];
if (seconds > 0) {
  console.log(`Random texts for ${seconds} s in ${processes} processes, seed ${seed}`);
  const found = await fuzz({ seed, seconds, processes, batches: Number(values.batches), kind: values.kind });
  console.log(`${found.inputs} inputs; the Open XML SDK looked at ${found.validated} of the documents`);
  failures.push(...found.failures);
}
if (seconds > 0 && values.kind === undefined) {
  const runs = Math.ceil(seconds * RUNS_PER_SECOND);
  console.log(`Texts that are edited, ${runs} of them, and as many that are read back from Word`);
  const tests = ['tests/session', 'tests/word/random.test.ts'];
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, FUZZ_SEED: String(seed), FUZZ_RUNS: String(runs) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0)
    failures.push(
      `FUZZ_SEED=${seed} FUZZ_RUNS=${runs} npx vitest run ${tests.join(' ')}: pages differ from fresh ones, or documents from what was read`,
    );
}
if (largest > 0 && values.kind === undefined) {
  console.log(`Texts that grow, up to size ${largest}`);
  const found = await measureGrowth({
    processes,
    largest,
    only: new RegExp(values.growing),
    print: values.print,
  });
  console.log(`${found.texts} kinds of text`);
  failures.push(...found.failures);
}
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${failures.length} failures`);
process.exitCode = failures.length === 0 ? 0 : 1;
