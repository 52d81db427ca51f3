import type { AnyNode, Element } from 'domhandler';
import { DomHandler, Parser } from 'htmlparser2';

/** Deeper than this, elements hold nothing: the readers of trees go no deeper than twice as far. */
const MAX_OPEN = 50;

/** How many elements may be open at once: the parser's work for each tag grows with them. */
const MAX_NESTING = 1000;

/** Elements in which the parser takes everything for text, up to their ends. */
const TEXT_ONLY = new Set('iframe noembed noframes plaintext script style textarea title xmp'.split(' '));

/**
 * A tree of elements that is built piece by piece: HTML in the order of the text, and between it what Markdown has
 * read, which the tree holds where it stood.
 */
export class HtmlTree<Held> {
  readonly #handler = new Handler();
  readonly #parser = new Parser(this.#handler);
  readonly #held = new Map<AnyNode, Held>();
  #written = '';

  /** All that was written: places in it are the `startIndex` of nodes. */
  get written(): string {
    return this.#written;
  }

  get nodes(): readonly AnyNode[] {
    return this.#handler.dom;
  }

  get isOpen(): boolean {
    return this.#handler.open.length > 0;
  }

  /** The names of the elements that are open. */
  get openIds(): string[] {
    return this.#handler.openElements.flatMap(({ attribs }) => attribs.id ?? []);
  }

  get isDeep(): boolean {
    return this.#handler.open.length >= MAX_OPEN;
  }

  /** Where elements are too deep in each other, in UTF-16 code units: from there on only the text is read. */
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

  /** Puts something into the innermost open element; false, and not done, amid a tag and where there is only text. */
  hold(content: Held): boolean {
    const place = this.#place();
    if (place) this.#held.set(place, content);
    return place !== undefined;
  }

  heldIn(node: AnyNode): Held | undefined {
    return this.#held.get(node);
  }

  /** A node as it was written. */
  sourceOf({ startIndex, endIndex }: AnyNode): string {
    return this.#written.slice(startIndex ?? 0, (endIndex ?? this.#written.length) + 1);
  }

  /** Closes open elements, but for the outermost as long as they reach further; false where the HTML ends amid a tag. */
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

  /** A new comment in the innermost open element. */
  #place(): AnyNode | undefined {
    this.#handler.lastComment = undefined;
    if (TEXT_ONLY.has(this.#handler.open.at(-1) ?? '')) return undefined;
    this.write('<!---->');
    return this.#handler.lastComment;
  }
}

class Handler extends DomHandler {
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
