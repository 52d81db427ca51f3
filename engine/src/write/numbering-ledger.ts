import type { ListFormat, ListNumbering } from '../model/composed.js';

/** One `w:num`: an instance of a kind of list. */
export interface NumberingInstance {
  readonly numId: number;
  readonly format: ListFormat;
  /** The level at which numbering restarts, and the number; undefined for bullets and the list of a style. */
  readonly restart: { readonly level: number; readonly start: number } | undefined;
}

/** Assigns numbering instances: one for all bullets, one for each sequence of ordered lists, and one for their styles. */
export class NumberingLedger {
  readonly instances: NumberingInstance[] = [];
  readonly #before: number;
  readonly #bySequence = new Map<number, number>();
  #ofStyle: { readonly Bullet?: number; readonly Number?: number } = {};

  /** `before` is the largest `numId` that is taken. */
  constructor(before = 0) {
    this.#before = before;
  }

  /** The `numId` behind the list styles of each kind, if such lists are in use. */
  get ofStyle(): { readonly Bullet?: number; readonly Number?: number } {
    return this.#ofStyle;
  }

  /** The `numId` of an item's list. */
  numId({ sequence, format, start, level }: ListNumbering): number {
    const key = sequence ?? 0;
    const known = this.#bySequence.get(key);
    if (known !== undefined) return known;
    const isBullet = format === 'bullet';
    if (!isBullet && this.#ofStyle.Number === undefined)
      this.#ofStyle = { ...this.#ofStyle, Number: this.#add('decimal-period') };
    const numId = this.#add(format, isBullet ? undefined : { level, start });
    if (isBullet) this.#ofStyle = { ...this.#ofStyle, Bullet: numId };
    this.#bySequence.set(key, numId);
    return numId;
  }

  #add(format: ListFormat, restart?: NumberingInstance['restart']): number {
    const numId = this.#before + this.instances.length + 1;
    this.instances.push({ numId, format, restart });
    return numId;
  }
}
