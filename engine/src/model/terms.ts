/** The words that the converter adds to a document, in one language. `#` stands for a number. */
export interface Terms {
  /** The heading of the table of contents. */
  readonly contents: string;
  /** The text of a note that points to an earlier one. */
  readonly seeFootnote: string;
  /** The heading above notes without references. */
  readonly additionalReferences: string;
  /** The labels of picture and table captions. */
  readonly figure: string;
  readonly table: string;
  /** The separator between the label of a caption and its text, if it is not a colon and a space. */
  readonly afterLabel?: string;
  /** The titles of callouts without one, in the order of `CALLOUT_TITLES`, with `|` between them. */
  readonly callouts: string;
}
