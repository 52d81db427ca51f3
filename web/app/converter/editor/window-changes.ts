import type { TextRange } from '../text/edit';

interface Change extends TextRange {
  readonly insert: string;
}

/**
 * The changes that make an editor show another part of a text. Text in both parts is kept, so that the editor keeps its
 * scroll position. All positions are those before any of the changes.
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
