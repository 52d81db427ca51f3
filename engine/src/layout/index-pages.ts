import type { ComposedContents, ComposedInline, ComposedParagraph, Field } from '../model/composed.js';

/** The numbers of pages, as a list of headings, figures or terms shows them; undefined where none is known. */
export type NumbersOf = (field: Field) => string | undefined;

const known = new WeakMap<ComposedParagraph, ComposedParagraph>();

/** The entries of a list with the numbers of their pages; an entry with the same numbers is the same again. */
export function withPages({ entries }: ComposedContents, numbersOf: NumbersOf): readonly ComposedParagraph[] {
  return entries.map((entry) => entryWith(entry, numbersOf));
}

function entryWith(entry: ComposedParagraph, numbersOf: NumbersOf): ComposedParagraph {
  const content = entry.content.map((inline) => numbered(inline, numbersOf));
  const before = known.get(entry);
  if (before && resultsOf(before.content) === resultsOf(content)) return before;
  const made = { ...entry, content };
  known.set(entry, made);
  return made;
}

function numbered(inline: ComposedInline, numbersOf: NumbersOf): ComposedInline {
  if (inline.type === 'link')
    return { ...inline, content: inline.content.map((each) => numbered(each, numbersOf)) };
  const result = inline.type === 'field' ? numbersOf(inline) : undefined;
  return inline.type === 'field' && result !== undefined ? { ...inline, result } : inline;
}

function resultsOf(content: readonly ComposedInline[]): string {
  return content
    .map((inline) =>
      inline.type === 'field' ? inline.result : inline.type === 'link' ? resultsOf(inline.content) : '',
    )
    .join();
}
