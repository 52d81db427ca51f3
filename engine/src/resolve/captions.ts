import type { Block, Image, Inline, Paragraph } from '../model/document.js';
import { kindsOf } from '../model/kinds.js';
import type { Caption } from '../model/resolved.js';
import { type Visitor, walk } from '../model/walk.js';

const PICTURES = kindsOf('image');

/** Gives a numbered caption to each picture that has a title and a paragraph of its own. */
export function resolveCaptions(blocks: readonly Block[]): ReadonlyMap<Paragraph, Caption> {
  const captions = new Map<Paragraph, Caption>();
  const visitor: Visitor = {
    block(block) {
      const text = block.type === 'paragraph' ? pictureAlone(block.children)?.title.trim() : undefined;
      if (block.type === 'paragraph' && text) captions.set(block, { number: captions.size + 1, text });
    },
  };
  walk(blocks, visitor, PICTURES);
  return captions;
}

/** The picture that is the whole content of a paragraph, optionally in a link. */
function pictureAlone(children: readonly Inline[]): Image | undefined {
  const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (others.length > 0) return undefined;
  if (only?.type === 'link') return pictureAlone(only.children);
  return only?.type === 'image' ? only : undefined;
}
