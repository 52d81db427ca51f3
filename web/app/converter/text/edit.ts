import { sharedLength } from '../../../../engine/src/text/shared-length';

/** A range of a text; `to` is exclusive. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Two positions in the whole text. `anchor` is where the selection began, `head` where the cursor is. */
export interface Selection {
  readonly anchor: number;
  readonly head: number;
}

/** Replaces a range of the text with `insert`. */
export interface Edit extends TextRange {
  readonly insert: string;
}

export function applyEdit(text: string, { from, to, insert }: Edit): string {
  return text.slice(0, from) + insert + text.slice(to);
}

/** A position after an edit; a position in replaced text moves to the end of its replacement. */
export function mapPlace(place: number, { from, to, insert }: Edit): number {
  if (place < from) return place;
  return place > to ? place + insert.length - (to - from) : from + insert.length;
}

/** The smallest edit that turns `before` into `after`. */
export function editBetween(before: string, after: string): Edit | undefined {
  if (before === after) return undefined;
  const start = sharedLength(before, after, Math.min(before.length, after.length), 'start');
  const end = sharedLength(before, after, Math.min(before.length, after.length) - start, 'end');
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** Editors end lines with a line feed only; with other line ends, their positions would differ from the text's. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
