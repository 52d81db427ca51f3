import { useEffect, useSyncExternalStore } from 'react';
import type { LibraryFile, LibraryReport } from '../../worker/protocol';
import { readLibrary, reportStore } from './library-report';
import { libraryStore } from './library-store';
import { restoredLibrary } from './restored-library';

const NONE: readonly LibraryFile[] = [];

/** The visitor's library, including that of an earlier visit. */
export function useLibrary(): readonly LibraryFile[] {
  useEffect(() => void restoredLibrary(), []);
  return useSyncExternalStore(libraryStore.subscribe, libraryStore.read, () => NONE);
}

/** Its content, with the styles of the program; the previous content while it is read again. */
export function useLibraryReport(): LibraryReport | undefined {
  const files = useLibrary();
  useEffect(() => void readLibrary(files), [files]);
  return useSyncExternalStore(reportStore.subscribe, reportStore.read, () => undefined)?.report;
}
