import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { SearchField } from '../../ui/SearchField';
import type { Finding, Search } from './search';

interface DocsSearchProps {
  /** Called with each new query. */
  readonly onQuery?: (query: string) => void;
}

/** Searches all documentation. `/` focuses the field, arrow keys select a result, Enter opens it, Escape closes the search. */
export function DocsSearch({ onQuery }: DocsSearchProps) {
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const findings = useDocsSearch(query);

  function search(value: string): void {
    setQuery(value);
    onQuery?.(value);
  }

  useEffect(() => {
    function focus(event: globalThis.KeyboardEvent): void {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    }
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  function walk(event: KeyboardEvent): void {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown') stops[Math.min(at + 1, stops.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') stops[Math.max(at - 1, 0)]?.focus();
    else if (event.key === 'Enter' && at === 0) stops[1]?.click();
    else if (event.key === 'Escape' && query !== '') {
      search('');
      stops[0]?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    <search ref={box} onKeyDown={walk} className="needs-script relative block">
      <SearchField label="Search the docs" value={query} onChange={search} shortcut="/" />
      {findings && <Findings findings={findings} onFollow={() => search('')} />}
    </search>
  );
}

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly onFollow: () => void;
}

function Findings({ findings, onFollow }: FindingsProps) {
  return (
    <div className="absolute top-full left-0 z-20 mt-1 max-h-[80dvh] w-full overflow-y-auto rounded-sheet border border-edge bg-sheet p-2 shadow-raised lg:w-[36rem]">
      <p role="status" className="px-2 py-1 text-sm text-faded">
        {countOf(findings.length)}
      </p>
      <ul>
        {findings.map(({ passage, before, hit, after }) => (
          <li key={passage.address}>
            <Link
              to={passage.address}
              onClick={onFollow}
              className="block rounded-small px-2 py-2 hover:bg-wash"
            >
              <span className="block font-semibold text-accent">
                {passage.heading === '' ? passage.page : `${passage.page} › ${passage.heading}`}
              </span>
              <span className="block text-sm wrap-anywhere text-faded">
                {before}
                <mark className="bg-found text-ink">{hit}</mark>
                {after}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function countOf(count: number): string {
  if (count === 0) return 'Nothing found. Try another word.';
  return count === 1 ? '1 result' : `${count} results`;
}

/** The results of a search of all documentation; null until there are a query and texts to search. */
function useDocsSearch(query: string): readonly Finding[] | null {
  const [search, setSearch] = useState<Search | null>(null);
  const isRequested = query.trim() !== '';

  useEffect(() => {
    if (!isRequested || search) return;
    let isWanted = true;
    import('./open-search')
      .then(({ openSearch }) => openSearch())
      // Without a network or an offline copy, nothing can be searched.
      .catch((): Search => () => [])
      .then((opened) => isWanted && setSearch(() => opened));
    return () => {
      isWanted = false;
    };
  }, [isRequested, search]);

  return isRequested && search ? search(query) : null;
}
