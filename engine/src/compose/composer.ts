import type { ComposedBlock, ComposedInline } from '../model/composed.js';
import type { Block, Inline } from '../model/document.js';
import type { Context } from './context.js';

/** Lets a handler compose its node's children. Handlers know each other only through it. */
export interface Composer {
  /** Composes blocks one after the other. */
  blocks(blocks: readonly Block[], context: Context): ComposedBlock[];
  /**
   * Composes the blocks of a list item or a note, whose first paragraph begins with the context's opening. If
   * the first block cannot begin with it, an empty paragraph does.
   */
  openedBlocks(blocks: readonly Block[], context: Context): ComposedBlock[];
  /** Composes inlines one after the other. */
  inlines(inlines: readonly Inline[], context: Context): ComposedInline[];
}

/** Composes one block as paragraphs and tables. */
export type BlockHandler<Node extends Block> = (
  node: Node,
  context: Context,
  composer: Composer,
) => readonly ComposedBlock[];

/** Adds what inlines become to the content of a paragraph. */
export type AddInlines = (inlines: readonly Inline[], context: Context, out: ComposedInline[]) => void;

/** Adds what one inline becomes to the content of a paragraph; `add` is for its children. */
export type InlineHandler<Node extends Inline> = (
  node: Node,
  context: Context,
  out: ComposedInline[],
  add: AddInlines,
) => void;
