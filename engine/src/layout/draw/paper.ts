import type { ComposedParagraph, ComposedTable } from '../../model/composed.js';
import type { Heading } from '../../model/document.js';
import type { EmbeddedImage } from '../../model/media.js';
import type { Note } from '../../model/resolved.js';
import type { RowBox } from '../boxes.js';
import type { PageFrame } from '../frame.js';
import type { HeadingQuery } from '../headings.js';
import type { Typesetting } from '../typesetting.js';
import type { Looks } from './looks.js';

/** The surroundings that a page is drawn in. */
export interface Paper extends Typesetting {
  /** The number that it shows. */
  readonly printedNumber: string;
  readonly paper: PageFrame;
  /** The width of the text of the page, in all of its columns. */
  readonly textWidth: number;
  /** The left edge of the text, from the left edge of the page. */
  readonly left: number;
  readonly looks: Looks;
  /** How many lines the source of a box has moved since its block was composed. */
  readonly lineShift: number;
  /** How many pages the document or this section has. */
  pageCount(of: 'document' | 'section'): number;
  /** The text, or the number, of the heading of a level that this page has or continues. */
  headingText(sought: HeadingQuery): string;
  numberOfPage(heading: Heading): string | undefined;
  /** The number that the page of a bookmark shows. */
  numberOfBookmarkPage(name: string): string | undefined;
  pageOfBookmark(name: string): number | undefined;
  /** The number of a note, where it depends on the page or the section. */
  numberOfNote(note: Note): string | undefined;
  /** The number of a list item, after the numbers of the items that contain it. */
  numbersOf(paragraph: ComposedParagraph): readonly number[];
  /** The rows of a table, from `first` on, on each of the pages, or columns of text, before this one. */
  rowsBefore(table: ComposedTable, first: number): readonly (readonly RowBox[])[];
  pictureOf(image: EmbeddedImage): number;
}
