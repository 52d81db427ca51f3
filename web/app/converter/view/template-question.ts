import { changeView } from './view';

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

/** Opens the choice of an own template. */
export function askForTemplate(problem?: string): void {
  changeView({ template: { kind: 'choose', ...(problem && { problem }) } });
}

export function closeTemplateQuestion(): void {
  changeView({ template: undefined });
}

/** Asks for the purpose of Word files: one may be a template as well as a text. */
export function askWordFile(file: File, readAsText: () => void): void {
  changeView({ template: { kind: 'word-file', file, readAsText } });
}
