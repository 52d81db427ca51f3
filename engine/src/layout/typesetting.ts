import type { Hyphenate } from '../metrics/hyphenation.js';
import type { ComposedCell, ComposedTable } from '../model/composed.js';
import type { CalloutKind } from '../model/names/callout-names.js';
import type { Formats } from '../theme/formats.js';
import type { Theme } from '../theme/index.js';

/** The properties of the whole document that affect how text is set. */
export interface Typesetting {
  readonly theme: Theme;
  readonly formats: Formats;
  /** Finds where words may be divided, if the file lets Word do so. */
  readonly hyphenate?: Hyphenate | undefined;
}

/** What contains paragraphs: the page's text, a note or a table cell. */
export interface Column {
  /** From the left edge of the page's text, in twips. */
  readonly x: number;
  /** Twips. */
  readonly width: number;
  /** The height of a page's text, for the page's own column. */
  readonly pageHeight?: number;
  /** Whether it is a table cell: Word begins no page inside one. */
  readonly isCell: boolean;
  /** The colour that the style of the table gives to text without one. */
  readonly color?: string | undefined;
  /** The kind of callout, in a cell of one. */
  readonly callout?: CalloutKind;
  /** The cell, if it may break across pages. */
  readonly breakable?: BreakableCell;
}

/** A cell that may break across pages: that of a callout. */
export interface BreakableCell {
  readonly table: ComposedTable;
  readonly cell: ComposedCell;
  /** From the left edge of the page's text, in twips. */
  readonly x: number;
  readonly width: number;
  /** The one around it. */
  readonly parent: BreakableCell | undefined;
}
