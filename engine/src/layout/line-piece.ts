import type { IndexMark } from '../model/document.js';

/** The content of a line, or of a word to be added to it. */
export class Piece {
  width = 0;
  ascent = 0;
  descent = 0;
  /** How much wider, or narrower, its last character is at the end of a line than before other text. */
  tail = 0;
  /** The height of a picture, which line spacing does not stretch. */
  picture = 0;
  notes: readonly number[] = NO_NOTES;
  marks: readonly IndexMark[] | undefined;

  /** Makes room for letters of this height. */
  raise(ascent: number, descent: number): void {
    if (ascent > this.ascent) this.ascent = ascent;
    if (descent > this.descent) this.descent = descent;
  }

  note(notes: readonly number[]): void {
    if (notes.length > 0) this.notes = [...this.notes, ...notes];
  }

  mark(marks: readonly IndexMark[] | undefined): void {
    if (marks) this.marks = this.marks ? [...this.marks, ...marks] : marks;
  }

  clear(): void {
    this.width = this.ascent = this.descent = this.tail = this.picture = 0;
    this.notes = NO_NOTES;
    this.marks = undefined;
  }
}

const NO_NOTES: readonly number[] = [];
