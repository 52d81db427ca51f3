/** Words of fewer letters are in every text. */
const WORD = /[\p{L}\p{N}]{4,}/gu;

/**
 * The share of a text's distinct words that another one has, from 0 to 1; 0 for very short texts, which are not
 * comparable.
 */
export function likeness(text: string, other: string): number {
  const words = wordsOf(text);
  if (words.size < MIN_WORDS) return 0;
  const others = wordsOf(other);
  let shared = 0;
  for (const word of words) if (others.has(word)) shared++;
  return shared / words.size;
}

const MIN_WORDS = 5;

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(WORD));
}
