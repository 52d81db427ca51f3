import type { LibraryEntry } from '@footmark/engine/citations';
import type { LibraryFile } from '../../worker/protocol';
import type { TextCitations } from './citation-text';
import { citingHints } from './citing-hints';

interface CitingHintsProps {
  readonly seen: TextCitations;
  readonly files: readonly LibraryFile[];
  /** Undefined until they are read. */
  readonly entries: readonly LibraryEntry[] | undefined;
}

/** Sources that the text cites and the library lacks. */
export function CitingHints({ seen, files, entries }: CitingHintsProps) {
  const hints = citingHints(seen, files, entries);
  return hints.map((hint) => (
    <p key={hint} className="my-2 border-l-4 border-warn bg-wash py-2 pr-2 pl-3 text-pretty wrap-anywhere">
      {hint}
    </p>
  ));
}
