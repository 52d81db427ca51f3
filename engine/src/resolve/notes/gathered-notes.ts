import type { UnreferencedSeparator } from '../../api/options.js';
import type { Block, FootnoteDefinition, Inline, Paragraph } from '../../model/document.js';
import type { NoteContent } from '../../model/resolved.js';

const BETWEEN: Readonly<Record<UnreferencedSeparator, Inline>> = {
  bullet: { type: 'text', value: ' • ' },
  semicolon: { type: 'text', value: '; ' },
  newline: { type: 'break' },
};

/** Combines several definitions into one footnote: in one paragraph if each is a single paragraph, else block after block. */
export function gatheredContent(
  definitions: readonly FootnoteDefinition[],
  separator: UnreferencedSeparator,
): NoteContent {
  const paragraphs = definitions.map(({ children }) => singleParagraph(children));
  if (!paragraphs.every((paragraph) => paragraph !== undefined)) {
    return { kind: 'blocks', blocks: definitions.flatMap(({ children }) => children) };
  }
  const inlines = paragraphs.flatMap(({ children }, index) =>
    index === 0 ? children : [BETWEEN[separator], ...children],
  );
  return { kind: 'inlines', inlines };
}

function singleParagraph(blocks: readonly Block[]): Paragraph | undefined {
  const [first, second] = blocks;
  return first?.type === 'paragraph' && !second ? first : undefined;
}
