import type { ObjectSize } from '../metrics/objects.js';
import type { IndexMark } from '../model/document.js';

/** The content of a line, or of a word to be added to it. */
export class Piece {
  width = 0;
  ascent = 0;
  descent = 0;
  /** The height of its highest font. */
  font = 0;
  /** How much wider, or narrower, its last character is at the end of a line than before other text. */
  tail = 0;
  /** The height of a picture, which line spacing does not stretch. */
  picture = 0;
  notes: readonly number[] = NO_NOTES;
  marks: readonly IndexMark[] | undefined;

  /** Makes room for letters of this height. */
  raise(ascent: number, descent: number, font = ascent + descent): void {
    if (ascent > this.ascent) this.ascent = ascent;
    if (descent > this.descent) this.descent = descent;
    if (font > this.font) this.font = font;
  }

  /** Makes room for the letters of a word. */
  raiseTo({ ascent, descent, font }: Piece): void {
    this.raise(ascent, descent, font);
  }

  /** Makes room for a picture or a formula. */
  raiseToObject({ height, depth, leading, isText }: ObjectSize): void {
    const above = height - depth;
    if (isText) this.raise(above + leading, depth);
    else this.picture = Math.max(this.picture, above);
  }

  /** The heights of a line of this content, in whole twips, where lines are spaced by a factor. */
  heights(spacing: number): { readonly height: number; readonly ownHeight: number; readonly ascent: number } {
    // Text has whole twips already; formulas and pictures need not have.
    const ascent = Math.round(Math.max(this.ascent, this.picture));
    const descent = Math.round(this.descent);
    // The factor stretches the highest font, not the line, which is higher where one font rises above it and another
    // reaches below. What it adds is rounded down; it may be a little less than meant, as 1.15 − 1 is.
    const spread = Math.floor(this.font * (spacing - 1) + ROUNDING);
    const ownHeight = ascent + descent;
    return { height: ownHeight + spread, ownHeight, ascent };
  }

  note(notes: readonly number[]): void {
    if (notes.length > 0) this.notes = [...this.notes, ...notes];
  }

  mark(marks: readonly IndexMark[] | undefined): void {
    if (marks) this.marks = this.marks ? [...this.marks, ...marks] : marks;
  }

  clear(): void {
    this.width = this.ascent = this.descent = this.font = this.tail = this.picture = 0;
    this.notes = NO_NOTES;
    this.marks = undefined;
  }
}

/** More than the error of a computed height, and less than any part of a twip that counts. */
const ROUNDING = 1e-6;
const NO_NOTES: readonly number[] = [];
