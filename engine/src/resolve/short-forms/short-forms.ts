import type { Document, Text } from '../../model/document.js';
import { mapDocument } from '../../model/nodes/map-inlines.js';

/** The source of a pattern for short forms as they are written; of those that begin alike, it finds the longest. */
export function anyOf(forms: Iterable<string>): string {
  return [...forms]
    .toSorted((one, other) => other.length - one.length)
    .map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|');
}

/** A copy of a document in which texts have new values. */
export function withTexts(document: Document, values: ReadonlyMap<Text, string>): Document {
  return mapDocument(document, (inline) => {
    if (inline.type !== 'text') return undefined;
    const value = values.get(inline);
    return value === undefined ? undefined : [{ ...inline, value }];
  });
}
