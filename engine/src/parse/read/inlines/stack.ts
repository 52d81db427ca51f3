import type { Token } from 'markdown-it';
import type { Inline, Link, Mark, WikiLink } from '../../../model/document.js';
import { plainText } from '../../../model/plain-text.js';
import type { AbbreviationFrame, VoidInline } from '../../html/inline-tags.js';
import type { TokenReader } from '../reader.js';

/** Takes one token into the stack of open inlines. */
export type InlineHandler = (stack: InlineStack, token: Token) => void;

/** An inline that is still open: everything of it but its children. */
type Frame = Omit<Mark, 'children'> | Omit<Link, 'children'> | Omit<WikiLink, 'children'> | AbbreviationFrame;

interface Open {
  readonly frame: Frame;
  /** The HTML tag that closes it, if one does. */
  readonly tag: string | undefined;
  /** What stands before it in the inline around it; without, it is too deep, and its children stand there too. */
  readonly outer: Inline[] | undefined;
}

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef';
const CJK_END = new RegExp(`[${CJK}]$`, 'u');
const CJK_START = new RegExp(`^[${CJK}]`, 'u');

/** How deep marks may stand in each other. No writer gets there; a file that is made to break things does. */
const MAX_DEPTH = 100;

/**
 * Builds nested inlines from a flat run of opening and closing tokens. Markdown's own pairs always match; HTML tags
 * may not, and then what Markdown says goes first.
 */
export class InlineStack {
  /** The source line of the next token. */
  line: number;
  #children: Inline[] = [];
  /** The piece of text that came last: the whole text so far may be long. */
  #lastPiece = '';
  /** After a line break behind a Chinese or Japanese character: the next text decides whether a space is due. */
  #joins = false;
  readonly #open: Open[] = [];

  constructor(readonly reader: TokenReader) {
    this.line = reader.line;
  }

  add(inline: Inline): void {
    this.#children.push(inline);
  }

  /** What an element without content stands for. */
  addVoid(inline: VoidInline): void {
    if (inline.type === 'image') this.reader.images.push(inline);
    if (inline.type === 'text') this.addText(inline.value);
    else this.add(inline);
  }

  addText(text: string): void {
    if (text === '') return;
    const value = this.#joins && !CJK_START.test(text) ? ` ${text}` : text;
    this.#joins = false;
    this.#lastPiece = text;
    const last = this.#children.at(-1);
    if (last?.type === 'text')
      this.#children[this.#children.length - 1] = { type: 'text', value: last.value + value };
    else this.#children.push({ type: 'text', value });
  }

  addSoftBreak(): void {
    this.line++;
    const last = this.#children.at(-1);
    // Chinese and Japanese have no spaces: where a line of theirs ends and another begins, none comes in.
    if (last?.type === 'text' && CJK_END.test(this.#lastPiece)) this.#joins = true;
    else this.addText(' ');
  }

  /** Takes the space off that the text ends with. */
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

  /** Opens an inline, which ends with what closes `tag` or, without one, where Markdown says. */
  open(frame: Frame, tag?: string): void {
    const tooDeep = this.#open.length >= MAX_DEPTH;
    // Nothing has to close a tag, so one that is too deep need not be known.
    if (tooDeep && tag !== undefined) return;
    this.#open.push({ frame, tag, outer: tooDeep ? undefined : this.#children });
    if (!tooDeep) this.#children = [];
  }

  /** Closes what Markdown opened last, and any HTML tag left open in it. */
  close(): void {
    while (this.#open.at(-1)?.tag !== undefined) this.#pop();
    this.#pop();
  }

  /** Closes the HTML tag `tag` if it was opened at this depth of Markdown's own marks. */
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
    const inline = closed.frame;
    const children = this.#children;
    this.#children = closed.outer;
    if (inline.type !== 'abbreviation') {
      this.#children.push({ ...inline, children });
      return;
    }
    this.reader.abbreviation(plainText(children).trim(), inline.title, inline.line);
    for (const child of children) this.#children.push(child);
  }
}
