import { headIn } from '../source/front-matter.js';
import { pushAll } from '../text/long-arrays.js';
import type { Canonical, Line, Section } from './canonical.js';
import { matched } from './diff.js';
import { SourceBlocks, type TextBlock } from './source-blocks.js';
import { noteMarksIn, type Span } from './source-text.js';
import { Targets } from './targets.js';
import { isSpace, isWord, NOTE_KEY, type Token, tokensOf } from './tokens.js';

/** A footnote in the author's text: one with a label and a definition, or an inline note. */
interface NotePlace {
  /** The reference as written, such as `[^gauge]`; undefined for an inline note. */
  readonly mark: string | undefined;
  /** The whole definition, or the whole inline note. */
  readonly span: Span;
  /** Its text. */
  readonly body: Span;
}

/** The share of a line's words that must match for it to be found away from its neighbours. */
const MIN_MATCHED_SHARE = 0.8;

/**
 * Maps lines of Markdown read from a document to the text from which the document was made. The author may have written
 * that text in another style of Markdown, so lines are found by the tokens that both texts have in common.
 */
export class SourcePlaces {
  /** For each token of the lines, its partner in the source. */
  readonly #partners: (Token | undefined)[];
  readonly #definitions = new Map<string, NotePlace>();
  /** The notes by their labels in the lines. */
  readonly notes = new Map<string, NotePlace>();
  readonly targets = new Targets();
  readonly blocks: SourceBlocks;
  /** All tokens of the source, in order. */
  #tokens: readonly Token[] = [];
  readonly #matched = new Set<Token>();
  readonly #frontMatterEnd: number;
  /** The tokens of the lines in the order of the source. */
  #shown: { readonly start: number; readonly index: number }[] | undefined;

  constructor(
    readonly source: string,
    readonly original: Canonical,
  ) {
    this.blocks = new SourceBlocks(source);
    this.#frontMatterEnd = headIn(source)?.lines.length ?? 0;
    this.#partners = new Array<Token | undefined>(original.tokens.length).fill(undefined);
    this.#findDefinitions();
    this.#align();
  }

  /** The token of the source that corresponds to a token of a line. */
  partner(line: Line, index: number): Token | undefined {
    return line.tokens[index] && this.#partners[line.firstToken + index];
  }

  /** The same, by the token's index among those of all lines. */
  partnerAt(index: number): Token | undefined {
    return this.#partners[index];
  }

  /**
   * The indexes of the tokens of the lines that are shown for a token of the source: twice its own, or else those before
   * and after it, of which there may be none.
   */
  shownAround({ start }: Token): readonly [number | undefined, number | undefined] {
    this.#shown ??= this.#partners
      .flatMap((token, index) => (token ? [{ start: token.start, index }] : []))
      .toSorted((a, b) => a.start - b.start);
    const shown = this.#shown;
    let [low, high] = [0, shown.length];
    while (low < high) {
      const half = (low + high) >> 1;
      if ((shown[half]?.start ?? 0) < start) low = half + 1;
      else high = half;
    }
    const at = shown[low];
    return at?.start === start ? [at.index, at.index] : [shown[low - 1]?.index, at?.index];
  }

  /** The tokens in a part of the source that correspond to none in the lines. */
  unmatchedIn({ start, end }: Span): Token[] {
    const found: Token[] = [];
    for (let at = this.#indexFrom(start); at < this.#tokens.length; at++) {
      const token = this.#tokens[at];
      if (!token || token.start >= end) break;
      if (!this.#matched.has(token)) found.push(token);
    }
    return found;
  }

  /** The complete source lines that hold a line; undefined if there are none, or if they hold other lines as well. */
  spanOf(line: Line): Span | undefined {
    const hasWords = line.tokens.some((token, index) => isWord(token) && this.partner(line, index));
    // Punctuation, such as the pipes between cells, is too frequent to be matched reliably.
    const own = line.tokens.flatMap((token, index) =>
      hasWords && !isWord(token) ? [] : (this.partner(line, index) ?? []),
    );
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last) return undefined;
    const span = this.#wholeLines(first.start, last.end);
    const before = this.#nearest(line.firstToken - 1, -1);
    const after = this.#nearest(line.firstToken + line.tokens.length, 1);
    const isIn = (token: Token | undefined): boolean =>
      !!token && token.start >= span.start && token.start < span.end;
    return isIn(before) || isIn(after) ? undefined : span;
  }

