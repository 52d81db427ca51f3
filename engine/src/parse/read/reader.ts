import type { Token } from 'markdown-it';
import type { Notice } from '../../api/notice.js';
import type {
  Abbreviation,
  Block,
  Citation,
  Comment,
  CommentMark,
  DisplayMath,
  FootnoteDefinition,
  Image,
  IndexMark,
  Inline,
  InlineMath,
  Signature,
} from '../../model/document.js';

/** Reads one block. Its opening token has just been taken. */
export type BlockHandler = (reader: TokenReader, token: Token) => readonly Block[];

/** Turns tokens into blocks and inlines. Handlers reach these through the reader. */
interface Readers {
  readonly blocks: Readonly<Record<string, BlockHandler>>;
  readonly inlines: (reader: TokenReader, tokens: readonly Token[]) => Inline[];
}

const NO_ANCHORS = {};

/** What has been found in a text, or in a piece of it, in the order of the text. */
export interface Found {
  /** Footnote definitions, including repeated ones. */
  readonly notes: readonly FootnoteDefinition[];
  readonly images: readonly Image[];
  readonly formulas: readonly (DisplayMath | InlineMath)[];
  readonly abbreviations: readonly WrittenAbbreviation[];
  /** LaTeX that only defines commands. */
  readonly latexDefinitions: string;
  readonly citations: readonly Citation[];
  readonly indexMarks: readonly IndexMark[];
  readonly hasWikiLinks: boolean;
  readonly hasNumbered: boolean;
  readonly hasReviews: boolean;
  /** Where comments begin, which leave nothing in the document. */
  readonly comments: readonly { readonly line: number }[];
  /** Markup that programs write for themselves and that leaves nothing in the document, by kind. */
  readonly leftOut: readonly LeftOut[];
  /** A notice for each name of an HTML tag that was dropped: one each is enough. */
  readonly droppedTags: ReadonlyMap<string, Notice>;
  readonly notices: readonly Notice[];
  /** Whether there is nothing to read, as in most pieces of a text. */
  readonly isEmpty: boolean;
}

/** Markup that leaves nothing in the document: what kind of, and how it is written, if that is not always the same. */
interface LeftOut {
  readonly kind: string;
  readonly line: number;
  readonly what?: string;
}

/** An acronym with its explanation. */
interface WrittenAbbreviation extends Abbreviation {
  readonly form: string;
}

/** A comment as it is written at one of its ends. */
export interface WrittenComment {
  readonly written: string;
  readonly id?: string | undefined;
  readonly by?: Signature | undefined;
  /** Whether it answers the comment before it. */
  readonly isReply?: true | undefined;
}

/** The caption of a picture, from its description and title. */
export interface PictureCaption {
  readonly text: readonly Inline[];
  /** Whether its identifier has a prefix that makes it numbered. */
  readonly isNamed: boolean;
  readonly name: string;
}

/** Words after each other; directives of programs are one word or have other signs in between. */
const REMARK =
  /(?<![\p{L}\p{N}_:-])(?:\p{L}{2,}|[aI])[,;:]?\s+\p{L}{2,}(?![\p{L}\p{N}_:-])|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{3}/u;

/** A place in the parser's tokens, and what has been found so far. */
export class TokenReader {
  readonly notes: FootnoteDefinition[] = [];
  readonly images: Image[] = [];
  readonly formulas: (DisplayMath | InlineMath)[] = [];
  readonly abbreviations: WrittenAbbreviation[] = [];
  readonly citations: Citation[] = [];
  readonly indexMarks: IndexMark[] = [];
  latexDefinitions = '';
  hasWikiLinks = false;
  hasNumbered = false;
  hasReviews = false;
  /** Whether the last block may continue after the end of the text. */
  awaitsMore = false;
  /** The comments whose text has begun and not ended yet. */
  readonly #openComments: { readonly key: string; readonly comment: Comment }[] = [];
  /** The comment whose beginning or end was the last to be read. */
  #lastComment: Comment | undefined;
  readonly comments: { readonly line: number }[] = [];
  readonly leftOut: LeftOut[] = [];
  readonly droppedTags = new Map<string, Notice>();
  readonly notices: Notice[] = [];
  /** The captions that pictures get if they are alone in their paragraphs, and the names that are numbered. */
  readonly captions = new WeakMap<Image, PictureCaption>();
  /** The names of places that were read since the last heading or paragraph ended. */
  #anchors: string[] = [];
  /** The source line of the last token that had one, counted from 1. */
  line = 1;
  /** The last line of what that token began. */
  lastLine = 1;
  #index = 0;

