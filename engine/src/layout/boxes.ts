import type { Heading, Inline } from '../document.js';
import type { PagePlan } from '../page-plan.js';
import type { Resolved } from '../resolved.js';
import type { Theme } from '../theme/index.js';
import type { Column } from './column.js';
import { faceOf } from './fonts.js';
import type { Format } from './format.js';
import { breakLines, type Line } from './lines.js';
import { type SpanSource, spansOf } from './spans.js';
import { type Width, widened, widthOf } from './widths.js';

/** A paragraph or a table row, broken into lines. A row is one line. */
export interface Box {
  readonly format: BoxFormat;
  readonly lines: readonly Line[];
  /** The heading that it is, or those in a row's cells. */
  readonly headings?: readonly Heading[];
  /** Whether it begins a page. */
  readonly breakBefore?: true;
  /** Set where a section begins, whose pages hold this. */
  readonly room?: PageRoom;
  /** The height of the header row that stands above a row again where it begins a page, in twips. */
  readonly header?: number;
}

/** What a page can hold. Lengths are twips. */
export interface PageRoom {
  /** The height of text and notes together. */
  readonly height: number;
  /** What stands between the text and the first note. */
  readonly separator: number;
}

/** What decides how a box stands among others. */
export type BoxFormat = Pick<
  Format,
  'style' | 'before' | 'after' | 'above' | 'below' | 'contextual' | 'keepNext' | 'keepLines'
>;

/** What the whole document has in common for setting its text. */
export interface Typesetting {
  readonly theme: Theme;
  readonly formats: ReadonlyMap<string, Format>;
  readonly source: SpanSource;
  /** What the columns want of tables whose widths go by what they hold. */
  readonly columns: PagePlan['columns'];
  readonly captions: Resolved['captions'];
}

/** Sets a paragraph in the column's own style. */
export function paragraphBox(inlines: readonly Inline[], column: Column, setting: Typesetting): Box {
  return box(inlines, formatOf(column.style, setting), 0, column, setting);
}

/** Sets a paragraph in a style of its own, whose indents come on top of the column's. */
export function styledBox(
  style: string,
  inlines: readonly Inline[],
  column: Column,
  setting: Typesetting,
): Box {
  const format = formatOf(style, setting);
  return box(inlines, format, format.left + format.right, column, setting);
}

/** The width that a paragraph of a style wants, its indents and the column's included. */
export function styledWidth(
  style: string,
  inlines: readonly Inline[],
  column: Column,
  setting: Typesetting,
): Width {
  const own = formatOf(style, setting);
  const format = column.bold ? { ...own, bold: true } : own;
  const inset = style === column.style ? 0 : own.left + own.right;
  const width = widthOf(spansOf(inlines, format, Number.POSITIVE_INFINITY, setting.source));
  return widened(width, column.left + column.right + inset);
}

/** The height of boxes that stand below one another, in twips. */
export function heightOf(boxes: readonly Box[]): number {
  let height = boxes[0]?.format.before ?? 0;
  for (const [index, { format, lines }] of boxes.entries()) {
    const next = boxes[index + 1];
    height += format.above + format.below + (next ? gapBetween(format, next.format) : format.after);
    for (const line of lines) height += line.height;
  }
  return height;
}

/** Widow and orphan control: of lines that stand together, a page neither begins nor ends with a single one. */
export function inseparable({ format, lines }: Box): number {
  return format.keepLines || lines.length <= 3 ? lines.length : 2;
}

/** The height of boxes below one another that must stand together on a page, in twips. */
export function headOf([first]: readonly Box[]): number {
  return first ? heightOf([{ ...first, lines: first.lines.slice(0, inseparable(first)) }]) : 0;
}

/** Word takes the larger of the two spaces; neither counts between contextual paragraphs of one style. */
export function gapBetween(above: BoxFormat, below: BoxFormat): number {
  const same = above.style === below.style;
  return Math.max(same && above.contextual ? 0 : above.after, same && below.contextual ? 0 : below.before);
}

/** `inset` is by how much the lines are shorter than the column's. */
function box(
  inlines: readonly Inline[],
  style: Format,
  inset: number,
  column: Column,
  { source }: Typesetting,
): Box {
  const format = column.bold ? { ...style, bold: true } : style;
  const { font, size, bold, italic, firstLine, spacing } = format;
  const width = Math.max(column.width - column.left - column.right - inset, size);
  const content = spansOf(inlines, format, width, source);
  const spans = content.length > 0 ? content : [{ text: '', size, face: faceOf(font, bold, italic) }];
  const lines = breakLines(spans, { width, firstLine, spacing });
  return { format, lines };
}

function formatOf(style: string, { formats }: Typesetting): Format {
  const format = formats.get(style);
  if (!format) throw new Error(`Cannot set a paragraph in style ${style}, expected one of the theme's`);
  return format;
}
