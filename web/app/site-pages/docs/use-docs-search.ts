import { useEffect, useState } from 'react';
import type { Finding, Search } from './search';

/** The results of a search of all documentation; null until there are a query and texts to search. */
export function useDocsSearch(query: string): readonly Finding[] | null {
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
