import { type ChildMapper, isParent, mapChildren } from './children.js';
import type { Block, Document, Inline } from './document.js';

/** Gives what stands in place of an inline, or `undefined` to keep it and look into its children. */
export type InlineMapper = (inline: Inline) => readonly Inline[] | undefined;

/** A copy of blocks in which `map` has replaced inlines. */
export function mapInlines(blocks: readonly Block[], map: InlineMapper): Block[] {
  const mapper: ChildMapper = {
    inlines: (inlines) => mapRun(inlines, map),
    blocks: (each) => each.map((block) => mapChildren(block, mapper)),
  };
  return blocks.map((block) => mapChildren(block, mapper));
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

function mapRun(inlines: readonly Inline[], map: InlineMapper): Inline[] {
  return inlines.flatMap((inline) => {
    const mapped = map(inline);
    if (mapped) return mapped;
    return isParent(inline) ? { ...inline, children: mapRun(inline.children, map) } : inline;
  });
}
