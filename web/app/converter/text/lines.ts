import type { TextRange } from './edit';

/** The range of a line of the text, counted from 1. */
export function lineRange(text: string, line: number): TextRange {
  let from = 0;
  for (let current = 1; current < line; current += 1) {
    const newline = text.indexOf('\n', from);
    if (newline === -1) break;
    from = newline + 1;
  }
  const to = text.indexOf('\n', from);
  return { from, to: to === -1 ? text.length : to };
}

/** The number of the line with a position, counted from 1. */
export function lineAt(text: string, place: number): number {
  let line = 1;
  for (let next = text.indexOf('\n'); next !== -1 && next < place; next = text.indexOf('\n', next + 1))
    line += 1;
  return line;
}
