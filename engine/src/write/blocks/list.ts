import type { List, ListItem } from '../../document.js';
import { checkbox } from '../checkbox.js';
import { type Context, inList, type Opening } from '../context.js';
import type { Ledger } from '../ledger.js';
import type { Writer } from '../writer.js';

/** Word's deepest list level; deeper lists stay on it. */
const LAST_LEVEL = 8;

export function list(node: List, context: Context, writer: Writer): string {
  const items = inList(context, node.spread);
  let xml = '';
  for (const item of node.children) {
    const opening = openingOf(item, node, items, writer.ledger);
    xml += writer.openedBlocks(item.children, { ...items, opening });
  }
  return xml;
}

/** A task has its box in place of a bullet; the item of an ordered list keeps its number beside it. */
function openingOf({ checked }: ListItem, node: List, items: Context, ledger: Ledger): Opening {
  const { resolved, theme } = items.environment;
  const level = Math.min(items.listDepth - 1, LAST_LEVEL);
  if (checked !== undefined && !node.ordered) {
    return { runs: `${checkbox(checked)}<w:r><w:tab/></w:r>`, hanging: theme.listIndent };
  }
  const numId = ledger.numbering.numId(node, resolved.listSequences.get(node), level);
  const numbering = { numId, level };
  if (checked === undefined) return { numbering };
  return { numbering, runs: `${checkbox(checked)}<w:r><w:t xml:space="preserve"> </w:t></w:r>` };
}
