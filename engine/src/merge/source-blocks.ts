import { type BlockPlaces, blockPlaces } from '../parse/block-places.js';
import { splitFrontMatter } from '../source/front-matter.js';
import { lineStartsOf, markersOf, type Span } from './source-text.js';

/** A block of text in the source. */
export interface TextBlock extends Span {
  /** Where its first line begins; `start` is after the markers on it. */
  readonly lineStart: number;
}

/** The lines and blocks of the author's text. */
export class SourceBlocks {
  readonly #blocks: BlockPlaces;
  readonly #lineStarts: readonly number[];

  constructor(private readonly source: string) {
    this.#blocks = blockPlaces(splitFrontMatter(source).markdown);
    this.#lineStarts = lineStartsOf(source);
  }

  get notes(): BlockPlaces['notes'] {
    return this.#blocks.notes;
  }

  /** Where a line begins; lines are counted from 0. */
  startOfLine(line: number): number {
    return this.#lineStarts[line] ?? this.source.length;
  }

  /** The beginning of the line at an offset. */
  lineStart(offset: number): number {
    return this.source.lastIndexOf('\n', offset - 1) + 1;
  }

  lineEnd(offset: number): number {
    const end = this.source.indexOf('\n', offset);
    return end === -1 ? this.source.length : end;
  }

  /** The line at an offset, as a part of the text. */
  lineOf(offset: number): { readonly lineStart: number; readonly end: number } {
    return { lineStart: this.lineStart(offset), end: this.lineEnd(offset) };
  }

  /** Whether an offset is in the markers at the beginning of a line, such as the number of an item. */
  isMarker(offset: number): boolean {
    const { lineStart, end } = this.lineOf(offset);
    return offset < lineStart + markersOf(this.source.slice(lineStart, end)).length;
  }

  /** The line at an offset, counted from 0. */
  lineAt(offset: number): number {
    let [low, high] = [0, this.#lineStarts.length];
    while (low < high) {
      const half = (low + high) >> 1;
      if ((this.#lineStarts[half] ?? 0) <= offset) low = half + 1;
      else high = half;
    }
    return low - 1;
  }

  /** The paragraph or heading at an offset, without its markers and its line end. */
  textAt(offset: number): TextBlock | undefined {
    const at = this.lineAt(offset);
    const block = this.#blocks.text.find(({ start, end }) => start <= at && at < end);
    if (!block) return undefined;
    const lineStart = this.startOfLine(block.start);
    const text = this.source.slice(lineStart, this.startOfLine(block.end));
    return { lineStart, start: lineStart + markersOf(text).length, end: lineStart + text.trimEnd().length };
  }

  /** Where the underlined (setext) heading on a line ends; undefined if there is none. */
  endOfUnderlined(line: number): number | undefined {
    const heading = this.#blocks.headings.find(
      ({ isUnderlined, start, end }) => isUnderlined && start <= line && line < end,
    );
    return heading && this.startOfLine(heading.end);
  }

  /** Whether the heading at an offset is underlined. */
  isUnderlined(offset: number): boolean {
    return this.endOfUnderlined(this.lineAt(offset)) !== undefined;
  }
}
