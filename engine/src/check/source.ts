import type { Document } from '../model/document.js';
import { walkDocument } from '../model/nodes/walk.js';
import type { SearchedText } from '../source/searched-text.js';

/**
 * The source text, for what the model does not hold: pipes that did not become a table, and columns. The model knows
 * only the line on which each block begins; the block extends to the next blank line or block.
 */
export class Source {
  #lines: readonly string[] | undefined;
  #starts: readonly number[] | undefined;

  constructor(
    private readonly text: SearchedText,
    private readonly document: Document,
  ) {}

  /** Whether a pattern occurs in the text at all. If not, the model need not be searched. */
  has(pattern: RegExp): boolean {
    return this.text.has(pattern);
  }

  /** Everything that matches a pattern, in lower case. */
  all(pattern: RegExp): ReadonlySet<string> {
    return new Set(Array.from(this.text.markdown.matchAll(pattern), ([found]) => found.toLowerCase()));
  }

  /** The first line of the block that contains `line`. An inline note belongs to the block around it. */
  startOf(line: number): number {
    const starts = this.#blockStarts();
    return starts[lastAtMost(starts, line)] ?? line;
  }

  /** The lines of the block that begins on `start`. */
  linesFrom(start: number): readonly string[] {
    this.#lines ??= this.text.markdown.split(/\r\n?|\n/);
    const starts = this.#blockStarts();
    const next = starts[lastAtMost(starts, start) + 1] ?? this.#lines.length + 1;
    let end = start;
    while (end < next - 1 && this.#lines[end]?.trim()) end++;
    return this.#lines.slice(start - 1, end);
  }

  /** The lines on which blocks begin, ascending. Computed only on demand. */
  #blockStarts(): readonly number[] {
    this.#starts ??= startsIn(this.document);
    return this.#starts;
  }
}

function startsIn(document: Document): number[] {
  const starts = new Set<number>();
  for (const definition of document.definitions.values())
    if (definition.kind !== 'inline') starts.add(definition.line);
  const inlineNotes = new Set(
    [...document.definitions.values()].flatMap(({ kind, children }) => (kind === 'inline' ? children : [])),
  );
  walkDocument(document, {
    block(block) {
      if (inlineNotes.has(block)) return;
      starts.add(block.line);
      if (block.type === 'list') for (const { line } of block.children) starts.add(line);
      if (block.type === 'definitionList')
        for (const { terms, definitions } of block.children)
          for (const { line } of [...terms, ...definitions]) starts.add(line);
      if (block.type === 'table') for (const { line } of block.rows) starts.add(line);
    },
  });
  return [...starts].sort((a, b) => a - b);
}

/** The index of the last of the ascending `numbers` that is at most `limit`, or -1. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
