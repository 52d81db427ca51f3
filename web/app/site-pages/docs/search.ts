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

/** What the second hit of a page counts beside the first, and the third beside the second: several pages are more use than one. */
const FURTHER_HIT = 0.7;

/**
 * The search of passages by their words: also by their beginnings, by synonyms, and with typing errors. The page stays usable while
 * the index is made.
 */
export async function searchOf(passages: readonly Passage[]): Promise<Search> {
  const index = new MiniSearch<Passage & { readonly id: number }>({
    fields: ['page', 'heading', 'text', 'about'],
    tokenize: (text) => wordsIn(text).map((word) => word.text),
    processTerm: termsOf,
    searchOptions: {
      processTerm: termOf,
      boost: { heading: 1.5, about: 0.3 },
      weights: { prefix: 0.2, fuzzy: 0.2 },
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
        ? spread(index.search(query).map((hit) => ({ ...hit, passage: passages[hit.id] })))
        : passagesWithMarks(passages, query.trim());
    return found
      .slice(0, MAX_FINDINGS)
      .flatMap(({ passage, terms }) => (passage ? [{ passage, ...excerptOf(passage.text, terms) }] : []));
  };
}

interface Hit {
  readonly passage: Passage | undefined;
  readonly score: number;
}

/** Hits, best first, with further ones of the same page after the first ones of others that are nearly as good. */
function spread<T extends Hit>(hits: readonly T[]): readonly T[] {
  const counts = new Map<string | undefined, number>();
  return hits
    .map((hit) => {
      const before = counts.get(hit.passage?.page) ?? 0;
      counts.set(hit.passage?.page, before + 1);
      return { hit, score: hit.score * FURTHER_HIT ** before };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ hit }) => hit);
}

/** Passages that show marks such as `|---|`, which are no words. */
function passagesWithMarks(passages: readonly Passage[], marks: string) {
  if (marks === '') return [];
  return passages.filter(({ text }) => text.includes(marks)).map((passage) => ({ passage, terms: [] }));
}
