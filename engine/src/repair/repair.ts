import type { RepairName } from '../api/repair-names.js';

/** Mends one thing that programs put into texts. It keeps the number of lines, so that notices find theirs. */
export interface Repair {
  readonly name: RepairName;
  /** Gives the lines, changed where there is something to mend. */
  readonly apply: (lines: readonly string[]) => readonly string[];
  /** Says what was done, in `count` lines. */
  readonly done: (count: number) => string;
}
