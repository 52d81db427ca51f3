/** The databases for the visitor's own files; the texts with their pictures have one of their own. */
export const TEMPLATES = 'footmark-templates';
export const LIBRARY = 'footmark-library';
export const HISTORIES = 'footmark-history';
export const VERSIONS = 'footmark-versions';
export const MERGES = 'footmark-merge';
/** Where the storage for short values has the styles chosen for templates. */
export const STYLE_MAPS_KEY = 'style-maps';

/**
 * Deletes these files, and all short values, from the device, even if the page is closed at once: the browser does it by
 * itself. Histories and versions belong to drafts, which other tabs may have.
 */
export function forgetOwnFiles(): void {
  try {
    localStorage.clear();
    for (const name of [TEMPLATES, LIBRARY, MERGES]) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that denies storage has nothing to delete.
  }
}
