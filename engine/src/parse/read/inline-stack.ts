import type { Token } from 'markdown-it';
import type {
  Break,
  CommentMark,
  Image,
  Inline,
  Link,
  Mark,
  Revision,
  Styled,
  Text,
  WikiLink,
} from '../../model/document.js';
import { plainText } from '../../model/nodes/plain-text.js';
import type { TokenReader, WrittenComment } from './reader.js';
import { inWrappers, type StyleWrapper } from './style-wrappers.js';

/** Handles one token. */
export type InlineHandler = (stack: InlineStack, token: Token) => void;

/** Adds inline tokens to a stack. */
export type AddTokens = (stack: InlineStack, tokens: readonly Token[]) => void;

/** An `abbr` element: its children are kept, and `title` is their meaning. */
export interface AbbreviationWrapper {
  readonly type: 'abbreviation';
  readonly title: string;
  readonly line: number;
}

/** An inline of HTML without content. */
export type VoidInline = Break | Image | Link | Text;

/** An inline that is still open, without its children. */
type Wrapper =
  | Omit<Mark, 'children'>
  | Omit<Styled, 'children'>
  | Omit<Link, 'children'>
  | Omit<WikiLink, 'children'>
  | Omit<Revision, 'children'>
  | StyleWrapper
  | AbbreviationWrapper;

interface Open {
  /** From the outermost to the innermost. */
  readonly wrappers: readonly Wrapper[];
  /** The HTML tag that closes it, if there is one. */
  readonly tag: string | undefined;
  /** What precedes it in its parent. Undefined if nesting is too deep: then its children are added to the parent. */
  readonly outer: Inline[] | undefined;
}

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef';
const CJK_END = new RegExp(`[${CJK}]$`, 'u');
const CJK_START = new RegExp(`^[${CJK}]`, 'u');

/** How deep marks may be nested. Only files made to break parsers are deeper. */
const MAX_DEPTH = 100;

/**
 * Builds nested inlines from a flat list of opening and closing tokens. Markdown's own pairs always match; HTML
 * tags may not, and then Markdown takes precedence.
 */
export class InlineStack {
  /** The source line of the next token. */
  line: number;
  #children: Inline[] = [];
  /** The last piece of text, since the whole text so far may be long. */
  #lastPiece = '';
  /**
   * After a line break that follows a Chinese or Japanese character: the next text decides whether a space is
   * needed.
   */
  #joins = false;
  /** After a `<br>`, where white space is not displayed (CSS Text 3, 4.1.2). */
  #isAfterBreakTag = false;
  readonly #open: Open[] = [];

  constructor(readonly reader: TokenReader) {
    this.line = reader.line;
  }

  add(inline: Inline): void {
    this.#isAfterBreakTag = false;
    this.#children.push(inline);
  }

  /** Adds the inline for an element without content. */
  addVoid(inline: VoidInline): void {
    if (inline.type === 'image') this.reader.images.push(inline);
    if (inline.type === 'text') {
      this.addText(inline.value);
      return;
    }
    if (inline.type === 'break') this.dropSpace();
    this.add(inline);
    this.#isAfterBreakTag = inline.type === 'break';
  }

  /** Adds a character that is written as an entity or escaped, which is kept even if it is a space. */
  addCharacter(text: string): void {
    this.#isAfterBreakTag = false;
    this.addText(text);
  }

  addText(given: string): void {
    const text = this.#isAfterBreakTag ? given.replace(/^[ \t]+/, '') : given;
    if (text === '') return;
    this.#isAfterBreakTag = false;
    const value = this.#joins && !CJK_START.test(text) ? ` ${text}` : text;
    this.#joins = false;
    this.#lastPiece = text;
    this.#append({ type: 'text', value });
  }

  addSoftBreak(): void {
    this.line++;
    const last = this.#children.at(-1);
    // Chinese and Japanese use no spaces, so a line break between two of their characters adds none.
    if (last?.type === 'text' && CJK_END.test(this.#lastPiece)) this.#joins = true;
    else this.addText(' ');
  }

  /** Removes the space at the end of the text. */
  dropSpace(): void {
    const last = this.#children.at(-1);
    if (last?.type !== 'text') return;
    const value = last.value.replace(/[ \t]+$/, '');
    if (value === '') this.#children.pop();
    else this.#children[this.#children.length - 1] = { type: 'text', value };
  }

  addBreak(): void {
    this.line++;
    this.add({ type: 'break' });
  }

  /**
   * Opens an inline, or several at once, from the outermost to the innermost. They end with the closing `tag`, or without
   * one, where Markdown says.
   */
  open(wrappers: Wrapper | readonly Wrapper[], tag?: string): void {
    const tooDeep = this.#open.length >= MAX_DEPTH;
    // A tag need not be closed, so one that is too deep can be ignored.
    if (tooDeep && tag !== undefined) return;
    this.#open.push({ wrappers: [wrappers].flat(), tag, outer: tooDeep ? undefined : this.#children });
    if (!tooDeep) this.#children = [];
  }

  /** The colour behind the text here. */
  get background(): string | undefined {
    const wrappers = this.#open.flatMap((open) => open.wrappers);
    const last = wrappers.findLast(({ type }) => type === 'background');
    return last && 'color' in last ? last.color : undefined;
  }

  openRevision(type: Revision['type'], includesParagraphMark: boolean, by: Revision['by']): void {
    this.reader.hasReviews = true;
    this.open({ type, ...(includesParagraphMark && { includesParagraphMark }), ...(by && { by }) });
  }

  /** Adds the beginning or the end of the text that a comment is about. */
  comment(type: CommentMark['type'], comment: WrittenComment): void {
    this.reader.hasReviews = true;
    this.add({ type, comment: this.reader.comment(type, comment) });
  }

  /** Closes the last inline that Markdown opened, and any HTML tags left open in it. */
  close(): void {
    while (this.#open.at(-1)?.tag !== undefined) this.#pop();
    this.#pop();
  }

  /** Closes the HTML tag `tag` if it was opened inside the same Markdown inline. */
  closeTag(tag: string): void {
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const open = this.#open[index]?.tag;
      if (open === undefined) return;
      if (open !== tag) continue;
      while (this.#open.length > index) this.#pop();
      return;
    }
  }

  finish(): Inline[] {
    while (this.#open.length > 0) this.#pop();
    return this.#children;
  }

  #pop(): void {
    const closed = this.#open.pop();
    if (!closed?.outer) return;
    const children = closed.wrappers.reduceRight(
      (inner, wrapper) => this.#within(wrapper, inner),
      this.#children,
    );
    this.#children = closed.outer;
    for (const child of children) this.#append(child);
  }

  #append(inline: Inline): void {
    const last = this.#children.at(-1);
    if (last?.type === 'text' && inline.type === 'text')
      this.#children[this.#children.length - 1] = { type: 'text', value: last.value + inline.value };
    else this.#children.push(inline);
  }

  #within(wrapper: Wrapper, children: Inline[]): Inline[] {
    switch (wrapper.type) {
      case 'abbreviation':
        this.reader.abbreviation(plainText(children).trim(), wrapper.title, wrapper.line);
        return children;
      case 'link':
        // A link without text to a place in the document shows its number or its heading.
        if (children.length === 0 && wrapper.url.startsWith('#')) this.reader.hasNumbered = true;
        break;
      case 'textColor':
      case 'background':
      case 'font':
      case 'direction':
      case 'language':
        return [...inWrappers([wrapper], children)];
    }
    return [{ ...wrapper, children }];
  }
}
