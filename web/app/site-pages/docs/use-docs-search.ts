import { useEffect, useState } from 'react';
import { type Finding, findPassages, type Passage } from './passages';

/** What a search of the whole documentation finds; null until there is something to search in and for. */
export function useDocsSearch(query: string): readonly Finding[] | null {
  const [passages, setPassages] = useState<readonly Passage[] | null>(null);
  const isAsked = query.trim() !== '';

  useEffect(() => {
    if (!isAsked || passages) return;
    let isWanted = true;
    import('./all-passages')
      .then(({ allPassages }) => allPassages())
      // Without a network, and without an offline copy, what is there is all that there is.
      .catch(() => [])
      .then((found) => isWanted && setPassages(found));
    return () => {
      isWanted = false;
    };
  }, [isAsked, passages]);

  return isAsked && passages ? findPassages(passages, query) : null;
}
