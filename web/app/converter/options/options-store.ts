import { createStore } from '../text/store';
import type { DocumentOptions } from './document-options';
import { keptOptions } from './kept-options';

/** The visitor's choices, at first those of the last visit; outside React for the same reason as the text. */
export const optionsStore = createStore(keptOptions.read());

export function chooseOptions(changes: Partial<DocumentOptions>): void {
  optionsStore.change((options) => ({ ...options, ...changes }));
  keptOptions.write(optionsStore.read());
}
