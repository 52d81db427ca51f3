import { libraryDatabase } from '../library/library-database';
import { mergeDatabase } from '../merge/merge-database';
import { templateDatabase } from '../own-template/template-database';

/** Deletes the visitor's own files from the device. */
export function forgetFiles(): void {
  for (const database of [templateDatabase, libraryDatabase, mergeDatabase])
    database.eraseAll().catch(() => undefined);
}
