import type { ComposedContents, ComposedInline, ComposedParagraph } from '../model/composed.js';

/** The numbers of the pages of an entry, as an index has them: each once, in order. */
export type PagesOfEntry = (key: string) => string;

const known = new WeakMap<ComposedParagraph, ComposedParagraph>();

/** An index whose entries have the numbers of their pages; an entry with the same numbers is the same again. */
export function withPages(index: ComposedContents, pagesOf: PagesOfEntry): readonly ComposedParagraph[] {
  return [...index.entries.map((entry) => entryWith(entry, pagesOf)), index.end];
}

function entryWith(entry: ComposedParagraph, pagesOf: PagesOfEntry): ComposedParagraph {
  const content = entry.content.map((inline) => numbered(inline, pagesOf));
  const before = known.get(entry);
  if (before && resultsOf(before.content) === resultsOf(content)) return before;
  const made = { ...entry, content };
  known.set(entry, made);
  return made;
}

function numbered(inline: ComposedInline, pagesOf: PagesOfEntry): ComposedInline {
  if (inline.type !== 'field' || inline.instruction.kind !== 'pagesOf') return inline;
  const result = pagesOf(inline.instruction.entry);
  return result === '' ? inline : { ...inline, result };
}

function resultsOf(content: readonly ComposedInline[]): string {
  return content.map((inline) => (inline.type === 'field' ? inline.result : '')).join();
}
