import type { LibraryFile, LibraryReport } from '../../worker/protocol';
import type { Choice } from '../options/choices';

/** Where nobody has chosen another, the engine takes this style for any template but MLA's. */
export const USUAL_STYLE = 'chicago-author-date';

/** All styles that can be chosen: that of the text, the visitor's own, and those that come with the program. */
export function styleChoices(
  report: LibraryReport | undefined,
  files: readonly LibraryFile[],
): readonly Choice<string>[] {
  const own = files.flatMap(({ kind, name }, index) => {
    const read = report?.files[index];
    return kind === 'style' ? [{ value: name, label: read?.kind === 'style' ? read.title : name }] : [];
  });
  const bundled = (report?.styles ?? []).map(({ name, label }) => ({ value: name, label }));
  return [{ value: '', label: 'From the text, or Chicago' }, ...own, ...bundled];
}

/** The chosen style as the worker takes it: a name, or a file's contents. */
export function chosenStyle(csl: string, files: readonly LibraryFile[]): string | Blob {
  return files.find(({ kind, name }) => kind === 'style' && name === csl)?.file ?? (csl || USUAL_STYLE);
}
