import type { BorderSide, ParagraphLook } from './style.js';
import type { ParagraphStyleId } from './style-ids.js';

/** The paragraph format of a style, including what it inherits. Lengths are twips. */
export interface Format {
  readonly style: ParagraphStyleId | 'Normal';
  readonly font: string;
  /** The font size. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly before: number;
  readonly after: number;
  /** A multiple of the font's own line height. */
  readonly spacing: number;
  readonly left: number;
  readonly right: number;
  readonly firstLine: number;
  /** The height that border and padding add above and below the lines, on each page that a paragraph is on. */
  readonly above: number;
  readonly below: number;
  readonly keepNext: boolean;
  readonly keepLines: boolean;
  /** Whether there is no space between paragraphs of this style. */
  readonly contextual: boolean;
  /** The position of the right tab stop, from the left edge of the column. */
  readonly rightTab?: { readonly position: number; readonly dots: boolean };
  /** The alignment of lines; undefined for the side where they begin. */
  readonly alignment?: ParagraphLook['alignment'];
  /** RGB colours. */
  readonly color?: string;
  readonly shading?: string;
  readonly border?: {
    readonly sides: readonly BorderSide[];
    readonly color: string;
    readonly thickness: number;
    /** The padding between the border and the text. */
    readonly space: number;
  };
}