  /** Whether a part of the source is in its front matter. */
  isInFrontMatter({ start }: Span): boolean {
    return start < this.#frontMatterEnd;
  }

  /** The indent and markers before the first word of a line. */
  prefixOf(line: Line): string | undefined {
    const first = line.tokens
      .map((_token, index) => this.partner(line, index))
      .find((token) => token !== undefined);
    return first && this.source.slice(this.blocks.lineStart(first.start), first.start);
  }

  /** The paragraph or heading of the source that a line is in. */
  blockOf(line: Line): TextBlock | undefined {
    const first = line.tokens
      .map((_token, index) => this.partner(line, index))
      .find((token) => token !== undefined && isWord(token));
    return first && this.blocks.textAt(first.start);
  }

  /** The markers at the beginning of the block that a line is in. */
  markersOf(line: Line): string | undefined {
    const block = this.blockOf(line);
    return block && this.source.slice(block.lineStart, block.start);
  }

  /** Extends lines that are to be removed: by the blank lines after them, if there are blank lines on both sides. */
  removal({ start, end }: Span): Span {
    const { source } = this;
    const isBlank = (from: number): boolean =>
      /^[ \t>\r]*$/.test(source.slice(from, this.blocks.lineEnd(from)));
    const isApart = start === 0 || isBlank(this.blocks.lineStart(start - 1));
    if (!isApart) return { start, end };
    let to = end;
    while (to < source.length && isBlank(to)) to = Math.min(source.length, this.blocks.lineEnd(to) + 1);
    return { start, end: to };
  }

  /** The labels that the author uses. */
  get labels(): readonly string[] {
    return [...this.#definitions.keys()];
  }

  /** Where the last footnote definition ends; the end of the text if there is none. */
  get endOfDefinitions(): { readonly at: number; readonly isApart: boolean } | undefined {
    const spans = [...this.#definitions.values()].map(({ span }) => span).toSorted((a, b) => a.end - b.end);
    const last = spans.at(-1);
    const previous = spans.at(-2);
    if (!last) return undefined;
    const isApart = !previous || /\n[ \t\r]*\n/.test(this.source.slice(previous.end - 1, last.start));
    return { at: this.source.slice(0, last.end).trimEnd().length, isApart };
  }

  #wholeLines(from: number, to: number): Span {
    const start = this.blocks.lineStart(from);
    const end = Math.min(this.source.length, this.blocks.lineEnd(to) + 1);
    return { start, end: Math.max(end, this.blocks.endOfUnderlined(this.blocks.lineAt(start)) ?? 0) };
  }

  #nearest(index: number, step: 1 | -1): Token | undefined {
    for (let at = index; at >= 0 && at < this.#partners.length; at += step) {
      const token = this.#partners[at];
      if (token && isWord(token)) return token;
    }
    return undefined;
  }

  #indexFrom(offset: number): number {
    let [low, high] = [0, this.#tokens.length];
    while (low < high) {
      const half = (low + high) >> 1;
      if ((this.#tokens[half]?.start ?? 0) < offset) low = half + 1;
      else high = half;
    }
    return low;
  }

  #findDefinitions(): void {
    for (const { label, start, end } of this.blocks.notes) {
      const mark = label.startsWith('[') ? label : `[^${label}]`;
      if (this.#definitions.has(mark)) continue;
      const from = this.blocks.startOfLine(start);
      const to = from + this.source.slice(from, this.blocks.startOfLine(end)).trimEnd().length;
      const colon = this.source.indexOf(':', from + mark.length - 1);
      this.#definitions.set(mark, {
        mark,
        span: { start: from, end: Math.min(this.source.length, to + 1) },
        body: { start: Math.min(to, colon + 1), end: to },
      });
    }
  }

