import { AUTO_SPACE, hasAutoSpace } from '../metrics/auto-space.js';
import { advance, type Face, heightsOf, SOFT_HYPHEN } from '../metrics/fonts.js';
import type { Hyphenate } from '../metrics/hyphenation.js';
import { mayBreakBetween, mayHang, wordStarts } from '../metrics/line-breaks.js';
import { shaped } from '../metrics/shaping.js';
import { OBJECT, type Span } from '../metrics/spans.js';
import type { IndexMark } from '../model/document.js';
import type { Format } from '../model/format.js';
import { MAX_HYPHENS } from '../theme/measures.js';
import { characterWidth, isInside, partBefore } from './divided-word.js';
import { Piece } from './line-piece.js';
import { leadsRight, nextStop, stopAfter } from './tab-stops.js';

/** A line of text. Lengths are twips. */
export interface Line {
  readonly height: number;
  /** The height without what line spacing adds below the text, which may extend beyond the end of a page. */
  readonly ownHeight: number;
  /** From the top down to the baseline. */
  readonly ascent: number;
  /** Where it ends in the text of its paragraph, in UTF-16 code units; the next one begins there. */
  readonly end: number;
  /** The numbers of the notes whose marks are on it. */
  readonly notes: readonly number[];
  /** The places on it that the index leads to. */
  readonly marks?: readonly IndexMark[];
  /** Whether it ends within a word, with a hyphen that the text does not have. */
  readonly hyphenated?: true;
}

/** The dimensions of a paragraph that decide where its lines break. */
interface Measure {
  readonly width: number;
  /** Where lines begin, from the left edge of the column: tab stops are counted from there. */
  readonly left: number;
  /** The first-line indent relative to the other lines. */
  readonly firstLine: number;
  /** Times the font's own line height. */
  readonly spacing: number;
  /** Whether a tab leads to a stop on the right. */
  readonly hasRightTab: boolean;
  /** Other tab stops, if the paragraph has some of its own. */
  readonly stops?: Format['tabStops'];
  /** Finds where words may be divided, if they may. */
  readonly hyphenate?: Hyphenate | undefined;
  /** The font of the list marker before the first line, which is at least as high as the marker. */
  readonly marker?: Pick<Span, 'face' | 'size'> | undefined;
}

const SPACE = 0x20;
const TAB = 0x09;
const NEWLINE = 0x0a;
const HYPHEN = 0x2d;
const OBJECT_CODE = OBJECT.charCodeAt(0);

/** Breaks a paragraph's content into lines as Word does: each takes as many words as fit. It has at least one line. */
export function breakLines(spans: readonly Span[], measure: Measure): Line[] {
  const breaker = new LineBreaker(spans, measure);
  for (const span of spans) breaker.add(span);
  return breaker.finish();
}

class LineBreaker {
  readonly #lines: Line[] = [];
  readonly #spans: readonly Span[];
  readonly #measure: Measure;
  readonly #line = new Piece();
  readonly #word = new Piece();
  /** Where the word begins in the paragraph's text. */
  #wordStart = 0;
  /** The character before, where a line might end after it; 0 after a space. */
  #before = 0;
  /** Whether the span before is the mark of a note. */
  #isBehindMark = false;
  /** The heights of the last span. */
  #last = { ascent: 0, descent: 0 };
  /** The span that is being added, and where it begins in the paragraph's text. */
  #span = 0;
  #spanStart = 0;
  /** The same for the span in which the word begins, or which follows it. */
  #wordSpan = 0;
  #wordSpanStart = 0;
  /** The start of the line relative to the paragraph's left edge; negative outside it. */
  #start: number;
  #room: number;
  /** How many lines in a row end with a hyphen. */
  #hyphens = 0;

  constructor(spans: readonly Span[], measure: Measure) {
    this.#spans = spans;
    this.#measure = measure;
    this.#start = measure.firstLine;
    this.#room = measure.width - measure.firstLine;
    const { marker } = measure;
    if (marker) {
      const { ascent, descent } = heightsOf(marker.face, marker.size);
      this.#line.raise(ascent, descent);
    }
  }

  add({ text, face, size, object, note, mark }: Span): void {
    const { ascent, descent } = heightsOf(face, size);
    const word = this.#word;
    const isMark = note !== undefined || this.#isBehindMark;
    this.#isBehindMark = note !== undefined;
    this.#last = { ascent, descent };
    if (note !== undefined) word.note([note]);
    if (mark) word.mark([mark]);
    const start = this.#spanStart;
    if (object) {
      for (const [index, part] of (object.parts ?? [object]).entries()) {
        word.raise(ascent, descent);
        word.raiseToObject(part);
        word.width += Math.min(part.width, this.#measure.width);
        word.tail = 0;
        if (index + 1 === text.length) break;
        this.#endWord(start + index + 1);
        this.#line.width += part.gap ?? 0;
      }
      if (object.isText) this.#before = OBJECT_CODE;
      else {
        this.#endWord(start + text.length);
        this.#before = 0;
      }
      this.#nextSpan(text);
      return;
    }
    const { widths } = face;
    const starts = wordStarts(text);
    const measured = shaped(text);
    let before = this.#before;
    let width = 0;
    // Only what is on a line determines its height: letters and spaces, not the text before the word.
    let isRaised = false;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code > SPACE) {
        if ((before > 0 && mayBreakBetween(before, code)) || starts?.has(index)) {
          word.width += width * size;
          width = 0;
          word.tail = this.#tailOf(before, face, size);
          this.#endWord(start + index);
          isRaised = false;
        }
        if (!isRaised) word.raise(ascent, descent);
        isRaised = true;
        // East Asian letters are in spans of their own.
        if (index === 0 && !isMark && before > 0 && hasAutoSpace(before, code)) this.#space(size);
        const own = measured === text ? code : measured.charCodeAt(index);
        width += widths[own] || advance(face, own);
        before = code;
        continue;
      }
      word.width += width * size;
      width = 0;
      word.tail = this.#tailOf(before, face, size);
      before = 0;
      // A tab to the right is on the line of the number that it leads to, however little room there is for it.
      if (code === TAB && leadsRight(this.#measure, this.#start + this.#line.width + word.width)) {
        this.#endWord(start + index);
        word.raise(ascent, descent);
        isRaised = true;
        continue;
      }
      const after = start + index + 1;
      word.raise(ascent, descent);
      this.#endWord(after);
      isRaised = false;
      if (code === NEWLINE) this.#endLine(after);
      else if (code === TAB) this.#tab();
      // Spaces at the end of a line extend beyond it.
      else this.#line.width += advance(face, SPACE) * size;
    }
    this.#before = before;
    word.width += width * size;
    word.tail = this.#tailOf(before, face, size);
    this.#nextSpan(text);
  }

