import type { Inline } from '../document.js';
import { type Context, withMark } from './context.js';
import { isRightToLeft } from './direction.js';
import { paragraph } from './paragraph.js';
import type { Writer } from './writer.js';

/**
 * A line in a style of its own above what belongs to it. In a note or a cell, whose text has a style and a size of
 * its own, bold is what tells it.
 */
export function leadLine(
  inlines: readonly Inline[],
  style: string,
  context: Context,
  writer: Writer,
): string {
  const directed = { ...context, rightToLeft: isRightToLeft(inlines) };
  if (context.containerStyle !== undefined)
    return paragraph(writer.inlines(inlines, withMark(directed, 'strong')), directed);
  return paragraph(writer.inlines(inlines, directed), directed, { style, styleLeft: 0, styleRight: 0 });
}
