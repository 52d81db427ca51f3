/** A container of fences: a quote, a note or a callout of MkDocs, or an item whose content is indented by this many columns. */
type Container = 'quote' | 'note' | number;

export interface Fence {
  readonly sign: string;
  readonly length: number;
  /** The column in which it begins. */
  readonly column: number;
}

/** The first line of code in R Markdown, with backticks in its options. */
export const CHUNK_HEADER = /^(`{3,})[ \t]*(\{[A-Za-z]+[ ,][^\n]*`[^\n]*\})[ \t]*$/;
const OPENING = /^(?:(`{3,})(?:[^`]*|[ \t]*\{[A-Za-z]+[ ,].*\})|(~{3,}).*)$/;
const CLOSING = /^(`{3,}|~{3,})$/;
const QUOTE = / {0,3}> ?/y;
const ITEM = /( {0,3}(?:[-+*]|\d{1,9}[.)]|:))( +|$)/y;
/** The text of a note, or of an MkDocs callout, which begins below its first line. */
const NOTE = / {0,3}(?:\[(?:\^[^\]\s[]+|\d{1,9})\]: *|(?:!!!|\?\?\?\+?) +[a-z].*)/iy;
const NOTE_INDENT = 4;
/** With this indent, a line is indented code or continues a paragraph. */
const CODE_INDENT = 4;
const RULE = /^ {0,3}([-*_])(?: *\1){2,}$/;
const HEADING = /^ {0,3}#{1,6}(?: |$)/;
/** A line that begins with none of the above characters is text, as most lines are. */
const TEXT = / *[^\s>\-+*:[!?`~_#\d]/y;

/** The role of a line in fenced code: the fence that opens it, or one of its other lines. */
export type FencedLine = 'opening' | 'rest';

/**
 * For each line of a text, whether it belongs to fenced code, including the fences (CommonMark 0.31.2, 4.5). A
 * block ends with a fence of the same character that is at least as long and has nothing after it, or with the
 * quote or item that contains it; but see `outdentedEnd`.
 */
export function fencedLines(lines: readonly string[]): readonly (FencedLine | undefined)[] {
  const tracker = new FenceTracker(lines);
  return lines.map((line) => tracker.next(line));
}

/** Whether each line of a text belongs to code: fenced code with its fences, or indented code (CommonMark 0.31.2, 4.4). */
export function codeLines(lines: readonly string[]): readonly boolean[] {
  const tracker = new FenceTracker(lines);
  return lines.map((line) => tracker.next(line) !== undefined || tracker.isIndentedCode);
}

/** The most lines of code in an item that are searched for its end beyond a line that is indented too little. */
const MAX_OUTDENTED_LINES = 400;
const OUTER_ITEM = /^(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;

/** A line of a container: the column and the text after its markers, and whether it is indented as the content of the container. */
export interface LineInItem {
  readonly column: number;
  readonly text: string;
  readonly isInside: boolean;
}

/**
 * Which of the lines after a line that is indented too little ends the code in an item, if that goes on. CommonMark ends code and item at
 * that line, and takes the fence at the end for the beginning of other code; pandoc reads it as it is meant. The fence has the column of
 * the first one, and neither another fence nor an item around this one stands in between. `lineAt` has `undefined` after the last line.
 */
export function outdentedEnd(
  { sign, length, column }: Fence,
  from: number,
  lineAt: (index: number) => LineInItem | undefined,
): number | 'none' | 'unknown' {
  for (let index = from; index < from + MAX_OUTDENTED_LINES; index++) {
    const line = lineAt(index);
    if (!line) return 'unknown';
    const text = line.text.trimEnd();
    if (OPENING.test(text)) {
      const marks = CLOSING.exec(text)?.[1] ?? '';
      return line.column === column && marks.startsWith(sign) && marks.length >= length ? index : 'none';
    }
    if (text !== '' && !line.isInside && OUTER_ITEM.test(text)) return 'none';
  }
  return 'none';
}

/** Finds fenced code line by line, for readers that see a text that way; those that have all `lines` of it also see what comes. */
export class FenceTracker {
  /** Whether the last line is indented code. Blank lines are not. */
  isIndentedCode = false;
  #containers: Container[] = [];
  #fence: Fence | undefined;
  #inParagraph = false;
  /** Whether the last line is only the marker of an item, which a blank line then ends. */
  #isBareItem = false;
  readonly #lines: readonly string[];
  #index = -1;
  /** The line up to which code goes on that is indented too little. */
  #outdentedEnd = -1;

  constructor(lines: readonly string[] = []) {
    this.#lines = lines;
  }

  /** Whether the last line belongs to a code block that continues. */
  get isOpen(): boolean {
    return this.#fence !== undefined;
  }

  next(written: string): FencedLine | undefined {
    this.#index++;
    if (this.#index <= this.#outdentedEnd) {
      if (this.#index === this.#outdentedEnd) this.#fence = undefined;
      return 'rest';
    }
    if (!this.#fence && this.#containers.length === 0 && isLetter(written.charCodeAt(0))) {
      // Most lines are text outside of everything.
      this.isIndentedCode = false;
      this.#inParagraph = true;
      this.#isBareItem = false;
      return undefined;
    }
    if (this.#fence && this.#containers.length === 0 && !written.includes(this.#fence.sign)) {
      // Most lines of code hold no sign of a fence.
      this.isIndentedCode = false;
      return 'rest';
    }
    const line = withoutTabs(written.trimEnd());
    const { depth, at } = this.#goOn(line);
    this.isIndentedCode = false;
    if (this.#fence && depth === this.#containers.length) {
      if (closes(line.slice(at), this.#fence)) this.#fence = undefined;
      return 'rest';
    }
    if (this.#fence && line !== '' && this.#goesOnOutdented(this.#fence)) return 'rest';
    this.#fence = undefined;
    if (line !== '') return this.#begin(line, depth, at) ? 'opening' : undefined;
    this.#containers.length = Math.min(depth, this.#containers.length - (this.#isBareItem ? 1 : 0));
    this.#inParagraph = false;
    this.#isBareItem = false;
    return undefined;
  }

  #goesOnOutdented(fence: Fence): boolean {
    if (this.#lines.length === 0 || typeof this.#containers.at(-1) !== 'number') return false;
    const around = this.#containers.findLastIndex((container) => typeof container !== 'number') + 1;
    const end = outdentedEnd(fence, this.#index, (index) => {
      const written = this.#lines[index];
      if (written === undefined) return undefined;
      const line = withoutTabs(written.trimEnd());
      const { depth, at } = this.#goOn(line);
      if (depth < around) return undefined;
      const text = line.slice(at).trimStart();
      return { text, column: line.length - text.length, isInside: depth === this.#containers.length };
    });
    if (typeof end !== 'number') return false;
    this.#outdentedEnd = end;
    if (end === this.#index) this.#fence = undefined;
    return true;
  }

  /** How many of the open containers continue on a line, and where its text begins after their markers. */
  #goOn(line: string): { readonly depth: number; readonly at: number } {
    let at = 0;
    let depth = 0;
    for (const container of this.#containers) {
      const isQuote = container === 'quote';
      const indent = container === 'note' ? NOTE_INDENT : isQuote ? 0 : container;
      const next = isQuote ? matchAt(QUOTE, line, at)?.[0].length : indent;
      const continues = isQuote ? next !== undefined : line === '' || spacesAt(line, at) >= indent;
      if (!continues) break;
      at = Math.min(at + (next ?? 0), line.length);
      depth++;
    }
    return { depth, at };
  }

  /** Opens the containers that begin on a line, and the fence after them, if there is one. */
  #begin(line: string, depth: number, start: number): boolean {
    if (matchAt(TEXT, line, start)) {
      // Text continues the paragraph above it even without the markers of its containers.
      this.#isBareItem = false;
      if (this.#inParagraph) return false;
      this.#containers.length = depth;
      this.isIndentedCode = spacesAt(line, start) >= CODE_INDENT;
      this.#inParagraph = !this.isIndentedCode;
      return false;
    }
    const begun: Container[] = [];
    let at = start;
    for (let found = containerAt(line, at); found; found = containerAt(line, at)) {
      begun.push(found.container);
      at = found.end;
    }
    const text = line.slice(at);
    const isIndented = spacesAt(text, 0) >= CODE_INDENT;
    const marks = isIndented ? null : OPENING.exec(text.trimStart());
    const isText = marks === null && text.trim() !== '' && !RULE.test(text) && !HEADING.test(text);
    this.#isBareItem = text === '' && begun.length > 0 && begun.at(-1) !== 'quote';
    if (this.#inParagraph && begun.length === 0 && isText) return false;
    this.#containers = [...this.#containers.slice(0, depth), ...begun];
    this.isIndentedCode = isIndented && text.trim() !== '';
    this.#inParagraph = isText && !isIndented;
    const sign = marks?.[1] ?? marks?.[2];
    if (sign !== undefined)
      this.#fence = {
        sign: sign.charAt(0),
        length: sign.length,
        column: line.length - text.trimStart().length,
      };
    return sign !== undefined;
  }
}

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

function closes(text: string, { sign, length }: Pick<Fence, 'sign' | 'length'>): boolean {
  const marks = spacesAt(text, 0) < CODE_INDENT ? CLOSING.exec(text.trimStart())?.[1] : undefined;
  return marks?.startsWith(sign) === true && marks.length >= length;
}

/** The container that begins at a position, and where its content begins. */
function containerAt(
  line: string,
  at: number,
): { readonly container: Container; readonly end: number } | undefined {
  const quote = matchAt(QUOTE, line, at);
  if (quote) return { container: 'quote', end: at + quote[0].length };
  const note = matchAt(NOTE, line, at);
  if (note) return { container: 'note', end: at + note[0].length };
  const item = RULE.test(line.slice(at)) ? undefined : matchAt(ITEM, line, at);
  if (!item) return undefined;
  const [, marker = '', spaces = ''] = item;
  // With five or more spaces, the content is indented code after the first one.
  const indent = marker.length + (spaces.length > CODE_INDENT || spaces === '' ? 1 : spaces.length);
  return { container: indent, end: Math.min(at + indent, line.length) };
}

function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(line) ?? undefined;
}

function spacesAt(line: string, at: number): number {
  let end = at;
  while (line[end] === ' ') end++;
  return end - at;
}

/** A tab advances to the next column that is a multiple of four. */
function withoutTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let spaced = '';
  for (const [index, piece] of line.split('\t').entries()) {
    if (index > 0) spaced += ' '.repeat(4 - (spaced.length % 4));
    spaced += piece;
  }
  return spaced;
}
