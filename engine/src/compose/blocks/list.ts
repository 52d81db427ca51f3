import type { ComposedBlock, ListFormat } from '../../model/composed.js';
import type { List, ListItem } from '../../model/document.js';
import type { Composer } from '../composer.js';
import { type Context, inList, type Opening } from '../context.js';
import { directionOfItems } from '../direction.js';
import { textRuns } from '../runs.js';

/** Word's deepest list level; deeper lists stay on it. */
const LAST_LEVEL = 8;

export function list(node: List, context: Context, composer: Composer): ComposedBlock[] {
  const rightToLeft = context.keepsSide
    ? context.rightToLeft
    : directionOfItems(
        node.children.map(({ children }) => children),
        context.rightToLeft,
      );
  const items = inList(context, node.spread, rightToLeft);
  return node.children.flatMap((item) =>
    composer.openedBlocks(item.children, { ...items, opening: openingOf(item, node, items) }),
  );
}

/** A task shows its checkbox instead of a bullet; in an ordered list it keeps its number as well. */
function openingOf({ checked }: ListItem, node: List, { environment, listDepth }: Context): Opening {
  const { resolved, theme } = environment;
  if (checked !== undefined && !node.ordered)
    return { content: [{ type: 'checkbox', checked }, { type: 'tab' }], hanging: theme.listIndent };
  const numbering = {
    sequence: resolved.listSequences.get(node),
    format: formatOf(node),
    start: node.start,
    level: Math.min(listDepth - 1, LAST_LEVEL),
  };
  if (checked === undefined) return { numbering };
  return { numbering, content: [{ type: 'checkbox', checked }, ...textRuns(' ')] };
}

function formatOf({ ordered, delimiter }: List): ListFormat {
  if (!ordered) return 'bullet';
  return delimiter === ')' ? 'decimal-parenthesis' : 'decimal-period';
}
