import type { ComposedBlock, ComposedParagraph, ComposedTable } from '../../model/composed.js';
import type { DisplayMath } from '../../model/document.js';
import { cellMargins } from '../../theme/table-cells.js';
import { bookmarked } from '../bookmarked.js';
import { captionNumber } from '../caption.js';
import type { Composer } from '../composer.js';
import { type Context, lineWidth } from '../context.js';
import { paragraph } from '../paragraph.js';
import { textRuns } from '../runs.js';
import { sourceOf } from '../source.js';
import { code } from './code.js';
import { unruledRow } from './unruled-table.js';

/** A display formula, with its number beside it, or its source if it could not be converted. */
export function math(node: DisplayMath, context: Context, composer: Composer): ComposedBlock[] {
  const { equations, resolved } = context.environment;
  const formula = equations.get(node);
  if (formula === undefined)
    return code({ type: 'code', lang: '', value: node.value, line: node.line }, context, composer);
  const names = resolved.targets.get(node) ?? [];
  const content = bookmarked(
    [{ type: 'equation', isDisplayed: true, ...formula, source: node.value }],
    names,
  );
  const aligned = { ...context, alignment: undefined };
  const source = sourceOf(node);
  const caption = resolved.captions.get(node);
  if (!caption) return [paragraph(content, aligned, { bodyStyle: 'Equation', source })];
  const inside: Context = {
    ...context,
    alignment: undefined,
    left: 0,
    right: 0,
    styleLeft: 0,
    styleRight: 0,
  };
  const number = bookmarked([...textRuns('('), ...captionNumber(caption), ...textRuns(')')], [caption.entry]);
  const atEdge: Context = {
    ...inside,
    alignment: context.rightToLeft ? 'left' : 'right',
    // It ends with the lines of the text, beyond the margin of its cell.
    right: -cellMargins(context.environment.theme, 'TableNormal').right,
  };
  return [
    beside(
      paragraph(content, inside, { style: 'Equation', source }),
      paragraph(number, atEdge, { style: 'Equation', source }),
      context,
    ),
  ];
}

/** In twips: the width of a number, on both sides, so that the formula is centred. */
const NUMBER_WIDTH = 960;

/**
 * A formula in the middle and its number at the edge, in a table without rules: within a formula, only Word would find the
 * number that references show.
 */
function beside(formula: ComposedParagraph, number: ComposedParagraph, context: Context): ComposedTable {
  const width = lineWidth(context);
  const edge = Math.min(NUMBER_WIDTH, Math.floor(width / 4));
  const widths = [edge, width - 2 * edge, edge];
  const empty = { ...formula, content: [] };
  const cells = [empty, formula, number].map((block, column) => ({
    width: widths[column] ?? 0,
    shareAbove: 0.5 as const,
    blocks: [block],
  }));
  return unruledRow(cells, context, formula.source);
}
