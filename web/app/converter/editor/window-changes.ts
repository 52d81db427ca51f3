import type { TextRange } from '../text/edit';

interface Change extends TextRange {
  readonly insert: string;
}

/**
 * What makes an editor that shows one part of a text show another. What both have is left alone, so that the editor
 * keeps its place. The changes' places are those before any of them.
 */
export function windowChanges(text: string, shown: TextRange, next: TextRange): Change[] {
  const size = shown.to - shown.from;
  if (next.from >= shown.to || next.to <= shown.from)
    return [{ from: 0, to: size, insert: text.slice(next.from, next.to) }];
  return [
    { from: 0, to: Math.max(0, next.from - shown.from), insert: text.slice(next.from, shown.from) },
    { from: size - Math.max(0, shown.to - next.to), to: size, insert: text.slice(shown.to, next.to) },
  ];
}
