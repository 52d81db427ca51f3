import { type Converter, part } from '../instance/converter';
import { workspace } from './workspace';

/** Restores the visitor's library, once. Never rejects. */
export const restoredLibrary = part(
  (converter): Promise<void> =>
    import('./restore-library').then(
      ({ restoreLibrary }) => restoreLibrary(converter),
      () => undefined,
    ),
);

/** Resolves when a text can cite: at once, unless a library is still being restored. */
export function awaitedLibrary(converter: Converter): Promise<void> | undefined {
  return workspace(converter).read().options.hasLibrary && workspace(converter).read().library.length === 0
    ? restoredLibrary(converter)
    : undefined;
}
