import type { Block, Heading } from '../../model/document.js';
import { KeptCopies } from '../../model/nodes/kept-copies.js';
import { smallest } from '../../text/long-arrays.js';

/**
 * Raises the heading of the bibliography to level 1, as style guides require: it ends a paper and does not
 * belong to the section before it. If a higher heading follows, it belongs to a chapter and its heading is not
 * changed.
 */
export function raiseReferences(blocks: readonly Block[], shift: 0 | 1): readonly Block[] {
  const headings = blocks.filter((block) => block.type === 'heading');
  const [last, ...others] = headings.filter(({ isBibliography }) => isBibliography).toReversed();
  // If there are several, each belongs to its chapter.
  if (!last || others.length > 0) return blocks;
  const sections = headings.filter((heading) => heading !== last);
  const highest = sections.length === 0 ? 1 : smallest(sections.map((section) => section.depth));
  const depth = Math.max(highest, 1 + shift) as Heading['depth'];
  const after = headings.slice(headings.indexOf(last) + 1);
  if (last.depth <= depth || after.some((heading) => heading.depth < last.depth)) return blocks;
  const raised = copies.of<Block>(last, String(depth), () => ({ ...last, depth }));
  return blocks.map((block) => (block === last ? raised : block));
}

const copies = new KeptCopies();
