import type { ComposedBlock, ComposedInline, ComposedParagraph } from '../../model/composed.js';
import type { List, ListItem } from '../../model/document.js';
import {
  isOfOutline,
  LAST_LIST_LEVEL,
  type ListFormat,
  outlineFormat,
} from '../../model/names/list-formats.js';
import { isListStyle, listStyle, listStyleDepth } from '../../model/names/style-ids.js';
import { directionOfItems } from '../../model/nodes/text-direction.js';
import { usualNumbers } from '../../theme/measures.js';
import type { Composer } from '../composer.js';
import { type Context, inList, type Opening } from '../context.js';
import { textRuns } from '../runs.js';

export function list(node: List, context: Context, composer: Composer): ComposedBlock[] {
  const rightToLeft =
    context.directedBy === 'letters'
      ? directionOfItems(
          node.children.map(({ children }) => children),
          context.rightToLeft,
        )
      : context.rightToLeft;
  const items = inList(context, node, rightToLeft);
  // Nearly all items have the same.
  const marker = markerOf(node, items);
  const composed = node.children.flatMap((item) =>
    composer.openedBlocks(item.children, { ...items, opening: openingOf(item, node, items, marker) }),
  );
  return context.listDepth > 0 ? composed : withEndsKept(closedUp(composed));
}

/**
 * No page ends with the first line of a list, or begins with the last: a short item there stays with the one beside it. Items in
 * cells, which have the style of the cell, do not: they would keep their row with the one below.
 */
function withEndsKept(composed: ComposedBlock[]): ComposedBlock[] {
  const last = composed.length - 1;
  return composed.map((block, index) => {
    const staysShort = index === 0 || (index === last - 1 && isShort(composed[last], MAX_LINE));
    return staysShort && index < last && isShort(block, MAX_KEPT) ? { ...block, keepNext: true } : block;
  });
}

/** In characters: about a line, and about two, which other programs than Word move to the next page as a whole. */
const MAX_LINE = 75;
const MAX_KEPT = 150;

function isShort(block: ComposedBlock | undefined, max: number): boolean {
  return block?.type === 'paragraph' && isListStyle(block.style) && lengthOf(block.content) <= max;
}

function lengthOf(content: readonly ComposedInline[]): number {
  let length = 0;
  for (const inline of content)
    if (inline.type === 'text') length += inline.text.length;
    else if ('content' in inline) length += lengthOf(inline.content);
  return length;
}

/** Word leaves out the space between paragraphs of one style; in a tight list, it has none between other styles either. */
function closedUp(composed: readonly ComposedBlock[]): ComposedBlock[] {
  return composed.map((block, index) => {
    const next = composed[index + 1];
    const isBetween = isTight(block) && isTight(next) && block.style !== next.style;
    return isBetween ? { ...block, spacing: { after: 0, always: false } } : block;
  });
}

function isTight(block: ComposedBlock | undefined): block is ComposedParagraph {
  return block?.type === 'paragraph' && isListStyle(block.style) && block.spacing === undefined;
}

/** A task shows its checkbox instead of a bullet; in an ordered list it keeps its number as well. */
function openingOf({ checked }: ListItem, node: List, context: Context, marker: Opening): Opening {
  if (checked === undefined) return marker;
  const { environment, containerStyle } = context;
  if (node.ordered) return { ...marker, content: [{ type: 'checkbox', checked }, ...textRuns(' ')] };
  return {
    content: [{ type: 'checkbox', checked }, { type: 'tab' }],
    hanging: environment.theme.listIndent,
    ...(containerStyle ? {} : { style: 'ListParagraph' }),
  };
}

/** The bullet or number of an item. */
function markerOf(node: List, context: Context): Opening {
  const { environment, listDepth, containerStyle, namedStyle } = context;
  // Examples are counted on one level, wherever they are; deeper lists stay on Word's last.
  const level = node.style === 'example' ? 0 : Math.min(listDepth - 1, LAST_LIST_LEVEL);
  const format = formatOf(node, context);
  const depth = listStyleDepth(listDepth);
  const isStyled = containerStyle === undefined && namedStyle === undefined;
  const numbering = {
    sequence: environment.resolved.listSequences.get(node),
    format,
    start: node.start,
    level,
    isOfStyle: isStyled && format === 'bullet' && depth === listDepth,
  };
  return {
    numbering,
    ...(isStyled ? { style: listStyle(node.ordered ? 'Number' : 'Bullet', depth) } : {}),
    ...(namedStyle !== undefined && { isNamed: true as const }),
  };
}

function formatOf({ ordered, delimiter, style }: List, context: Context): ListFormat {
  if (!ordered) return 'bullet';
  const { outlineFrom, environment } = context;
  if (outlineFrom !== undefined && isOfOutline(usualNumbers(environment.theme)))
    return outlineFormat(outlineFrom, delimiter);
  return `${style ?? 'decimal'}${delimiter}`;
}
