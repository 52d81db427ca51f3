import { createStore } from '../text/store';
import { DEFAULT_OPTIONS, type DocumentOptions } from './document-options';
import { formattingLabels } from './formatting-labels';

/** The visitor's choices, outside React for the same reason as the text. */
export const optionsStore = createStore(DEFAULT_OPTIONS);

/** How often the visitor has changed the formatting. Choices that were kept and come back do not count. */
export const formattingChanges = createStore(0);

export function chooseOptions(options: DocumentOptions): void {
  const before = formattingLabels(optionsStore.read());
  optionsStore.change(() => options);
  if (String(before) !== String(formattingLabels(options))) formattingChanges.change((count) => count + 1);
}
