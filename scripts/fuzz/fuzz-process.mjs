import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('../../tests/fuzz/process').FuzzAnswer} FuzzAnswer */
/** @typedef {import('../../tests/fuzz/process').FuzzOrder} FuzzOrder */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** One input that takes longer, by the clock, has hung. */
const HANGS_AFTER_MS = 60_000;

/** A process that tries inputs. One that hangs is ended. */
export class FuzzProcess {
  /** @type {readonly string[]} */
  kinds = [];
  /** @type {import('../../tests/fuzz/properties').FuzzInput | undefined} what it is at work on */
  latest = undefined;
  /** @type {(answer: FuzzAnswer | undefined) => void} */
  #resolve = () => {};
  /** @type {NodeJS.Timeout | undefined} */
  #watch = undefined;
  #child = fork(join(ROOT, 'scripts', 'fuzz', 'typescript.mjs'), [join(ROOT, 'tests', 'fuzz', 'process.ts')]);

  static async start() {
    const child = new FuzzProcess();
    const ready = await child.#answer();
    if (ready?.answer !== 'ready') throw new Error('Cannot start a process');
    child.kinds = ready.kinds;
    return child;
  }

  constructor() {
    this.#child.on('message', (message) => this.#receive(/** @type {FuzzAnswer} */ (message)));
    this.#child.on('exit', () => this.#end(undefined));
  }

  /**
   * Gives `undefined` where the process hung or died.
   *
   * @param {FuzzOrder} order
   */
  ask(order) {
    this.#child.send(order);
    return this.#answer();
  }

  stop() {
    this.#child.kill();
  }

  /** @returns {Promise<FuzzAnswer | undefined>} */
  #answer() {
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** @param {FuzzAnswer} answer */
  #receive(answer) {
    if (answer.answer !== 'trying') return this.#end(answer);
    this.latest = answer.input;
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#child.kill('SIGKILL'), HANGS_AFTER_MS);
  }

  /** @param {FuzzAnswer | undefined} answer */
  #end(answer) {
    clearTimeout(this.#watch);
    this.#resolve(answer);
  }
}
