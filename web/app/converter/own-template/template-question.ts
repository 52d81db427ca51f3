import { createStore } from '../text/store';

/** What the visitor is asked about templates, or told. */
export type TemplateQuestion =
  /** Which file it is to be; `problem` is why the last one was not taken. */
  | { readonly kind: 'choose'; readonly problem?: string }
  /** What a Word file that was opened is meant to be. */
  | {
      readonly kind: 'word-file';
      readonly file: File;
      /** Opens its text, where that can be done. */
      readonly readAsText?: (() => void) | undefined;
    };

export const templateQuestion = createStore<TemplateQuestion | undefined>(undefined);

/** Opens the choice of an own template. */
export function askForTemplate(problem?: string): void {
  templateQuestion.change(() => ({ kind: 'choose', ...(problem && { problem }) }));
}

/** Asks what a Word file is meant to be: one may be a template as well as a text. */
export function askWordFile(file: File, readAsText?: () => void): void {
  templateQuestion.change(() => ({ kind: 'word-file', file, readAsText }));
}
