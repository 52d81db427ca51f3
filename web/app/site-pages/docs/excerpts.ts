import { termOf, wordsIn } from './terms';

/** The words around the first match in a text, and the match. */
export interface Excerpt {
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

/** Characters on each side of a match. */
const AROUND = 50;

/** The words of a text around the first that one of the terms matches; its beginning if none does. */
export function excerptOf(passage: string, terms: readonly string[]): Excerpt {
  const text = passage.replace(/\s+/g, ' ').trim();
  const first = wordsIn(text).find((word) => terms.includes(termOf(word.text) ?? ''));
  if (!first) return { before: upToWordEnd(text, 2 * AROUND), hit: '', after: '' };
  const end = first.at + first.text.length;
  const from = wordStart(text, first.at - AROUND);
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, first.at),
    hit: first.text,
    after: upToWordEnd(text.slice(end), AROUND),
  };
}

/** At most so many characters of a text: whole words, and an ellipsis if there are more. */
function upToWordEnd(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return `${text.slice(0, Math.max(0, end)).replace(/[\s,;:–—(]+$/u, '')}…`;
}

function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at);
  return space < 0 ? at : space + 1;
}
