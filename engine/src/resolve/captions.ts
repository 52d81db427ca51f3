import type { Block, Image, Inline, Paragraph } from '../model/document.js';
import { kindsOf } from '../model/kinds.js';
import type { Caption } from '../model/resolved.js';
import { type Visitor, walk } from '../model/walk.js';

const PICTURES = kindsOf('image');

/** Gives each picture that stands alone in its paragraph and has a title a numbered caption. */
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

/** The one picture that is all of a paragraph's content, perhaps in a link. */
function pictureAlone(children: readonly Inline[]): Image | undefined {
  const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (others.length > 0) return undefined;
  if (only?.type === 'link') return pictureAlone(only.children);
  return only?.type === 'image' ? only : undefined;
}
