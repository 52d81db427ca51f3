/*
 * What the dialogs of the view are about.
 */

/** A question to the visitor with what it is about; `undefined` declines or cancels. */
export type Asked<Subject, Answer> = Subject & { readonly answer: (answer: Answer | undefined) => void };

/** Pending questions to the visitor about templates. */
export type TemplateQuestion =
  /** Which file to use; `problem` is why the last one was refused. */
  | { readonly kind: 'choose'; readonly problem?: string }
  /** The purpose of a Word file that was opened. */
  | {
      readonly kind: 'word-file';
      readonly file: File;
      /** Opens it as a text. */
      readonly readAsText: () => void;
    };

/** Files that are being read. */
export interface Reading {
  /** The title of the dialog. */
  readonly title: string;
  readonly fileName: string;
  /** The present step, without a full stop. */
  readonly stage: string;
  /** The progress from 0 to 1, if known. */
  readonly done?: number | undefined;
  readonly cancel: () => void;
}
