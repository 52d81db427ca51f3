import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleTests } from './bundle-tests.mjs';

/**
 * @typedef {{ readonly id: string, readonly file: string, readonly run: () => unknown }} CollectedTest
 * @typedef {{
 *   activeMutant?: string,
 *   currentTestId?: string,
 *   hitCount?: number,
 *   hitLimit?: number,
 *   mutantCoverage?: unknown,
 * }} InstrumentedCode What Stryker's instrumented code reads and writes.
 * @typedef {{ id: string, name: string, fileName: string, timeSpentMs: number, status: number, failureMessage?: string }} TestResult
 * @typedef {{ status: string, reason?: string, failureMessage?: string, killedBy?: string[], nrOfTests?: number }} MutantResult
 */

const SUCCESS = 0;
const FAILED = 1;

/**
 * A mutant that no test finds runs every test that reaches it, so that a few slow ones would take most of the time. They run only
 * where no others reach a mutant.
 */
const MAX_TEST_MS = 200;

/**
 * Runs tests for Stryker in its own process. All test files are bundled and imported once, so that a mutant takes only as long as
 * the tests that reach it, mostly some milliseconds. Stryker's runner for Vitest imports every file again for each mutant,
 * which takes seconds.
 */
class InProcessRunner {
  /** @type {CollectedTest[] | undefined} The quickest first, but those that have found mutants before them. */
  #tests;
  /** @type {ReadonlySet<string>} */
  #slow = new Set();
  #imports = 0;
  #log;

  /** @param {{ info(message: string): void }} log */
  constructor(log) {
    this.#log = log;
  }

  /** No mutant is active while modules are imported (`ignoreStatic`): without this, Stryker would start a process for each that could be. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  /** @param {{ readonly testFiles?: readonly string[] }} options */
  async dryRun({ testFiles = [] }) {
    const leftOut = await bundleTests(process.cwd(), testFiles, bundlePath());
    if (leftOut.length > 0)
      this.#log.info(`Left out, as they need modules of their own: ${leftOut.join(', ')}`);
    /** @type {TestResult[]} */
    const tests = [];
    /** @type {Map<string, number>} Processor time in milliseconds, which is the same on a busy machine. */
    const costs = new Map();
    for (const test of await this.#imported()) {
      const { id, file } = test;
      instrumented().currentTestId = id;
      const [start, used] = [performance.now(), process.cpuUsage()];
      const failureMessage = await failureOf(test);
      const { user, system } = process.cpuUsage(used);
      costs.set(id, (user + system) / 1000);
      const result = { id, name: id, fileName: file, timeSpentMs: performance.now() - start };
      tests.push(
        failureMessage === undefined
          ? { ...result, status: SUCCESS }
          : { ...result, status: FAILED, failureMessage },
      );
    }
    delete instrumented().currentTestId;
    const byCost = [...costs].sort(([, one], [, other]) => one - other);
    const order = byCost.map(([id]) => id);
    const slow = byCost.filter(([, cost]) => cost > MAX_TEST_MS).map(([id]) => id);
    if (slow.length > 0)
      this.#log.info(`Run only where no others reach a mutant, as they are slow: ${slow.join(', ')}`);
    await writeFile(orderPath(), JSON.stringify({ order, slow }));
    return { status: 'complete', tests, mutantCoverage: instrumented().mutantCoverage };
  }

  /** @param {{ activeMutant: { id: string }, testFilter?: readonly string[], hitLimit?: number }} options */
  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const { result, killer, isReached } = await this.#run(activeMutant.id, testFilter, hitLimit);
    if (killer ? (await failureOf(killer)) === undefined : isReached) return result;
    // Either an earlier mutant has left something wrong in a module, so that the test fails without a mutant, too, or an earlier
    // test has left there what the mutant would have changed.
    this.#tests = undefined;
    return (await this.#run(activeMutant.id, testFilter, hitLimit)).result;
  }

  /**
   * Runs the tests that reach a mutant until one fails.
   *
   * @param {string} mutant
   * @param {readonly string[] | undefined} testFilter
   * @param {number} [hitLimit]
   * @returns {Promise<{ readonly result: MutantResult, readonly killer?: CollectedTest, readonly isReached?: boolean }>}
   */
  async #run(mutant, testFilter, hitLimit) {
    const all = await this.#inOrder();
    const reaching = all.filter(({ id }) => testFilter?.includes(id) ?? true);
    const quick = reaching.filter(({ id }) => !this.#slow.has(id));
    const tests = quick.length > 0 ? quick : reaching;
    const code = instrumented();
    code.activeMutant = mutant;
    if (hitLimit !== undefined) Object.assign(code, { hitCount: 0, hitLimit });
    try {
      for (const [index, test] of tests.entries()) {
        const failureMessage = await failureOf(test);
        if (hitLimit !== undefined && (code.hitCount ?? 0) > hitLimit)
          return { killer: test, result: { status: 'timeout', reason: 'The mutant was reached too often.' } };
        if (failureMessage === undefined) continue;
        // The next mutant is mostly beside this one.
        all.unshift(...all.splice(all.indexOf(test), 1));
        const nrOfTests = index + 1;
        return { killer: test, result: { status: 'killed', killedBy: [test.id], nrOfTests, failureMessage } };
      }
      return { result: { status: 'survived', nrOfTests: tests.length }, isReached: code.hitCount !== 0 };
    } finally {
      delete code.activeMutant;
      delete code.hitCount;
    }
  }

  /** @returns {Promise<CollectedTest[]>} */
  async #inOrder() {
    if (this.#tests) return this.#tests;
    /** @type {{ readonly order: readonly string[], readonly slow: readonly string[] }} */
    const { order, slow } = JSON.parse(await readFile(orderPath(), 'utf8'));
    this.#slow = new Set(slow);
    const tests = new Map((await this.#imported()).map((test) => [test.id, test]));
    this.#tests = order.flatMap((id) => tests.get(id) ?? []);
    return this.#tests;
  }

  /** @returns {Promise<readonly CollectedTest[]>} */
  async #imported() {
    this.#imports++;
    // Node.js evaluates a module again for another query.
    return (await import(`${pathToFileURL(bundlePath())}?${this.#imports}`)).tests;
  }
}

/** In Stryker's copy of the project, where a runner that replaces one that has hung finds it. */
function bundlePath() {
  return join(process.cwd(), 'mutation-tests.mjs');
}

function orderPath() {
  return join(process.cwd(), 'mutation-tests.json');
}

/** @returns {InstrumentedCode} */
function instrumented() {
  const global = /** @type {{ __stryker__?: InstrumentedCode }} */ (globalThis);
  global.__stryker__ ??= {};
  return global.__stryker__;
}

/**
 * @param {CollectedTest} test
 * @returns {Promise<string | undefined>} Undefined if the test passes.
 */
async function failureOf({ run }) {
  try {
    await run();
    return undefined;
  } catch (error) {
    return `${error instanceof Error ? error.message : error}`.slice(0, 500) || 'failed';
  }
}

const factory = Object.assign(
  /** @param {{ info(message: string): void }} log */
  (log) => new InProcessRunner(log),
  { inject: ['logger'] },
);

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', factory }];
