import { isContainer, isParent, visitChildren } from './children.js';
import type { Block, Document, Inline } from './document.js';

/** Called with each node before its children. */
export interface Visitor {
  readonly block?: (block: Block) => void;
  readonly inline?: (inline: Inline) => void;
  /** Called with each run of sibling blocks before them. */
  readonly siblings?: (blocks: readonly Block[]) => void;
}

/** Walks blocks and all that is in them, in the order of the text. Notes are not entered at their references. */
export function walk(blocks: readonly Block[], visitor: Visitor): void {
  const { block: visit, inline, siblings } = visitor;
  const children = {
    inlines: inline ? (inlines: readonly Inline[]) => walkInlines(inlines, inline) : () => undefined,
    blocks(each: readonly Block[]): void {
      siblings?.(each);
      for (const block of each) {
        visit?.(block);
        // Most blocks are paragraphs: where nobody asks for running text, there is nothing to see in them.
        if (inline || isContainer(block)) visitChildren(block, children);
      }
    },
  };
  children.blocks(blocks);
}

/** Walks the title and subtitle, the body, then every note in the order of the definitions. */
export function walkDocument({ title, subtitle, blocks, definitions }: Document, visitor: Visitor): void {
  for (const line of [title, subtitle]) if (line) walk([line], visitor);
  walk(blocks, visitor);
  for (const { children } of definitions.values()) walk(children, visitor);
}

function walkInlines(inlines: readonly Inline[], visit: (inline: Inline) => void): void {
  for (const inline of inlines) {
    visit(inline);
    // Most inlines are text, and the type is quicker to see than whether there are children.
    if (inline.type !== 'text' && isParent(inline)) walkInlines(inline.children, visit);
  }
}
