import {
  anchorOf,
  fallbackOf,
  isVoid,
  maySpan,
  signOf,
  voidInline,
  wrapperOf,
} from '../../html/inline-tags.js';
import { leaveOutLooks } from '../../html/left-out-looks.js';
import { reportDroppedTag } from '../../html/report.js';
import { readTag } from '../../html/tag.js';
import type { InlineHandler } from '../inline-stack.js';
import { inlineLooksOf } from '../style-wrappers.js';

/** A single tag or comment in running text. Comments are dropped, and unknown tags are dropped with a notice. */
export const htmlInline: InlineHandler = (stack, { content }) => {
  const tag = readTag(content);
  const [, remark] = (!tag && /^<!--([\s\S]*)-->$/.exec(content)) || [];
  if (remark !== undefined) stack.reader.leaveOutComment(remark, stack.line);
  stack.line += content.split('\n').length - 1;
  if (!tag) return;
  stack.reader.anchor(anchorOf(tag));
  const fallback = fallbackOf(tag);
  if (fallback) reportDroppedTag(stack.reader, tag.name, stack.line, fallback);
  if (isVoid(tag.name)) {
    stack.addVoid(voidInline(tag, stack.line));
    return;
  }
  // As in MDX and Vue; in HTML, the element would contain the rest of the text.
  if (isEmptyTag(content)) return;
  stack.addText(signOf(tag.name));
  if (tag.closing) {
    stack.closeTag(tag.name);
    return;
  }
  leaveOutLooks(tag, stack.reader, stack.line);
  const looks = inlineLooksOf(tag, stack);
  const wrapper = wrapperOf(tag, stack.line, looks);
  const wrappers = wrapper ? [wrapper, ...looks] : looks;
  if (wrappers.length > 0 || maySpan(tag.name)) stack.open(wrappers, tag.name);
};

function isEmptyTag(content: string): boolean {
  return content.endsWith('/>');
}

/** Text that only looks like a tag. */
export const literalTag: InlineHandler = (stack, { content }) => {
  stack.addText(content.replace(/\s+/g, ' '));
  stack.line += content.split('\n').length - 1;
};

/** Comments leave nothing in the document; one notice counts them all. */
export const comment: InlineHandler = (stack, { content }) => {
  stack.reader.comments.push({ line: stack.line });
  stack.line += content.split('\n').length - 1;
};
