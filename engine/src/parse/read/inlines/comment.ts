import type { InlineHandler } from './stack.js';

/** Comments leave nothing in the document; one notice counts them all. */
export const comment: InlineHandler = (stack, { content }) => {
  stack.reader.comments.push({ line: stack.line });
  stack.line += content.split('\n').length - 1;
};
