import type {
  ComposedInline,
  ComposedParagraph,
  Indents,
  ListNumbering,
  RunProperties,
  Spacing,
} from '../model/composed.js';
import { isListStyle, type ParagraphStyleId } from '../model/names/style-ids.js';
import type { SourceLines } from '../model/pages.js';
import { TWIPS_PER_POINT } from '../model/units.js';
import { formatOf, formatsOf } from '../theme/formats.js';
import { listLeft } from '../theme/measures.js';
import type { Context } from './context.js';
import { withSizes } from './inlines/font.js';
import { endRevisionOf } from './inlines/revision.js';
import { namedParagraph } from './named-styles.js';

/** The properties of a kind of paragraph that override its context. */
interface ParagraphLayout {
  /** The style, if it is not the context's. */
  readonly style?: ParagraphStyleId;
  /** The left and right indents of the style itself; 0 by default. */
  readonly styleLeft?: number;
  readonly styleRight?: number;
  /** The style in place of body text, but not of that of lists, quotes, notes and cells. */
  readonly bodyStyle?: ParagraphStyleId;
  readonly source?: SourceLines;
}

/** For titles and code: in a justified template, Word would draw their words apart. */
export function unjustified(
  style: ParagraphStyleId,
  { environment: { theme } }: Context,
): 'left' | undefined {
  return theme.paragraphs.get(style)?.alignment === 'both' ? 'left' : undefined;
}

/** A paragraph with the style, indents, marker and alignment that the context asks for. */
export function paragraph(
  content: readonly ComposedInline[],
  context: Context,
  layout: ParagraphLayout = {},
): ComposedParagraph {
  const { opening, rightToLeft, alignment } = context;
  const style = layout.style ?? opening?.style ?? textStyle(context, layout);
  const endRevision = endRevisionOf(content);
  const hasOwnStyle = opening?.numbering !== undefined && !opening.isNamed;
  const named = layout.style === undefined && !hasOwnStyle ? context.namedStyle : undefined;
  // A style that the text names knows neither the marker of an item nor where its text begins.
  const inStyle = named === undefined ? context : { ...context, styleLeft: 0, styleRight: 0 };
  // A document has very many of these, and objects that are spread into each other take much longer to make.
  const made: ComposedParagraph = {
    type: 'paragraph',
    style,
    content: withSizes(opening?.content ? [...opening.content, ...content] : content, (run) =>
      sizeOf(run, style, context),
    ),
    rightToLeft,
    numbering: numberingOf(context, layout, named !== undefined),
    indents: indentsOf(inStyle, layout),
    spacing: context.isSpread && isListStyle(style) ? SPREAD : undefined,
    alignment,
    source: layout.source,
  };
  // A task has its box.
  const isTask = opening?.content && style === 'ListParagraph';
  const marked = isTask
    ? withoutNumber(made, context)
    : style === 'Bibliography'
      ? asReference(made, context)
      : made;
  if (!endRevision && named === undefined) return marked;
  return {
    ...marked,
    ...(named !== undefined && namedParagraph(named, style, context.environment)),
    ...(endRevision && { endRevision }),
  };
}

/** The size in points that the styles of a paragraph and of a run in it give it. */
function sizeOf(run: RunProperties, style: ParagraphStyleId, { environment }: Context): number {
  const formats = formatsOf(environment.theme);
  const own = run.style === undefined ? undefined : formats.characters.get(run.style)?.size;
  return own ?? formatOf(formats, style).size / TWIPS_PER_POINT;
}

/**
 * A title, a caption or a task without the number that its style has in a template: a title because it is based on a numbered
 * heading, a caption because the text gives it one, and a task because it has a box.
 */
export function withoutNumber(made: ComposedParagraph, { environment }: Context): ComposedParagraph {
  const isNumbered = environment.theme.strayNumbers.has(made.style);
  return isNumbered ? { ...made, headingNumber: 'none' } : made;
}

/** A reference has the indents of a numbered style without its numbers: it is numbered by its citation style, or not at all. */
function asReference(made: ComposedParagraph, context: Context): ComposedParagraph {
  const { left, hanging = 0 } = context.environment.theme.markers.get(made.style) ?? {};
  const unnumbered = withoutNumber(made, context);
  return left === undefined ? unnumbered : { ...unnumbered, indents: { left, hanging } };
}

/** Items of a list that is spread have the space between them that text has. */
const SPREAD: Spacing = { always: true };

/** A first-line indent would shift text that is centred or on the right. */
function textStyle({ paragraphStyle, alignment }: Context, { bodyStyle }: ParagraphLayout): ParagraphStyleId {
  if (paragraphStyle !== 'BodyText' && paragraphStyle !== 'FirstParagraph') return paragraphStyle;
  return bodyStyle ?? (alignment === 'center' || alignment === 'right' ? 'FirstParagraph' : paragraphStyle);
}

/** A heading or a styled paragraph that begins an item has a marker, but not by its style. */
function numberingOf(
  { opening }: Context,
  { style }: ParagraphLayout,
  isNamed: boolean,
): ListNumbering | undefined {
  const numbering = opening?.numbering;
  const isOther = style !== undefined || isNamed;
  return numbering?.isOfStyle && isOther ? { ...numbering, isOfStyle: false } : numbering;
}

/** Direct indents, only if they differ from those of the style or the list level. */
function indentsOf(context: Context, layout: ParagraphLayout): Indents | undefined {
  const { left, right, opening, environment, styleLeft, styleRight } = context;
  const { listIndent } = environment.theme;
  const hanging = opening?.hanging ?? 0;
  const level = opening?.numbering?.level;
  if (layout.style !== undefined) {
    // Indents of the style are added to those of the context.
    const [ownLeft, ownRight] = [layout.styleLeft ?? 0, layout.styleRight ?? 0];
    if (level !== undefined)
      return isLevel(level, context, ownRight) ? undefined : indents(left, right, listIndent);
    if (left === 0 && right === 0 && hanging === 0) return undefined;
    return indents(left + ownLeft, right + ownRight, hanging);
  }
  if (level !== undefined)
    return isLevel(level, context, styleRight) ? undefined : indents(left, right, listIndent);
  if (left === styleLeft && right === styleRight && hanging === 0) return undefined;
  return indents(left, right, hanging);
}

/** Whether the list level alone gives the paragraph its indents. */
function isLevel(level: number, { left, right, environment }: Context, ownRight: number): boolean {
  return left === listLeft(environment.theme, level + 1) && right === ownRight;
}

function indents(left: number, right: number, hanging: number): Indents {
  return { left, ...(right === 0 ? {} : { right }), ...(hanging === 0 ? {} : { hanging }) };
}
