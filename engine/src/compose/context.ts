import type { PageGeometry } from '../api/settings.js';
import type { Columns, ComposedInline, ListNumbering } from '../model/composed.js';
import type { Alignment, Block, DefinitionTerm, List } from '../model/document.js';
import { listStyle, listStyleDepth, type ParagraphStyleId } from '../model/names/style-ids.js';
import { isEastAsian } from '../theme/east-asian.js';
import { columnWidth } from '../theme/index.js';
import { listLeft } from '../theme/measures.js';
import type { Environment } from './environment.js';
import { MARK_BITS } from './runs.js';

/** What the first paragraph of a list item or a note begins with. */
export interface Opening {
  /** A list marker. */
  readonly numbering?: ListNumbering;
  /** The style that goes with the marker. */
  readonly style?: ParagraphStyleId;
  /** Content before the paragraph's own. */
  readonly content?: readonly ComposedInline[];
  /** How far the first line extends to the left of the text, in twips. */
  readonly hanging?: number;
  /** Whether the text names the style of this paragraph, and not only of all that the list is in. */
  readonly isNamed?: true;
}

/**
 * What a node inherits from its ancestors. Immutable. All lengths are twips.
 */
export interface Context {
  readonly environment: Environment;
  /** The active marks, as bits of `MARK_BITS`. */
  readonly marks: number;
  /** A style that the container prescribes for every paragraph: in notes and table cells. */
  readonly containerStyle: ParagraphStyleId | undefined;
  /** The style of a plain paragraph. */
  readonly paragraphStyle: ParagraphStyleId;
  /** Where text begins, from the left edge of the column. */
  readonly left: number;
  /** Where text ends, from the right edge of the column. */
  readonly right: number;
  /** The part of `left` that the paragraph's style already has. */
  readonly styleLeft: number;
  readonly styleRight: number;
  /** The current page. */
  readonly page: PageGeometry;
  /** The width of the column: of the page's text, or of a table cell. */
  readonly columnWidth: number;
  /** How many lists this is in; 0 outside lists. */
  readonly listDepth: number;
  /**
   * If the text leaves the numbers of the list to the template: the level, counted from 0, of the outermost list around it of which
   * that is true, as of all between them.
   */
  readonly outlineFrom: number | undefined;
  /** Whether the items of the list have space between them. */
  readonly isSpread: boolean;
  /** Whether this is in a block quote. */
  readonly isQuoted: boolean;
  readonly alignment: Alignment | undefined;
  /** Whether the paragraph, or what is around it, runs from right to left. */
  readonly rightToLeft: boolean;
  /** What decides about it: the letters of each paragraph, the list that it is in, or the author, for all that a block contains. */
  readonly directedBy: 'letters' | 'list' | 'author';
  /** The name of a style that the text asks for. */
  readonly namedStyle?: string;
  /** Set for the one paragraph that begins a list item or a note. */
  readonly opening: Opening | undefined;
}

/** Nested indents never make a line narrower than this. */
const MIN_LINE = 1440;

/** At the top of a page's text or of one of its columns, or of a note, whose paragraphs have a style of their own. */
export function rootContext(
  environment: Environment,
  page: PageGeometry,
  containerStyle?: ParagraphStyleId,
  columns?: Columns,
): Context {
  return topOfColumn({
    environment,
    marks:
      (hasWidePunctuation(environment) ? MARK_BITS.eastAsian : 0) | (containerStyle ? MARK_BITS.small : 0),
    containerStyle,
    page,
    columnWidth: columnWidth(page, columns),
    ...baseDirection(environment),
    alignment: undefined,
  });
}

/** The direction of the document, and what decides that of its paragraphs: `dir: ltr` means those in Arabic, too. */
export function baseDirection(environment: Environment): Pick<Context, 'rightToLeft' | 'directedBy'> {
  const isGiven = environment.resolved.document.metadata.direction === 'ltr';
  return { rightToLeft: isRightToLeftDocument(environment), directedBy: isGiven ? 'author' : 'letters' };
}

/** Whether the document as a whole runs from right to left. */
export function isRightToLeftDocument({ resolved }: Environment): boolean {
  return resolved.properties.rightToLeft;
}

/** Whether the document is in a language whose punctuation is as wide as its characters. */
function hasWidePunctuation({ resolved }: Environment): boolean {
  return isEastAsian(resolved.properties.languages.primary);
}

type Column = Pick<
  Context,
  | 'environment'
  | 'marks'
  | 'containerStyle'
  | 'page'
  | 'columnWidth'
  | 'rightToLeft'
  | 'directedBy'
  | 'alignment'
>;

/** The context at the top of a page, note or cell, without indents, lists or quotes. Of directions only the author's reaches into it. */
function topOfColumn(column: Column): Context {
  const { environment, marks, containerStyle, page, columnWidth, rightToLeft, directedBy, alignment } =
    column;
  return {
    environment,
    marks,
    containerStyle,
    paragraphStyle: containerStyle ?? 'BodyText',
    left: 0,
    right: 0,
    styleLeft: 0,
    styleRight: 0,
    page,
    columnWidth,
    listDepth: 0,
    outlineFrom: undefined,
    isSpread: false,
    isQuoted: false,
    alignment,
    rightToLeft,
    directedBy: directedBy === 'author' ? 'author' : 'letters',
    opening: undefined,
  };
}

export function withMark(context: Context, mark: keyof typeof MARK_BITS): Context {
  return { ...context, marks: context.marks | MARK_BITS[mark] };
}

