import { libraryDatabase } from '../library/library-database';
import { templateDatabase } from '../own-template/template-database';

/** Erases the visitor's own files from the device, as far as they were kept there. */
export function forgetFiles(): void {
  for (const database of [templateDatabase, libraryDatabase]) database.eraseAll().catch(() => undefined);
}
