import { type ChildMapper, isParent, mapChildren, mapEach } from './children.js';
import type { Block, Document, Inline, Paragraph } from './document.js';

/** Returns the replacement for an inline, or `undefined` to keep it and map its children; `next` is its next sibling. */
export type InlineMapper = (inline: Inline, next: Inline | undefined) => readonly Inline[] | undefined;

/** Blocks in which `map` has replaced inlines: copies of those that this changes, and the others themselves. */
export function mapInlines(blocks: readonly Block[], map: InlineMapper): readonly Block[] {
  const mapper: ChildMapper = {
    inlines: (inlines) => mapRun(inlines, map),
    blocks: (each) => mapEach(each, (block) => mapChildren(block, mapper)),
  };
  return mapper.blocks(blocks);
}

/** A copy of a document in which `map` has replaced inlines, including those in its title and notes. */
export function mapDocument(document: Document, map: InlineMapper): Document {
  const definitions = [...document.definitions].map(([identifier, definition]) => {
    const children = mapInlines(definition.children, map);
    return [identifier, children === definition.children ? definition : { ...definition, children }] as const;
  });
  const blocks = mapInlines(document.blocks, map);
  const { title, subtitle } = document;
  return {
    ...document,
    ...(title && { title: mapLine(title, map) }),
    ...(subtitle && { subtitle: mapLine(subtitle, map) }),
    blocks,
    definitions: new Map(definitions),
  };
}

function mapLine(line: Paragraph, map: InlineMapper): Paragraph {
  return { ...line, children: mapRun(line.children, map) };
}

function mapRun(inlines: readonly Inline[], map: InlineMapper): readonly Inline[] {
  let mapped: Inline[] | undefined;
  for (const [index, inline] of inlines.entries()) {
    const own = map(inline, inlines[index + 1]) ?? [withMappedChildren(inline, map)];
    if (!mapped && own.length === 1 && own[0] === inline) continue;
    mapped ??= inlines.slice(0, index);
    mapped.push(...own);
  }
  return mapped ?? inlines;
}

function withMappedChildren(inline: Inline, map: InlineMapper): Inline {
  if (!isParent(inline)) return inline;
  const children = mapRun(inline.children, map);
  return children === inline.children ? inline : { ...inline, children };
}
