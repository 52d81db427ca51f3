import { awaitedLibrary } from '../library/restored-library';
import { awaitedTemplate } from '../own-template/restored-template';

/** What must be waited for before the choices are those of the visitor: nothing, but where a file is still to come back. */
export function awaitedFiles(): Promise<unknown> | undefined {
  const library = awaitedLibrary();
  return library ? library.then(awaitedTemplate) : awaitedTemplate();
}
