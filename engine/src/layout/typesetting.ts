import type { ComposedCell, ComposedTable } from '../model/composed.js';
import type { Formats } from '../theme/formats.js';
import type { Theme } from '../theme/index.js';

/** What the whole document has in common for setting its text. */
export interface Typesetting {
  readonly theme: Theme;
  readonly formats: Formats;
}

/** What paragraphs stand in: the page's text, a note or a table cell. */
export interface Column {
  /** From the left edge of the page's text, in twips. */
  readonly x: number;
  /** Twips. */
  readonly width: number;
  /** How high a page's text is, in the page's own column. */
  readonly pageHeight?: number;
  /** Whether it is a table cell's: Word begins no page in one. */
  readonly isCell: boolean;
  /** The cell that it is, where a page may end within that. */
  readonly frame?: Frame;
}

/** A cell that pages part: a callout. */
export interface Frame {
  readonly table: ComposedTable;
  readonly cell: ComposedCell;
  /** From the left edge of the page's text, in twips. */
  readonly x: number;
  readonly width: number;
  /** The one around it. */
  readonly parent: Frame | undefined;
}
