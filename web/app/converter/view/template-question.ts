import type { Converter } from '../instance/converter';
import { changeView } from './view';

/** Opens the choice of an own template. */
export function askForTemplate(converter: Converter, problem?: string): void {
  changeView(converter, { template: { kind: 'choose', ...(problem && { problem }) } });
}

export function closeTemplateQuestion(converter: Converter): void {
  changeView(converter, { template: undefined });
}

/** Asks for the purpose of Word files: one may be a template as well as a text. */
export function askWordFile(converter: Converter, file: File, readAsText: () => void): void {
  changeView(converter, { template: { kind: 'word-file', file, readAsText } });
}
