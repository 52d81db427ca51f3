import { MAX_LIBRARY_BYTES } from '../../constants';
import { unreadFile } from '../../unread-file';
import type { LibraryFile, ReadLibraryFile } from '../../worker/protocol';
import type { Converter } from '../instance/converter';
import { libraryDatabase } from '../workspace/library-database';
import { libraryReader } from '../workspace/library-report';
import { changeWorkspace, chooseOptions, workspace } from '../workspace/workspace';

/** The outcome of adding files as sources or styles. */
export interface TakeResult {
  /** What each added file contains, in words. */
  readonly taken: readonly string[];
  /** All of it in few words. */
  readonly inAll: string;
  /** Why the others were refused. */
  readonly problems: readonly string[];
  /** Which of the added files were not in UTF-8, or have bytes that are no text, and what to do. */
  readonly undecoded: readonly string[];
  /** Whether they are stored for the next visit. */
  readonly isKept: boolean;
}

/** Reads files with sources and styles, and adds valid ones to the library. A new style is chosen at once. */
export async function takeLibraryFiles(converter: Converter, files: readonly File[]): Promise<TakeResult> {
  const problems: string[] = [];
  const given: LibraryFile[] = [];
  for (const [index, file] of files.entries()) {
    // Held in memory, so that it remains available if the file is changed, moved or deleted.
    const bytes = file.size > MAX_LIBRARY_BYTES ? TOO_LARGE : await file.arrayBuffer().catch(() => undefined);
    if (bytes === TOO_LARGE)
      problems.push(
        `“${file.name}” is too large. A library may have up to ${MAX_LIBRARY_BYTES / 1024 ** 2} MB.`,
      );
    else if (!bytes) problems.push(unreadFile(file.name));
    else given.push(libraryFile(file.name, new Blob([bytes]), index));
  }
  if (given.length === 0) return { taken: [], inAll: '', problems, undecoded: [], isKept: true };
  const names = new Set(given.map(({ name }) => name));
  const all = [
    ...workspace(converter)
      .read()
      .library.filter(({ name }) => !names.has(name)),
    ...given,
  ];
  const report = await libraryReader(converter).readLibrary(all);
  if (!report)
    return { taken: [], inAll: '', problems: [...problems, NOT_READ], undecoded: [], isKept: true };
  const read = all.map((file, index) => ({ file, is: report.files[index] ?? UNKNOWN }));
  for (const { file, is } of read)
    if (is.kind === 'unknown')
      problems.push(
        `“${file.name}” has no sources in BibTeX, RIS, PubMed’s or EndNote’s formats, CSL JSON or CSL YAML, and is not a CSL style.`,
      );
  const usable = read.flatMap(({ file, is }) =>
    is.kind === 'unknown' ? [] : [{ file: { ...file, kind: is.kind } satisfies LibraryFile, is }],
  );
  const library = usable.map(({ file }) => file);
  const added = usable.filter(({ file }) => names.has(file.name));
  if (added.length === 0) return { taken: [], inAll: '', problems, undecoded: [], isKept: true };
  libraryReader(converter).reportStore.change(() => ({
    of: library,
    report: { ...report, files: usable.map(({ is }) => is) },
  }));
  changeWorkspace(converter, { library: library });
  const style = added.findLast(({ is }) => is.kind === 'style');
  chooseOptions(converter, { hasLibrary: true, ...(style && { csl: style.file.name }) });
  const isKept = await libraryDatabase.write(added.map(({ file }) => file)).then(
    () => true,
    () => false,
  );
  const taken = added.map(({ file, is }) => `${file.name}: ${inWords(is)}`);
  const undecoded = report.check.faults
    .filter(({ kind, file }) => kind === 'bytes' && names.has(all[file]?.name ?? ''))
    .map(({ message }) => `${message}.`);
  return { taken, inAll: together(added.map(({ is }) => is)), problems, undecoded, isKept };
}

/** Removes a file; if it is the chosen style, that of the text is used instead. */
export async function removeLibraryFile(converter: Converter, name: string): Promise<void> {
  changeWorkspace(converter, {
    library: workspace(converter)
      .read()
      .library.filter((file) => file.name !== name),
  });
  chooseOptions(converter, {
    hasLibrary: workspace(converter).read().library.length > 0,
    ...(workspace(converter).read().options.csl === name && { csl: '' }),
  });
  await libraryDatabase.erase(name).catch(() => undefined);
}

function together(files: readonly ReadLibraryFile[]): string {
  const count = files.reduce((sum, is) => sum + (is.kind === 'sources' ? is.count : 0), 0);
  const styles = files.filter(({ kind }) => kind === 'style').map(inWords);
  return [...(count > 0 ? [inWords({ kind: 'sources', count })] : []), ...styles].join(', ');
}

/** The content of a library's file, in words. */
export function inWords(is: ReadLibraryFile): string {
  switch (is.kind) {
    case 'sources':
      return is.count === 1 ? '1 source' : `${is.count.toLocaleString('en')} sources`;
    case 'style':
      return `the style “${is.title}”`;
    case 'unknown':
      return 'no sources';
  }
}

const TOO_LARGE = 'too large';
const NOT_READ = 'The files could not be read. Please try again.';
const UNKNOWN = { kind: 'unknown' } as const;

/** Characters that would make a name look like the content of a file. */
function libraryFile(name: string, file: Blob, index: number): LibraryFile {
  const safe = name.replace(/[\n<{[]/g, '_');
  // The type of the file is determined by reading it.
  return { name: safe, file, key: `${Date.now()} ${index} ${safe}`, kind: 'sources' };
}
