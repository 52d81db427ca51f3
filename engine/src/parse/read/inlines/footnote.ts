import type { InlineHandler } from './stack.js';

/** The identifier of a note: like link labels, notes are told apart without regard to case. */
export function noteIdentifier(label: string): string {
  return label.toLowerCase().toUpperCase();
}

export const footnoteReference: InlineHandler = (stack, { content: label, markup }) => {
  // As it is written, `word [1]`, the sign is a word of its own; raised, it belongs to the one before it.
  if (markup === '[') stack.dropSpace();
  stack.add({ type: 'footnoteReference', identifier: noteIdentifier(label), label, line: stack.line });
};

/** An inline note is a definition that only this reference knows. */
export const footnoteInline: InlineHandler = (stack, token) => {
  const { reader, line } = stack;
  // No label holds a space, so that no other reference leads here.
  const identifier = `inline ${reader.name}${reader.notes.length}`;
  const children = reader.inlines(token.children);
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
