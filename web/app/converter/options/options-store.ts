import { OPTION_CHOICES } from '@footmark/engine/options';
import type { PortableOptions } from '../../worker/protocol';
import { libraryStore } from '../library/library-store';
import { ownTemplateStore } from '../own-template/template-store';
import { createStore } from '../text/store';
import { conversionOptions, type DocumentOptions, templateChoices } from './document-options';
import { keptOptions } from './kept-options';

/** The visitor's options, initially those of the last visit; outside React for the same reason as the text. */
export const optionsStore = createStore(keptOptions.read());

export function chooseOptions(changes: Partial<DocumentOptions>): void {
  optionsStore.change((options) => ({ ...options, ...changes }));
  keptOptions.write(optionsStore.read());
}

/** Chooses a template by a name from the address, if it exists. */
export function chooseNamedTemplate(name: string | null): void {
  const template = OPTION_CHOICES.template.find((each) => each === name);
  if (template) chooseOptions(templateChoices(template));
}

/** The sources of the options. */
const STORES = [optionsStore, ownTemplateStore, libraryStore] as const;

let last: { readonly from: readonly unknown[]; readonly portable: PortableOptions } | undefined;

/** All options in the engine's terms, with the visitor's own files: the same object as long as nothing changes. */
export function chosenOptions(): PortableOptions {
  const from = [optionsStore.read(), ownTemplateStore.read(), libraryStore.read()] as const;
  if (!last || from.some((each, index) => each !== last?.from[index]))
    last = { from, portable: conversionOptions(...from) };
  return last.portable;
}

/** Subscribes to changes. */
export function onChosenOptions(listener: () => void): () => void {
  const stops = STORES.map(({ subscribe }) => subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}
