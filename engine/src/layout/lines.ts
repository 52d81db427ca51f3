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
interface Piece {
  width: number;
  ascent: number;
  descent: number;
  /** The height of a picture, which line spacing does not stretch. */
  picture: number;
  notes: NoteSize[];
}

const SPACE = 0x20;
const TAB = 0x09;
const NEWLINE = 0x0a;

/** Breaks a paragraph's content into lines as Word does: each takes as many words as fit. It has at least one line. */
export function breakLines(spans: readonly Span[], measure: Measure): Line[] {
  const breaker = new LineBreaker(measure);
  for (const span of spans) breaker.add(span);
  return breaker.finish();
}

class LineBreaker {
  readonly #lines: Line[] = [];
  readonly #measure: Measure;
  #room: number;
  #line = empty();
  #word = empty();

  constructor(measure: Measure) {
    this.#measure = measure;
    this.#room = measure.width - measure.firstLine;
  }

  add(span: Span): void {
    const { text, face, size, picture, notes } = span;
    this.#raise(face.ascent * size, face.descent * size);
    if (notes) this.#word.notes.push(...notes);
    if (picture) {
      this.#extend(picture.width);
      this.#word.picture = Math.max(this.#word.picture, picture.height);
      this.#endWord();
    }
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code === NEWLINE) {
        this.#endWord();
        this.#endLine();
        this.#raise(face.ascent * size, face.descent * size);
      } else if (code === SPACE || code === TAB) {
        this.#endWord();
        // Spaces at the end of a line hang out beyond it.
        this.#line.width += advance(face, SPACE) * size;
        this.#raise(face.ascent * size, face.descent * size);
      } else {
        this.#extend(advance(face, code) * size);
        if (endsWord(code)) {
          this.#endWord();
          this.#raise(face.ascent * size, face.descent * size);
        }
      }
    }
  }

  finish(): Line[] {
    this.#endWord();
    this.#endLine();
    return this.#lines;
  }

  #raise(ascent: number, descent: number): void {
    const word = this.#word;
    if (ascent > word.ascent) word.ascent = ascent;
    if (descent > word.descent) word.descent = descent;
  }

  /** A word that is wider than a line begins on a line of its own and goes on at any character. */
  #extend(width: number): void {
    const word = this.#word;
    if (word.width > 0 && word.width + width > this.#measure.width && word.width + width > this.#room) {
      const { ascent, descent } = word;
      this.#endWord();
      this.#endLine();
      this.#raise(ascent, descent);
    }
    this.#word.width += width;
  }

  #endWord(): void {
    const { width, ascent, descent, picture, notes } = this.#word;
    if (this.#line.width > 0 && this.#line.width + width > this.#room && width > 0) this.#endLine();
    const line = this.#line;
    line.width += width;
    if (ascent > line.ascent) line.ascent = ascent;
    if (descent > line.descent) line.descent = descent;
    if (picture > line.picture) line.picture = picture;
    if (notes.length > 0) line.notes.push(...notes);
    this.#word = empty();
  }

  #endLine(): void {
    const { ascent, descent, picture, notes } = this.#line;
    // Whole twips: a page holds fifty lines, and half a twip each would be most of one more.
    const single = Math.round(Math.max(ascent, picture) + descent);
    const spread = Math.floor(Math.round(ascent + descent) * (this.#measure.spacing - 1));
    this.#lines.push({ height: single + spread, topHeight: single, notes });
    this.#line = empty();
    this.#room = this.#measure.width;
  }
}

function empty(): Piece {
  return { width: 0, ascent: 0, descent: 0, picture: 0, notes: [] };
}

/** A line may end after hyphens, dashes and ideographs (but not after a no-break hyphen). */
function endsWord(code: number): boolean {
  return code === 0x2d || code === 0x2013 || code === 0x2014 || code === 0x2010 || isFullWidth(code);
}
