import { useSelect } from '../../state/use-select';
import type { Manuscript } from './manuscript';
import { screenDocument } from './screen-document';

/** A part of the visitor's document, or a value made of it. The component is rendered again only when that changes. */
export function useManuscript<Part>(select: (manuscript: Manuscript) => Part): Part {
  return useSelect(screenDocument, select);
}

export const isBegun = (manuscript: Manuscript): boolean => manuscript.isBegun;
