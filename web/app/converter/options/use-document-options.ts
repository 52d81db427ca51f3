import { useEffect, useSyncExternalStore } from 'react';
import { DEFAULT_OPTIONS } from './document-options';
import { keptOptions } from './kept-options';
import { optionsStore } from './options-store';

export function useDocumentOptions() {
  return useSyncExternalStore(optionsStore.subscribe, optionsStore.read, () => DEFAULT_OPTIONS);
}

/** Brings back the choices of the last visit, and keeps each new one. */
export function useKeptOptions(): void {
  useEffect(() => {
    if (optionsStore.read() === DEFAULT_OPTIONS) optionsStore.change(keptOptions.read);
    return optionsStore.subscribe(() => keptOptions.write(optionsStore.read()));
  }, []);
}