  /** @param name unique among the readers of a text */
  constructor(
    private readonly tokens: readonly Token[],
    private readonly readers: Readers,
    readonly name = '',
    /** Whether alternative texts are captions of pictures in paragraphs of their own. */
    readonly captionsAreAlt = false,
  ) {}

  /** How many comments and other things have been left out so far. */
  get omissions(): number {
    return this.comments.length + this.leftOut.length;
  }

  /** Records classes that say nothing here, by default those of a block. */
  leaveOutClasses(
    names: readonly string[] = [],
    kind: 'class' | 'pictureClass' | 'tableClass' = 'class',
    line = this.line,
  ): void {
    for (const name of names) this.leftOut.push({ kind, line, what: `.${name}` });
  }

  /** Records attributes with values, as they are written, that mean nothing here. */
  leaveOutValues(written: readonly string[] = []): void {
    for (const what of written) this.leftOut.push({ kind: 'attribute', line: this.line, what });
  }

  /** Records a comment of HTML, unless it is empty or speaks to a program rather than to people. */
  leaveOutComment(text: string, line: number): void {
    if (REMARK.test(text)) this.leftOut.push({ kind: 'htmlComment', line, what: `“${text.trim()}”` });
  }

  /** Everything found so far, without the tokens. */
  get found(): Found {
    const { notes, images, formulas, abbreviations, latexDefinitions } = this;
    const {
      citations,
      indexMarks,
      hasWikiLinks,
      hasNumbered,
      hasReviews,
      comments,
      leftOut,
      droppedTags,
      notices,
    } = this;
    const lists = [notes, images, formulas, abbreviations, citations, indexMarks, comments, leftOut, notices];
    const hasMore =
      latexDefinitions !== '' || hasWikiLinks || hasNumbered || hasReviews || droppedTags.size > 0;
    return {
      notes,
      images,
      formulas,
      abbreviations,
      latexDefinitions,
      citations,
      indexMarks,
      hasWikiLinks,
      hasNumbered,
      hasReviews,
      comments,
      leftOut,
      droppedTags,
      notices,
      isEmpty: !hasMore && lists.every(({ length }) => length === 0),
    };
  }

  /** Whether names were read for a heading or paragraph that has not come yet, or something else belongs to it. */
  get hasAnchors(): boolean {
    return this.#anchors.length > 0 || this.awaitsMore;
  }

  report(notice: Notice): void {
    this.notices.push(notice);
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

  /** The comment of a mark: that of an end is the one that began with the same name, or else with the same text. */
  comment(type: CommentMark['type'], { written, id, by, isReply }: WrittenComment): Comment {
    const text = written.trim().replace(/[ \t]*\n[ \t]*/g, '\n');
    const key = id === undefined ? text : `#${id}`;
    if (type === 'commentStart') {
      const last = isReply && this.#lastComment;
      const comment = { text, ...(by && { by }), ...(last && { answers: last.answers ?? last }) };
      this.#openComments.push({ key, comment });
      this.#lastComment = comment;
      return comment;
    }
    const index = this.#openComments.findIndex((each) => each.key === key);
    const [open] = index === -1 ? [] : this.#openComments.splice(index, 1);
    const ended = open?.comment ?? { text };
    this.#lastComment = ended;
    return ended;
  }

  /** Records the meaning of an abbreviation. */
  abbreviation(form: string, meaning: string, line: number): void {
    const folded = meaning.replace(/\s+/g, ' ').trim();
    if (form !== '' && folded !== '') this.abbreviations.push({ form, meaning: folded, line });
  }

  /** Names the paragraph or heading that is being read, or else the next. */
  anchor(name: string | undefined): void {
    if (name) this.#anchors.push(name);
  }

  /** The names that a paragraph or heading has been given, once it has been read. */
  takeAnchors(): { readonly anchors?: readonly string[] } {
    if (this.#anchors.length === 0) return NO_ANCHORS;
    const anchors = this.#anchors;
    this.#anchors = [];
    return { anchors };
  }

  /** Reads what takes the names in it itself. */
  named<Result>(read: () => Result): { readonly result: Result; readonly names: readonly string[] } {
    const outer = this.#anchors;
    this.#anchors = [];
    const result = read();
    const names = this.#anchors;
    this.#anchors = outer;
    return { result, names };
  }

  next(): Token | undefined {
    const token = this.tokens[this.#index++];
    if (token?.map) {
      this.line = token.map[0] + 1;
      this.lastLine = token.map[1];
    }
    return token;
  }

  /** The next token, which the parser guarantees to be here. */
  expect(type: string): Token {
    const token = this.next();
    if (token?.type !== type) throw new Error(`Cannot read ${token?.type ?? 'the end'}, expected ${type}`);
    return token;
  }

  peek(): Token | undefined {
    return this.tokens[this.#index];
  }
}
