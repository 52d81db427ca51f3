import { noteIdentifier } from '../../../model/names/note-identifier.js';
import type { InlineHandler } from '../inline-stack.js';

export const footnoteReference: InlineHandler = (stack, { content: label, markup }) => {
  // In `word [1]`, the space separates the mark from the word; a superscript mark needs none.
  if (markup === '[') stack.dropSpace();
  stack.add({ type: 'footnoteReference', identifier: noteIdentifier(label), label, line: stack.line });
};

/** An inline note is a definition that only this reference uses. */
export const footnoteInline: InlineHandler = (stack, token) => {
  const { reader, line } = stack;
  // Notes in it come first, so that no two have the same place in the list.
  const children = reader.inlines(token.children);
  // Labels contain no spaces, so no other reference has this identifier.
  const identifier = `inline ${reader.name}${reader.notes.length}`;
  const definition = {
    kind: 'inline',
    identifier,
    label: '',
    children: [{ type: 'paragraph', children, line }],
    line,
  } as const;
  reader.notes.push(definition);
  stack.add({ type: 'footnoteReference', identifier, label: '', line });
};
