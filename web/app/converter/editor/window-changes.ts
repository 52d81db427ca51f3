import type { TextRange } from '../text/edit';

interface Change extends TextRange {
  readonly insert: string;
}

/**
 * The changes that make an editor show another part of a text. Text in both parts is kept, so that the editor keeps its
 * scroll position. All positions are those before any of the changes.
 */
export function windowChanges(text: string, excerpt: TextRange, next: TextRange): Change[] {
  const size = excerpt.to - excerpt.from;
  if (next.from >= excerpt.to || next.to <= excerpt.from)
    return [{ from: 0, to: size, insert: text.slice(next.from, next.to) }];
  return [
    { from: 0, to: Math.max(0, next.from - excerpt.from), insert: text.slice(next.from, excerpt.from) },
    { from: size - Math.max(0, excerpt.to - next.to), to: size, insert: text.slice(excerpt.to, next.to) },
  ];
}
