import type { TextDialect } from '../../api/text-dialect.js';

/** Something that people write in one dialect, and hardly ever in another. */
export interface DialectSign {
  readonly dialect: TextDialect;
  /** What the text must contain for it: a cheap test before the pattern. */
  readonly needs: readonly [string, ...string[]];
  /** Global. It is searched outside code; of fenced code, the first lines are there. */
  readonly pattern: RegExp;
  /** How telling one of them is: 3 decides alone, of 1 it takes three. */
  readonly weight: 1 | 2 | 3;
  /** Rejects what only looks like it, where the pattern alone matches too much. */
  readonly isMeant?: (found: RegExpMatchArray, text: string) => boolean;
  /** How it is called, if not as it is written. */
  readonly name?: string;
  /** `keys` of front matter, or the `start` of the text; otherwise what is below front matter. */
  readonly place?: 'keys' | 'start';
  /** Of several with the same words, one counts. */
  readonly isDistinct?: true;
}

/** A pattern for keys of front matter. */
export const keys = (names: string): RegExp => new RegExp(`^(?:${names})(?=[ \\t]*:)`, 'gm');
