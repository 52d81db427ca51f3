import type { Document } from '../document.js';
import { isInlineNote } from '../note-kinds.js';
import { walkDocument } from '../walk.js';

/**
 * The text as it was written, for what the model no longer tells: pipes that made no table, and columns. The model
 * knows only where each block begins; what follows up to a blank line or the next block belongs to it.
 */
export class Source {
  #lines: readonly string[] | undefined;
  #starts: readonly number[] | undefined;

  constructor(
    private readonly markdown: string,
    private readonly document: Document,
  ) {}

  /** Whether a pattern is anywhere in the text: where it is not, the model need not be searched for what it means. */
  has(pattern: RegExp): boolean {
    return pattern.test(this.markdown);
  }

  /** The line on which the block begins that has `line`; a note in place belongs to the block around it. */
  startOf(line: number): number {
    const starts = this.#blockStarts();
    return starts[lastAtMost(starts, line)] ?? line;
  }

  /** The lines of the block that begins on `start`. */
  linesFrom(start: number): readonly string[] {
    this.#lines ??= this.markdown.split(/\r\n?|\n/);
    const starts = this.#blockStarts();
    const next = starts[lastAtMost(starts, start) + 1] ?? this.#lines.length + 1;
    let end = start;
    while (end < next - 1 && this.#lines[end]?.trim()) end++;
    return this.#lines.slice(start - 1, end);
  }

  /** The lines on which blocks begin, ascending. Most texts never ask. */
  #blockStarts(): readonly number[] {
    this.#starts ??= startsIn(this.document);
    return this.#starts;
  }
}

function startsIn(document: Document): number[] {
  const starts = new Set<number>();
  for (const definition of document.definitions.values())
    if (!isInlineNote(definition)) starts.add(definition.line);
  const inlineNotes = new Set(
    [...document.definitions.values()].filter(isInlineNote).flatMap(({ children }) => children),
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

/** The index of the last of the ascending `numbers` that is at most `limit`; -1 where there is none. */
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
