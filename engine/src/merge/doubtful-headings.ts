import { levelOf } from './lines.js';
import type { Placed } from './place.js';
import type { Who } from './who.js';

/**
 * Headings that have become text right behind something that was taken out, left to the author: LibreOffice gives the paragraph
 * behind a deleted one the style of that one when it saves tracked changes, which nobody meant.
 */
export function withDoubtfulHeadings(placed: readonly Placed[], who: Who): Placed[] {
  const gone = new Set(
    placed.flatMap(({ kind, old }) => (kind === 'block-removed' || kind === 'block-moved' ? old : [])),
  );
  const doubtful = new Set(
    placed.flatMap(({ kind, old: [old], now: [now] }) => {
      if (kind !== 'block-changed' || !old || !now || levelOf(old) === 0 || levelOf(now) > 0) return [];
      const before = old.section.lines[old.index - 1];
      return (before && gone.has(before)) || who.isBehindEnd(now) ? [old] : [];
    }),
  );
  return placed.map((each) =>
    each.old.some((line) => doubtful.has(line)) ? { ...each, conflict: each.conflict ?? 'not-sure' } : each,
  );
}
