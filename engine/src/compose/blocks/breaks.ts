import type { ComposedParagraph } from '../../model/composed.js';
import type { PageBreak, ThematicBreak } from '../../model/document.js';
import type { Context } from '../context.js';
import { paragraph } from '../paragraph.js';
import { sourceOf } from '../source.js';

export function thematicBreak(node: ThematicBreak, context: Context): [ComposedParagraph] {
  return [paragraph([], context, { style: 'HorizontalLine', source: sourceOf(node) })];
}

/**
 * A paragraph so small that its remainder on the new page is invisible. Where the orientation changes, a section begins
 * instead.
 */
export function pageBreak({ orientation }: PageBreak): ComposedParagraph[] {
  return orientation ? [] : [PAGE_BREAK];
}

export const PAGE_BREAK: ComposedParagraph = {
  type: 'paragraph',
  style: 'PageBreak',
  content: [{ type: 'pageBreak' }],
  rightToLeft: false,
};
