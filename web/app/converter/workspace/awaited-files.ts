import { awaitedLibrary } from './restored-library';
import { awaitedTemplate } from './restored-template';

/** Resolves when the options are those of the visitor: at once, unless a file is still being restored. */
export function awaitedFiles(): Promise<unknown> | undefined {
  const library = awaitedLibrary();
  return library ? library.then(awaitedTemplate) : awaitedTemplate();
}
