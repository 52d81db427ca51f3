import { useEffect, useState } from 'react';
import { type Finding, findPassages, type Passage } from './passages';

/** The results of a search of all documentation; null until there are a query and texts to search. */
export function useDocsSearch(query: string): readonly Finding[] | null {
  const [passages, setPassages] = useState<readonly Passage[] | null>(null);
  const isAsked = query.trim() !== '';

  useEffect(() => {
    if (!isAsked || passages) return;
    let isWanted = true;
    import('./all-passages')
      .then(({ allPassages }) => allPassages())
      // Without a network or an offline copy, only what is already loaded can be searched.
      .catch(() => [])
      .then((found) => isWanted && setPassages(found));
    return () => {
      isWanted = false;
    };
  }, [isAsked, passages]);

  return isAsked && passages ? findPassages(passages, query) : null;
}
