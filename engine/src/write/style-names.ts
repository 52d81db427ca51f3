import type { RunProperties } from '../model/composed.js';
import type { BaseStyleId, StyleId } from '../theme/style-ids.js';

/** The ids that the styles have in the written document: the project's own, or those of the styles of a Word template. */
export class StyleNames {
  readonly #ids: ReadonlyMap<StyleId | BaseStyleId, string>;
  readonly #unnumbered: ReadonlySet<StyleId>;
  readonly #foreign: ReadonlySet<StyleId>;
  readonly #used = new Set<StyleId | BaseStyleId>();
  /** The `w:rPr` of runs, which name these styles. */
  readonly runs = new WeakMap<RunProperties, string>();

  constructor(
    ids: ReadonlyMap<StyleId | BaseStyleId, string> = new Map(),
    unnumbered: ReadonlySet<StyleId> = new Set(),
    foreign: ReadonlySet<StyleId> = new Set(),
  ) {
    this.#ids = ids;
    this.#unnumbered = unnumbered;
    this.#foreign = foreign;
  }

  /** The styles whose ids have been asked for. */
  get used(): ReadonlySet<StyleId | BaseStyleId> {
    return this.#used;
  }

  idOf(style: StyleId | BaseStyleId): string {
    this.#used.add(style);
    return this.#ids.get(style) ?? style;
  }

  /** Whether a style is written as the project has it, not one of a template in its place. */
  isOwn(style: StyleId): boolean {
    return !this.#foreign.has(style);
  }

  /** Whether a list style has its numbering. */
  isNumbered(style: StyleId): boolean {
    return !this.#unnumbered.has(style);
  }
}
