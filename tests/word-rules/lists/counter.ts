import type { Level } from './definitions';
import type { Item } from './items';
import { numberText } from './number-text';

/** The numbers of a list's levels; undefined for a level that is to begin anew. */
type Counts = (number | undefined)[];

/**
 * Counts items as Word does: together for each definition (`w:abstractNum`), whatever their list (`w:num`) is. A list with a
 * start of its own on a level takes it with its first item there; an item lets the levels below it begin anew, unless they say
 * otherwise (ECMA-376 Part 1, 17.9.10, 17.9.15, 17.9.26).
 */
export class ListCounter {
  readonly #counts = new Map<string, Counts>();
  readonly #begun = new Set<string>();

  /** The text of the next item's number, or its bullet. */
  next({ list, level }: Item): string {
    const { counted, levels, overrides, numId } = list;
    const counts = this.#counts.get(counted) ?? [];
    this.#counts.set(counted, counts);
    const startOf = (place: number): number => overrides.get(place) ?? levels.get(place)?.start ?? 1;
    const key = `${numId} ${level}`;
    const begins = overrides.has(level) && !this.#begun.has(key);
    this.#begun.add(key);
    const before = counts[level];
    counts[level] = begins || before === undefined ? startOf(level) : before + 1;
    // A level above that has had no item shows its first number, and counts on from it.
    for (let above = 0; above < level; above++) counts[above] ??= startOf(above);
    for (const [below, { restart }] of levels)
      if (below > level && (restart === undefined || level < restart)) counts[below] = undefined;
    return textOf(levels, level, counts);
  }
}

function textOf(levels: ReadonlyMap<number, Level>, level: number, counts: Counts): string {
  const own = levels.get(level);
  if (!own || own.format === 'none') return own?.text.replace(/%\d/g, '') ?? '';
  if (own.format === 'bullet') return own.text;
  return own.text.replace(/%([1-9])/g, (_, digit: string) => {
    const place = Number(digit) - 1;
    const format = levels.get(place)?.format ?? 'decimal';
    return numberText(counts[place] ?? 1, own.isLegal && !IN_DIGITS.has(format) ? 'decimal' : format);
  });
}

/** What a legal number keeps as it is. */
const IN_DIGITS: ReadonlySet<string> = new Set(['none', 'decimal', 'decimalZero']);
