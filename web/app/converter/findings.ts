import type { Notice, Validation } from '@footmark/engine';

/** Errors and warnings together, in the order of the text. */
export function findingsOf({ errors, warnings }: Validation): Notice[] {
  return [...errors, ...warnings].sort((a, b) => a.line - b.line);
}

export function countFindings(count: number): string {
  return count === 1 ? '1 finding in your text' : `${count} findings in your text`;
}

/** Where a line of the text, counted from 1, begins and ends. */
export function lineRange(text: string, line: number): { start: number; end: number } {
  let start = 0;
  for (let current = 1; current < line; current += 1) {
    const newline = text.indexOf('\n', start);
    if (newline === -1) break;
    start = newline + 1;
  }
  const end = text.indexOf('\n', start);
  return { start, end: end === -1 ? text.length : end };
}
