import type { ReviewHandling } from '../api/options.js';
import type { Block, Document, Inline } from '../model/document.js';
import { type ChildMapper, isParent, mapChildren, mapEach, visitChildren } from '../model/nodes/children.js';
import { walkDocument } from '../model/nodes/walk.js';
import { pushAll } from '../text/long-arrays.js';

/**
 * Accepts or rejects the insertions, deletions and comments of a document, or prepares them as tracked changes, where every
 * comment is anchored to text. Blocks that become empty are removed, and paragraphs whose separation is gone are joined.
 */
export function settleReviews(document: Document, handling: ReviewHandling): Document {
  const mapper: ChildMapper =
    handling === 'track'
      ? { inlines: (inlines) => inlines, blocks: (blocks) => atText(mapBlocks(blocks, mapper)) }
      : {
          inlines: (inlines) => settled(inlines, handling),
          blocks: (blocks) => settledBlocks(blocks, handling, mapper),
        };
  const definitions = [...document.definitions].map(([identifier, definition]) => {
    const children = mapper.blocks(definition.children);
    return [identifier, children === definition.children ? definition : { ...definition, children }] as const;
  });
  const { title, subtitle } = document;
  const result: Document = {
    ...document,
    ...(title && { title: { ...title, children: mapper.inlines(title.children) } }),
    ...(subtitle && { subtitle: { ...subtitle, children: mapper.inlines(subtitle.children) } }),
    blocks: mapper.blocks(document.blocks),
    definitions: new Map(definitions),
    hasReviews: handling === 'track',
  };
  return handling === 'track' ? result : withoutGone(result, document);
}

function mapBlocks(blocks: readonly Block[], mapper: ChildMapper): readonly Block[] {
  return mapEach(blocks, (block) => mapChildren(block, mapper));
}

type Settling = Exclude<ReviewHandling, 'track'>;

const KEPT = { accept: 'insertion', reject: 'deletion' } as const;

/** Running text with the accepted changes as ordinary text and without the rejected ones. */
function settled(inlines: readonly Inline[], handling: Settling): readonly Inline[] {
  if (!inlines.some(isConcerned)) return inlines;
  const result: Inline[] = [];
  for (const inline of inlines) {
    if (inline.type === 'commentStart' || inline.type === 'commentEnd') continue;
    if (inline.type === 'insertion' || inline.type === 'deletion') {
      if (inline.type === KEPT[handling]) pushAll(result, settled(inline.children, handling));
    } else
      result.push(isParent(inline) ? { ...inline, children: settled(inline.children, handling) } : inline);
  }
  return result;
}

function isConcerned(inline: Inline): boolean {
  if (inline.type === 'commentStart' || inline.type === 'commentEnd') return true;
  if (inline.type === 'insertion' || inline.type === 'deletion') return true;
  return isParent(inline) && inline.children.some(isConcerned);
}

function settledBlocks(blocks: readonly Block[], handling: Settling, mapper: ChildMapper): readonly Block[] {
  const result: Block[] = [];
  /** Whether the end of the last block is removed, so that the next block continues it. */
  let isOpen = false;
  for (const block of blocks) {
    const own = withoutEmptied(block, mapChildren(block, mapper));
    const last = result.at(-1);
    if (own && isOpen && last && isText(last) && isText(own))
      result[result.length - 1] = { ...last, children: [...last.children, ...own.children] };
    else if (own) result.push(own);
    if (own || !isOpen) isOpen = losesEnd(block, handling) && own !== undefined;
  }
  return result.length === blocks.length && result.every((each, index) => each === blocks[index])
    ? blocks
    : result;
}

type TextBlock = Extract<Block, { readonly type: 'paragraph' | 'heading' }>;

function isText(block: Block): block is TextBlock {
  return block.type === 'paragraph' || block.type === 'heading';
}

/** Whether the end of a paragraph is part of a change that removes it. */
function losesEnd(block: Block, handling: Settling): boolean {
  if (!isText(block)) return false;
  const last = block.children.at(-1);
  const isChange = last?.type === 'insertion' || last?.type === 'deletion';
  return isChange && last.includesParagraphMark === true && last.type !== KEPT[handling];
}

