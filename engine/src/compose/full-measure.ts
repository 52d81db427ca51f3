import { textWidth } from '../theme/index.js';
import { FULL_MARGIN } from '../theme/measures.js';
import { type Context, lineWidth } from './context.js';

/**
 * How far a block that is wider than the lines of text may extend into each margin, in twips: evenly, and to an inch from the edges
 * of the paper. Only what stands in the text itself has margins beside it, unlike notes, cells, columns, lists and quotations.
 */
export function roomBeside({
  environment: { theme },
  page,
  columnWidth,
  containerStyle,
  left,
  right,
}: Context): number {
  const isOfText =
    columnWidth === textWidth(page) && containerStyle === undefined && left === 0 && right === 0;
  if (!theme.usesMargins || !isOfText) return 0;
  return Math.max(0, Math.min(page.margins.left, page.margins.right) - FULL_MARGIN);
}

/** The context of a block that needs `width`, in twips, on a line that is as wide as that, as far as the margins have room. */
export function inFullMeasure(context: Context, width: number): Context {
  const wanted = Math.ceil((width - lineWidth(context)) / 2);
  const beyond = wanted <= 0 ? 0 : Math.min(wanted, roomBeside(context));
  return beyond === 0 ? context : { ...context, left: context.left - beyond, right: context.right - beyond };
}
