import type { ComposedParagraph } from '../model/composed.js';
import type { Inline } from '../model/document.js';
import type { ParagraphStyleId } from '../model/names/style-ids.js';
import { runsRightToLeft } from '../model/nodes/text-direction.js';
import type { SourceLines } from '../model/pages.js';
import type { Composer } from './composer.js';
import { type Context, withMark } from './context.js';
import { paragraph } from './paragraph.js';

/**
 * A line in its own style above the content that it introduces. In a note or a cell, which have their own style and size,
 * it is only bold.
 */
export function leadLine(
  inlines: readonly Inline[],
  style: ParagraphStyleId,
  context: Context,
  composer: Composer,
  source: SourceLines,
): ComposedParagraph {
  const directed = { ...context, rightToLeft: runsRightToLeft(inlines, context) };
  if (context.containerStyle !== undefined)
    return paragraph(composer.inlines(inlines, withMark(directed, 'strong')), directed, { source });
  return paragraph(composer.inlines(inlines, directed), directed, { style, source });
}
