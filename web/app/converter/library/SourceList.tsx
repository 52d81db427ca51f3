import type { LibraryEntry, SourceCheck } from '@footmark/engine/citations';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { SearchField } from '../../ui/SearchField';
import type { LibraryFile } from '../../worker/protocol';
import { foundEntries } from '../workspace/entries';
import type { CommaPlace } from './citation-text';
import { SourceFaults } from './SourceFaults';
import { SourceRow } from './SourceRow';

interface SourceListProps {
  readonly entries: readonly LibraryEntry[];
  readonly files: readonly LibraryFile[];
  /** What is worth a look; undefined until the files are read. */
  readonly check: SourceCheck | undefined;
  /** The keys that the text cites. */
  readonly cited: readonly string[];
  readonly commas: readonly CommaPlace[];
  readonly isRead: boolean;
  readonly style: string | Blob;
}

/** More would take long to render, and nobody reads them: the search finds the others. */
const MAX_SHOWN = 100;

/** The sources of the library, which can be searched, previewed in the chosen style, and cited. */
export function SourceList({ entries, files, check, cited, commas, isRead, style }: SourceListProps) {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<string>();
  const wanted = useDeferredValue(search);
  const found = useMemo(() => foundEntries(entries, wanted), [entries, wanted]);
  const inText = useMemo(() => new Set(cited), [cited]);
  /** A source that was asked for, until it is in the list. */
  const [sought, setSought] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const index = found.findIndex(({ key }) => key === sought);
    if (sought === undefined || wanted !== sought || index < 0) return;
    list.current?.children[index]?.querySelector('button')?.focus();
    setSought(undefined);
  }, [found, sought, wanted]);
  const show = (key: string): void => {
    setSearch(key);
    setOpen(key);
    setSought(key);
  };
  const count = entries.filter(({ key }) => inText.has(key)).length;
  return (
    <section aria-label="Sources" className="sources-list">
      <SearchField label="Search author, title, year or key" value={search} onChange={setSearch} />
      <p role="status" className="py-2 text-sm text-faded">
        {isRead ? counted(entries.length, found.length, count) : 'Reading your library…'}
      </p>
      {check && <SourceFaults check={check} files={files} cited={cited} commas={commas} onShow={show} />}
      <ul ref={list} className="divide-y divide-rule border-y border-rule">
        {found.slice(0, MAX_SHOWN).map((entry) => (
          <SourceRow
            key={entry.key}
            entry={entry}
            isCited={inText.has(entry.key)}
            style={style}
            isOpen={open === entry.key}
            onOpen={(isOpen) => setOpen(isOpen ? entry.key : undefined)}
          />
        ))}
      </ul>
      {found.length > MAX_SHOWN && (
        <p className="pt-2 text-sm text-faded">
          and {(found.length - MAX_SHOWN).toLocaleString('en')} more: search for them
        </p>
      )}
    </section>
  );
}

function counted(all: number, found: number, cited: number): string {
  const sources = all === 1 ? '1 source' : `${all.toLocaleString('en')} sources`;
  const count = found < all ? `${found.toLocaleString('en')} of ${sources} found` : sources;
  return `${count}, ${cited === 0 ? 'none' : cited.toLocaleString('en')} cited in this text`;
}
