import { largest } from '../text/long-arrays.js';

/** Indents lines; empty ones stay empty. */
export function indented(lines: readonly string[], columns: number): string[] {
  return prefixed(lines, ' '.repeat(columns));
}

/** Puts a prefix before lines, trimmed on empty ones. */
export function prefixed(lines: readonly string[], prefix: string): string[] {
  return lines.map((line) => (line === '' ? prefix.trimEnd() : prefix + line));
}

/** A fence that no line of the text closes. */
export function fenceFor(text: string, sign: '`' | '~' | ':'): string {
  const runs = text.match(new RegExp(`^\\s*${sign}{3,}`, 'gm')) ?? [];
  const longest = largest(
    runs.map((run) => run.trim().length),
    2,
  );
  return sign.repeat(longest + 1);
}
