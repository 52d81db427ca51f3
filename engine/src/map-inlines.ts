import type { Block, Document, Inline } from './document.js';

/** Gives what stands in place of an inline, or `undefined` to keep it and look into its children. */
export type InlineMapper = (inline: Inline) => readonly Inline[] | undefined;

/** A copy of blocks in which `map` has replaced inlines. */
export function mapInlines(blocks: readonly Block[], map: InlineMapper): Block[] {
  return blocks.map((block) => mapBlock(block, map));
}

/** A copy of a document in which `map` has replaced inlines, those in notes too. */
export function mapDocument(document: Document, map: InlineMapper): Document {
  const definitions = [...document.definitions].map(([identifier, definition]) => {
    const children = mapInlines(definition.children, map);
    return [identifier, { ...definition, children }] as const;
  });
  const blocks = mapInlines(document.blocks, map);
  return { ...document, blocks, definitions: new Map(definitions) };
}

function mapBlock(block: Block, map: InlineMapper): Block {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return { ...block, children: mapChildren(block.children, map) };
    case 'callout':
      return {
        ...block,
        title: mapChildren(block.title, map),
        children: mapInlines(block.children, map),
      };
    case 'details':
      return {
        ...block,
        summary: mapChildren(block.summary, map),
        children: mapInlines(block.children, map),
      };
    case 'blockquote':
      return { ...block, children: mapInlines(block.children, map) };
    case 'list': {
      const children = block.children.map((item) => ({ ...item, children: mapInlines(item.children, map) }));
      return { ...block, children };
    }
    case 'definitionList': {
      const children = block.children.map(({ terms, definitions }) => ({
        terms: terms.map((term) => ({ ...term, children: mapChildren(term.children, map) })),
        definitions: definitions.map((each) => ({ ...each, children: mapInlines(each.children, map) })),
      }));
      return { ...block, children };
    }
    case 'table': {
      const rows = block.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) => ({ ...cell, children: mapInlines(cell.children, map) })),
      }));
      return { ...block, rows, ...(block.caption ? { caption: mapChildren(block.caption, map) } : {}) };
    }
    default:
      return block;
  }
}

function mapChildren(inlines: readonly Inline[], map: InlineMapper): Inline[] {
  return inlines.flatMap((inline) => {
    const mapped = map(inline);
    if (mapped) return mapped;
    return 'children' in inline ? { ...inline, children: mapChildren(inline.children, map) } : inline;
  });
}
