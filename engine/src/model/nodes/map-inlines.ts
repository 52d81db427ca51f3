import { pushAll } from '../../text/long-arrays.js';
import type { Block, Document, FootnoteDefinition, Inline } from '../document.js';
import { type ChildMapper, isParent, mapChildren, mapEach } from './children.js';
import type { KeptCopies } from './kept-copies.js';

/** Returns the replacement for an inline, or `undefined` to keep it and map its children; `next` is its next sibling. */
type InlineMapper = (inline: Inline, next: Inline | undefined) => readonly Inline[] | undefined;

/** Returns the replacement for the inlines of a paragraph, a heading or the like: themselves, if nothing changes. */
export type RunMapper = (inlines: readonly Inline[]) => readonly Inline[];

/** Where the copies of a document's blocks are kept, and all that they depend on besides the blocks. */
interface Keeping {
  readonly copies: KeptCopies;
  readonly about: string;
}

/** Another mapper for the runs of headings. */
interface Headings {
  readonly inHeadings: RunMapper;
}

/** Blocks in which `map` has replaced inlines: copies of those that this changes, and the others themselves. */
export function mapInlines(blocks: readonly Block[], map: InlineMapper, keeping?: Keeping): readonly Block[] {
  return mapRuns(blocks, (inlines) => mapRun(inlines, map), keeping);
}

/** A copy of a document in which `map` has replaced inlines, including those in its title and notes. */
export function mapDocument(document: Document, map: InlineMapper, keeping?: Keeping): Document {
  return mapDocumentRuns(document, (inlines) => mapRun(inlines, map), keeping);
}

/** The same for whole runs of inlines. */
export function mapDocumentRuns(document: Document, map: RunMapper, keeping?: Keeping): Document {
  const { title, subtitle, blocks, definitions } = document;
  const inDefinition = (definition: FootnoteDefinition): FootnoteDefinition => {
    const children = mapRuns(definition.children, map);
    return children === definition.children ? definition : { ...definition, children };
  };
  return {
    ...document,
    ...(title && { title: { ...title, children: map(title.children) } }),
    ...(subtitle && { subtitle: { ...subtitle, children: map(subtitle.children) } }),
    blocks: mapRuns(blocks, map, keeping),
    definitions: new Map(
      Array.from(definitions, ([identifier, definition]) => [
        identifier,
        keeping ? keeping.copies.of(definition, keeping.about, inDefinition) : inDefinition(definition),
      ]),
    ),
  };
}

/** Blocks in which `map` has replaced the inlines of paragraphs, headings and the like. */
export function mapRuns(
  blocks: readonly Block[],
  map: RunMapper,
  keeping?: Keeping | Headings,
): readonly Block[] {
  const mapper: ChildMapper = {
    inlines: map,
    blocks: (each) =>
      mapEach(each, (block) => mapChildren(block, block.type === 'heading' ? ofHeadings : mapper)),
  };
  const ofHeadings = keeping && 'inHeadings' in keeping ? { ...mapper, inlines: keeping.inHeadings } : mapper;
  if (!keeping || 'inHeadings' in keeping) return mapper.blocks(blocks);
  const { copies, about } = keeping;
  return mapEach(blocks, (block) => copies.of(block, about, (own) => mapChildren(own, mapper)));
}

/** A run in which `map` has replaced inlines, at any depth. */
export function mapRun(inlines: readonly Inline[], map: InlineMapper): readonly Inline[] {
  let mapped: Inline[] | undefined;
  for (const [index, inline] of inlines.entries()) {
    const own = map(inline, inlines[index + 1]) ?? [withMappedChildren(inline, map)];
    if (!mapped && own.length === 1 && own[0] === inline) continue;
    mapped ??= inlines.slice(0, index);
    pushAll(mapped, own);
  }
  return mapped ?? inlines;
}

function withMappedChildren(inline: Inline, map: InlineMapper): Inline {
  if (!isParent(inline)) return inline;
  const children = mapRun(inline.children, map);
  return children === inline.children ? inline : { ...inline, children };
}
