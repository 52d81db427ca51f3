import type { Token } from 'markdown-it';
import { notice, type Report } from '../../api/notice.js';
import type { Abbreviation } from '../../model/abbreviation.js';
import type {
  Block,
  DisplayMath,
  FootnoteDefinition,
  Image,
  Inline,
  InlineMath,
} from '../../model/document.js';

/** Reads one block whose opening token was just taken. */
export type BlockHandler = (reader: TokenReader, token: Token) => readonly Block[];

/** What turns tokens into blocks and inlines; handlers reach it through the reader that they are given. */
export interface Readers {
  readonly blocks: Readonly<Record<string, BlockHandler>>;
  readonly inlines: (reader: TokenReader, tokens: readonly Token[]) => Inline[];
}

const NO_ANCHORS = {};

/** A place in the parser's tokens, and what has been found so far. */
export class TokenReader {
  readonly definitions = new Map<string, FootnoteDefinition>();
  readonly images: Image[] = [];
  readonly formulas: (DisplayMath | InlineMath)[] = [];
  readonly abbreviations = new Map<string, Abbreviation>();
  /** LaTeX that only defines commands. */
  latexDefinitions = '';
  hasWikiLinks = false;
  hasFormulaReferences = false;
  /** The names of places that were read since the last heading or paragraph ended. */
  #anchors: string[] = [];
  /** The lines on which comments begin, which leave nothing in the document. */
  readonly comments: number[] = [];
  /** What programs have noted for themselves and leaves nothing in the document, by its kind. */
  readonly leftOut: { readonly kind: string; readonly line: number }[] = [];
  /** Names of HTML tags that a notice was given for: one each is enough. */
  readonly droppedTags = new Set<string>();
  /** The source line of the last token that had one, counted from 1. */
  line = 1;
  /** The last line of what that token began. */
  lastLine = 1;
  #index = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly readers: Readers,
    readonly report: Report,
  ) {}

  /** How many comments and other things have been left out so far. */
  get omissions(): number {
    return this.comments.length + this.leftOut.length;
  }

  /** Reads blocks up to and including the closing token of type `close`, or to the end. */
  blocksUntil(close: string | undefined): Block[] {
    const blocks: Block[] = [];
    for (let token = this.peek(); token && token.type !== close; token = this.peek())
      for (const block of this.block()) blocks.push(block);
    this.next();
    return blocks;
  }

  /** Reads the one block that begins with the next token. */
  block(): readonly Block[] {
    const token = this.next();
    const handler = token && this.readers.blocks[token.type];
    if (!handler) throw new Error(`Cannot read a token of type ${token?.type}, expected a block`);
    return handler(this, token);
  }

  /** Reads the children of inline tokens, which begin on the reader's line. */
  inlines(tokens: readonly Token[] | null | undefined): Inline[] {
    return this.readers.inlines(this, tokens ?? []);
  }

  /** Keeps what a short form means; the first that is said counts. */
  abbreviation(form: string, meaning: string, line: number): void {
    const folded = meaning.replace(/\s+/g, ' ').trim();
    if (form === '' || folded === '') return;
    const first = this.abbreviations.get(form);
    if (!first) this.abbreviations.set(form, { meaning: folded, line });
    else if (first.meaning !== folded) {
      const message = `Abbreviation ${form} is explained again; what line ${first.line} says is used`;
      this.report(notice('abbreviation-unused', message, line));
    }
  }

  /** Names the paragraph or heading that is being read, or else the next. */
  anchor(name: string | undefined): void {
    if (name) this.#anchors.push(name);
  }

  /** What a paragraph or heading that has been read says of its names. */
  takeAnchors(): { readonly anchors?: readonly string[] } {
    if (this.#anchors.length === 0) return NO_ANCHORS;
    const anchors = this.#anchors;
    this.#anchors = [];
    return { anchors };
  }

  next(): Token | undefined {
    const token = this.tokens[this.#index++];
    if (token?.map) {
      this.line = token.map[0] + 1;
      this.lastLine = token.map[1];
    }
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
