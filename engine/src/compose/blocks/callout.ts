import { calloutTitle } from '../../language/generated-text.js';
import type { ComposedBlock, ComposedTable } from '../../model/composed.js';
import type { Callout } from '../../model/document.js';
import { CALLOUT_MARGIN } from '../../theme/measures.js';
import { capitalized } from '../../theme/style-ids.js';
import type { Composer } from '../composer.js';
import { type Context, inCallout, lineWidth } from '../context.js';
import { directionOf, directionOfBlocks } from '../direction.js';
import { paragraph } from '../paragraph.js';

/**
 * A one-cell table whose style draws the bar and the background, so that both stay in one piece around lists, code and
 * nested tables. Its row may break across pages.
 */
export function callout(node: Callout, context: Context, composer: Composer): [ComposedTable] {
  const { kind, children, line } = node;
  const source = { first: line, last: line };
  const title = calloutTitle(node, context.environment.resolved.terms);
  const width = lineWidth(context);
  const rightToLeft = directionOf(node.title) ?? directionOfBlocks(children) ?? context.rightToLeft;
  const inside = inCallout(context, Math.max(width - 2 * CALLOUT_MARGIN, 1), rightToLeft);
  const name = capitalized(kind);
  const blocks: ComposedBlock[] = [];
  if (title.length > 0)
    blocks.push(paragraph(composer.inlines(title, inside), inside, { style: `Callout${name}Title`, source }));
  blocks.push(...composer.blocks(children, inside));
  if (blocks.at(-1)?.type !== 'paragraph') blocks.push(paragraph([], inside));
  const cell = { column: 0, columns: 1, rows: 1, continued: false, width, blocks };
  return [
    {
      type: 'table',
      style: `Callout${name}`,
      widths: [width],
      indent: context.left,
      // The bar is the table's left border, which is then on the right.
      rightToLeft,
      hasFirstRow: false,
      source,
      rows: [{ isHeader: false, splits: true, cells: [cell] }],
    },
  ];
}
