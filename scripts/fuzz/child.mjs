import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RUNNER = fileURLToPath(new URL('typescript.mjs', import.meta.url));

/**
 * A process that runs a test module and handles requests one by one. It is killed if one takes too long.
 *
 * @template Order, Answer
 */
export class Child {
  /** @type {Answer | undefined} the last answer that only said that a step begins */
  latest = undefined;
  /** @type {(answer: Answer | undefined) => void} */
  #resolve = () => {};
  /** @type {NodeJS.Timeout | undefined} */
  #watch = undefined;
  #child;

  /**
   * @param {string} module below the folder `tests`
   * @param {number} limit milliseconds by the clock that one order, or a step of it, may take
   * @param {(answer: Answer) => boolean} isStep whether an answer only says that a step begins
   */
  constructor(module, limit, isStep = () => false) {
    this.limit = limit;
    this.isStep = isStep;
    this.#child = fork(RUNNER, [fileURLToPath(new URL(`../../tests/${module}`, import.meta.url))]);
    this.#child.on('message', (message) => this.#receive(/** @type {Answer} */ (message)));
    this.#child.on('exit', () => this.#end(undefined));
    /** The message with which the process says that it is ready. */
    this.ready = this.#answer();
  }

  /**
   * Resolves to `undefined` if the process hung or died.
   *
   * @param {Order} order
   */
  ask(order) {
    this.#child.send(/** @type {import('node:child_process').Serializable} */ (order));
    return this.#answer();
  }

  stop() {
    this.#child.kill();
  }

  /** @returns {Promise<Answer | undefined>} */
  #answer() {
    this.#restartWatch();
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** @param {Answer} answer */
  #receive(answer) {
    if (!this.isStep(answer)) return this.#end(answer);
    this.latest = answer;
    this.#restartWatch();
  }

  #restartWatch() {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#child.kill('SIGKILL'), this.limit);
  }

  /** @param {Answer | undefined} answer */
  #end(answer) {
    clearTimeout(this.#watch);
    this.#resolve(answer);
  }
}
