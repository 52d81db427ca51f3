import { matched } from './diff.js';
import type { MergeEdit } from './result.js';
import { isSpace, type Token, tokensOf } from './tokens.js';

/** The equivalent in the current text of an edit to the sent text. */
type Mapped =
  | { readonly type: 'edit'; readonly edit: MergeEdit }
  /** The author has made the same edit. */
  | { readonly type: 'done' }
  /** The author has changed the same place; the edit would replace it with the reviewer's version. */
  | { readonly type: 'both'; readonly edit: MergeEdit; readonly yours: string };

/** Maps places in the sent text to the author's current text. */
export class TextMapping {
  readonly #old: readonly Token[];
  readonly #now: readonly Token[];
  readonly #partners: Int32Array;

  constructor(
    private readonly sent: string,
    private readonly text: string,
  ) {
    const isSame = sent === text;
    this.#old = isSame ? [] : tokensOf(sent);
    this.#now = isSame ? [] : tokensOf(text);
    const words = (tokens: readonly Token[]): string[] => tokens.map((token) => token.text);
    this.#partners = matched(words(this.#old), words(this.#now));
  }

  edit(edit: MergeEdit): Mapped {
    const { sent, text } = this;
    if (sent === text) return { type: 'edit', edit };
    const { start, end, markdown } = edit;
    const [from, to] = this.#window(edit);
    const first = this.#partners[from] ?? -1;
    let isSame = from <= to && first >= 0;
    for (let at = from; at <= to && isSame; at++) isSame = this.#partners[at] === first + at - from;
    if (isSame) {
      const shift = (this.#now[first]?.start ?? 0) - (this.#old[from]?.start ?? 0);
      return { type: 'edit', edit: { start: start + shift, end: end + shift, markdown } };
    }
    let [left, right] = [Math.min(from, to + 1) - 1, Math.max(from - 1, to) + 1];
    while (left >= 0 && (this.#partners[left] ?? -1) < 0) left--;
    while (right < this.#old.length && (this.#partners[right] ?? -1) < 0) right++;
    const [sentStart, sentEnd] = [this.#old[left]?.end ?? 0, this.#old[right]?.start ?? sent.length];
    const nowStart = this.#now[this.#partners[left] ?? -1]?.end ?? 0;
    const nowEnd = this.#now[this.#partners[right] ?? -1]?.start ?? text.length;
    const yours = text.slice(nowStart, nowEnd);
    const theirs = sent.slice(sentStart, start) + markdown + sent.slice(end, sentEnd);
    if (yours === theirs) return { type: 'done' };
    return { type: 'both', edit: { start: nowStart, end: nowEnd, markdown: theirs }, yours };
  }

  /** Maps an offset; undefined if the words next to it are gone. */
  offset(offset: number, side: 'start' | 'end'): number | undefined {
    if (this.sent === this.text) return offset;
    const index = this.#indexAt(side === 'start' ? offset : offset - 1);
    const token = this.#old[index];
    const partner = this.#now[this.#partners[index] ?? -1];
    return token && partner ? partner.start + offset - token.start : undefined;
  }

  /** The range of tokens that must be unchanged: those that the edit replaces and, on the same line, those next to it. */
  #window({ start, end, markdown }: MergeEdit): readonly [number, number] {
    const { sent } = this;
    const isOfLines = markdown.startsWith('\n') || sent.charAt(end - 1) === '\n' || markdown.endsWith('\n');
    let from = this.#indexAt(start);
    let to = end > start ? this.#indexAt(end - 1) : from - 1;
    if ((this.#old[from]?.start ?? sent.length) < start) to = Math.max(to, from);
    if (!isOfLines || end === start) {
      do from--;
      while (from > 0 && isSpaceAt(this.#old[from]));
      from = Math.max(0, from);
    }
    if (!isOfLines) {
      do to++;
      while (to < this.#old.length - 1 && isSpaceAt(this.#old[to]));
      to = Math.min(this.#old.length - 1, to);
    }
    return [from, Math.max(to, Math.min(from, this.#old.length - 1))];
  }

  /** The index of the token at an offset, or of the first one after it. */
  #indexAt(offset: number): number {
    let [low, high] = [0, this.#old.length];
    while (low < high) {
      const half = (low + high) >> 1;
      if ((this.#old[half]?.end ?? 0) <= offset) low = half + 1;
      else high = half;
    }
    return low;
  }
}

function isSpaceAt(token: Token | undefined): boolean {
  return token !== undefined && isSpace(token);
}
