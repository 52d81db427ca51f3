import { useSelect } from '../../state/use-select';
import { useConverter } from '../instance/converter-context';
import type { Manuscript } from './manuscript';
import { screenDocument } from './screen-document';

/** A part of the visitor's document, or a value made of it. The component is rendered again only when that changes. */
export function useManuscript<Part>(select: (manuscript: Manuscript) => Part): Part {
  const converter = useConverter();
  return useSelect(screenDocument(converter), select);
}

export const isBegun = (manuscript: Manuscript): boolean => manuscript.isBegun;
