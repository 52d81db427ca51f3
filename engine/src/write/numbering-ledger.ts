import type { ListFormat, ListNumbering } from '../model/composed.js';

/** One `w:num`: an instance of a kind of list. */
export interface NumberingInstance {
  readonly numId: number;
  readonly format: ListFormat;
  /** The level at which numbering restarts, and the number; undefined for bullets. */
  readonly restart: { readonly level: number; readonly start: number } | undefined;
}

/** Assigns numbering instances: one for all bullets, one for each sequence of ordered lists. */
export class NumberingLedger {
  readonly instances: NumberingInstance[] = [];
  readonly #bySequence = new Map<number, number>();

  /** The `numId` of an item's list. */
  numId({ sequence, format, start, level }: ListNumbering): number {
    const key = sequence ?? 0;
    const known = this.#bySequence.get(key);
    if (known !== undefined) return known;
    const numId = this.instances.length + 1;
    this.#bySequence.set(key, numId);
    this.instances.push({ numId, format, restart: format === 'bullet' ? undefined : { level, start } });
    return numId;
  }
}
