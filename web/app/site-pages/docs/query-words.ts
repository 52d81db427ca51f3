import { FILLERS, FORMS, PHRASES } from './search-vocabulary';

/** A word of a query, with the other forms under which texts have it. */
export type QueryWord = readonly [word: string, ...others: string[]];

/** Texts and queries are compared in lower case, and without commas in numbers. */
export function compared(text: string): string {
  return text.toLowerCase().replace(/(\d),(?=\d{3})/g, '$1');
}

/** The words of a query that say what it is about; all of its words if none does. */
export function queryWords(query: string): readonly QueryWord[] {
  const plain = PHRASES.reduce(
    (text, [said, meant]) => text.replace(said, meant),
    compared(query).replace(/['’]/g, ''),
  );
  const all = plain.split(/\s+/).map(withoutMarks).filter(Boolean);
  const significant = all.filter((word) => !FILLERS.has(word));
  return (significant.length > 0 ? significant : all).map(formsOf);
}

/** A question mark or comma belongs to the sentence, `[@key]` to the word. */
function withoutMarks(word: string): string {
  return /^[\p{L}\d]/u.test(word) ? word.replace(/[?!,.:;]+$/, '') : word;
}

function formsOf(word: string): QueryWord {
  const singular = /^\p{L}{4,}s$/u.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
  const stem = stemOf(singular);
  const others = FORMS.get(word) ?? FORMS.get(singular) ?? FORMS.get(stem) ?? [];
  const forms = [singular, stem, withZ(word), ...others];
  return [word, ...new Set(forms.filter((form) => form !== word))];
}

/** What `embedding`, `embedded` and `embeds` have in common, if enough is left to tell words apart. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|ed|ers?|able)$/, '').replace(/([bdglmnprt])\1$/, '$1');
  return stem.length >= MIN_STEM ? stem : word;
}

const MIN_STEM = 5;

/** The spelling of the documentation: `recognize` for `recognise`. */
function withZ(word: string): string {
  return word.replace(/(?<=\p{L}{4})is(?=(?:e[ds]?|ing|ation)$)/u, 'iz');
}
