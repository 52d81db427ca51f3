/** The meaning of an abbreviation. */
export interface Abbreviation {
  readonly meaning: string;
  /** The line of the definition. */
  readonly line: number;
}
