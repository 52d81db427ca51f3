import type { Document } from '../model/document.js';
import { mapDocument } from '../model/map-inlines.js';

/** A document in which citations are text, as written. */
export function withoutCitations(document: Document): Document {
  if (document.citations.length === 0) return document;
  return mapDocument(document, (inline) => (inline.type === 'citation' ? inline.children : undefined));
}
