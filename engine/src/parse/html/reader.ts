import type { AnyNode, Element } from 'domhandler';
import type { Block, Inline } from '../../model/document.js';
import type { AddTokens } from '../read/inline-stack.js';
import type { TokenReader } from '../read/reader.js';
import { type EmbeddedMarkdown, textIn } from './embedded-markdown.js';
import { HtmlInlines } from './inlines.js';
import { LineIndex } from './line-index.js';
import { isBlank } from './nodes.js';
import { type HtmlTree, MAX_DEPTH } from './tree.js';

/** Returns the blocks for an element, or `undefined` if it is part of running text. */
export type NodeHandler = (node: AnyNode, reader: HtmlReader) => readonly Block[] | undefined;

/** Reads the nodes of one tree of HTML, and the Markdown in it. */
export class HtmlReader {
  readonly #lines: LineIndex;
  #depth = 0;

  constructor(
    readonly tokens: TokenReader,
    private readonly tree: HtmlTree<EmbeddedMarkdown>,
    private readonly firstLine: number,
    private readonly handler: NodeHandler,
    private readonly addTokens: AddTokens,
  ) {
    this.#lines = new LineIndex(tree.written);
  }

  /** The blocks, with the running text between them as paragraphs. */
  blocks(nodes: readonly AnyNode[]): Block[] {
    const blocks: Block[] = [];
    let running: AnyNode[] = [];
    const flush = (): void => {
      const [first] = running;
      const children = this.inlines(running);
      if (first && children.length > 0)
        blocks.push({ type: 'paragraph', ...this.tokens.takeAnchors(), children, line: this.line(first) });
      running = [];
    };
    this.#depth++;
    for (const node of nodes) {
      const read = this.#read(node);
      if (read) {
        flush();
        for (const block of read) blocks.push(block);
      } else if (running.length > 0 || this.holds(node) || !isBlank(node)) {
        running.push(node);
      }
    }
    flush();
    this.#depth--;
    return blocks;
  }

  #read(node: AnyNode): readonly Block[] | undefined {
    const embedded = this.tree.embeddedIn(node);
    if (embedded) return 'blocks' in embedded ? embedded.blocks : undefined;
    return this.#depth < MAX_DEPTH ? this.handler(node, this) : undefined;
  }

  inlines(nodes: readonly AnyNode[]): Inline[] {
    const inlines = new HtmlInlines(this.tokens, (node) => this.line(node), this.tree, this.addTokens);
    for (const node of nodes) inlines.add(node);
    return inlines.finish();
  }

  /** The text in an element as written, including white space. */
  text(element: Element): string {
    return textIn(element, this.tree);
  }

  /** Whether the node is a placeholder for Markdown. */
  holds(node: AnyNode): boolean {
    return this.tree.embeddedIn(node) !== undefined;
  }

  /** Whether the node is a placeholder for blocks of Markdown. */
  holdsBlocks(node: AnyNode): boolean {
    const embedded = this.tree.embeddedIn(node);
    return embedded !== undefined && 'blocks' in embedded;
  }

  /** The source line on which a node begins, counted from 1. */
  line(node: AnyNode): number {
    return this.lineAt(node.startIndex ?? 0);
  }

  /** The source line of a position in the block. */
  lineAt(offset: number): number {
    return this.firstLine + this.#lines.breaksBefore(offset);
  }
}
