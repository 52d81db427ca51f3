import type { Inline } from '../../model/document.js';
import { isParent } from '../../model/nodes/children.js';

/**
 * Whether an inline is text with formatting only. Word brings whatever else a heading has to where it is referred to: its
 * formulas, pictures and notes, which would then be there twice.
 */
export function isOfLetters(inline: Inline): boolean {
  if (isParent(inline)) return inline.children.every(isOfLetters);
  return inline.type === 'text' || inline.type === 'inlineCode';
}
