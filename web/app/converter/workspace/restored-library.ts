import { workspace } from './workspace';

let restoring: Promise<void> | undefined;

/** Restores the visitor's library, once. Never rejects. */
export function restoredLibrary(): Promise<void> {
  restoring ??= import('./restore-library').then(
    ({ restoreLibrary }) => restoreLibrary(),
    () => undefined,
  );
  return restoring;
}

/** Resolves when a text can cite: at once, unless a library is still being restored. */
export function awaitedLibrary(): Promise<void> | undefined {
  return workspace.read().options.hasLibrary && workspace.read().library.length === 0
    ? restoredLibrary()
    : undefined;
}
