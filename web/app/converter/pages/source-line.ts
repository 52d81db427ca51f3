import type { PlacedLine, PlacedParagraph } from '@footmark/engine/pages';

/**
 * The line of the Markdown text that a line of a page most likely comes from. Most paragraphs are one line of Markdown;
 * if there are several, all are assumed to fill the same share of the page.
 */
export function sourceLine({ source, lines, role }: PlacedParagraph, line: number): number | undefined {
  if (!source) return undefined;
  const count = source.last - source.first + 1;
  if (count === 1 || lines.length === 0) return source.first;
  // Between its fences, code has as many lines as on the page.
  if (role.kind === 'code' && count === lines.length + 2) return source.first + 1 + line;
  const share = (Math.min(line, lines.length - 1) + 0.5) / lines.length;
  return source.first + Math.min(count - 1, Math.floor(share * count));
}

export function textOf({ pieces }: PlacedLine): string {
  return pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
}

/** Shorter words occur too often in a text to identify a place. */
const MIN_LENGTH = 3;

/**
 * Where in a range of Markdown the words of a page's line are, up to a position in them: the longest sequence of words
 * before the position that is found there and followed by as many of the words after it, nearest to the expected place;
 * the expected place if none are found. Line ends in Markdown are spaces on a page.
 */
export function placeInSource(stretch: string, words: string, place: number, expected = 0): number {
  const source = spaced(stretch);
  const before = spaced(words.slice(0, place));
  const rest = spaced(words.slice(place));
  for (let from = before.length; from >= MIN_LENGTH; from -= 1) {
    const phrase = before.slice(before.length - from);
    if (phrase.trim().length < MIN_LENGTH) break;
    const ends = placesOf(phrase, source).map((at) => at + phrase.length);
    if (ends.length > 0) return nearest(ends, expected, (end) => commonLength(source, end, rest));
  }
  for (let to = rest.length; to >= MIN_LENGTH; to -= 1) {
    const found = placesOf(rest.slice(0, to), source);
    if (found.length > 0) return nearest(found, expected, () => 0);
  }
  // For a cell with only a number, for example: all of it or nothing.
  const all = spaced(words).trim();
  const found = all === '' ? [] : placesOf(all, source).filter((at) => isWhole(source, at, all.length));
  if (found.length === 0) return expected;
  const within = place - (words.length - words.trimStart().length);
  return nearest(found, expected, () => 0) + Math.min(all.length, Math.max(0, within));
}

const spaced = (text: string): string => text.replace(/\s/g, ' ');

function placesOf(phrase: string, source: string): number[] {
  const found: number[] = [];
  for (let at = source.indexOf(phrase); at !== -1; at = source.indexOf(phrase, at + 1)) found.push(at);
  return found;
}

function nearest(places: readonly number[], expected: number, fitness: (place: number) => number): number {
  const distance = (place: number): number => Math.abs(place - expected);
  return places.reduce((best, each) => {
    const better = fitness(each) - fitness(best);
    return better > 0 || (better === 0 && distance(each) < distance(best)) ? each : best;
  });
}

/** How much of a text follows a position. */
function commonLength(source: string, at: number, text: string): number {
  let length = 0;
  while (length < text.length && source[at + length] === text[length]) length += 1;
  return length;
}

const WORD = /[\p{L}\p{N}]/u;

function isWhole(source: string, at: number, length: number): boolean {
  return !WORD.test(source[at - 1] ?? '') && !WORD.test(source[at + length] ?? '');
}

/** The part of a table's row in Markdown for a cell, counted from 0; the whole row if there is no such cell. */
export function cellIn(row: string, cell: number): { readonly from: number; readonly to: number } {
  const whole = { from: 0, to: row.length };
  const bars = [...row.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  const edges = row.trimStart().startsWith('|') ? bars : [-1, ...bars];
  const from = edges[cell];
  if (bars.length === 0 || from === undefined) return whole;
  return { from: from + 1, to: edges[cell + 1] ?? row.length };
}
