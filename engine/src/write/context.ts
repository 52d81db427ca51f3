import type { Alignment, MarkType } from '../document.js';
import type { PageGeometry } from '../settings.js';
import { textWidth } from '../theme/index.js';
import type { Environment } from './environment.js';

/** The part that text is written into; each has relationships of its own. */
export type Story = 'document' | 'footnotes' | 'endnotes';

/** What the first paragraph of a list item or a note begins with. */
export interface Opening {
  /** A list marker: the instance of numbering and the level, 0 to 8. */
  readonly numbering?: { readonly numId: number; readonly level: number };
  /** Runs before the paragraph's own. */
  readonly runs?: string;
  /** How far the first line hangs out to the left of the text, in twips. */
  readonly hanging?: number;
}

/**
 * What a node inherits from those around it; never changed, only derived. All lengths are twips. Numbers that the
 * whole document shares are in the `Ledger` instead.
 */
export interface Context {
  readonly environment: Environment;
  readonly story: Story;
  /** The marks in force, as bits of `MARK_BITS`. */
  readonly marks: number;
  /** A style that the container prescribes for every paragraph: in notes and table cells. */
  readonly containerStyle: string | undefined;
  /** The style of a plain paragraph; undefined for Word's default, `Normal`. */
  readonly paragraphStyle: string | undefined;
  /** Where text begins, from the left edge of the column. */
  readonly left: number;
  /** Where text ends, from the right edge of the column. */
  readonly right: number;
  /** The part of `left` that the paragraph's style already has. */
  readonly styleLeft: number;
  readonly styleRight: number;
  /** The page that it stands on. */
  readonly page: PageGeometry;
  /** The width of the column: of the page's text, or of a table cell. */
  readonly columnWidth: number;
  /** How many lists this is in; 0 outside lists. */
  readonly listDepth: number;
  readonly quoteDepth: number;
  readonly alignment: Alignment | undefined;
  /** Whether the paragraph runs from right to left. */
  readonly rightToLeft: boolean;
  /** Set for the one paragraph that begins a list item or a note. */
  readonly opening: Opening | undefined;
}

/** The narrowest that nested indents may make a line. */
const MIN_LINE = 1440;

export function rootContext(environment: Environment, story: Story, page: PageGeometry): Context {
  const containerStyle = { document: undefined, footnotes: 'FootnoteText', endnotes: 'EndnoteText' }[story];
  return {
    ...FRESH_COLUMN,
    environment,
    story,
    marks: 0,
    containerStyle,
    paragraphStyle: containerStyle,
    page,
    columnWidth: textWidth(page),
  };
}

/** What nothing is inherited of at the top of a column: of a page, a note or a cell. */
const FRESH_COLUMN = {
  left: 0,
  right: 0,
  styleLeft: 0,
  styleRight: 0,
  listDepth: 0,
  quoteDepth: 0,
  alignment: undefined,
  rightToLeft: false,
  opening: undefined,
} as const;

/** One bit for each look that a run can have. */
export const MARK_BITS = {
  emphasis: 1,
  strong: 2,
  delete: 4,
  underline: 8,
  subscript: 16,
  superscript: 32,
  highlight: 64,
  keyboard: 128,
  monospace: 256,
  link: 512,
  rightToLeft: 1024,
  emoji: 2048,
} as const satisfies Record<MarkType | 'link' | 'rightToLeft' | 'emoji', number>;

export function withMark(context: Context, mark: keyof typeof MARK_BITS): Context {
  return { ...context, marks: context.marks | MARK_BITS[mark] };
}

export function hasMark(context: Context, mark: keyof typeof MARK_BITS): boolean {
  return (context.marks & MARK_BITS[mark]) !== 0;
}

/** The context in one more block quote. */
export function inQuote(context: Context): Context {
  const { quoteIndent, quoteRightIndent } = context.environment.theme;
  return indented(context, {
    left: context.left + quoteIndent,
    right: context.right + (context.quoteDepth === 0 ? quoteRightIndent : 0),
    quoteDepth: context.quoteDepth + 1,
    ...(context.containerStyle
      ? {}
      : { paragraphStyle: 'Quote', styleLeft: quoteIndent, styleRight: quoteRightIndent }),
  });
}

/** The context of the items of one more list. */
export function inList(context: Context, spread: boolean): Context {
  const style = spread ? 'ListParagraphLoose' : 'ListParagraph';
  return indented(context, {
    left: context.left + context.environment.theme.listIndent,
    // Markers before lines that do not begin below each other would be hard to see as a list.
    alignment: undefined,
    listDepth: context.listDepth + 1,
    ...(context.containerStyle ? {} : { paragraphStyle: style, styleLeft: 0, styleRight: 0 }),
  });
}

/** The context of the definitions of a term. Before a `Definition`, pandoc drops a term that is indented. */
export function inDefinition(context: Context, spread: boolean): Context {
  const { listIndent } = context.environment.theme;
  const style = spread || context.left > 0 ? 'DefinitionLoose' : 'Definition';
  return indented(context, {
    left: context.left + listIndent,
    ...(context.containerStyle ? {} : { paragraphStyle: style, styleLeft: listIndent, styleRight: 0 }),
  });
}

/** The context of what stands below the summary of details. */
export function inDetails(context: Context): Context {
  const { listIndent } = context.environment.theme;
  return indented(context, {
    left: context.left + listIndent,
    ...(context.containerStyle
      ? {}
      : { paragraphStyle: 'DetailsText', styleLeft: listIndent, styleRight: 0 }),
  });
}

/** The context of a table cell, `width` wide inside its margins. */
export function inCell(
  context: Context,
  width: number,
  alignment: Alignment | undefined,
  style: string,
): Context {
  return {
    ...context,
    ...FRESH_COLUMN,
    rightToLeft: context.rightToLeft,
    containerStyle: style,
    paragraphStyle: style,
    columnWidth: width,
    alignment,
  };
}

/** The context inside a callout's cell: body text again. */
export function inCallout(context: Context, width: number): Context {
  const containerStyle = context.containerStyle ?? 'CalloutText';
  return { ...context, ...FRESH_COLUMN, containerStyle, paragraphStyle: containerStyle, columnWidth: width };
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
