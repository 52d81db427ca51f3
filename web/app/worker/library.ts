import {
  CITATION_STYLES,
  checkSources,
  decodedSources,
  type Library,
  openLibrary,
  readStyleTitle,
} from '@footmark/engine/citations';
import type { LibraryRequest, ReadLibraryFile, SourceRequest, WorkerReply } from './protocol';

/** The library that was read last: a worker has only one. */
let opened: Library | undefined;

/** Reads files that may be sources or styles, and lists the sources. */
export async function readLibrary({ id, files, names, isKept }: LibraryRequest): Promise<WorkerReply> {
  const decoded = await Promise.all(
    files.map(async (file) => decodedSources(new Uint8Array(await file.arrayBuffer()))),
  );
  const texts = decoded.map(({ text }) => text);
  const titles = texts.map(readStyleTitle);
  const sources = decoded.map(({ text, isGuessed }, index) => ({
    name: names[index] ?? '',
    text: titles[index] === undefined ? text : '',
    isGuessed,
  }));
  const library = await openLibrary(sources.map(({ text }) => text));
  if (isKept) opened = library;
  const read = texts.map((_text, index): ReadLibraryFile => {
    const title = titles[index];
    const count = library.counts[index];
    if (title !== undefined) return { kind: 'style', title };
    return count === undefined || count === 0 ? { kind: 'unknown' } : { kind: 'sources', count };
  });
  return {
    kind: 'library-read',
    id,
    report: {
      files: read,
      entries: library.entries,
      check: isKept ? await checkSources(sources) : { sources: [], faults: [] },
      styles: CITATION_STYLES,
    },
  };
}

/** A source of this library formatted in a style. */
export async function showSource({ id, key, style }: SourceRequest): Promise<WorkerReply> {
  const shown = await opened?.show(key, { style: typeof style === 'string' ? style : await style.text() });
  return { kind: 'source-shown', id, shown };
}
