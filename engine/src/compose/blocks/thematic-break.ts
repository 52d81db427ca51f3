import type { ComposedParagraph } from '../../model/composed.js';
import type { ThematicBreak } from '../../model/document.js';
import type { Context } from '../context.js';
import { paragraph } from '../paragraph.js';
import { sourceOf } from '../source.js';

export function thematicBreak(node: ThematicBreak, context: Context): [ComposedParagraph] {
  return [paragraph([], context, { style: 'HorizontalLine', source: sourceOf(node) })];
}
