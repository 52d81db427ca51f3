import type { Document, Text } from '../../model/document.js';
import { mapDocument } from '../../model/nodes/map-inlines.js';
import { literalPattern } from '../../text/literal-pattern.js';

/** The source of a regular expression that matches any of some short forms, preferring longer ones. */
export function anyOf(forms: Iterable<string>): string {
  return [...forms]
    .toSorted((one, other) => other.length - one.length)
    .map(literalPattern)
    .join('|');
}

/** A copy of a document with new values for some text nodes. */
export function withTexts(document: Document, values: ReadonlyMap<Text, string>): Document {
  return mapDocument(document, (inline) => {
    if (inline.type !== 'text') return undefined;
    const value = values.get(inline);
    return value === undefined ? undefined : [{ ...inline, value }];
  });
}
