import type { Converter } from '../instance/converter';
import { awaitedLibrary } from './restored-library';
import { awaitedTemplate } from './restored-template';

/** Resolves when the options are those of the visitor: at once, unless a file is still being restored. */
export function awaitedFiles(converter: Converter): Promise<unknown> | undefined {
  const library = awaitedLibrary(converter);
  return library ? library.then(() => awaitedTemplate(converter)) : awaitedTemplate(converter);
}
