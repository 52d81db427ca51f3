import type { Edit, Selection, TextRange } from '../edit';

/** The edit that a key makes, and the selection after it. */
export interface Rewrite {
  readonly edit: Edit;
  readonly selection: Selection;
}

export function startOf({ anchor, head }: Selection): number {
  return Math.min(anchor, head);
}

export function endOf({ anchor, head }: Selection): number {
  return Math.max(anchor, head);
}

/** The line with a position, without its line feed. */
export function lineAround(text: string, place: number): TextRange {
  const to = text.indexOf('\n', place);
  // With a negative position, JavaScript would look at the first character.
  const from = place === 0 ? 0 : text.lastIndexOf('\n', place - 1) + 1;
  return { from, to: to === -1 ? text.length : to };
}
