import MiniSearch from 'minisearch';
import { type Excerpt, excerptOf } from './excerpts';
import type { Passage } from './passages';
import { termOf, termsOf, wordsIn } from './terms';

export interface Finding extends Excerpt {
  readonly passage: Passage;
}

/** The results for a query, best first. */
export type Search = (query: string) => readonly Finding[];

const MAX_FINDINGS = 12;

/** Shorter words begin too many others, or differ from too many by one letter. */
const MIN_PREFIX = 4;
const MIN_FUZZY = 5;

/**
 * The search of passages by their words: also by their beginnings, by synonyms, and with typing errors. The page stays usable while
 * the index is made.
 */
export async function searchOf(passages: readonly Passage[]): Promise<Search> {
  const index = new MiniSearch<Passage & { readonly id: number }>({
    fields: ['page', 'heading', 'text'],
    tokenize: (text) => wordsIn(text).map((word) => word.text),
    processTerm: termsOf,
    searchOptions: {
      processTerm: termOf,
      boost: { heading: 1.5 },
      prefix: ({ length }) => length >= MIN_PREFIX,
      fuzzy: ({ length }) => (length >= MIN_FUZZY ? 0.25 : false),
    },
  });
  // What stands before the first heading is about what the page's title says.
  const entries = passages.map((passage, id) => ({
    ...passage,
    id,
    heading: passage.heading || passage.page,
  }));
  await index.addAllAsync(entries);

  return (query) => {
    const found =
      wordsIn(query).length > 0
        ? index.search(query).map(({ id, terms }) => ({ passage: passages[id], terms }))
        : passagesWithMarks(passages, query.trim());
    return found
      .slice(0, MAX_FINDINGS)
      .flatMap(({ passage, terms }) => (passage ? [{ passage, ...excerptOf(passage.text, terms) }] : []));
  };
}

/** Passages that show marks such as `|---|`, which are no words. */
function passagesWithMarks(passages: readonly Passage[], marks: string) {
  if (marks === '') return [];
  return passages.filter(({ text }) => text.includes(marks)).map((passage) => ({ passage, terms: [] }));
}
