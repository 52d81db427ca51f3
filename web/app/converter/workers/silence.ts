const TICK_MS = 1000;

/**
 * Notices that a worker which is asked something has fallen silent. It counts seconds in which the page itself runs, so that the
 * time in which a computer sleeps does not count.
 */
export class Silence {
  readonly #ask: () => void;
  readonly #limit: () => number;
  readonly #onTooLong: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #seconds = 0;
  #isAsked = false;

  /**
   * @param ask asks for a sign of life, which whatever is not busy gives at once
   * @param limit after how many seconds the silence is too long
   */
  constructor(ask: () => void, limit: () => number, onTooLong: () => void) {
    this.#ask = ask;
    this.#limit = limit;
    this.#onTooLong = onTooLong;
  }

  begin(): void {
    if (this.#timer !== undefined) return;
    this.break();
    this.#askOnce();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /** There was a sign of life. */
  break(): void {
    this.#seconds = 0;
    this.#isAsked = false;
  }

  end(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    this.#askOnce();
    this.#seconds += 1;
    if (this.#seconds <= this.#limit()) return;
    this.end();
    this.#onTooLong();
  }

  /** A question that has not been answered is not repeated. */
  #askOnce(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#ask();
  }
}
