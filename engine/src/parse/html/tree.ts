import type { AnyNode, Element } from 'domhandler';
import { Parser } from 'htmlparser2';
import { ImpliedEnds } from '../../html/implied-ends.js';

/** Below this depth, no Markdown is embedded in elements: the readers of the tree descend at most twice as far. */
const MAX_OPEN = 50;

/** Below this depth, elements are read as plain text: HTML does not limit nesting. */
export const MAX_DEPTH = 100;

/** The most elements that may be open at once: the parser's time per tag grows with their number. */
const MAX_NESTING = 1000;

/** Elements whose content the parser treats as text, up to their end tags. */
const TEXT_ONLY = new Set('iframe noembed noframes plaintext script style textarea title xmp'.split(' '));

/**
 * A tree of elements that is built piece by piece: HTML in document order, with the Markdown between it at its
 * place in the tree.
 */
export class HtmlTree<Embedded> {
  readonly #handler = new Handler();
  readonly #parser = new Parser(this.#handler, { recognizeSelfClosing: true });
  readonly #embedded = new Map<AnyNode, Embedded>();
  #written = '';

  /** Everything written so far. The `startIndex` of nodes refers to it. */
  get written(): string {
    return this.#written;
  }

  get nodes(): readonly AnyNode[] {
    return this.#handler.dom;
  }

  get isOpen(): boolean {
    return this.#handler.open.length > 0;
  }

  /** The ids of the open elements. */
  get openIds(): string[] {
    return this.#handler.openElements.flatMap(({ attribs }) => attribs.id ?? []);
  }

  get isDeep(): boolean {
    return this.#handler.open.length >= MAX_OPEN;
  }

  /** Where nesting becomes too deep, in UTF-16 code units. After that, only text is read. */
  get tooDeepFrom(): number | undefined {
    return this.#handler.tooDeepFrom;
  }

  write(html: string): void {
    this.#written += html;
    if (this.tooDeepFrom === undefined) this.#parser.write(html);
    if (this.tooDeepFrom !== undefined)
      this.#handler.ontext(
        this.#written
          .slice(Math.max(this.tooDeepFrom, this.#written.length - html.length))
          .replace(/<[^<>]*>/g, ''),
      );
  }

  /**
   * Adds Markdown to the innermost open element. Inside a tag or an element that can only contain text, it does
   * nothing and returns false.
   */
  embed(content: Embedded): boolean {
    const place = this.#place();
    if (place) this.#embedded.set(place, content);
    return place !== undefined;
  }

  embeddedIn(node: AnyNode): Embedded | undefined {
    return this.#embedded.get(node);
  }

  /** The source of a node. */
  sourceOf({ startIndex, endIndex }: AnyNode): string {
    return this.#written.slice(startIndex ?? 0, (endIndex ?? this.#written.length) + 1);
  }

  /** Closes open elements, except the outer ones that extend further. Returns false if the HTML ends inside a tag. */
  closeUnless(reaches: (name: string) => boolean): boolean {
    if (!this.#place()) return false;
    const { open } = this.#handler;
    const end = open.findIndex((name) => !reaches(name));
    const kept = Math.min(end < 0 ? open.length : end, MAX_OPEN);
    for (const name of open.slice(kept).reverse()) this.write(`</${name}>`);
    return true;
  }

  end(): void {
    if (this.tooDeepFrom === undefined) this.#parser.end();
  }

  /** Adds a comment to the innermost open element. */
  #place(): AnyNode | undefined {
    this.#handler.lastComment = undefined;
    if (TEXT_ONLY.has(this.#handler.open.at(-1) ?? '')) return undefined;
    this.write('<!---->');
    return this.#handler.lastComment;
  }
}

class Handler extends ImpliedEnds {
  lastComment: AnyNode | undefined;
  tooDeepFrom: number | undefined;
  #parser: Parser | undefined;

  constructor() {
    super(undefined, { withStartIndices: true, withEndIndices: true });
  }

  override onparserinit(parser: Parser): void {
    super.onparserinit(parser);
    this.#parser = parser;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    if (this.tagStack.length <= MAX_NESTING || !this.#parser) return;
    this.#parser.pause();
    this.tooDeepFrom = this.#parser.endIndex + 1;
  }

  get openElements(): Element[] {
    return this.tagStack.slice(1) as Element[];
  }

  get open(): string[] {
    return this.openElements.map(({ name }) => name);
  }

  override oncomment(data: string): void {
    super.oncomment(data);
    this.lastComment = this.tagStack.at(-1)?.lastChild ?? undefined;
  }
}
