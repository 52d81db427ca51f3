import type { Image, Inline } from '../document.js';

/** The picture that is the whole content of a paragraph, optionally in a link. */
export function pictureAlone(children: readonly Inline[]): Image | undefined {
  let only: Inline | undefined;
  for (const child of children) {
    if (child.type === 'text' && child.value.trim() === '') continue;
    if (only) return undefined;
    only = child;
  }
  if (only?.type === 'link') return pictureAlone(only.children);
  return only?.type === 'image' ? only : undefined;
}
