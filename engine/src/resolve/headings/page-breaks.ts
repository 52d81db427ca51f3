import type { Block } from '../../model/document.js';

/** The content before and after the body. */
interface Surroundings {
  /** Whether the body begins on a new page anyway, at the beginning of the document or after a title page. */
  readonly beginsPage: boolean;
  /** Whether nothing follows the body. */
  readonly endsDocument: boolean;
}

/**
 * The body without page breaks at its ends that would give an empty page, and without a rule below which only definitions
 * of notes are.
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
