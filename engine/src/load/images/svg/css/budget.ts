/** The maximum number of steps to apply the style rules of an SVG; a large drawing takes a million. */
export const MAX_STEPS = 8_000_000;

/** Counts steps. Functions give up when there are too many. */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** Takes a step; returns whether the budget allows it. */
  spend(steps = 1): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }
}
