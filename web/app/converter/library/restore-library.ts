import { chooseOptions, optionsStore } from '../options/options-store';
import { libraryDatabase } from './library-database';
import { libraryStore } from './library-store';

/** Restores the library of the last visit, without replacing files added meanwhile. */
export async function restoreLibrary(): Promise<void> {
  const found = await libraryDatabase.readAll().catch(() => []);
  libraryStore.change((current) => {
    const names = new Set(current.map(({ name }) => name));
    const missing = found.filter(({ name }) => !names.has(name));
    return missing.length > 0 ? [...missing, ...current] : current;
  });
  const { hasLibrary } = optionsStore.read();
  if (hasLibrary && libraryStore.read().length === 0) chooseOptions({ hasLibrary: false, csl: '' });
}
