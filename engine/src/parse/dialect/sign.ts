import type { TextDialect } from '../../api/text-dialect.js';

/** Something that people write in one dialect, and hardly ever in another. */
export interface DialectSign {
  readonly dialect: TextDialect;
  /** What the text must contain for it: a cheap test before the pattern. */
  readonly needs: readonly [string, ...string[]];
  /**
   * What each line with it contains. Only these lines are searched at first, which are few; without it, those with what it needs, if
   * that is one thing.
   */
  readonly lineHas?: string;
  /** Its lines are not searched one by one. */
  readonly isOverLines?: true;
  /** Global. It is searched outside code; of fenced code, the first lines are there. */
  readonly pattern: RegExp;
  /** How telling one of them is: 3 decides alone, of 1 it takes three. */
  readonly weight: 1 | 2 | 3;
  /** Rejects what only looks like it, where the pattern alone matches too much. */
  readonly isMeant?: (found: RegExpMatchArray, text: string) => boolean;
  /** How it is called, if not as it is written. */
  readonly name?: string;
  /** `keys` of front matter, or the `start` of the text; otherwise what is below front matter. */
  readonly region?: 'keys' | 'start';
  /** Of several with the same words, one counts. */
  readonly isDistinct?: true;
}

/** A pattern for keys of front matter. */
export const keys = (names: string): RegExp => new RegExp(`^(?:${names})(?=[ \\t]*:)`, 'gm');
