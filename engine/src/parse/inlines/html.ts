import { frameOf, isTransparent, isVoid, voidInline } from '../html/inline-tags.js';
import { reportDroppedTag } from '../html/report.js';
import { readTag } from '../html/tag.js';
import type { InlineHandler } from './stack.js';

/** A single tag or comment in running text. Comments vanish; unknown tags vanish with a notice. */
export const htmlInline: InlineHandler = (stack, { content }) => {
  const tag = readTag(content);
  stack.line += content.split('\n').length - 1;
  if (!tag) return;
  if (isVoid(tag.name)) {
    const inline = voidInline(tag, stack.line);
    if (inline.type === 'image') stack.reader.images.push(inline);
    stack.add(inline);
    return;
  }
  const frame = frameOf(tag, stack.line);
  if (!frame && isTransparent(tag.name)) return;
  if (!frame) reportDroppedTag(stack.reader, tag.name, stack.line);
  else if (tag.closing) stack.closeTag(tag.name);
  else stack.open({ ...frame, tag: tag.name });
};
