import type { LibraryFile, LibraryReport } from '../../worker/protocol';
import type { Choice } from './choices';

/** The engine's default style for the templates that follow no style guide. */
const USUAL_STYLE = 'chicago-author-date';

/** All styles to choose from: that of the text, the visitor's own, and those of the program. */
export function styleChoices(
  report: LibraryReport | undefined,
  files: readonly LibraryFile[],
): readonly Choice<string>[] {
  const own = files.flatMap(({ kind, name }, index) => {
    const read = report?.files[index];
    return kind === 'style' ? [{ value: name, label: read?.kind === 'style' ? read.title : name }] : [];
  });
  const bundled = (report?.styles ?? []).map(({ name, label }) => ({ value: name, label }));
  return [{ value: '', label: 'From the text or template' }, ...own, ...bundled];
}

/** The chosen style for the worker: a name, or the content of a file. */
export function chosenStyle(csl: string, files: readonly LibraryFile[]): string | Blob {
  return files.find(({ kind, name }) => kind === 'style' && name === csl)?.file ?? (csl || USUAL_STYLE);
}
