import type { ComposedParagraph } from '../../model/composed.js';

/** A paragraph so small that its remainder on the new page is invisible. */
export function pageBreak(): [ComposedParagraph] {
  return [PAGE_BREAK];
}

export const PAGE_BREAK: ComposedParagraph = {
  type: 'paragraph',
  style: 'PageBreak',
  content: [{ type: 'pageBreak' }],
  rightToLeft: false,
};
