import type { LibraryFile } from '../../worker/protocol';
import { indexedDatabase } from '../storage/indexed-database';
import { LIBRARY } from '../storage/own-files';

const inDatabase = indexedDatabase<'files'>(LIBRARY, 1, (database) => {
  database.createObjectStore('files', { keyPath: 'name' });
});

/** The visitor's library on the visitor's device. Every function rejects if the browser denies storage. */
export const libraryDatabase = {
  /** Sorted by their keys, which begin with the time at which they were added. */
  async readAll(): Promise<LibraryFile[]> {
    const found: unknown[] = await inDatabase(['files'], 'readonly', (stores) => stores('files').getAll());
    return found.filter(isLibraryFile).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  },
  write: (files: readonly LibraryFile[]) =>
    inDatabase(['files'], 'readwrite', (stores) => {
      for (const file of files) stores('files').put(file);
    }),
  erase: (name: string) => inDatabase(['files'], 'readwrite', (stores) => stores('files').delete(name)),
};

/** Whether data from the database has the expected form. */
function isLibraryFile(found: unknown): found is LibraryFile {
  const { name, file, key, kind } = (found ?? {}) as Partial<Record<keyof LibraryFile, unknown>>;
  return (
    typeof name === 'string' &&
    file instanceof Blob &&
    typeof key === 'string' &&
    (kind === 'sources' || kind === 'style')
  );
}
