import type { Edit, TextRange } from '../text/edit';

/* A place in a text that is being edited. Only the visitor's edits can overlap the places of a merge. */

/** A place after an edit. `isAfter` decides whether an insertion exactly at an empty place moves it. */
export function movedRange(range: TextRange, edit: Edit, isAfter = false): TextRange {
  const { from, to } = range;
  const shift = edit.insert.length - (edit.to - edit.from);
  const isEmpty = from === to;
  if (edit.from === from && edit.to === to && !isEmpty) return { from, to: from + edit.insert.length };
  if (isEmpty && edit.from === from && edit.to === from)
    return isAfter ? { from: from + shift, to: to + shift } : range;
  if (to <= edit.from) return range;
  if (from >= edit.to) return { from: from + shift, to: to + shift };
  const newFrom = Math.min(from, edit.from);
  return { from: newFrom, to: to > edit.to ? to + shift : edit.from + edit.insert.length };
}

/** Combines edits that belong together and do not overlap. */
export function joined(text: string, edits: readonly Edit[]): Edit | undefined {
  const sorted = edits
    .map((edit, index) => ({ edit, index }))
    .toSorted((a, b) => a.edit.from - b.edit.from || a.edit.to - b.edit.to || a.index - b.index)
    .map(({ edit }) => edit);
  const [first] = sorted;
  if (!first) return undefined;
  let insert = '';
  let copied = first.from;
  for (const edit of sorted) {
    insert += text.slice(copied, edit.from) + edit.insert;
    copied = edit.to;
  }
  return { from: first.from, to: copied, insert };
}
