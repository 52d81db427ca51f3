import type { MarkdownIt } from 'markdown-it';
import { TEXT_REFERENCE } from '../rules/block/text-references.js';
import type { BlockRow, InlineRow } from '../rules/row.js';
import { alternatives, type Holds, holdsOf } from './needs.js';
import { ROWS } from './table.js';

/** A rule that some texts do not need, and what it needs: one of the tests with these indices. */
interface Optional {
  readonly row: BlockRow | InlineRow;
  readonly tests: readonly number[];
}

/**
 * Enables only the rules that a text needs in a parser, which would otherwise try all of them at every block or every special
 * character. The others stay disabled until another text needs them.
 */
export class NeededRows {
  /** Several rules may need the same string, which is searched for only once. */
  readonly #tests: readonly Holds[];
  readonly #optional: readonly Optional[];
  #needed: string;

  constructor(private readonly md: MarkdownIt) {
    const known = new Map<string | Holds, number>();
    this.#optional = ROWS.flatMap((row) =>
      row.kind === 'core' || row.needs === undefined
        ? []
        : { row, tests: alternatives(row.needs).map((each) => indexOf(each, known)) },
    );
    this.#tests = Array.from(known.keys(), holdsOf);
    this.#needed = '1'.repeat(this.#optional.length);
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
    if (needed === this.#needed) return;
    const { block, inline } = this.md;
    for (const [index, { row }] of this.#optional.entries()) {
      if (needed[index] === this.#needed[index]) continue;
      const change = needed[index] === '1' ? 'enable' : 'disable';
      if (row.kind === 'block') block.ruler[change](row.name);
      else {
        inline.ruler[change](row.name);
        if (row.pair) inline.ruler2[change](row.name);
      }
    }
    this.#needed = needed;
  }
}

function indexOf(test: string | Holds, known: Map<string | Holds, number>): number {
  const index = known.get(test) ?? known.size;
  known.set(test, index);
  return index;
}
