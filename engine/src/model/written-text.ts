import type { Inline } from './document.js';
import { plainText } from './plain-text.js';

/** The text of inlines as it was written, before emoji took the place of their names: GitHub makes slugs of it. */
export function writtenText(inlines: readonly Inline[]): string {
  return plainText(inlines.map(asWritten));
}

function asWritten(inline: Inline): Inline {
  if (inline.type === 'text') return { type: 'text', value: inline.written ?? inline.value };
  return 'children' in inline ? { ...inline, children: inline.children.map(asWritten) } : inline;
}
