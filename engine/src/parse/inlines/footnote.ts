import { noteIdentifier } from '../note-identifier.js';
import type { InlineHandler } from './stack.js';

export const footnoteReference: InlineHandler = (stack, { content: label }) => {
  stack.add({ type: 'footnoteReference', identifier: noteIdentifier(label), label, line: stack.line });
};

/** An inline note is a definition that only this reference knows. */
export const footnoteInline: InlineHandler = (stack, token) => {
  const { reader, line } = stack;
  // No written identifier holds a space.
  const identifier = `inline ${reader.definitions.size}`;
  const children = reader.inlines(token.children);
  const definition = {
    identifier,
    label: identifier,
    children: [{ type: 'paragraph', children, line }],
    line,
  } as const;
  reader.definitions.set(identifier, definition);
  stack.add({ type: 'footnoteReference', identifier, label: identifier, line });
};
