/** A range of a text; `to` is exclusive. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
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

/** UTF-16 code units. Whole blocks are compared by the browser, many times faster than one unit after the other. */
const BLOCK_LENGTH = 4096;

/**
 * The length of what two texts have in common at their starts, or at their ends; at most `most`. The engine has the same
 * function in `parse/pieces/cut-text.ts`; importing it would make the engine part of the page's first scripts.
 */
function sharedLength(one: string, other: string, most: number, from: 'start' | 'end'): number {
  const part = (text: string, shared: number, length: number): string =>
    from === 'start'
      ? text.slice(shared, shared + length)
      : text.slice(text.length - shared - length, text.length - shared);
  let shared = 0;
  for (let length = BLOCK_LENGTH; length >= 1; length = length > 1 ? length >> 1 : 0)
    while (shared + length <= most && part(one, shared, length) === part(other, shared, length))
      shared += length;
  return shared;
}

/** Editors end lines with a line feed only; with other line ends, their positions would differ from the text's. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
