import type { List } from '../document.js';

/** The kinds of list, each an abstract numbering definition with nine levels. */
export const LIST_KINDS = ['bullet', 'decimal-period', 'decimal-parenthesis'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** One `w:num`: an instance of a kind of list. */
export interface NumberingInstance {
  readonly numId: number;
  readonly kind: ListKind;
  /** The level that starts anew, and at which number; undefined for bullets. */
  readonly restart: { readonly level: number; readonly start: number } | undefined;
}

/** Hands out numbering instances: one for all bullets, one for each sequence of ordered lists. */
export class NumberingLedger {
  readonly instances: NumberingInstance[] = [];
  readonly #bySequence = new Map<number, number>();

  /** The `numId` for a list at `level`, 0 to 8; `sequence` is undefined for bullets. */
  numId(list: List, sequence: number | undefined, level: number): number {
    const key = sequence ?? 0;
    const known = this.#bySequence.get(key);
    if (known !== undefined) return known;
    const numId = this.instances.length + 1;
    this.#bySequence.set(key, numId);
    this.instances.push({
      numId,
      kind: kindOf(list),
      restart: list.ordered ? { level, start: list.start } : undefined,
    });
    return numId;
  }
}

function kindOf({ ordered, delimiter }: List): ListKind {
  if (!ordered) return 'bullet';
  return delimiter === ')' ? 'decimal-parenthesis' : 'decimal-period';
}
