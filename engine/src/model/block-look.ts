import type { BorderSide } from './style.js';

/** How blocks are set apart from those around them, in addition to what their styles say. */
export interface BlockLook {
  /** How far their text is from where it would begin and end otherwise; at least 0. */
  readonly left?: BlockLength;
  readonly right?: BlockLength;
  /** How far the first lines of paragraphs begin after the others; below 0 before them. */
  readonly firstLine?: BlockLength;
  /** The colour behind them: RGB, six hexadecimal digits. */
  readonly background?: string;
  readonly border?: LookBorder;
  /** From the edge of the background or the border to the text, in points. */
  readonly padding?: number;
}

/** A length: `pt` in points, `em` as a multiple of the size of the text, `line` as a share of the width of a line. */
export interface BlockLength {
  readonly unit: 'pt' | 'em' | 'line';
  readonly value: number;
}

/** A line on some of the sides. */
export interface LookBorder extends LookLine {
  /** At least one, in the order of CSS. */
  readonly sides: readonly BorderSide[];
}

export interface LookLine {
  /** RGB, six hexadecimal digits. */
  readonly color: string;
  /** In points, above 0. */
  readonly width: number;
}

/** How a cell differs from the style of its table. */
export interface CellLook {
  /** RGB, six hexadecimal digits. */
  readonly background?: string;
  /** The lines at its sides; `none` where the style of the table would draw one. */
  readonly edges?: Readonly<Partial<Record<BorderSide, LookLine | 'none'>>>;
  /** Of the room that its text leaves in the height of its row, the share above the text. */
  readonly shareAbove?: 0 | 0.5 | 1;
}
