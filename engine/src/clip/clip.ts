import type { ListNumbering, NoteKind } from '../model/composed.js';
import type { StyleId } from '../model/names/style-ids.js';
import type { Theme } from '../theme/index.js';
import { Numbers } from './numbers.js';

/** What accumulates while a clipboard is written: the styles that it uses, and its lists. */
export class Clip {
  readonly usedStyles = new Set<StyleId>();
  readonly #lists = new Map<number | undefined, WordList>();
  readonly #numbers = new Numbers();

  constructor(
    readonly noteKind: NoteKind,
    readonly theme: Theme,
  ) {}

  get lists(): readonly WordList[] {
    return [...this.#lists.values()];
  }

  /** Counts an item: its list, and its number or sign. */
  item(numbering: ListNumbering): { readonly list: WordList; readonly marker: string } {
    const { sequence, level } = numbering;
    const list = this.#lists.get(sequence) ?? { index: this.#lists.size, levels: new Map() };
    this.#lists.set(sequence, list);
    if (!list.levels.has(level)) list.levels.set(level, numbering);
    return { list, marker: this.#numbers.next(numbering) };
  }
}

/** A list with up to nine levels, as Word has it. */
export interface WordList {
  readonly index: number;
  /** Each level in use as its first item has it. */
  readonly levels: Map<number, ListNumbering>;
}
