import type { Heading } from '../model/document.js';
import type { Format } from '../theme/formats.js';
import type { Line } from './lines.js';

/** A paragraph or a table row, broken into lines. A row is one line. */
export interface Box {
  readonly format: BoxFormat;
  readonly lines: readonly Line[];
  /** The heading itself, or the headings in the cells of a row. */
  readonly headings?: readonly Heading[];
  /** Whether it begins a page. */
  readonly breakBefore?: true;
  /** The space on the pages of a new section; set only where one begins. */
  readonly room?: PageRoom;
  /** The height of the header row that is repeated if this row begins a page, in twips. */
  readonly header?: number;
}

/** The space on a page. Lengths are twips. */
export interface PageRoom {
  /** The height of text and notes together. */
  readonly height: number;
  /** The height of the separator between the text and the first note. */
  readonly separator: number;
}

/** The properties that affect how a box is placed among others. */
export interface BoxFormat
  extends Pick<Format, 'before' | 'after' | 'above' | 'below' | 'contextual' | 'keepNext' | 'keepLines'> {
  /** Empty for a table row. */
  readonly style: Format['style'] | '';
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

/** Widow and orphan control: no page begins or ends with a single line of a paragraph. */
export function inseparable({ format, lines }: Box): number {
  return format.keepLines || lines.length <= 3 ? lines.length : 2;
}

/** The height of a sequence of boxes that must stay on one page, in twips. */
export function headOf([first]: readonly Box[]): number {
  return first ? heightOf([{ ...first, lines: first.lines.slice(0, inseparable(first)) }]) : 0;
}

/** Word uses the larger of the two spaces, and none between contextual paragraphs of the same style. */
export function gapBetween(above: BoxFormat, below: BoxFormat): number {
  const same = above.style === below.style;
  return Math.max(same && above.contextual ? 0 : above.after, same && below.contextual ? 0 : below.before);
}
