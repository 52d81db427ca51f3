import type { FootnoteDefinition } from './document.js';

// No written label holds a space; the parser's own labels and identifiers do.

/** Whether a note was written in place, `^[text]`: its label is the parser's. */
export function isInlineNote({ label }: Pick<FootnoteDefinition, 'label'>): boolean {
  return label.includes(' ');
}

/** Whether a definition has the identifier of an earlier one: the parser gave it another, to keep its text. */
export function isRepeatedDefinition({ identifier, label }: FootnoteDefinition): boolean {
  return identifier.includes(' ') && !label.includes(' ');
}
