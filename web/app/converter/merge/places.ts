import type { Edit, TextRange } from '../text/edit';

/*
 * Where something stands in a text that goes on being edited. An edit is disjoint from the places that a merge keeps, unless the
 * visitor made it.
 */

/** A place after an edit. `isAfter` settles what an insertion right at an empty place does: whether it moves the place. */
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

/** Edits that belong together, none of which overlaps another, as one. */
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
