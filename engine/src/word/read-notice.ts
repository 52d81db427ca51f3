import { readableMessage } from '../text/readable-message.js';

/** The kind of a notice about reading a Word file. */
export type ReadNoticeCode =
  | 'word-changes'
  | 'word-comment'
  | 'word-contents'
  | 'word-dialect'
  | 'word-header'
  | 'word-left-out'
  | 'word-list'
  | 'word-object'
  | 'word-page'
  | 'word-picture'
  | 'word-punctuation'
  | 'word-table'
  | 'word-text-box';

/** Something in a Word file that Markdown has no equivalent for, or that was approximated. */
export interface ReadNotice {
  readonly code: ReadNoticeCode;
  /** A sentence to show to the user. */
  readonly message: string;
}

export function readNotice(code: ReadNoticeCode, message: string): ReadNotice {
  return { code, message: readableMessage(message) };
}
