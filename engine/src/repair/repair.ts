import type { RepairName } from '../api/repair-names.js';

/**
 * Repairs one kind of damage that programs leave in texts. It never changes the number of lines, so that notices refer
 * to the right ones.
 */
export interface Repair {
  readonly name: RepairName;
  /** Matches every text that the repair changes. Most texts do not match and need not be split into lines. */
  readonly sign: RegExp;
  /** Returns the lines, repaired if necessary. */
  readonly apply: (lines: readonly string[]) => readonly string[];
  /** The notice about `count` repaired lines. */
  readonly done: (count: number) => string;
}
