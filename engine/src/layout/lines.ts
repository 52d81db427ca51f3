import { advance, SOFT_HYPHEN } from '../metrics/fonts.js';
import type { NoteSize, Span } from '../metrics/spans.js';
import { endsWord } from '../metrics/words.js';

/** A line of text. Lengths are twips. */
export interface Line {
  readonly height: number;
  /** The height at the top of a page, where line spacing adds nothing above the text. */
  readonly topHeight: number;
  /** The notes whose marks are on it. */
  readonly notes: readonly NoteSize[];
}

/** The dimensions of a paragraph that decide where its lines break. */
export interface Measure {
  readonly width: number;
  /** Where lines begin, from the left edge of the column: tab stops are counted from there. */
  readonly left: number;
  /** The first-line indent relative to the other lines. */
  readonly firstLine: number;
  /** Times the font's own line height. */
  readonly spacing: number;
}

/** The content of a line, or of a word to be added to it. */
class Piece {
  width = 0;
  ascent = 0;
  descent = 0;
  /** The height of a picture, which line spacing does not stretch. */
  picture = 0;
  notes: readonly NoteSize[] = NO_NOTES;

  /** Makes room for letters of this height. */
  raise(ascent: number, descent: number): void {
    if (ascent > this.ascent) this.ascent = ascent;
    if (descent > this.descent) this.descent = descent;
  }

  note(notes: readonly NoteSize[]): void {
    if (notes.length > 0) this.notes = [...this.notes, ...notes];
  }

  clear(): void {
    this.width = this.ascent = this.descent = this.picture = 0;
    this.notes = NO_NOTES;
  }
}

const NO_NOTES: readonly NoteSize[] = [];
const SPACE = 0x20;
const TAB = 0x09;
const NEWLINE = 0x0a;
/** Word's default distance of tab stops. */
const TAB_STOP = 720;
const HYPHEN = 0x2d;
const FIRST_DASH = 0x2010;

/** Breaks a paragraph's content into lines as Word does: each takes as many words as fit. It has at least one line. */
export function breakLines(spans: readonly Span[], measure: Measure): Line[] {
  const breaker = new LineBreaker(measure);
  for (const span of spans) breaker.add(span);
  return breaker.finish();
}

class LineBreaker {
  readonly #lines: Line[] = [];
  readonly #measure: Measure;
  readonly #line = new Piece();
  readonly #word = new Piece();
  /** The start of the line relative to the paragraph's left edge; negative outside it. */
  #start: number;
  #room: number;

  constructor(measure: Measure) {
    this.#measure = measure;
    this.#start = measure.firstLine;
    this.#room = measure.width - measure.firstLine;
  }

  add({ text, face, size, picture, note }: Span): void {
    const ascent = face.ascent * size;
    const descent = face.descent * size;
    const word = this.#word;
    word.raise(ascent, descent);
    if (note) word.note([note]);
    if (picture) {
      word.picture = Math.max(word.picture, picture.height);
      this.#endWord(picture.width);
    }
    const { widths } = face;
    let width = 0;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      const letter = code > HYPHEN && code < FIRST_DASH && code !== SOFT_HYPHEN;
      if (letter || code > SPACE) width += widths[code] || advance(face, code);
      if (letter || (code > SPACE && !endsWord(code))) continue;
      this.#endWord(width * size);
      width = 0;
      if (code === NEWLINE) this.#endLine();
      else if (code === TAB) this.#tab();
      // Spaces at the end of a line extend beyond it.
      else if (code <= SPACE) this.#line.width += advance(face, SPACE) * size;
      word.raise(ascent, descent);
    }
    this.#extend(width * size);
  }

  /** Moves to the paragraph's left edge if the line began outside it, else to the next tab stop. */
  #tab(): void {
    const line = this.#line;
    const place = this.#start + line.width;
    const { left } = this.#measure;
    const stop = place < 0 ? 0 : (Math.floor((left + place) / TAB_STOP) + 1) * TAB_STOP - left;
    line.width += stop - place;
  }

  finish(): Line[] {
    this.#endWord(0);
    this.#endLine();
    return this.#lines;
  }

  /** A word wider than a line begins on a new line and breaks at any character. */
  #extend(width: number): void {
    const word = this.#word;
    const whole = Math.max(this.#measure.width, this.#room);
    word.width += width;
    while (word.width > whole) {
      const { ascent, descent } = word;
      const rest = word.width - whole;
      word.width = whole;
      this.#putWord();
      this.#endLine();
      word.raise(ascent, descent);
      word.width = rest;
    }
  }

  #endWord(width: number): void {
    this.#extend(width);
    this.#putWord();
  }

  /** Puts the word on the line, or on a new one if it does not fit. */
  #putWord(): void {
    const line = this.#line;
    const word = this.#word;
    if (word.width > 0 && line.width > 0 && line.width + word.width > this.#room) this.#endLine();
    line.width += word.width;
    line.raise(word.ascent, word.descent);
    if (word.picture > line.picture) line.picture = word.picture;
    line.note(word.notes);
    word.clear();
  }

  #endLine(): void {
    const { ascent, descent, picture, notes } = this.#line;
    // Whole twips: over the fifty lines of a page, fractions would add up.
    const topHeight = Math.round(Math.max(ascent, picture) + descent);
    const spread = Math.floor(Math.round(ascent + descent) * (this.#measure.spacing - 1));
    this.#lines.push({ height: topHeight + spread, topHeight, notes });
    this.#line.clear();
    this.#start = 0;
    this.#room = this.#measure.width;
  }
}
