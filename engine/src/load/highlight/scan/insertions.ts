import { codeOf } from './characters.js';
import type { Elements } from './elements.js';
import type { TableString } from './table.js';

/** What code is inserted in: what goes on behind the bracket that closes it. */
export type Surrounding = TableString | Elements;

interface Insertion {
  readonly opens: number;
  readonly closes: number;
  /** How many brackets are open inside it. */
  depth: number;
  readonly within: Surrounding;
}

const PARENTHESIS = codeOf('(');

/** Code within texts or within markup, which can contain such code again. */
export class Insertions {
  readonly #open: Insertion[] = [];

  get areOpen(): boolean {
    return this.#open.length > 0;
  }

  /** Code begins within a text or markup; it is opened by `opening`. */
  open(opening: string, within: Surrounding): void {
    const opens = codeOf(opening.slice(-1));
    this.#open.push({ opens, closes: opens === PARENTHESIS ? opens + 1 : opens + 2, depth: 0, within });
  }

  /** A bracket comes; if it closes the innermost code, what that was in. */
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
