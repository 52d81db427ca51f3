import type { DomElement } from './dom/element.js';
import { withCharacters } from './dom/entities.js';

/** The names that the library makes up for commits. */
const COMMIT = /^\d+-[\da-f]{7}$/;

/** The words in a drawing, in its order, each once: those of its labels, without numbers alone, such as the ticks of axes. */
export function wordsIn(root: DomElement): readonly string[] {
  const words = new Set<string>();
  const ticks = new Set(root.querySelectorAll('.tick text, .grid text'));
  for (const text of root.querySelectorAll('text')) {
    if (ticks.has(text)) continue;
    const label = withCharacters(textIn(text)).replace(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(label) && !COMMIT.test(label)) words.add(label);
  }
  return [...words];
}

/** The lines of a label are words apart. */
function textIn(element: DomElement): string {
  const parts = [...element.children];
  return parts.length === 0 ? (element.textContent ?? '') : parts.map(textIn).join(' ');
}
