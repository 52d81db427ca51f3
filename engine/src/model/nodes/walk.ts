import type { Block, Document, Inline } from '../document.js';
import { isContainer, isParent, visitChildren } from './children.js';
import { blocksWith, type Kinds } from './kinds.js';

/** Called with each node before its children. */
export interface Visitor {
  readonly block?: (block: Block) => void;
  readonly inline?: (inline: Inline) => void;
  /** Called with each run of sibling blocks before them. */
  readonly siblings?: (blocks: readonly Block[]) => void;
}

/**
 * Walks blocks and all that is in them, in the order of the text. Notes are not entered at their references. With `kinds`,
 * blocks that hold nothing of these kinds are passed over.
 */
export function walk(blocks: readonly Block[], visitor: Visitor, kinds?: Kinds): void {
  const { block: visit, inline, siblings } = visitor;
  const sought = kinds === undefined ? undefined : blocksWith(blocks, kinds);
  if (sought?.length === 0) {
    siblings?.(blocks);
    return;
  }
  const children = {
    inlines: inline ? (inlines: readonly Inline[]) => walkInlines(inlines, inline) : () => undefined,
    blocks(each: readonly Block[]): void {
      siblings?.(each);
      for (const block of each) {
        visit?.(block);
        // Most blocks are paragraphs, which need no visit if nobody asks for inlines.
        if (inline || isContainer(block)) visitChildren(block, children);
      }
    },
  };
  if (!sought) {
    children.blocks(blocks);
    return;
  }
  siblings?.(blocks);
  for (const block of sought) {
    visit?.(block);
    visitChildren(block, children);
  }
}

/** Walks the title and subtitle, the body, then every note in the order of the definitions. */
export function walkDocument(
  { title, subtitle, blocks, definitions }: Document,
  visitor: Visitor,
  kinds?: Kinds,
): void {
  for (const line of [title, subtitle]) if (line) walk([line], visitor, kinds);
  walk(blocks, visitor, kinds);
  for (const { children } of definitions.values()) walk(children, visitor, kinds);
}

function walkInlines(inlines: readonly Inline[], visit: (inline: Inline) => void): void {
  for (const inline of inlines) {
    visit(inline);
    // Most inlines are text, and checking the type is faster than looking for children.
    if (inline.type !== 'text' && isParent(inline)) walkInlines(inline.children, visit);
  }
}
