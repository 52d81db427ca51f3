import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Child } from './child.mjs';

/** @typedef {import('../../tests/fuzz/process').FuzzAnswer} FuzzAnswer */
/** @typedef {import('../../tests/fuzz/process').FuzzOrder} FuzzOrder */
/** @typedef {Extract<FuzzAnswer, { answer: 'trying' }>['input']} FuzzInput */

const FAILURES = fileURLToPath(new URL('../../.cache/fuzz', import.meta.url));
/** How many inputs are made from one seed. */
const RUNS = 20;
/** An input that takes longer counts as hung. */
const LIMIT_MS = 120_000;
const VALIDATION_LIMIT_MS = 1_800_000;

/**
 * Tries random inputs until the time is up, then validates a sample of the documents with Microsoft's validator.
 *
 * @param {{ readonly seed: number, readonly seconds: number, readonly processes: number, readonly batches: number, readonly kind: string | undefined }} options
 */
export async function fuzz({ seed, seconds, processes, batches: most, kind: wanted }) {
  const until = Date.now() + seconds * 1000;
  const counts = { batches: 0, inputs: 0, validated: 0 };
  /** @type {Map<string, string>} */
  const failures = new Map();
  await Promise.all(Array.from({ length: processes }, fuzzInOneProcess));
  return { ...counts, failures: [...failures.values()] };

  async function fuzzInOneProcess() {
    let { child, kinds } = await start();
    while (Date.now() < until && counts.batches < most) {
      const batch = counts.batches++;
      const kind = wanted ?? kinds[batch % kinds.length] ?? '';
      const answer = await child.ask({ kind, seed: seed + batch, runs: RUNS });
      const again = `npm run fuzz -- --kind '${kind}' --seed ${seed + batch} --batches 1`;
      if (answer === undefined) {
        const input = child.latest?.answer === 'trying' ? child.latest.input : undefined;
        fail('It never ended, or the process died', input, again);
        ({ child, kinds } = await start());
      } else if (answer.answer === 'tried') {
        counts.inputs += answer.inputs;
        if (answer.failure !== undefined) fail(answer.failure, answer.input, again);
      }
    }
    child.limit = VALIDATION_LIMIT_MS;
    const answer = await child.ask('validate');
    if (answer?.answer === 'validated') {
      counts.validated += answer.documents;
      for (const failure of answer.failures) failures.set(failure, failure);
    } else fail('The validation died', undefined, `npm run fuzz -- --seed ${seed}`);
    child.stop();
  }

  /**
   * Failures with the same message are reported once.
   *
   * @param {string} failure
   * @param {FuzzInput | undefined} input
   * @param {string} again
   */
  function fail(failure, input, again) {
    const key = failure.replace(/\d+/g, '0').slice(0, 200);
    if (failures.has(key)) return;
    mkdirSync(FAILURES, { recursive: true });
    const path = join(FAILURES, `${failures.size + 1}-${seed}.json`);
    writeFileSync(path, JSON.stringify(input, undefined, 2) ?? '');
    failures.set(
      key,
      `${failure}\n  ${JSON.stringify(input)?.slice(0, 1500)}\n  in ${path}; again: ${again}`,
    );
  }
}

async function start() {
  /** @type {Child<FuzzOrder, FuzzAnswer>} */
  const child = new Child('fuzz/process.ts', LIMIT_MS, ({ answer }) => answer === 'trying');
  const ready = await child.ready;
  if (ready?.answer !== 'ready') throw new Error('Cannot start a process');
  return { child, kinds: ready.kinds };
}
