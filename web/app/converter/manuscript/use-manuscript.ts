import { useSyncExternalStore } from 'react';
import { EMPTY_MANUSCRIPT, type Manuscript } from '../text/manuscript';
import { manuscriptStore } from '../text/manuscript-store';

/** A value derived from the visitor's text. The component is rendered again only when that value changes. */
export function useManuscript<Fact extends string | number | boolean>(
  select: (manuscript: Manuscript) => Fact,
): Fact {
  return useSyncExternalStore(
    manuscriptStore.subscribe,
    () => select(manuscriptStore.read()),
    () => select(EMPTY_MANUSCRIPT),
  );
}

export const hasText = ({ text }: Manuscript): boolean => /\S/.test(text);
export const isEmpty = ({ text }: Manuscript): boolean => text === '';
