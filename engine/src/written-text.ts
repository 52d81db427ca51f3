import { type Inline, plainText } from './document.js';

/** The text of inlines as it was written, before emoji took the place of their names: GitHub makes slugs of it. */
export function writtenText(inlines: readonly Inline[]): string {
  return plainText(inlines, ({ value, written }) => written ?? value);
}
