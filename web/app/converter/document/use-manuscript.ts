import { useSyncExternalStore } from 'react';
import { EMPTY_MANUSCRIPT, type Manuscript } from './manuscript';
import { screenDocument } from './screen-document';

/** A part of the visitor's document, or a value made of it. The component is rendered again only when that changes. */
export function useManuscript<Part>(select: (manuscript: Manuscript) => Part): Part {
  return useSyncExternalStore(
    screenDocument.subscribe,
    () => select(screenDocument.read()),
    () => select(EMPTY_MANUSCRIPT),
  );
}

export const isBegun = (manuscript: Manuscript): boolean => manuscript.isBegun;
