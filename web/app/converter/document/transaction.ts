import type { Manuscript } from './manuscript';

/** What a change of the document is. Those who follow the document know by it what to do, such as to write a version. */
export type TransactionName =
  | 'type'
  | 'insert'
  | 'rewrite'
  | 'replace'
  | 'undo'
  | 'redo'
  /** The cursor, the selection or the part that is shown. */
  | 'select'
  | 'begin'
  | 'clear'
  | 'sample'
  | 'open'
  /** The changes of a returned file have been found, looked at, or decided on. */
  | 'merge'
  | 'review'
  | 'decide'
  | 'pictures'
  | 'name'
  | 'origin'
  | 'earlier text'
  | 'go back to version'
  /** A text was brought from the device. */
  | 'restore'
  /** Nothing is left of the text, not even for undo. */
  | 'forget';

/** A change of the document that has been made. */
export interface Transaction {
  readonly name: TransactionName;
  readonly before: Manuscript;
  readonly after: Manuscript;
}

/** Whether the whole text was replaced by another, or removed: what was made of it must not be seen with the next one. */
export function isReplaced({ before, after }: Transaction): boolean {
  return before.texts !== after.texts;
}
