import type { ComposedInline, ComposedParagraph, Indents } from '../model/composed.js';
import type { SourceLines } from '../model/pages.js';
import type { ParagraphStyleId } from '../theme/style-ids.js';
import type { Context } from './context.js';

/** The properties of a kind of paragraph that override its context. */
export interface ParagraphLayout {
  /** The style, if it is not the context's. */
  readonly style?: ParagraphStyleId;
  /** The left and right indents of the style itself; 0 by default. */
  readonly styleLeft?: number;
  readonly styleRight?: number;
  /** Whether body text has no first-line indent here. It would shift centred text. */
  readonly flush?: boolean;
  readonly source?: SourceLines;
}

/** A paragraph with the style, indents, marker and alignment that the context asks for. */
export function paragraph(
  content: readonly ComposedInline[],
  context: Context,
  layout: ParagraphLayout = {},
): ComposedParagraph {
  const { opening, rightToLeft, alignment } = context;
  return {
    type: 'paragraph',
    style: layout.style ?? context.paragraphStyle,
    content: opening?.content ? [...opening.content, ...content] : content,
    rightToLeft,
    numbering: opening?.numbering,
    indents: isFlushed(context, layout) ? FLUSH : indentsOf(context, layout),
    alignment,
    source: layout.source,
  };
}

const FLUSH: Indents = { firstLine: 0 };

/** Whether the first-line indent of the default style must be cancelled. */
function isFlushed({ environment, paragraphStyle, alignment }: Context, layout: ParagraphLayout): boolean {
  const isBody = layout.style === undefined && paragraphStyle === undefined;
  const isAway = layout.flush === true || alignment === 'center' || alignment === 'right';
  return isBody && isAway && environment.theme.firstLineIndent !== 0;
}

/** Direct indents, only if they differ from those of the style or the list level. */
function indentsOf(context: Context, layout: ParagraphLayout): Indents | undefined {
  const { left, right, opening, environment, styleLeft, styleRight } = context;
  const { listIndent } = environment.theme;
  const hanging = opening?.hanging ?? 0;
  if (layout.style !== undefined) {
    // Indents of the style are added to those of the context.
    const [ownLeft, ownRight] = [layout.styleLeft ?? 0, layout.styleRight ?? 0];
    if (left === 0 && right === 0 && hanging === 0 && !opening?.numbering) return undefined;
    if (!opening?.numbering) return indents(left + ownLeft, right + ownRight, hanging);
    return isLevel(context, ownRight) ? undefined : indents(left, right, listIndent);
  }
  if (opening?.numbering) return isLevel(context, styleRight) ? undefined : indents(left, right, listIndent);
  if (left === styleLeft && right === styleRight && hanging === 0) return undefined;
  return indents(left, right, hanging);
}

/** Whether the list level alone gives the paragraph its indents. */
function isLevel({ left, right, opening, environment }: Context, ownRight: number): boolean {
  const level = opening?.numbering?.level ?? 0;
  return left === environment.theme.listIndent * (level + 1) && right === ownRight;
}

function indents(left: number, right: number, hanging: number): Indents {
  return { left, ...(right === 0 ? {} : { right }), ...(hanging === 0 ? {} : { hanging }) };
}
