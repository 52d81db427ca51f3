import type { ListNumbering } from '../model/composed.js';
import { markerOf } from '../model/names/list-formats.js';

/** Counts the items of lists, as Word does. */
export class Numbers {
  readonly #counts = new Map<string, number>();

  /** The number or sign of the next item. */
  next(numbering: ListNumbering): string {
    const { sequence, level, start } = numbering;
    const key = `${sequence} ${level}`;
    const count = this.#counts.get(key) ?? start;
    this.#counts.set(key, count + 1);
    return markerOf(numbering, count);
  }
}
