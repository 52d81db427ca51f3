import type { ComposedBlock, ComposedCell, ComposedParagraph, ComposedTable } from '../model/composed.js';
import type { Heading } from '../model/document.js';
import type { Format } from '../model/format.js';
import type { Line } from './lines.js';
import type { Column } from './typesetting.js';

/** A piece of a column of text, which pages may split between its lines. It does not know its page. */
export type Box = ParagraphBox | RowBox | SeparatorBox;

interface AnyBox {
  readonly format: BoxFormat;
  /** A row is one line. */
  readonly lines: readonly BoxLine[];
  /** The heading, or the headings in the cells of a row. */
  readonly headings?: readonly Heading[];
  /** Its bookmarks, and those that its links lead to. */
  readonly bookmarks?: readonly string[];
  readonly targets?: readonly string[];
  /** The numbers of the notes referred to in it. */
  readonly notes?: readonly number[];
  /** Whether what follows begins a page, or the next column if there is one. */
  readonly breakAfter?: true | 'column';
  /** Whether it begins a page itself. */
  readonly breakBefore?: true;
}

/** What decides which page a line is on. */
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
  /** The cells that span from a row above into this one, in the order of their columns. */
  readonly continued?: readonly ContinuedCell[];
  /** The header rows that are repeated if this row begins a page. */
  readonly header?: readonly RowBox[];
}

/** The content of a cell, in the row in which the cell begins. */
export interface SetCell {
  readonly cell: ComposedCell;
  /** From the left edge of the page's text, in twips. */
  readonly x: number;
  /** From the top of the cell. */
  readonly parts: readonly Part[];
  readonly height: number;
}

/** A cell that begins in an earlier row. */
export interface ContinuedCell {
  readonly set: SetCell;
  /** The row in which it begins. */
  readonly row: number;
}

/** The line above the notes at the end of a document. */
export interface SeparatorBox extends AnyBox {
  readonly type: 'separator';
}

export function separatorBox(height: number): SeparatorBox {
  return { type: 'separator', format: PLAIN, lines: [{ height, ownHeight: height, notes: [] }] };
}

/** Has no space around it and stays on one page. */
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
  extends Pick<
    Format,
    'before' | 'after' | 'above' | 'below' | 'contextual' | 'addsSpace' | 'keepNext' | 'keepLines'
  > {
  /** Empty for anything but a paragraph. */
  readonly style: Format['style'] | '';
  /** Whether a single line of it may be left at the beginning or end of a page, as in table cells. */
  readonly singleLines?: true;
}

/** Sets a block; passed in, because blocks contain tables and tables contain blocks. */
export type SetBlock = (block: ComposedBlock, column: Column) => readonly Box[];

/** Lines of a box at their place in a cell or on a page. */
export interface Part {
  readonly box: Box;
  /** The first of its lines, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** The top of the first line. */
  readonly top: number;
}

/** Boxes one below the other, starting `from` twips below the top of their container. */
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

/**
 * The space below a part of a box that ends before the line `to`: every part has a border below it, but only the last
 * has the padding of its cell.
 */
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

/** Word uses the larger of the two spaces, unless a file says otherwise, and none between contextual paragraphs of the same style. */
export function gapBetween(above: BoxFormat, below: BoxFormat): number {
  const same = above.style === below.style;
  const after = same && above.contextual ? 0 : above.after;
  const before = same && below.contextual ? 0 : below.before;
  return below.addsSpace ? after + before : Math.max(after, before);
}
