import type { ComposedBlock, ComposedSection } from './composed.js';

/**
 * Whether the properties of a section stand in its last paragraph, before a section that begins a page. A paragraph of their
 * own might not fit below that one, and would be alone on a page. It is needed below a table of contents, and where the next
 * section goes on below.
 */
export function endsInParagraph(
  last: ComposedBlock | undefined,
  next: Pick<ComposedSection, 'isContinued'>,
): boolean {
  return last?.type === 'paragraph' && !next.isContinued;
}
