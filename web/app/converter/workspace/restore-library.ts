import type { Converter } from '../instance/converter';
import { libraryDatabase } from './library-database';
import { changeWorkspace, chooseOptions, workspace } from './workspace';

/** Restores the library of the last visit, without replacing files added meanwhile. */
export async function restoreLibrary(converter: Converter): Promise<void> {
  const found = await libraryDatabase.readAll().catch(() => []);
  const { library } = workspace(converter).read();
  const names = new Set(library.map(({ name }) => name));
  const missing = found.filter(({ name }) => !names.has(name));
  if (missing.length > 0) changeWorkspace(converter, { library: [...missing, ...library] });
  const { hasLibrary } = workspace(converter).read().options;
  if (hasLibrary && workspace(converter).read().library.length === 0)
    chooseOptions(converter, { hasLibrary: false, csl: '' });
}
