/** The most steps that working out an SVG's style rules may take; a large drawing takes a million. */
export const MAX_STEPS = 8_000_000;

/** Counts steps. What finds that there are too many of them gives up. */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** Takes a step, and says whether it may be taken. */
  spend(steps = 1): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }
}
