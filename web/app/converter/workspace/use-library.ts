import { useEffect } from 'react';
import { useSelect } from '../../state/use-select';
import type { LibraryFile, LibraryReport } from '../../worker/protocol';
import { useConverter } from '../instance/converter-context';
import { libraryReader } from './library-report';
import { restoredLibrary } from './restored-library';
import { workspace } from './workspace';

/** The visitor's library, including that of an earlier visit. */
export function useLibrary(): readonly LibraryFile[] {
  const converter = useConverter();
  useEffect(() => void restoredLibrary(converter), [converter]);
  return useSelect(workspace(converter), ({ library }) => library);
}

/** Its content, with the styles of the program; the previous content while it is read again. */
export function useLibraryReport(): LibraryReport | undefined {
  const converter = useConverter();
  const files = useLibrary();
  useEffect(() => void libraryReader(converter).readLibrary(files), [files, converter]);
  return useSelect(libraryReader(converter).reportStore)?.report;
}
