import type { Line } from './canonical.js';
import type { Hunk } from './line-changes.js';
import { HARMLESS, type Place, placeOfSplit } from './place-of-break.js';
import type { SourcePlaces } from './source-places.js';
import { BREAK } from './tokens.js';

/** A line of the sent document and its version in the returned one. */
export interface LinePair {
  readonly old: Line;
  readonly now: Line;
}

/**
 * Finds the place in the source of a hunk within a line, where `markdown` is written; undefined if it cannot be found.
 */
export function placeOfHunk(
  places: SourcePlaces,
  { old, now }: LinePair,
  { oldStart, oldEnd, newStart, newEnd }: Hunk,
  markdown: string,
): Place {
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
    const added = now.text.slice(newStart, newEnd);
    if (added.includes(BREAK)) {
      // The break takes the place of the space beside it; words that came with it need that space on their other side.
      const [left, right] = [old.text.slice(0, oldStart), old.text.slice(oldEnd)];
      const head = /\s$/.test(left) && !added.startsWith(BREAK) ? ' ' : '';
      const tail = /^\s/.test(right) && !added.endsWith(BREAK) ? ' ' : '';
      return placeOfSplit(places, old, [previous, next], head + markdown + tail);
    }
    if (taken !== '') {
      if (!before || !after || !/^[\s>]*$/.test(places.source.slice(before.end, after.start)))
        return undefined;
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
