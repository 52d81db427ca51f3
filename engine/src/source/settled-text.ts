import { ARROW, MAY_HOLD_MARKS, SIGN_LENGTH } from './critic-markup.js';

/** The places at which a search for CriticMarkup stops: escapes and code, which it skips, and opening delimiters. */
const SIGN = /\\[\s\S]|(`+)|\{(\+\+|--|~~|>>|==)/g;

/**
 * A Markdown text as it is written once its editing marks are settled: with the insertions and without the deletions, or the other
 * way round, and without comments. Marks in code, and delimiters without a partner, stay.
 */
export function settledText(markdown: string, kept: 'insertions' | 'deletions'): string {
  if (!MAY_HOLD_MARKS.test(markdown)) return markdown;
  const positions = new Positions(markdown);
  let settled = '';
  let copied = 0;
  SIGN.lastIndex = 0;
  for (let found = SIGN.exec(markdown); found; found = SIGN.exec(markdown)) {
    const [sign, ticks, mark] = found;
    const start = found.index + sign.length;
    if (ticks !== undefined) SIGN.lastIndex = positions.afterTicks(ticks, start);
    if (mark === undefined) continue;
    const end = positions.next(mark === '>>' ? '<<}' : `${mark}}`, start);
    const inside = end === undefined ? undefined : remainderOf(mark, markdown.slice(start, end), kept);
    if (end === undefined || inside === undefined) continue;
    settled += markdown.slice(copied, found.index) + inside;
    copied = end + SIGN_LENGTH;
    SIGN.lastIndex = copied;
  }
  return settled + markdown.slice(copied);
}

/** The text that remains of a mark; undefined if it is not a mark. */
function remainderOf(mark: string, inside: string, kept: 'insertions' | 'deletions'): string | undefined {
  if (mark === '==') return inside;
  if (mark === '++') return kept === 'insertions' ? inside : '';
  if (mark === '--') return kept === 'deletions' ? inside : '';
  if (mark === '>>') return '';
  const to = inside.indexOf(ARROW);
  if (to === -1) return undefined;
  return kept === 'insertions' ? inside.slice(to + ARROW.length) : inside.slice(0, to);
}

/** Finds signs in a text, from its beginning to its end; each that no longer occurs is searched for only once. */
class Positions {
  readonly #text: string;
  readonly #gone = new Set<string>();

  constructor(text: string) {
    this.#text = text;
  }

  next(sign: string, from: number): number | undefined {
    if (this.#gone.has(sign)) return undefined;
    const found = this.#text.indexOf(sign, from);
    if (found === -1) this.#gone.add(sign);
    return found === -1 ? undefined : found;
  }

  /** The end of the code that these backticks begin; if they begin none, their own end. */
  afterTicks(ticks: string, from: number): number {
    for (let at = this.next(ticks, from); at !== undefined; at = this.next(ticks, at)) {
      let end = at;
      while (this.#text[end] === '`') end++;
      if (end - at === ticks.length) return end;
      at = end;
    }
    return from;
  }
}
