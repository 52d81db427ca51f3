import { Budget, bounded } from '../budget/index.js';
import { CITATIONS_LIMITS, RENDERING_LIMITS } from '../budget/limits.js';
import type { Output } from './output.js';

/** The work on all citations of a document. Of what a source would take beyond the limits, only its key is rendered. */
export class Effort {
  readonly #document: Budget;
  readonly #excesses = new Map<string, string>();

  constructor(sources: number) {
    const { atLeast, perSource } = CITATIONS_LIMITS;
    this.#document = new Budget({
      steps: atLeast.steps + sources * perSource.steps,
      characters: atLeast.characters + sources * perSource.characters,
    });
  }

  /** The sources that took too much, by their ids: why, as a clause. */
  get excesses(): ReadonlyMap<string, string> {
    return this.#excesses;
  }

  /** The budget for one source at one place. */
  budget(): Budget {
    return new Budget(RENDERING_LIMITS, this.#document);
  }

  /** What is rendered for a source, or its id if that takes too much. */
  bounded(id: string, render: () => Output): Output {
    const { value, excess } = bounded(render);
    if (excess === undefined) return value;
    this.#excesses.set(id, excess);
    return id;
  }
}
