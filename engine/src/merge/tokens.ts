/** A word, a run of punctuation or a piece of markup, with its place in the text. */
export interface Token {
  readonly text: string;
  /** Equal for different spellings of the same thing, such as straight and typographic quotation marks. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Stands for the break between lines that are read as one (U+2029, paragraph separator). */
export const BREAK = '\u2029';

/** The key of all footnote references, whatever their labels. */
export const NOTE_KEY = '[^]';

const TOKEN = new RegExp(
  [
    // A footnote reference, formula, link target, attribute list or run of markers is one token.
    String.raw`\[\^[^\]\s]+\]`,
    String.raw`\$\$|\$(?!\s)[^$\n]{1,500}\$`,
    String.raw`\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:[ \t]+"[^"\n]*")?\)`,
    String.raw`\{[#.][^{}\n]{1,200}\}`,
    String.raw`\*+|\x60+|~~|==`,
    String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[_'’](?=[\p{L}\p{N}]))*`,
    BREAK,
    String.raw`[^\S${BREAK}]+`,
    String.raw`[\s\S]`,
  ].join('|'),
  'gu',
);

/** Splits a text into words, punctuation, markup and spaces. */
export function tokensOf(text: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of text.matchAll(TOKEN))
    tokens.push({
      text: found,
      key: keyOf(found),
      start: offset + index,
      end: offset + index + found.length,
    });
  return tokens;
}

export function isSpace({ text }: Token): boolean {
  return text.trim() === '';
}

export function isWord({ text }: Token): boolean {
  return /^[\p{L}\p{N}]/u.test(text);
}

function keyOf(text: string): string {
  if (text.trim() === '') return ' ';
  if (text.startsWith('[^')) return NOTE_KEY;
  // The addresses of pictures and headings differ in a Word file.
  if (text.startsWith('](')) return '](';
  if (text === '_') return '*';
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

/** The share of words that two texts have in common, from 0 to 1. */
export function likeness(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length === 0) return 1;
  return (2 * shared(one, other)) / (one.length + other.length);
}

/** The number of words that two texts have in common. */
export function shared(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  let count = 0;
  for (const word of other) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    count++;
  }
  return count;
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
