/** A word or a sign of a text, with its place. */
export interface Token {
  readonly text: string;
  /** The same for what is only written in another way, such as typographic quotation marks. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** What every mark of a note counts as, whatever its label. */
export const NOTE_KEY = '[^]';

const TOKEN = new RegExp(
  [
    // Marks of notes, formulas, targets of links, attributes, and runs of signs are one thing each.
    String.raw`\[\^[^\]\s]+\]`,
    String.raw`\$\$|\$(?!\s)[^$\n]{1,500}\$`,
    String.raw`\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:[ \t]+"[^"\n]*")?\)`,
    String.raw`\{[#.][^{}\n]{1,200}\}`,
    String.raw`\*+|\x60+|~~|==`,
    String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[_'’](?=[\p{L}\p{N}]))*`,
    String.raw`\s+`,
    String.raw`[\s\S]`,
  ].join('|'),
  'gu',
);

/** The words and signs of a stretch of a text, spaces too. */
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
  // Pictures and headings have other addresses in a Word file.
  if (text.startsWith('](')) return '](';
  if (text === '_') return '*';
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

/** How much of their words two texts share, from 0 to 1. */
export function likeness(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    shared++;
  }
  return (2 * shared) / (one.length + other.length);
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
