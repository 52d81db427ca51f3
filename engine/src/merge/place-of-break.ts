import type { Line } from './canonical.js';
import { breaksBefore, partsOf } from './joined-lines.js';
import type { Hunk } from './line-changes.js';
import type { MergeEdit } from './result.js';
import type { SourcePlaces } from './source-places.js';
import { BREAK } from './tokens.js';

/** An edit to the source, and whether it replaces exactly what the document shows; undefined if the place is unknown. */
export type Place = { readonly edit: MergeEdit; readonly isSure: boolean } | undefined;

/** Text that may differ between source and document without changing its meaning. */
export const HARMLESS = /^[^\p{L}\p{N}$@\\[\]]*$/u;

/** Source between two blocks that may be replaced when they are joined, and between the words of one that is wrapped. */
const ONLY_MARKS = /^[\s>]*$/;

/**
 * The place where a paragraph of the source is split, between two tokens of its line. What the document shows in other
 * words, such as a citation, may be beside it; that is never taken apart.
 */
export function placeOfSplit(
  places: SourcePlaces,
  line: Line,
  [previous, next]: readonly [number, number],
  markdown: string,
): Place {
  let [left, right] = [previous, next];
  while (left >= 0 && !places.partner(line, left)) left--;
  while (right < line.tokens.length && !places.partner(line, right)) right++;
  const [before, after] = [places.partner(line, left), places.partner(line, right)];
  const block = places.blockOf(line);
  const from = before?.end ?? block?.start;
  const to = after?.start ?? block?.end;
  if (from === undefined || to === undefined || from > to) return undefined;
  const gap = places.source.slice(from, to);
  if (gap === '') return { edit: { start: from, end: to, markdown }, isSure: true };
  const spaces = spacesIn(gap);
  const found = left === previous && before ? spaces[0] : right === next && after ? spaces.at(-1) : spaces[0];
  const isOnly = spaces.length === 1 || (left === previous && !!before) || (right === next && !!after);
  if (!found || !isOnly) return undefined;
  return { edit: { start: from + found.start, end: from + found.end, markdown }, isSure: true };
}

/** Spaces, with the quote marks at the beginning of wrapped lines, outside of brackets, code and formulas. */
function spacesIn(gap: string): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  const parts =
    /\\[\s\S]|`[^`]*`|\$(?!\s)[^$\n]*\$|@[\p{L}\p{N}_:.#$%&+?<>~/-]+\s+\[|([[({])|([\])}])|(\s[\s>]*)/gu;
  let depth = 0;
  for (const { 0: text, 1: opens, 2: closes, 3: space, index } of gap.matchAll(parts)) {
    if (opens !== undefined || text.startsWith('@')) depth++;
    else if (closes !== undefined) depth = Math.max(0, depth - 1);
    else if (space !== undefined && depth === 0) found.push({ start: index, end: index + text.length });
  }
  return found;
}

/** The place where blocks of the source are joined: from the end of one to the text of the other. */
export function placeOfJoin(
  places: SourcePlaces,
  old: Line,
  { oldStart, oldEnd }: Hunk,
  markdown: string,
): Place {
  const first = old.text.indexOf(BREAK, oldStart);
  const last = old.text.lastIndexOf(BREAK, oldEnd - 1);
  const parts = partsOf(old);
  const [above, below] = [parts[breaksBefore(old.text, first)], parts[breaksBefore(old.text, last) + 1]];
  const upper = above && places.blockOf(above);
  const lower = below && places.blockOf(below);
  if (!upper || !lower) return undefined;
  const partnersIn = (from: number, to: number) =>
    old.tokens.flatMap(({ start, end }, index) =>
      start >= from && end <= to ? [places.partner(old, index)] : [],
    );
  const [left, right] = [partnersIn(oldStart, first), partnersIn(last + 1, oldEnd)];
  if (left.includes(undefined) || right.includes(undefined)) return undefined;
  if (upper.start === lower.start) return placeOfLines(places, old, [first, last], [left, right], markdown);
  if (!ONLY_MARKS.test(places.source.slice(upper.end, lower.lineStart))) return undefined;
  const start = left[0]?.start ?? upper.end;
  const end = right.at(-1)?.end ?? lower.start;
  if (start > upper.end || end < lower.start) return undefined;
  const others = [
    ...places.unmatchedIn({ start, end: upper.end }),
    ...places.unmatchedIn({ start: lower.start, end }),
  ];
  return {
    edit: { start, end, markdown },
    isSure: HARMLESS.test(others.map(({ text }) => text).join('')),
  };
}

type Partners = ReturnType<SourcePlaces['partner']>[];

/** The same for lines of one paragraph, between which the author has written a line break. */
function placeOfLines(
  places: SourcePlaces,
  old: Line,
  [first, last]: readonly [number, number],
  [left, right]: readonly [Partners, Partners],
  markdown: string,
): Place {
  const before = places.partner(
    old,
    old.tokens.findLastIndex(({ end }) => end <= first),
  );
  const after = places.partner(
    old,
    old.tokens.findIndex(({ start }) => start > last),
  );
  if (!before || !after) return undefined;
  const [start, end] = [left[0]?.start ?? before.end, right.at(-1)?.end ?? after.start];
  const isSure = /^\s*\\?[\s>]*$/.test(places.source.slice(before.end, after.start));
  return { edit: { start, end, markdown }, isSure };
}
