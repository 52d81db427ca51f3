import { libraryDatabase } from './library-database';
import { changeWorkspace, chooseOptions, workspace } from './workspace';

/** Restores the library of the last visit, without replacing files added meanwhile. */
export async function restoreLibrary(): Promise<void> {
  const found = await libraryDatabase.readAll().catch(() => []);
  const { library } = workspace.read();
  const names = new Set(library.map(({ name }) => name));
  const missing = found.filter(({ name }) => !names.has(name));
  if (missing.length > 0) changeWorkspace({ library: [...missing, ...library] });
  const { hasLibrary } = workspace.read().options;
  if (hasLibrary && workspace.read().library.length === 0) chooseOptions({ hasLibrary: false, csl: '' });
}