  #align(): void {
    const main = this.#mainTokens();
    const all = [...main];
    this.#match(this.original.main, main);
    this.#matchOthers(main);
    for (const [label, section] of this.original.notes) {
      const note = this.notes.get(label);
      if (!note) continue;
      const { start, end } = note.body;
      const own = tokensOf(this.source.slice(start, end), start).filter((token) => !isSpace(token));
      pushAll(all, own);
      this.#match(section, own);
    }
    this.#tokens = all.toSorted((a, b) => a.start - b.start);
  }

  #match({ lines }: Section, tokens: readonly Token[]): void {
    const first = lines[0]?.firstToken ?? 0;
    const own = lines.flatMap((line) => line.tokens);
    const partners = matched(
      own.map(({ key }) => key),
      tokens.map(({ key }) => key),
    );
    for (const [index, at] of partners.entries()) {
      const token = tokens[at];
      if (!token) continue;
      this.#partners[first + index] = token;
      this.#matched.add(token);
      const { text = '', key } = own[index] ?? {};
      if (key === '](') this.targets.know(text, token.text);
      if (key === NOTE_KEY) this.#know(text.slice(2, -1), token);
    }
  }

  /** Matches lines that are in a different order in the source, such as a table below its caption instead of above it. */
  #matchOthers(all: readonly Token[]): void {
    const lines = this.original.main.lines.filter(
      (line) => line.tokens.some(isWord) && line.tokens.every((_token, index) => !this.partner(line, index)),
    );
    const tokens = all.filter((token) => !this.#matched.has(token));
    const own = lines.flatMap((line) => line.tokens);
    const partners = matched(
      own.map(({ key }) => key),
      tokens.map(({ key }) => key),
    );
    let at = 0;
    for (const line of lines) {
      const found = line.tokens.map((_token, index) => tokens[partners[at + index] ?? -1]);
      at += line.tokens.length;
      const words = line.tokens.filter(isWord).length;
      const known = found.filter((token) => token && isWord(token)).length;
      if (known < words * MIN_MATCHED_SHARE) continue;
      for (const [index, token] of found.entries()) {
        if (!token) continue;
        this.#partners[line.firstToken + index] = token;
        this.#matched.add(token);
      }
    }
  }

  #know(label: string, { text, start, end }: Token): void {
    if (this.notes.has(label)) return;
    const place = text.startsWith('^')
      ? { mark: undefined, span: { start, end }, body: { start: start + 2, end: end - 1 } }
      : this.#definitions.get(text);
    if (place) this.notes.set(label, place);
  }

  /** The tokens of the main text, in which an inline note is a single token. */
  #mainTokens(): Token[] {
    const { source } = this;
    const tokens: Token[] = [];
    const add = (from: number, to: number): void => {
      for (const token of tokensOf(source.slice(from, to), from)) if (!isSpace(token)) tokens.push(token);
    };
    const spans = [...this.#definitions.values()]
      .map(({ span }) => span)
      .toSorted((a, b) => a.start - b.start);
    const marks = [...this.#definitions.keys()].filter((mark) => !mark.startsWith('[^'));
    let at = 0;
    for (const span of [...spans, { start: source.length, end: source.length }]) {
      if (span.start > at) {
        let from = at;
        for (const note of noteMarksIn(source, at, span.start, marks)) {
          add(from, note.start);
          tokens.push({ text: source.slice(note.start, note.end), key: NOTE_KEY, ...note });
          from = note.end;
        }
        add(from, span.start);
      }
      at = Math.max(at, span.end);
    }
    return tokens;
  }
}
