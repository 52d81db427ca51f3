import type { LibraryEntry } from '@footmark/engine/citations';
import type { LibraryFile } from '../../worker/protocol';
import type { TextCitations } from './citation-text';

/** The maximum number of keys in a hint. */
const NAMED_KEYS = 3;

/** The sources that a text needs and the library lacks, each with what to do about it. */
export function citingHints(
  { keys, files: named, hasReferences }: TextCitations,
  files: readonly LibraryFile[],
  entries: readonly LibraryEntry[] | undefined,
): readonly string[] {
  const names = new Set(files.map(({ name }) => name));
  const missing = named.filter((name) => !names.has(lastPart(name)));
  const hints = missing.map(
    (name) => `Your text refers to ${name}, which has not been added. Add this file.`,
  );
  if (hints.length > 0 || hasReferences || keys.length === 0) return hints;
  if (files.every(({ kind }) => kind === 'style'))
    return [`Your text cites ${listed(keys)}. Add the file that has ${keys.length === 1 ? 'it' : 'them'}.`];
  const known = new Set(entries?.map(({ key }) => key));
  const unknown = entries ? keys.filter((key) => !known.has(key)) : [];
  return unknown.length === 0
    ? []
    : [
        `${listed(unknown)} ${unknown.length === 1 ? 'is' : 'are'} not in your library. Add the file that has ${unknown.length === 1 ? 'it' : 'them'}, or correct the text.`,
      ];
}

function lastPart(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

function listed(keys: readonly string[]): string {
  const named = keys.slice(0, NAMED_KEYS).map((key) => `@${key}`);
  const others = keys.length - named.length;
  const parts = others > 0 ? [...named, `${others.toLocaleString('en')} more`] : named;
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}
