import type { Inline } from './document.js';
import { plainText } from './plain-text.js';

/** The text of inlines as written, before names were replaced by emoji: GitHub derives slugs from it. */
export function writtenText(inlines: readonly Inline[]): string {
  return plainText(inlines.map(asWritten));
}

function asWritten(inline: Inline): Inline {
  if (inline.type === 'text') return { type: 'text', value: inline.written ?? inline.value };
  return 'children' in inline ? { ...inline, children: inline.children.map(asWritten) } : inline;
}
