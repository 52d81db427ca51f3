import type { InlineMath } from '../../document.js';
import type { InlineHandler } from './stack.js';

/** A formula in running text. One for lines of its own is the same where there can be none: in a heading, in bold. */
export const inlineMath: InlineHandler = (stack, { content }) => {
  const found: InlineMath = { type: 'inlineMath', value: content.trim(), line: stack.line };
  stack.line += content.split('\n').length - 1;
  stack.reader.formulas.push(found);
  stack.add(found);
};
