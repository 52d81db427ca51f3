import { calloutTitle } from '../../language/generated-text.js';
import type { ComposedBlock, ComposedInline, ComposedRow, ComposedTable } from '../../model/composed.js';
import type { Block, Callout } from '../../model/document.js';
import { capitalized } from '../../model/names/style-ids.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { blocksRunRightToLeft, isGivenRightToLeft, isRightToLeft } from '../../model/nodes/text-direction.js';
import type { Caption } from '../../model/resolved.js';
import { cellMargins } from '../../theme/table-cells.js';
import { bookmarked } from '../bookmarked.js';
import { captionNumber } from '../caption.js';
import type { Composer } from '../composer.js';
import { type Context, inCallout, lineWidth } from '../context.js';
import { paragraph } from '../paragraph.js';
import { textRuns } from '../runs.js';
import { withFirstFree } from './kept-together.js';

/**
 * A table of one column whose style draws the bar and the background, so that both stay in one piece around lists, code
 * and nested tables. The title has a row of its own, which keeps with the next: in the row of the text it would keep all
 * of that on one page in LibreOffice, and on that of what follows in Word. The text's row may break across pages, unless it
 * is short.
 */
export function callout(node: Callout, context: Context, composer: Composer): [ComposedTable] {
  const { kind, children, line } = node;
  const source = { first: line, last: line };
  const { terms, captions, targets } = context.environment.resolved;
  const caption = captions.get(node);
  const title = caption ? caption.text : calloutTitle(node, terms);
  const width = lineWidth(context);
  const rightToLeft =
    isGivenRightToLeft(context) ?? blocksRunRightToLeft(children, context.rightToLeft, node.title);
  const name = capitalized(kind);
  const { left, right } = cellMargins(context.environment.theme, `Callout${name}`);
  const inside = inCallout(context, Math.max(width - left - right, 1), rightToLeft);
  const style = `Callout${name}Title` as const;
  const numbered = caption ? numberOf(caption) : [];
  const shown = [...numbered, ...composer.inlines(title, inside)];
  const heading =
    shown.length > 0
      ? [paragraph(bookmarked(shown, targets.get(node) ?? []), inside, { style, source })]
      : [];
  const text = composer.blocks(children, inside);
  const isNeeded = text.length > 0 || heading.length === 0;
  if (isNeeded && text.at(-1)?.type !== 'paragraph') text.push(paragraph([], inside));
  const row = (blocks: readonly ComposedBlock[], splits: boolean): ComposedRow => ({
    isHeader: false,
    splits,
    cells: [{ column: 0, columns: 1, rows: 1, continued: false, width, blocks }],
  });
  return [
    {
      type: 'table',
      style: `Callout${name}`,
      widths: [width],
      indent: context.left,
      // The bar is the table's left border, which is then on the right.
      rightToLeft,
      // Word's accessibility checker asks for a header. A row that is one would not break across pages in LibreOffice.
      hasFirstRow: true,
      source,
      rows: [
        row(heading, false),
        isShort(children) ? row(text, false) : row(withFirstFree(text), true),
      ].filter(({ cells }) => cells[0]?.blocks.length),
    },
  ];
}

/** "Note 2: ", or "Note 2" where no title follows. */
function numberOf(caption: Caption): readonly ComposedInline[] {
  const { before, after, afterNumber, text } = caption;
  const rightToLeft = isRightToLeft([{ type: 'text', value: before + after }]);
  return [
    ...textRuns(before, rightToLeft),
    ...captionNumber(caption),
    ...textRuns(text.length > 0 ? after : afterNumber, rightToLeft),
  ];
}

/** About six lines: if they were split, the rest on another page would look lost. */
const SHORT = 500;

function isShort(blocks: readonly Block[]): boolean {
  const length = blocks.reduce(
    (sum, block) => sum + (block.type === 'paragraph' ? plainText(block.children).length : SHORT),
    0,
  );
  return length < SHORT;
}
