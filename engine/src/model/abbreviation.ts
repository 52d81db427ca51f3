/** What a short form stands for. */
export interface Abbreviation {
  readonly meaning: string;
  /** Where it is said. */
  readonly line: number;
}
