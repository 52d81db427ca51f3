import { codeOf } from './characters.js';
import type { Elements } from './elements.js';
import type { TableString } from './table.js';

/** What surrounds inserted code, and continues after its closing bracket. */
export type Surrounding = TableString | Elements;

interface Insertion {
  readonly opens: number;
  readonly closes: number;
  /** How many brackets are open inside it. */
  depth: number;
  readonly within: Surrounding;
}

const PARENTHESIS = codeOf('(');

/** Code inserted in strings or markup, such as `${…}`, which can contain further insertions. */
export class Insertions {
  readonly #open: Insertion[] = [];

  get areOpen(): boolean {
    return this.#open.length > 0;
  }

  /** Enters code inside a string or markup, opened by `opening`. */
  open(opening: string, within: Surrounding): void {
    const opens = codeOf(opening.slice(-1));
    this.#open.push({ opens, closes: opens === PARENTHESIS ? opens + 1 : opens + 2, depth: 0, within });
  }

  /** Counts a bracket. If it closes the innermost insertion, returns what surrounds that. */
  bracket(bracket: number): Surrounding | undefined {
    const insertion = this.#open.at(-1);
    if (!insertion) return undefined;
    if (bracket === insertion.opens) insertion.depth += 1;
    if (bracket !== insertion.closes) return undefined;
    if (insertion.depth === 0) return this.#open.pop()?.within;
    insertion.depth -= 1;
    return undefined;
  }
}
