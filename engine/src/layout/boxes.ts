import type { ComposedBlock, ComposedCell, ComposedParagraph, ComposedTable } from '../model/composed.js';
import type { Heading } from '../model/document.js';
import type { Format } from '../theme/format.js';
import type { Line } from './lines.js';
import type { Column } from './typesetting.js';

/** A piece of a column of text that pages may part between its lines. It does not know the page that it is on. */
export type Box = ParagraphBox | RowBox | SeparatorBox;

interface AnyBox {
  readonly format: BoxFormat;
  /** A row is one line. */
  readonly lines: readonly BoxLine[];
  /** The heading itself, or the headings in the cells of a row. */
  readonly headings?: readonly Heading[];
  /** The bookmarks in it, and those that its links lead to. */
  readonly bookmarks?: readonly string[];
  readonly targets?: readonly string[];
  /** The numbers of the notes whose marks are in it. */
  readonly notes?: readonly number[];
  /** Whether what follows begins a page. */
  readonly breakAfter?: true;
  /** Whether it begins a page itself. */
  readonly breakBefore?: true;
}

/** What decides on which page a line stands. */
export type BoxLine = Pick<Line, 'height' | 'ownHeight' | 'notes'>;

export interface ParagraphBox extends AnyBox {
  readonly type: 'paragraph';
  readonly paragraph: ComposedParagraph;
  readonly column: Column;
  readonly lines: readonly Line[];
}

/** A row of a table, or as much of it as a page can hold: it stays on one page. */
export interface RowBox extends AnyBox {
  readonly type: 'row';
  readonly table: ComposedTable;
  readonly row: number;
  /** Whether it has the first and the last lines of the row. */
  readonly begins: boolean;
  readonly ends: boolean;
  readonly column: Column;
  readonly cells: readonly SetCell[];
  /** The cells over several rows that begin in a row above, in the order of their columns. */
  readonly continued?: readonly ContinuedCell[];
  /** The header rows that are repeated if this row begins a page. */
  readonly header?: readonly RowBox[];
}

/** What stands in a cell that begins in a row. */
export interface SetCell {
  readonly cell: ComposedCell;
  /** From the left edge of the page's text, in twips. */
  readonly x: number;
  /** From the top of the cell. */
  readonly parts: readonly Part[];
  readonly height: number;
}

/** A cell that begins in a row above. */
export interface ContinuedCell {
  readonly set: SetCell;
  /** The row in which it begins, and the height of the rows from there to this one. */
  readonly row: number;
  readonly above: number;
}

/** The line above the notes at the end of a document. */
export interface SeparatorBox extends AnyBox {
  readonly type: 'separator';
}

export function separatorBox(height: number): SeparatorBox {
  return { type: 'separator', format: PLAIN, lines: [{ height, ownHeight: height, notes: [] }] };
}

/** What has no space around it and stays on one page. */
export const PLAIN: BoxFormat = {
  style: '',
  before: 0,
  after: 0,
  above: 0,
  below: 0,
  contextual: false,
  keepNext: false,
  keepLines: true,
};

/** The space on a page. Lengths are twips. */
export interface PageRoom {
  /** The height of text and notes together. */
  readonly height: number;
  /** The height of the separator between the text and the first note. It may hold the space that line spacing adds below the text. */
  readonly separator: number;
}

/** The properties that affect how a box is placed among others. */
export interface BoxFormat
  extends Pick<Format, 'before' | 'after' | 'above' | 'below' | 'contextual' | 'keepNext' | 'keepLines'> {
  /** Empty for what is no paragraph. */
  readonly style: Format['style'] | '';
  /** Whether pages may begin or end with a single line of it, as in table cells. */
  readonly singleLines?: true;
}

/** Sets a block; handed in, since blocks hold tables and tables hold blocks. */
export type SetBlock = (block: ComposedBlock, column: Column) => readonly Box[];

/** Lines of a box, where they stand in a cell or on a page. */
export interface Part {
  readonly box: Box;
  /** The first of its lines, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** The top of the first line. */
  readonly top: number;
}

/** Boxes one below the other, `from` twips below the top of what they stand in. */
export function stack(boxes: readonly Box[], from = 0): readonly Part[] {
  let top = from + (boxes[0]?.format.before ?? 0);
  return boxes.map((box, index): Part => {
    const { format, lines } = box;
    const next = boxes[index + 1];
    top += format.above;
    const part = { box, from: 0, to: lines.length, top };
    for (const line of lines) top += line.height;
    top += format.below + (next ? gapBetween(format, next.format) : format.after);
    return part;
  });
}

/** The total height of a sequence of boxes, in twips. */
export function heightOf(boxes: readonly Box[]): number {
  let height = boxes[0]?.format.before ?? 0;
  for (const [index, { format, lines }] of boxes.entries()) {
    const next = boxes[index + 1];
    height += format.above + format.below + (next ? gapBetween(format, next.format) : format.after);
    for (const line of lines) height += line.height;
  }
  return height;
}

/** The space below a part of a box that ends before the line `to`: there is a border below each, but no end of a cell. */
export function belowPart({ format, lines }: Box, to: number): number {
  return format.singleLines && to < lines.length ? 0 : format.below;
}

/** Widow and orphan control: no page begins or ends with a single line of a paragraph. */
export function inseparable({ format, lines }: Box): number {
  if (format.keepLines) return lines.length;
  if (format.singleLines) return 1;
  return lines.length <= 3 ? lines.length : 2;
}

/** How many of the lines that fit, from one on, may stay on their page under widow and orphan control. */
export function separable({ format, lines }: Box, from: number, fitting: number): number {
  const left = lines.length - from - fitting;
  if (left === 0) return fitting;
  if (format.keepLines) return 0;
  if (format.singleLines) return fitting;
  const count = left === 1 ? fitting - 1 : fitting;
  return from === 0 && count < 2 ? 0 : Math.max(count, 0);
}

/** Word uses the larger of the two spaces, and none between contextual paragraphs of the same style. */
export function gapBetween(above: BoxFormat, below: BoxFormat): number {
  const same = above.style === below.style;
  return Math.max(same && above.contextual ? 0 : above.after, same && below.contextual ? 0 : below.before);
}
