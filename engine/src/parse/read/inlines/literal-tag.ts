import { reportDroppedTag } from '../../html/report.js';
import { literalTagName } from '../../rules/block/literal-tags.js';
import type { InlineHandler } from './stack.js';

/** Text that only looks like a tag. */
export const literalTag: InlineHandler = (stack, token) => {
  const { content } = token;
  const name = literalTagName.get(token);
  if (name !== undefined) reportDroppedTag(stack.reader, name, stack.line, 'written');
  stack.addText(content.replace(/\s+/g, ' '));
  stack.line += content.split('\n').length - 1;
};
