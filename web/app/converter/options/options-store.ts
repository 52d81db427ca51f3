import { createStore } from '../text/store';
import type { DocumentOptions } from './document-options';
import { formattingLabels } from './formatting-labels';
import { keptOptions } from './kept-options';

/** The visitor's choices, at first those of the last visit; outside React for the same reason as the text. */
export const optionsStore = createStore(keptOptions.read());

/** How often the visitor has changed the formatting. Choices that were kept and come back do not count. */
export const formattingChanges = createStore(0);

export function chooseOptions(changes: Partial<DocumentOptions>): void {
  const before = formattingLabels(optionsStore.read());
  optionsStore.change((options) => ({ ...options, ...changes }));
  const after = optionsStore.read();
  keptOptions.write(after);
  if (String(before) !== String(formattingLabels(after))) formattingChanges.change((count) => count + 1);
}
