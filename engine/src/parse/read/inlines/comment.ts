import type { InlineHandler } from './stack.js';

/** Leaves nothing in the document; one notice will count all comments. */
export const comment: InlineHandler = (stack, { content }) => {
  stack.reader.comments.push({ line: stack.line });
  stack.line += content.split('\n').length - 1;
};
