import { type ChildMapper, isParent, mapChildren } from './children.js';
import type { Block, Document, Inline, Paragraph } from './document.js';

/** Returns the replacement for an inline, or `undefined` to keep it and map its children; `next` is its next sibling. */
export type InlineMapper = (inline: Inline, next: Inline | undefined) => readonly Inline[] | undefined;

/** A copy of blocks in which `map` has replaced inlines. */
export function mapInlines(blocks: readonly Block[], map: InlineMapper): Block[] {
  const mapper: ChildMapper = {
    inlines: (inlines) => mapRun(inlines, map),
    blocks: (each) => each.map((block) => mapChildren(block, mapper)),
  };
  return blocks.map((block) => mapChildren(block, mapper));
}

/** A copy of a document in which `map` has replaced inlines, including those in its title and notes. */
export function mapDocument(document: Document, map: InlineMapper): Document {
  const definitions = [...document.definitions].map(([identifier, definition]) => {
    const children = mapInlines(definition.children, map);
    return [identifier, { ...definition, children }] as const;
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

function mapRun(inlines: readonly Inline[], map: InlineMapper): Inline[] {
  return inlines.flatMap((inline, index) => {
    const mapped = map(inline, inlines[index + 1]);
    if (mapped) return mapped;
    return isParent(inline) ? { ...inline, children: mapRun(inline.children, map) } : inline;
  });
}