  /** There is no space between scripts at the end of a line. */
  #space(size: number): void {
    const { width } = this.#word;
    const place = width > 0 ? this.#word : this.#line;
    place.width += AUTO_SPACE * size;
  }

  /** A soft hyphen is visible only at the end of a line, and some punctuation may hang outside it. */
  #tailOf(last: number, face: Face, size: number): number {
    if (last === SOFT_HYPHEN) return advance(face, HYPHEN) * size;
    return mayHang(last) ? -advance(face, last) * size : 0;
  }

  #nextSpan(text: string): void {
    this.#span++;
    this.#spanStart += text.length;
  }

  finish(): Line[] {
    // An empty line is as high as the preceding text.
    const { ascent, descent } = this.#last;
    if (this.#line.ascent === 0 && this.#word.ascent === 0) this.#word.raise(ascent, descent);
    this.#endWord(this.#spanStart);
    this.#endLine(this.#spanStart);
    return this.#lines;
  }

  #tab(): void {
    const line = this.#line;
    const start = this.#start + line.width;
    // From a hanging indent, a tab leads to the text, regardless of other stops.
    if (start < 0) {
      line.width -= start;
      return;
    }
    const { stops, left } = this.#measure;
    const stop = stops && stopAfter(stops, left + start);
    if (stop) {
      // Text at a centred or right stop is placed before it.
      if (stop.alignment === 'left') line.width = stop.position - left - this.#start;
      return;
    }
    line.width += nextStop(start, left) - start;
  }

  /** Puts the word on the line, or on a new one if it does not fit; the next begins at `after`. */
  #endWord(after: number): void {
    const line = this.#line;
    const word = this.#word;
    while (word.width > 0 && line.width + word.width + word.tail > this.#room) {
      if (this.#divideWord(after)) continue;
      if (line.width === 0) break;
      this.#endLine(this.#wordStart);
    }
    if (word.width + word.tail > this.#room) this.#breakWord(after);
    line.width += word.width;
    line.raiseTo(word);
    if (word.picture > line.picture) line.picture = word.picture;
    line.note(word.notes);
    line.mark(word.marks);
    word.clear();
    this.#wordStart = after;
    this.#wordSpan = this.#span;
    this.#wordSpanStart = this.#spanStart;
  }

  /** Leaves as much of the word on the line as there is room for before a hyphen; whether that is any. */
  #divideWord(after: number): boolean {
    const { hyphenate } = this.#measure;
    if (!hyphenate || this.#hyphens === MAX_HYPHENS) return false;
    const word = { from: this.#wordStart, to: after, spansFrom: this.#wordSpanStart };
    const spans = this.#spans.slice(this.#wordSpan, this.#span + 1);
    const part = partBefore(word, spans, this.#room - this.#line.width, hyphenate);
    if (!part) return false;
    this.#line.raiseTo(this.#word);
    this.#endLine(part.end, true);
    this.#word.width -= part.width;
    this.#wordStart = part.end;
    return true;
  }

  /** A word wider than a line breaks at any character. */
  #breakWord(after: number): void {
    const line = this.#line;
    let start = this.#wordSpanStart;
    let width = 0;
    for (const { text, face, size, object } of this.#spans.slice(this.#wordSpan, this.#span + 1)) {
      const last = Math.min(text.length, after - start);
      const measured = shaped(text);
      for (let index = Math.max(this.#wordStart - start, 0); index < last; index++) {
        const own = object
          ? (object.parts?.[index] ?? object).width
          : characterWidth(measured, index, face) * size;
        if (width > 0 && width + own > this.#room && !isInside(text, index)) {
          line.width = width;
          line.raiseTo(this.#word);
          this.#endLine(start + index);
          width = 0;
        }
        width += own;
      }
      start += text.length;
    }
    this.#word.width = width;
  }

  #endLine(end: number, hyphenated = false): void {
    const { notes, marks } = this.#line;
    const { height, ownHeight, ascent } = this.#line.heights(this.#measure.spacing);
    // Most lines have neither, and a long text has very many lines.
    const line = { height, ownHeight, ascent, end, notes };
    this.#lines.push(
      marks || hyphenated ? { ...line, ...(marks && { marks }), ...(hyphenated && { hyphenated }) } : line,
    );
    this.#hyphens = hyphenated ? this.#hyphens + 1 : 0;
    this.#line.clear();
    this.#start = 0;
    this.#room = this.#measure.width;
  }
}
