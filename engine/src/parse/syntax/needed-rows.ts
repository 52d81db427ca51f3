import { TEXT_REFERENCE } from '../rules/block/text-references.js';
import type { BlockRow, InlineRow } from '../rules/row.js';
import type { RuleSelection } from './first-characters.js';
import { alternatives, type Holds, holdsOf } from './needs.js';
import { ROWS } from './table.js';

/** A rule that some texts do not need, and what it needs: one of the tests with these indices. */
interface Optional {
  readonly row: BlockRow | InlineRow;
  readonly tests: readonly number[];
}

/**
 * Which rules a text needs: the parser tries only these, and would otherwise try all of them at every block or every special character.
 */
export class NeededRows implements RuleSelection {
  /** Several rules may need the same string, which is searched for only once. */
  readonly #tests: readonly Holds[];
  readonly #optional: readonly Optional[];
  /** The places of the optional rules in `key`, by kind and name. */
  readonly #places: ReadonlyMap<string, number>;
  #key: string;

  constructor() {
    const known = new Map<string | Holds, number>();
    this.#optional = ROWS.flatMap((row) =>
      row.kind === 'core' || row.needs === undefined
        ? []
        : { row, tests: alternatives(row.needs).map((each) => indexOf(each, known)) },
    );
    this.#tests = Array.from(known.keys(), holdsOf);
    this.#places = new Map(this.#optional.map(({ row }, place) => [`${row.kind} ${row.name}`, place]));
    this.#key = '1'.repeat(this.#optional.length);
  }

  get key(): string {
    return this.#key;
  }

  has(kind: 'block' | 'inline', name: string): boolean {
    const place = this.#places.get(`${kind} ${name}`);
    return place === undefined || this.#key[place] === '1';
  }

  /** Which rules a text needs, for `use`. */
  of(text: string): string {
    if (text.includes(TEXT_REFERENCE)) return '1'.repeat(this.#optional.length);
    const found: (boolean | undefined)[] = [];
    const holds = (test: number): boolean => {
      found[test] ??= this.#tests[test]?.(text) === true;
      return found[test];
    };
    let needed = '';
    for (const { tests } of this.#optional) needed += tests.some(holds) ? '1' : '0';
    return needed;
  }

  use(needed: string): void {
    this.#key = needed;
  }
}

function indexOf(test: string | Holds, known: Map<string | Holds, number>): number {
  const index = known.get(test) ?? known.size;
  known.set(test, index);
  return index;
}
