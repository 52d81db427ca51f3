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
  visitor.siblings?.(blocks);
  for (const block of blocks) {
    visitor.block?.(block);
    walkChildren(block, visitor);
  }
}

/** Walks the body, then every note in the order of the definitions. */
export function walkDocument({ blocks, definitions }: Document, visitor: Visitor): void {
  walk(blocks, visitor);
  for (const { children } of definitions.values()) walk(children, visitor);
}

function walkChildren(block: Block, visitor: Visitor): void {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      if (visitor.inline) walkInlines(block.children, visitor.inline);
      break;
    case 'callout':
      if (visitor.inline) walkInlines(block.title, visitor.inline);
      walk(block.children, visitor);
      break;
    case 'details':
      if (visitor.inline) walkInlines(block.summary, visitor.inline);
      walk(block.children, visitor);
      break;
    case 'blockquote':
      walk(block.children, visitor);
      break;
    case 'list':
      for (const item of block.children) walk(item.children, visitor);
      break;
    case 'definitionList':
      for (const { terms, definitions } of block.children) {
        if (visitor.inline) for (const { children } of terms) walkInlines(children, visitor.inline);
        for (const { children } of definitions) walk(children, visitor);
      }
      break;
    case 'table':
      if (visitor.inline && block.caption) walkInlines(block.caption, visitor.inline);
      for (const row of block.rows) for (const cell of row.cells) walk(cell.children, visitor);
      break;
  }
}

function walkInlines(inlines: readonly Inline[], visit: (inline: Inline) => void): void {
  for (const inline of inlines) {
    visit(inline);
    // Most inlines are text, and the type is quicker to see than whether there are children.
    if (inline.type !== 'text' && 'children' in inline) walkInlines(inline.children, visit);
  }
}
