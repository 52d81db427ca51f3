import { useSyncExternalStore } from 'react';
import { DEFAULT_OPTIONS } from './document-options';
import { optionsStore } from './options-store';

export function useDocumentOptions() {
  return useSyncExternalStore(optionsStore.subscribe, optionsStore.read, () => DEFAULT_OPTIONS);
}
