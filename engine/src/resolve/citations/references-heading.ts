import { isReferencesHeading } from '../../language/named-sections.js';
import type { Block, Heading } from '../../model/document.js';
import { KeptCopies } from '../../model/nodes/kept-copies.js';
import { plainText } from '../../model/nodes/plain-text.js';

/**
 * Raises the heading of the list of references to level 1, as style guides require: the list ends a paper and does not
 * belong to the section before it. If a higher heading follows, the list belongs to a chapter and its heading is not
 * changed.
 */
export function raiseReferences(blocks: readonly Block[], shift: 0 | 1): readonly Block[] {
  const headings = blocks.filter((block) => block.type === 'heading');
  const [last, ...others] = headings
    .filter((heading) => isReferencesHeading(plainText(heading.children)))
    .toReversed();
  // If there are several, each belongs to its chapter.
  if (!last || others.length > 0) return blocks;
  const sections = headings.filter((heading) => heading !== last);
  const highest = sections.length === 0 ? 1 : Math.min(...sections.map((section) => section.depth));
  const depth = Math.max(highest, 1 + shift) as Heading['depth'];
  const after = headings.slice(headings.indexOf(last) + 1);
  if (last.depth <= depth || after.some((heading) => heading.depth < last.depth)) return blocks;
  const raised = copies.of<Block>(last, String(depth), () => ({ ...last, depth }));
  return blocks.map((block) => (block === last ? raised : block));
}

const copies = new KeptCopies();
