import { advance, isFullWidth } from './fonts.js';
import type { NoteSize, Span } from './spans.js';

/** A line of text. Lengths are twips. */
export interface Line {
  readonly height: number;
  /** The height at the top of a page, where line spacing adds nothing above the text. */
  readonly topHeight: number;
  /** The notes whose marks stand in it. */
  readonly notes: readonly NoteSize[];
}

/** The measures of a paragraph that decide where its lines end. */
export interface Measure {
  readonly width: number;
  /** How far the first line begins inside the others. */
  readonly firstLine: number;
  /** Times the font's own line height. */
  readonly spacing: number;
}

/** What is on a line, or what is to come on it as one word. */
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
const NEWLINE = 0x0a;
const HYPHEN = 0x2d;
const FIRST_DASH = 0x2010;
/** Hyphen, en dash and em dash. */
const DASHES: ReadonlySet<number> = new Set([FIRST_DASH, 0x2013, 0x2014]);

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
  #room: number;

  constructor(measure: Measure) {
    this.#measure = measure;
    this.#room = measure.width - measure.firstLine;
  }

  add({ text, face, size, picture, notes }: Span): void {
    const ascent = face.ascent * size;
    const descent = face.descent * size;
    const word = this.#word;
    word.raise(ascent, descent);
    if (notes) word.note(notes);
    if (picture) {
      word.picture = Math.max(word.picture, picture.height);
      this.#endWord(picture.width);
    }
    const { widths } = face;
    let width = 0;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      const letter = code > HYPHEN && code < FIRST_DASH;
      if (letter || code > SPACE) width += widths[code] || advance(face, code);
      if (letter || (code > SPACE && !endsWord(code))) continue;
      this.#endWord(width * size);
      width = 0;
      if (code === NEWLINE) this.#endLine();
      // Spaces at the end of a line hang out beyond it.
      else if (code <= SPACE) this.#line.width += advance(face, SPACE) * size;
      word.raise(ascent, descent);
    }
    this.#extend(width * size);
  }

  finish(): Line[] {
    this.#endWord(0);
    this.#endLine();
    return this.#lines;
  }

  /** A word that is wider than a line begins on a line of its own and goes on at any character. */
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

  /** Puts the word on the line, or on a new one where it does not fit. */
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
    // Whole twips: a page holds fifty lines, and half a twip each would be most of one more.
    const topHeight = Math.round(Math.max(ascent, picture) + descent);
    const spread = Math.floor(Math.round(ascent + descent) * (this.#measure.spacing - 1));
    this.#lines.push({ height: topHeight + spread, topHeight, notes });
    this.#line.clear();
    this.#room = this.#measure.width;
  }
}

/** A line may end after hyphens, dashes and ideographs, but not after a no-break hyphen. */
export function endsWord(code: number): boolean {
  return code === HYPHEN || (code >= FIRST_DASH && (DASHES.has(code) || isFullWidth(code)));
}
