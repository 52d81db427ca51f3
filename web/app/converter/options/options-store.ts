import type { PortableOptions } from '../../worker/protocol';
import { ownTemplateStore } from '../own-template/template-store';
import { createStore } from '../text/store';
import { conversionOptions, type DocumentOptions } from './document-options';
import { keptOptions } from './kept-options';

/** The visitor's choices, at first those of the last visit; outside React for the same reason as the text. */
export const optionsStore = createStore(keptOptions.read());

export function chooseOptions(changes: Partial<DocumentOptions>): void {
  optionsStore.change((options) => ({ ...options, ...changes }));
  keptOptions.write(optionsStore.read());
}

let last:
  | { readonly from: readonly [DocumentOptions, unknown]; readonly portable: PortableOptions }
  | undefined;

/** All of them in the engine's terms, with the visitor's own template: the very same for the same choices. */
export function chosenOptions(): PortableOptions {
  const from = [optionsStore.read(), ownTemplateStore.read()] as const;
  if (last?.from[0] !== from[0] || last.from[1] !== from[1])
    last = { from, portable: conversionOptions(...from) };
  return last.portable;
}

/** Tells when they change. */
export function onChosenOptions(listener: () => void): () => void {
  const stops = [optionsStore.subscribe(listener), ownTemplateStore.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
