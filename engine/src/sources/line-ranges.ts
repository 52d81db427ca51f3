import { lineOf, type PreparedText } from './prepared.js';

/** Lines of the text that come from lines of a file. All are counted from 1. */
export interface LineRange {
  readonly first: number;
  readonly path: string;
  /** The line of the file that the first comes from. */
  readonly line: number;
  /** Whether the following lines come from the following lines of the file, or all from the same one. */
  readonly isOneByOne: boolean;
}

/** Where a line of a combined text comes from. Lines are counted from 1. */
export function sourceOf(
  lines: readonly LineRange[],
  line: number,
): { readonly path: string; readonly line: number } | undefined {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.first ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  const range = lines[low - 1];
  return range && { path: range.path, line: range.line + (range.isOneByOne ? line - range.first : 0) };
}

/** Merges lines that come from consecutive lines, or all from the same one. */
export function lineRanges(
  lines: readonly { readonly path: string; readonly line: number }[],
  textOf: (path: string) => PreparedText | undefined,
): LineRange[] {
  const ranges: LineRange[] = [];
  let next: { path: string; line: number } | undefined;
  for (const [index, { path, line }] of lines.entries()) {
    const text = textOf(path);
    const own = text ? lineOf(text, line) : line + 1;
    const last = ranges.at(-1);
    const continues =
      last && next?.path === path && (last.isOneByOne ? next.line === own : last.line === own);
    if (!continues) {
      // The second line shows whether the range advances line by line.
      const second = lines[index + 1];
      const follower =
        second && second.path === path ? (text ? lineOf(text, second.line) : second.line + 1) : own + 1;
      ranges.push({ first: index + 1, path, line: own, isOneByOne: follower !== own });
    }
    next = { path, line: own + 1 };
  }
  return ranges;
}
