import { optionsStore } from '../options/options-store';
import { libraryStore } from './library-store';

let restoring: Promise<void> | undefined;

/** Brings back the visitor's library, once. Never rejects. */
export function restoredLibrary(): Promise<void> {
  restoring ??= import('./restore-library').then(
    ({ restoreLibrary }) => restoreLibrary(),
    () => undefined,
  );
  return restoring;
}

/** What must be waited for before a text can cite: nothing, but where a library is still to come back. */
export function awaitedLibrary(): Promise<void> | undefined {
  return optionsStore.read().hasLibrary && libraryStore.read().length === 0 ? restoredLibrary() : undefined;
}
