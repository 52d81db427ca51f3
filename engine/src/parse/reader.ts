import type { Token } from 'markdown-it';
import type { FootnoteDefinition, Image } from '../document.js';
import type { Report } from '../notice.js';

/** A place in the parser's tokens, and what has been found so far. */
export class TokenReader {
  readonly definitions = new Map<string, FootnoteDefinition>();
  readonly images: Image[] = [];
  /** Names of HTML tags that a notice was given for: one each is enough. */
  readonly droppedTags = new Set<string>();
  /** The source line of the last token that had one, counted from 1. */
  line = 1;
  #index = 0;

  constructor(
    private readonly tokens: readonly Token[],
    readonly report: Report,
  ) {}

  next(): Token | undefined {
    const token = this.tokens[this.#index++];
    if (token?.map) this.line = token.map[0] + 1;
    return token;
  }

  /** The next token, which the parser always puts here. */
  expect(type: string): Token {
    const token = this.next();
    if (token?.type !== type) throw new Error(`Cannot read ${token?.type ?? 'the end'}, expected ${type}`);
    return token;
  }

  peek(): Token | undefined {
    return this.tokens[this.#index];
  }
}
