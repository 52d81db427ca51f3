import type { Line } from './canonical.js';
import type { Hunk } from './line-changes.js';
import type { MergeEdit } from './result.js';
import type { SourcePlaces } from './source-places.js';
import type { Wording } from './wording.js';

/** An edit to the source, and whether it replaces exactly what the document shows; undefined if the place is unknown. */
type Place = { readonly edit: MergeEdit; readonly isSure: boolean } | undefined;

/** Text that may differ between source and document without changing its meaning. */
const HARMLESS = /^[^\p{L}\p{N}$@\\[\]]*$/u;

/** Finds a hunk's place in the source, and what to write there; undefined if it cannot be found. */
export function placeOfHunk(
  places: SourcePlaces,
  wording: Wording,
  { old, now }: { readonly old: Line; readonly now: Line },
  { oldStart, oldEnd, newStart, newEnd }: Hunk,
): Place {
  const markdown = wording.asWritten(now.text.slice(newStart, newEnd));
  const inside: number[] = [];
  let [previous, next] = [-1, old.tokens.length];
  for (const [index, { start, end }] of old.tokens.entries()) {
    if (end <= oldStart) previous = index;
    else if (start >= oldEnd) {
      next = index;
      break;
    } else inside.push(index);
  }
  const before = places.partner(old, previous);
  const after = places.partner(old, next);
  const taken = old.text.slice(oldStart, oldEnd);
  const [firstIn, lastIn] = [inside[0], inside.at(-1)];
  if (firstIn === undefined || lastIn === undefined) {
    if (taken !== '') {
      if (!before || !after || places.source.slice(before.end, after.start).trim() !== '') return undefined;
      return { edit: { start: before.end, end: after.start, markdown }, isSure: true };
    }
    const isBehind = oldStart === (old.tokens[previous]?.end ?? -1);
    const at = isBehind ? (before?.end ?? after?.start) : (after?.start ?? before?.end);
    if (at === undefined) return undefined;
    const between = before && after ? places.source.slice(before.end, after.start) : '';
    return { edit: { start: at, end: at, markdown }, isSure: HARMLESS.test(between) };
  }
  const [first, last] = [places.partner(old, firstIn), places.partner(old, lastIn)];
  const isAll = inside.every((index) => places.partner(old, index));
  if (!isAll || !first || !last) {
    // Replace everything between the nearest tokens that both texts have with the returned file's version.
    let [from, to] = [firstIn, lastIn];
    while (from >= 0 && !places.partner(old, from)) from--;
    while (to < old.tokens.length && !places.partner(old, to)) to++;
    const [left, right] = [places.partner(old, from), places.partner(old, to)];
    if (!left || !right) return undefined;
    const start = inside.includes(from) ? left.start : left.end;
    const end = inside.includes(to) ? right.end : right.start;
    const [leftAt, rightAt] = [old.tokens[from], old.tokens[to]];
    const head = inside.includes(from) ? '' : old.text.slice(leftAt?.end ?? oldStart, oldStart);
    const tail = inside.includes(to) ? '' : old.text.slice(oldEnd, rightAt?.start ?? oldEnd);
    const isSure = HARMLESS.test(
      places.source
        .slice(start, end)
        .replace(/[\p{L}\p{N}]+/gu, (word) => (taken.includes(word) ? '' : word)),
    );
    return { edit: { start, end, markdown: head + markdown + tail }, isSure };
  }
  const start = /^\s/.test(taken) && before ? before.end : first.start;
  const end = /\s$/.test(taken) && after ? after.start : last.end;
  const others = places.unmatchedIn({ start, end }).map(({ text }) => text);
  return { edit: { start, end, markdown }, isSure: HARMLESS.test(others.join('')) };
}
