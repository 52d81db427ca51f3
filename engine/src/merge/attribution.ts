import type { Canonical, Line } from './canonical.js';
import { matched } from './diff.js';
import { membersOf, type Placed } from './placed.js';
import type { PlacedComment, Review, Reviewer } from './review.js';
import { isWord, NOTE_KEY, type Token } from './tokens.js';

/** Attributes changes to reviewers by the words in tracked changes, and finds the words that comments are about. */
export class Attribution {
  /** For each word of the file except deleted ones, its index among the tokens of the returned text. */
  readonly #tokenOf: readonly (number | undefined)[];
  readonly #added = new Map<number, Reviewer>();
  readonly #removed = new Map<number, Reviewer>();
  /** The indexes in the file of the tokens of the returned text. */
  readonly #words = new Map<number, number>();
  /** The same for the tokens of the original. */
  readonly #oldWords = new Map<number, number>();
  readonly #ends: Review['ends'];
  /** For each token of the returned text, its partner in the original; computed when a comment first needs it. */
  #partners: Int32Array | undefined;

  constructor(
    review: Review,
    readonly original: Canonical,
    readonly returned: Canonical,
  ) {
    const { words } = review;
    this.#ends = review.ends;
    const tokenOf = new Array<number | undefined>(words.length).fill(undefined);
    const match = (
      isIn: (index: number) => boolean,
      tokens: readonly Token[],
      match: (word: number, token: number) => void,
    ): void => {
      const own = words.flatMap((_word, index) => (isIn(index) ? [index] : []));
      const targets = tokens.flatMap((token, index) =>
        isWord(token) || token.key === NOTE_KEY ? [index] : [],
      );
      const partners = matched(
        own.map((index) => words[index]?.text ?? ''),
        targets.map((index) => namesOf(tokens[index])),
      );
      for (const [at, partner] of partners.entries()) {
        const [word, token] = [own[at], targets[partner]];
        if (word !== undefined && token !== undefined) match(word, token);
      }
    };
    if (words.length > 0 && (review.isTracked || review.comments.length > 0))
      match(
        (index) => words[index]?.removed === undefined,
        returned.tokens,
        (word, token) => {
          tokenOf[word] = token;
          this.#words.set(token, word);
          const by = words[word]?.added;
          if (by) this.#added.set(token, by);
        },
      );
    if (review.isTracked)
      match(
        (index) => words[index]?.added === undefined,
        original.tokens,
        (word, token) => {
          this.#oldWords.set(token, word);
          const by = words[word]?.removed;
          if (by) this.#removed.set(token, by);
        },
      );
    this.#tokenOf = tokenOf;
  }

  get #originals(): Int32Array {
    this.#partners ??= matched(
      this.returned.tokens.map(({ text }) => text),
      this.original.tokens.map(({ text }) => text),
    );
    return this.#partners;
  }

  /** The reviewer to whom most words of a change are attributed. */
  of(placed: Placed): Reviewer | undefined {
    const votes = new Map<string, { readonly by: Reviewer; count: number }>();
    const vote = (by: Reviewer | undefined): void => {
      if (!by) return;
      const known = votes.get(`${by.author}\n${by.date}`);
      if (known) known.count++;
      else votes.set(`${by.author}\n${by.date}`, { by, count: 1 });
    };
    for (const { old, now, oldPart, part } of membersOf(placed)) {
      for (const token of tokensIn(now, part)) vote(this.#added.get(token));
      for (const token of tokensIn(old, oldPart)) vote(this.#removed.get(token));
      if (votes.size === 0) this.#voteOfEnds(old, oldPart, this.#oldWords, vote);
      if (votes.size === 0) this.#voteOfEnds(now, part, this.#words, vote);
    }
    return [...votes.values()].toSorted((a, b) => b.count - a.count)[0]?.by;
  }

  /** Votes for the reviewers who split or joined paragraphs right before or after the words. */
  #voteOfEnds(
    lines: readonly Line[],
    part: Placed['part'],
    words: ReadonlyMap<number, number>,
    vote: (by: Reviewer) => void,
  ): void {
    const own = tokensIn(lines, part).flatMap((token) => words.get(token) ?? []);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return;
    for (const { at, by } of this.#ends) if (at >= first && at <= last + 1) vote(by);
  }

  /** Whether the end of the paragraph before a line of the returned text was deleted or inserted. */
  isBehindEnd({ tokens, firstToken }: Line): boolean {
    const first = tokens.findIndex((_token, index) => this.#words.has(firstToken + index));
    const word = this.#words.get(firstToken + first);
    return word !== undefined && this.#ends.some(({ at }) => at === word);
  }

  isAbout({ from, to }: PlacedComment, placed: Placed): boolean {
    const own = new Set(membersOf(placed).flatMap(({ now, part }) => tokensIn(now, part)));
    for (let word = from; word < Math.min(to, from + 2000); word++) {
      const token = this.#tokenOf[word];
      if (token !== undefined && own.has(token)) return true;
    }
    return false;
  }

  /** The first and last words of the original that a comment is about; undefined if it has none of them. */
  originals({ from, to }: PlacedComment): readonly [number, number] | undefined {
    const at = (word: number): number | undefined => {
      const token = this.#tokenOf[word];
      const original = token === undefined ? -1 : (this.#originals[token] ?? -1);
      return original < 0 ? undefined : original;
    };
    let [first, last] = [from, to - 1];
    while (first < to && at(first) === undefined) first++;
    while (last >= first && at(last) === undefined) last--;
    const [start, end] = [at(first), at(last)];
    return start === undefined || end === undefined || last < first ? undefined : [start, end];
  }

  /** The last word of the original before a place in the file. */
  before(word: number): number | undefined {
    for (let index = word - 1; index >= Math.max(0, word - 30); index--) {
      const token = this.#tokenOf[index];
      const original = token === undefined ? -1 : (this.#originals[token] ?? -1);
      if (original >= 0) return original;
    }
    return undefined;
  }
}

/** A token as the words of a Word file show it, where all note references look the same. */
function namesOf(token: Token | undefined): string {
  return token?.key === NOTE_KEY ? NOTE_KEY : (token?.text ?? '').replace(/[_'’].*/u, '');
}

/** The tokens in a part of the first line, or in all lines. */
function tokensIn(lines: readonly Line[], part: Placed['part']): number[] {
  return lines.flatMap(({ tokens, firstToken }) =>
    tokens.flatMap((token, index) =>
      part === undefined || (token.start < part.end && token.end > part.start) ? [firstToken + index] : [],
    ),
  );
}
