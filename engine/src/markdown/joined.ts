import type { Inline } from '../model/document.js';

/** Merges adjacent texts, because the escapes that they need depend on the whole. */
export function joined(inlines: readonly Inline[]): readonly Inline[] {
  const result: Inline[] = [];
  for (const inline of inlines) {
    const last = result.at(-1);
    if (inline.type === 'text' && last?.type === 'text')
      result[result.length - 1] = { type: 'text', value: last.value + inline.value };
    else result.push(inline);
  }
  return result;
}
