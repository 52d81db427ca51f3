import { linesOf } from './text-lines.js';

/** A text with the first lines of its fenced code, but without other lines of code, and with empty code in its lines. */
export function proseOf(text: string): string {
  return proseBetween(text);
}

/** The same of the lines from one to another. */
export function proseBetween(text: string, from?: number, to?: number): string {
  const { all, code } = linesOf(text);
  const lines = all.slice(from, to).map((line, index) => (code[index + (from ?? 0)] ? '' : line));
  return withoutCodeIn(lines);
}

/** The prose of the lines that contain something. */
export function proseWith(text: string, part: string): string {
  const { all, code } = linesOf(text);
  return withoutCodeIn(all.filter((line, index) => !code[index] && line.includes(part)));
}

function withoutCodeIn(lines: readonly string[]): string {
  return lines.join('\n').replace(/(?<!`)(`{1,2})(?!`)[^\n]{0,500}?[^`\n]\1(?!`)/g, '$1$1');
}
