import type { SpanSource } from '../metrics/spans.js';
import type { Theme } from '../theme/index.js';

/** What the whole document has in common for setting its text. */
export interface Typesetting extends SpanSource {
  readonly theme: Theme;
}

/** What paragraphs stand in: the page's text, a note or a table cell. */
export interface Column {
  /** Twips. */
  readonly width: number;
  /** Whether all text is bold: in a table's header row. */
  readonly bold: boolean;
  /** Whether it is a table cell's: Word begins no page in one. */
  readonly isCell: boolean;
}
