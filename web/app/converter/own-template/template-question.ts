import { createStore } from '../text/store';

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

export const templateQuestion = createStore<TemplateQuestion | undefined>(undefined);

/** Opens the choice of an own template. */
export function askForTemplate(problem?: string): void {
  templateQuestion.change(() => ({ kind: 'choose', ...(problem && { problem }) }));
}

export function closeTemplateQuestion(): void {
  templateQuestion.change(() => undefined);
}

/** Asks for the purpose of Word files: one may be a template as well as a text. */
export function askWordFile(file: File, readAsText: () => void): void {
  templateQuestion.change(() => ({ kind: 'word-file', file, readAsText }));
}
