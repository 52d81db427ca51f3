import type { Image, Inline } from './document.js';

/** The picture that is the whole content of a paragraph, optionally in a link. */
export function pictureAlone(children: readonly Inline[]): Image | undefined {
  const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (others.length > 0) return undefined;
  if (only?.type === 'link') return pictureAlone(only.children);
  return only?.type === 'image' ? only : undefined;
}
