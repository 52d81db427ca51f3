import type { CachedMetadata } from 'obsidian';

/** A part of a text, by offsets; the end is exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * A note of which only a selection is left, with its properties and the footnotes that the selection refers to. All other
 * lines are empty, so that lines keep their numbers.
 */
export function selectedText(text: string, selection: Range, cache: CachedMetadata | null): string {
  const chosen = text.slice(selection.from, selection.to);
  const notes = (cache?.footnotes ?? []).filter(({ id }) => chosen.includes(`[^${id}]`));
  const kept = [cache?.frontmatterPosition, ...notes.map(({ position }) => position)].flatMap((position) =>
    position ? [{ from: position.start.offset, to: position.end.offset }] : [],
  );
  return onlyRanges(text, [selection, ...kept]);
}

function onlyRanges(text: string, ranges: readonly Range[]): string {
  let place = 0;
  let result = '';
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    result += lineFeedsOf(text.slice(place, from)) + text.slice(Math.max(place, from), to);
    place = Math.max(place, to);
  }
  return result;
}

function lineFeedsOf(text: string): string {
  return text.replace(/[^\n]+/g, '');
}
