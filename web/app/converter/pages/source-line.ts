import type { PlacedLine, PlacedParagraph } from '@footmark/engine/pages';

/**
 * The line of the Markdown text that a line of a page most likely comes from. Most paragraphs are one line of Markdown;
 * of those that are several, each is taken to fill as much of the page as any other.
 */
export function sourceLine({ source, lines }: PlacedParagraph, line: number): number | undefined {
  if (!source) return undefined;
  const count = source.last - source.first + 1;
  if (count === 1 || lines.length === 0) return source.first;
  const share = (Math.min(line, lines.length - 1) + 0.5) / lines.length;
  return source.first + Math.min(count - 1, Math.floor(share * count));
}

export function textOf({ pieces }: PlacedLine): string {
  return pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
}

/** Of a word this short there are too many in a text to find the right one. */
const LEAST_LENGTH = 3;

/**
 * Where in a stretch of Markdown the words of a page's line are, up to a place in them: as many of the words before that
 * place as are found there together; the stretch's beginning where none are.
 */
export function placeInSource(source: string, words: string, place: number): number {
  const before = words.slice(0, place);
  const rest = words.slice(place);
  for (let from = before.length; from >= 0; from -= 1) {
    // The longest words before the place that can be found; then those after it.
    const phrase = before.slice(before.length - from);
    if (phrase.trim().length < LEAST_LENGTH) break;
    const at = source.indexOf(phrase);
    if (at !== -1) return at + phrase.length;
  }
  for (let to = rest.length; to >= LEAST_LENGTH; to -= 1) {
    const at = source.indexOf(rest.slice(0, to));
    if (at !== -1) return at;
  }
  return 0;
}
