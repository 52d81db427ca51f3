/** The words that the converter writes by itself, in one language. `#` stands for a number. */
export interface Terms {
  /** The heading of the table of contents. */
  readonly contents: string;
  /** A note that leads to an earlier one. */
  readonly seeFootnote: string;
  /** The heading above notes that nothing refers to. */
  readonly additionalReferences: string;
  /** The label of a picture's caption, and of a table's. */
  readonly figure: string;
  readonly table: string;
  /** What stands between the label of a caption and its text: a colon and a space, where it is not given. */
  readonly afterLabel?: string;
  /** The titles of callouts without one of their own, in the order of `CALLOUT_TITLES`. */
  readonly callouts: readonly string[];
}