/** Headings and captions in a theorem are not in its italics: an update would take these over into contents and lists. */
export function upright(context: Context): Context {
  return { ...context, marks: context.marks & ~MARK_BITS.emphasis };
}

export function hasMark(context: Context, mark: keyof typeof MARK_BITS): boolean {
  return (context.marks & MARK_BITS[mark]) !== 0;
}

/** How far a style with the indent `left` is indented in its container; at the top, from where a template has its text. */
function inset({ left: outside, containerStyle, environment }: Context, left: number): number {
  const { textLeft } = environment.theme;
  return outside === 0 && containerStyle === undefined ? left : Math.max(left - textLeft, 0);
}

/** The context in one more block quote. */
export function inQuote(context: Context): Context {
  const { quoteIndent, quoteRightIndent } = context.environment.theme;
  return indented(context, {
    left: context.left + inset(context, quoteIndent),
    right: context.right + (context.isQuoted ? 0 : quoteRightIndent),
    isQuoted: true,
    ...(context.containerStyle
      ? {}
      : { paragraphStyle: 'Quote', styleLeft: quoteIndent, styleRight: quoteRightIndent }),
  });
}

/** The context of blocks that their author has indented by this much. */
export function inIndents(context: Context, left: number, right: number): Context {
  if (left === 0 && right === 0) return context;
  const room = Math.max(context.columnWidth - context.left - MIN_LINE, 0);
  return indented(context, { left: context.left + left, right: Math.min(context.right + right, room) });
}

/** The context of the items of a nested list. It has the direction of the outermost list. */
export function inList(
  context: Context,
  { ordered, style, spread }: Pick<List, 'ordered' | 'style' | 'spread'>,
  rightToLeft: boolean,
): Context {
  const { theme } = context.environment;
  const listDepth = context.listDepth + 1;
  const depth = listStyleDepth(listDepth);
  return indented(context, {
    left: context.left + (listDepth === 1 ? inset(context, listLeft(theme, 1)) : theme.listIndent),
    // Markers that are not aligned would be hard to recognize as a list.
    alignment: undefined,
    listDepth,
    outlineFrom: ordered && style === undefined ? (context.outlineFrom ?? listDepth - 1) : undefined,
    rightToLeft,
    directedBy: context.directedBy === 'author' ? 'author' : 'list',
    isSpread: spread,
    ...(context.containerStyle
      ? {}
      : { paragraphStyle: listStyle('Continue', depth), styleLeft: listLeft(theme, depth), styleRight: 0 }),
  });
}

/** The context of the definitions of a term. Before a `Definition`, pandoc drops indented terms. */
export function inDefinition(context: Context, spread: boolean): Context {
  const inside = listLeft(context.environment.theme, 1);
  const style = spread || context.left > 0 ? 'DefinitionLoose' : 'Definition';
  return indented(context, {
    left: context.left + inset(context, inside),
    ...(context.containerStyle ? {} : { paragraphStyle: style, styleLeft: inside, styleRight: 0 }),
  });
}

/** The context of the content of details, below the summary. */
export function inDetails(context: Context): Context {
  const inside = listLeft(context.environment.theme, 1);
  return indented(context, {
    left: context.left + inset(context, inside),
    ...(context.containerStyle ? {} : { paragraphStyle: 'DetailsText', styleLeft: inside, styleRight: 0 }),
  });
}

/** The context of a table cell, `columnWidth` wide inside its margins. */
export function inCell(
  context: Context,
  columnWidth: number,
  alignment: Alignment | undefined,
  containerStyle: ParagraphStyleId,
): Context {
  const { environment, page, rightToLeft, directedBy } = context;
  const marks = context.marks | MARK_BITS.small;
  return topOfColumn({
    environment,
    page,
    rightToLeft,
    directedBy,
    marks,
    containerStyle,
    columnWidth,
    alignment,
  });
}

/** The context inside a callout's cell: body text again. */
export function inCallout(context: Context, columnWidth: number, rightToLeft: boolean): Context {
  const { containerStyle = 'CalloutText' } = context;
  return topOfColumn({ ...context, containerStyle, columnWidth, rightToLeft, alignment: undefined });
}

/** The context inside one of several columns side by side. */
export function inSideColumn(context: Context, columnWidth: number): Context {
  return topOfColumn({ ...context, columnWidth, alignment: undefined });
}

/** The context of a block in the direction that its author gives to it. */
export function inOwnDirection(context: Context, block: Block | DefinitionTerm): Context {
  const direction = 'direction' in block ? block.direction : undefined;
  if (direction === undefined) return context;
  return direction === 'auto'
    ? { ...context, rightToLeft: isRightToLeftDocument(context.environment), directedBy: 'letters' }
    : { ...context, rightToLeft: direction === 'rtl', directedBy: 'author' };
}

/** The context of text that is composed elsewhere as well, where what is to be noticed about it is reported. */
export function silent(context: Context): Context {
  return { ...context, environment: { ...context.environment, report: () => undefined } };
}

/** The width between the indents. */
export function lineWidth({ columnWidth, left, right }: Context): number {
  return Math.max(columnWidth - left - right, Math.min(MIN_LINE, columnWidth));
}

function indented(context: Context, change: Partial<Context>): Context {
  const next = { ...context, ...change, opening: undefined };
  const room = Math.max(next.columnWidth - next.right - MIN_LINE, 0);
  return next.left > room ? { ...next, left: room } : next;
}
