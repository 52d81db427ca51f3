import type { RepairName } from '../api/repair-names.js';

/**
 * Repairs one thing that programs leave in texts. The number of lines stays the same, so that notices refer to the
 * right ones.
 */
export interface Repair {
  readonly name: RepairName;
  /** Matches in every text that the repair changes. Most texts have no match and need not be split into lines. */
  readonly sign: RegExp;
  /** Returns the lines, repaired if necessary. */
  readonly apply: (lines: readonly string[]) => readonly string[];
  /** The notice about `count` repaired lines. */
  readonly done: (count: number) => string;
}
