import type { ComposedBlock, ComposedInline, ComposedParagraph, ComposedSection } from './composed.js';

/** A paragraph too low to be seen, which ends a section or the columns at the end of a document. */
export const SECTION_END: ComposedParagraph = {
  type: 'paragraph',
  style: 'PageBreak',
  content: [],
  rightToLeft: false,
};

/**
 * Whether the properties of a section are in its last paragraph, before a section that begins a page. A paragraph of their
 * own might not fit below that one, and would be alone on a page. It is needed below a table of contents, where the next
 * section goes on below, and below a line or a bookmark, which LibreOffice drops from the paragraph that ends a section with
 * headers or footers: references would be empty.
 */
export function endsInParagraph(
  last: ComposedBlock | undefined,
  next: Pick<ComposedSection, 'isContinued'>,
): boolean {
  if (last?.type !== 'paragraph' || next.isContinued) return false;
  return last.style !== 'HorizontalLine' && !last.content.some(holdsBookmark);
}

function holdsBookmark(inline: ComposedInline): boolean {
  switch (inline.type) {
    case 'bookmarked':
      return true;
    case 'link':
    case 'revised':
      return inline.content.some(holdsBookmark);
    case 'text':
    case 'field':
    case 'equation':
    case 'lineBreak':
    case 'tab':
    case 'pageBreak':
    case 'picture':
    case 'checkbox':
    case 'noteReference':
    case 'noteNumber':
    case 'fieldMark':
    case 'commentMark':
      return false;
  }
}