/** A block after its changes were accepted or rejected; undefined if they leave it empty. */
function withoutEmptied(before: Block, after: Block): Block | undefined {
  if (after === before) return after;
  switch (after.type) {
    case 'paragraph':
    case 'heading':
      return isBlank(after.children) ? undefined : after;
    case 'list': {
      const children = after.children.filter((item) => item.children.length > 0);
      return children.length === 0 ? undefined : { ...after, children };
    }
    case 'table': {
      const rows = after.rows.filter(
        ({ cells }, index) =>
          cells.some(({ children }) => !children.every(isEmptyText)) ||
          before.type !== 'table' ||
          before.rows[index] === after.rows[index],
      );
      return rows.length === 0 ? undefined : { ...after, rows };
    }
    case 'blockquote':
    case 'callout':
    case 'columns':
    case 'details':
    case 'div':
    case 'sideBySide':
    case 'definitionList':
    case 'lineBlock':
    case 'code':
    case 'math':
    case 'thematicBreak':
    case 'pageBreak':
    case 'listPlace':
      return isEmptyContainer(after) && !isEmptyContainer(before) ? undefined : after;
  }
}

function isBlank(inlines: readonly Inline[]): boolean {
  return inlines.every((inline) => inline.type === 'text' && inline.value.trim() === '');
}

function isEmptyText(block: Block): boolean {
  return isText(block) && isBlank(block.children);
}

function isEmptyContainer(block: Block): boolean {
  let isEmpty = true;
  let hasPlaces = false;
  visitChildren(block, {
    inlines: (inlines) => {
      isEmpty &&= inlines.length === 0;
      hasPlaces = true;
    },
    blocks: (blocks) => {
      isEmpty &&= blocks.length === 0;
      hasPlaces = true;
    },
  });
  return isEmpty && hasPlaces;
}

/** Moves comments that form a paragraph alone, which would be empty in Word, to the text before it or else after it. */
function atText(blocks: readonly Block[]): readonly Block[] {
  if (!blocks.some(isOnlyComments)) return blocks;
  const result: Block[] = [];
  let waiting: readonly Inline[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    if (isOnlyComments(block)) {
      if (last && isText(last))
        result[result.length - 1] = {
          ...last,
          children: [...last.children, ...withoutSpace(block.children)],
        };
      else waiting = [...waiting, ...withoutSpace(block.children)];
    } else if (waiting.length > 0 && isText(block)) {
      result.push({ ...block, children: [...waiting, ...block.children] });
      waiting = [];
    } else result.push(block);
  }
  const line = blocks[0]?.line ?? 1;
  return waiting.length === 0 ? result : [...result, { type: 'paragraph', children: waiting, line }];
}

function isOnlyComments(block: Block): block is Extract<Block, { type: 'paragraph' }> {
  return (
    block.type === 'paragraph' &&
    block.children.every((inline) => isComment(inline) || isSpace(inline)) &&
    block.children.some(({ type }) => type === 'commentEnd')
  );
}

function isComment({ type }: Inline): boolean {
  return type === 'commentStart' || type === 'commentEnd';
}

function isSpace(inline: Inline): boolean {
  return inline.type === 'text' && inline.value.trim() === '';
}

function withoutSpace(inlines: readonly Inline[]): readonly Inline[] {
  return inlines.filter((inline) => !isSpace(inline));
}

/** Removes nodes that are no longer in a document from its lists of nodes. */
function withoutGone(document: Document, before: Document): Document {
  const definitions = new Map(document.definitions);
  const referred = referencesIn(document);
  // Footnotes referenced only in removed text are removed with it.
  for (const identifier of referencesIn(before))
    if (!referred.has(identifier)) definitions.delete(identifier);
  const kept = { ...document, definitions };
  const there = new Set<Block | Inline>();
  walkDocument(kept, {
    block: (block) => void there.add(block),
    inline: (inline) => void there.add(inline),
  });
  const isThere = (node: Block | Inline): boolean => there.has(node);
  return {
    ...kept,
    images: document.images.filter(isThere),
    formulas: document.formulas.filter(isThere),
    citations: document.citations.filter(isThere),
  };
}

function referencesIn(document: Document): ReadonlySet<string> {
  const found = new Set<string>();
  walkDocument(document, {
    inline: (inline) => {
      if (inline.type === 'footnoteReference') found.add(inline.identifier);
    },
  });
  return found;
}
