import type { Attribution } from './attribution.js';
import { levelOf } from './lines.js';
import type { Placed } from './placed.js';

/**
 * Lets the author decide whether a heading right after deleted text becomes body text: when LibreOffice saves tracked
 * changes, it gives the paragraph after a deleted one the style of the deleted one, which nobody intended.
 */
export function withDoubtfulHeadings<Change extends Placed>(
  placed: readonly Change[],
  attribution: Attribution,
): Change[] {
  const gone = new Set(
    placed.flatMap(({ kind, old }) => (kind === 'block-removed' || kind === 'block-moved' ? old : [])),
  );
  const doubtful = new Set(
    placed.flatMap(({ kind, old: [old], now: [now] }) => {
      if (kind !== 'block-changed' || !old || !now || levelOf(old) === 0 || levelOf(now) > 0) return [];
      const before = old.section.lines[old.index - 1];
      return (before && gone.has(before)) || attribution.isBehindEnd(now) ? [old] : [];
    }),
  );
  return placed.map((each) =>
    each.old.some((line) => doubtful.has(line)) ? { ...each, conflict: each.conflict ?? 'not-sure' } : each,
  );
}
