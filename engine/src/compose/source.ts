import type { SourceLines } from '../model/pages.js';

/** The source lines that a node comes from. */
export function sourceOf({
  line,
  lastLine = line,
}: {
  readonly line: number;
  readonly lastLine?: number;
}): SourceLines {
  return { first: line, last: Math.max(line, lastLine) };
}
