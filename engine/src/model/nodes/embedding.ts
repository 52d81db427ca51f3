import type { ComposedInline, Embedding } from '../composed-inlines.js';

/** The words with a direction of their own that a piece of text belongs to. */
export function embeddingOf(inline: ComposedInline): Embedding | undefined {
  return inline.type === 'text' || inline.type === 'field' ? inline.properties.embedding : undefined;
}
