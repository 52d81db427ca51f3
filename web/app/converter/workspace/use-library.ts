import { useEffect } from 'react';
import { useSelect } from '../../state/use-select';
import type { LibraryFile, LibraryReport } from '../../worker/protocol';
import { readLibrary, reportStore } from './library-report';
import { restoredLibrary } from './restored-library';
import { workspace } from './workspace';

/** The visitor's library, including that of an earlier visit. */
export function useLibrary(): readonly LibraryFile[] {
  useEffect(() => void restoredLibrary(), []);
  return useSelect(workspace, ({ library }) => library);
}

/** Its content, with the styles of the program; the previous content while it is read again. */
export function useLibraryReport(): LibraryReport | undefined {
  const files = useLibrary();
  useEffect(() => void readLibrary(files), [files]);
  return useSelect(reportStore)?.report;
}
