import type { PageBreak } from '../../model/leaf-blocks.js';
import { QUOTE_INDENT } from '../../theme/measures.js';
import type { FlatParagraph } from '../flat/flat.js';
import {
  type Container,
  container,
  containersKeptOpen,
  placeOf,
  TOLERANCE,
  takeWhileOpen,
} from './containers.js';
import { type Growing, openQuote } from './growing.js';

/**
 * The blocks of a text, and the containers that are open at its end: items, quotes and definitions that the next block
 * may belong to.
 */
export class OpenContainers {
  readonly root: Growing[] = [];
  #containers: readonly Container[] = [];

  constructor(private readonly isFromFootmark: boolean) {}

  /** The siblings of the next block. */
  get siblings(): Growing[] {
    return this.#containers.at(-1)?.children ?? this.root;
  }

  /** Whether a container of a kind is open. */
  isIn(kind: Container['kind']): boolean {
    return this.#containers.some((each) => each.kind === kind);
  }

  open(opened: Container): void {
    this.#containers = [...this.#containers, opened];
  }

  /** Adds a page break, which closes all containers. If it changes the orientation, it replaces a break right before it. */
  breakPage(orientation: PageBreak['orientation']): void {
    this.closeAll();
    if (orientation && this.root.at(-1)?.type === 'pageBreak') this.root.pop();
    if (this.root.at(-1)?.type !== 'pageBreak')
      this.root.push({ type: 'pageBreak', ...(orientation && { orientation }), line: 1 });
  }

  closeAll(): void {
    this.#containers = [];
  }

  /** Closes the containers that end before a paragraph. */
  keepAround(paragraph: FlatParagraph): void {
    this.#containers = containersKeptOpen(this.#containers, paragraph);
  }

  /** Closes the containers that end before a table with this indent. */
  keepAroundTable(left: number): void {
    this.#containers = takeWhileOpen(
      this.#containers,
      (each) => each.left > 0 && left >= each.left - TOLERANCE,
    );
    if (!this.isFromFootmark) return;
    // Our tables are indented as far as their container, or further by the indent of quotes.
    const fits = ({ left: start }: Pick<Container, 'left'>): boolean =>
      (left - start + TOLERANCE) % QUOTE_INDENT <= 2 * TOLERANCE;
    const innermost = this.#containers.findLastIndex(fits);
    if (innermost >= 0 || fits({ left: 0 })) this.#containers = this.#containers.slice(0, innermost + 1);
    this.#openSteps(left, QUOTE_INDENT, QUOTE_INDENT);
  }

  /** Opens the quotes around a paragraph that are not open yet: one for each step of their indent. */
  openQuotes(paragraph: FlatParagraph, left: number): void {
    const { style } = paragraph;
    const { right } = placeOf(paragraph);
    const isQuote = style.role === 'quote';
    if (!isQuote && !(this.isFromFootmark && right > 0)) return;
    this.#openSteps(left, right, isQuote && style.look.left ? style.look.left : QUOTE_INDENT);
    // Where space is scarce, our quotes are indented less on the left, but not on the right.
    if ((isQuote || right === QUOTE_INDENT) && !this.isIn('quote')) this.#openQuote(left, right);
  }

  #openSteps(left: number, right: number, unit: number): void {
    for (let base = this.#containers.at(-1)?.left ?? 0; left - base >= unit - TOLERANCE; base += unit)
      this.#openQuote(base + unit, right);
  }

  #openQuote(left: number, right: number): void {
    const children: Growing[] = [];
    this.siblings.push(openQuote(children));
    this.open({ ...container('quote', left, children), right });
  }
}
