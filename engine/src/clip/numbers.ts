import type { ListFormat, ListNumbering } from '../model/composed.js';

/** Counts the items of lists, as Word does. */
export class Numbers {
  readonly #counts = new Map<string, number>();

  /** The number or sign of the next item. */
  next({ sequence, level, format, start }: ListNumbering): string {
    const key = `${sequence} ${level}`;
    const count = this.#counts.get(key) ?? start;
    this.#counts.set(key, count + 1);
    return markerOf(format, count);
  }
}

function markerOf(format: ListFormat, count: number): string {
  switch (format) {
    case 'bullet':
      return '•';
    case 'decimal-period':
      return `${count}.`;
    case 'decimal-parenthesis':
      return `${count})`;
  }
}
