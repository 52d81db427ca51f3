/** The draft that was replaced in this tab without the visitor's asking. */
export interface EarlierText {
  readonly id: string;
  /** The text that replaced it, if it was not the visitor's own. */
  readonly over: string | undefined;
}
