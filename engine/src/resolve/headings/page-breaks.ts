import type { Block } from '../../model/document.js';

/** The content before and after the body. */
interface Surroundings {
  /** Whether the body begins on a new page: at the beginning of the document or after a title page. */
  readonly beginsPage: boolean;
  /** Whether nothing follows the body. */
  readonly endsDocument: boolean;
}

/**
 * Removes page breaks at either end of the body that would result in an empty page, and a thematic break that is followed
 * only by footnote definitions.
 */
export function withoutEmptyEnds(
  all: readonly Block[],
  { beginsPage, endsDocument }: Surroundings,
): readonly Block[] {
  const isOther = ({ type }: Block): boolean => type !== 'pageBreak';
  const end = all.findLastIndex(({ type }) => type !== 'thematicBreak');
  const blocks = end < 0 || end === all.length - 1 ? all : all.slice(0, end + 1);
  const first = beginsPage ? blocks.findIndex((block) => isOther(block) || changesOrientation(block)) : 0;
  const last = endsDocument ? blocks.findLastIndex(isOther) : blocks.length - 1;
  if (first < 0 || last < 0) return [];
  return first === 0 && last === blocks.length - 1 ? blocks : blocks.slice(first, last + 1);
}

function changesOrientation(block: Block): boolean {
  return block.type === 'pageBreak' && block.orientation !== undefined;
}
