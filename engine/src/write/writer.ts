import type { Block, Inline } from '../document.js';
import type { Context } from './context.js';
import type { Ledger } from './ledger.js';

/** What a handler is given to write its node's children with, and the numbers that the document shares. */
export interface Writer {
  readonly ledger: Ledger;
  /** Writes blocks one after the other. */
  blocks(blocks: readonly Block[], context: Context): string;
  /** Writes blocks one by one, as they are asked for. */
  eachBlock(blocks: readonly Block[], context: Context): Generator<string, void>;
  /**
   * Writes the blocks of a list item or a note, whose first paragraph begins with the context's opening. Where the
   * first block is none that can begin so, an empty paragraph does.
   */
  openedBlocks(blocks: readonly Block[], context: Context): string;
  /** Writes inlines one after the other. */
  inlines(inlines: readonly Inline[], context: Context): string;
}

/** Writes one block: paragraphs and tables. */
export type BlockHandler<Node extends Block> = (node: Node, context: Context, writer: Writer) => string;

/** Writes one inline: runs, or what may stand beside runs in a paragraph. */
export type InlineHandler<Node extends Inline> = (node: Node, context: Context, writer: Writer) => string;
