import type { ComposedBlock, ComposedContents, ComposedParagraph } from '../model/composed.js';

/**
 * Replaces a block, or the parts of it that are equal, by those of the previous composition: the layout caches what it
 * has measured by their identity.
 */
export function reuseIfEqual(before: ComposedBlock | undefined, block: ComposedBlock): ComposedBlock {
  if (before?.type === 'contents' && block.type === 'contents') return sameContents(before, block);
  return before && isSame(before, block) ? before : block;
}

function sameContents(before: ComposedContents, contents: ComposedContents): ComposedContents {
  const again = (known: ComposedParagraph | undefined, own: ComposedParagraph): ComposedParagraph =>
    known && isSame(known, own) ? known : own;
  const title = contents.title && again(before.title, contents.title);
  const entries = contents.entries.map((entry, index) => again(before.entries[index], entry));
  const end = again(before.end, contents.end);
  const all = { ...contents, title, entries, end };
  return isSame(before, all) ? before : all;
}

/**
 * Whether two values are equal as data. Nodes of the text are compared by identity, as the facts about them are kept by
 * it.
 */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((each, index) => isSame(each, other[index]))
    );
  if ('line' in one || 'line' in other) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}
