import { changeView } from './view';

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
