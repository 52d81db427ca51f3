import type { DisplayMath } from './leaf-blocks.js';

/** What `\label`, or a label after them, says about the formulas of a document. */
export interface FormulaLabels {
  /** The number of each formula with a name, as text, by that name. */
  readonly numbers: ReadonlyMap<string, string>;
  /** The names of each formula. */
  readonly names: ReadonlyMap<DisplayMath, readonly string[]>;
  /** The LaTeX of formulas with labels: with `\tag` where rows have numbers of their own, else without a number. */
  readonly latex: ReadonlyMap<DisplayMath, string>;
  /** The number of each formula that has one as a whole, shown beside it. */
  readonly whole: ReadonlyMap<DisplayMath, number>;
}

export const NO_FORMULA_LABELS: FormulaLabels = {
  numbers: new Map(),
  names: new Map(),
  latex: new Map(),
  whole: new Map(),
};
