import type { Canonical, Line } from './canonical.js';
import type { Difference } from './compare.js';
import { breaksBefore, partsOf } from './joined-lines.js';
import type { Hunk } from './line-changes.js';
import type { TableChanged } from './whole-tables.js';

/** The range of line numbers in the returned file that a difference covers. */
export interface Footprint {
  readonly from: number;
  readonly to: number;
}

/** Numbers the lines: those of the main text, then those of the footnotes in the order of the file. */
function numbering({ main, notes }: Canonical): (line: Line) => number {
  const starts = new Map<string | undefined, number>([[undefined, 0]]);
  // The gap keeps the last line of one section from being adjacent to the first line of the next.
  let next = main.lines.length + 10;
  for (const [label, { lines }] of notes) {
    starts.set(label, next);
    next += lines.length + 10;
  }
  return ({ section, index }) => (starts.get(section.label) ?? 0) + index;
}

/** The lines of the returned file that a difference covers. */
export function footprintOf(
  difference: Difference | TableChanged,
  returned: Canonical,
): readonly Footprint[] {
  const numberOf = numbering(returned);
  const of = (lines: readonly Line[]): Footprint[] => {
    const [first, last] = [lines[0], lines.at(-1)];
    return first && last ? [{ from: numberOf(first), to: numberOf(last) }] : [];
  };
  switch (difference.type) {
    case 'words':
      return of(partsIn(difference.now, difference.hunks));
    case 'kind':
      return of([difference.now]);
    case 'removed': {
      const at = difference.next ? numberOf(difference.next) : returned.main.lines.length;
      return [{ from: at - 1, to: at }];
    }
    case 'added':
    case 'moved':
    case 'table':
      return of(difference.now);
  }
}

/** The lines that parts of a line stand for. */
function partsIn(line: Line, hunks: readonly Hunk[]): readonly Line[] {
  const [first, last] = [hunks[0]?.newStart ?? 0, hunks.at(-1)?.newEnd ?? 0];
  return partsOf(line).slice(breaksBefore(line.text, first), breaksBefore(line.text, last) + 1);
}

/** Whether lines of two changes are the same, or at most `reach` lines apart. */
export function touches(one: readonly Footprint[], other: readonly Footprint[], reach: number): boolean {
  return one.some((a) => other.some((b) => a.from <= b.to + reach && b.from <= a.to + reach));
}
