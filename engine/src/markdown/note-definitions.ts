import type { Inline } from '../model/document.js';

/** Only what can hardly be anything else is read as a reference without its definition. */
export function definitionsFor(inlines: readonly Inline[]): string {
  const labels = new Set(labelsIn(inlines).filter((label) => !/^[\p{L}\p{M}\p{N}_-]+$/u.test(label)));
  return [...labels].map((label) => `\n\n[^${label}]: x`).join('');
}

function labelsIn(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline) => {
    if (inline.type === 'footnoteReference') return inline.label;
    return 'children' in inline ? labelsIn(inline.children) : [];
  });
}
