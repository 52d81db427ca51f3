import { edited } from './apply.js';
import { type Canonical, canonical, type Line, sharedLabels } from './canonical.js';
import type { ColumnsChanged } from './columns.js';
import { type Difference, differences } from './compare.js';
import { textOf } from './lines.js';
import type { Placed } from './place.js';

/** The most rounds of verification; after these, all doubtful changes are left to the author. */
const MAX_CHECKS = 3;

/** Converts a text as the sent one was converted and reads it back. Returns its Markdown and that of the returned file. */
export type Check = (markdown: string) => Promise<readonly [string, string]>;

/** The range of line numbers in the returned file that a difference covers. */
interface Footprint {
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
  difference: Difference | ColumnsChanged,
  returned: Canonical,
): readonly Footprint[] {
  const numberOf = numbering(returned);
  const of = (lines: readonly Line[]): Footprint[] => {
    const [first, last] = [lines[0], lines.at(-1)];
    return first && last ? [{ from: numberOf(first), to: numberOf(last) }] : [];
  };
  switch (difference.type) {
    case 'words':
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

function touches(one: readonly Footprint[], other: readonly Footprint[], reach: number): boolean {
  return one.some((a) => other.some((b) => a.from <= b.to + reach && b.from <= a.to + reach));
}

/** Applies all changes together and compares the result with the returned file. Changes near any difference become doubtful. */
export async function verified(
  placed: readonly Placed[],
  footprints: readonly (readonly Footprint[])[],
  sent: string,
  check: Check,
): Promise<{ readonly placed: readonly Placed[]; readonly more: readonly Placed[] }> {
  let current = placed;
  let more: Placed[] = [];
  for (let round = 0; round < MAX_CHECKS; round++) {
    const edits = current.flatMap((each) => (each.conflict ? [] : each.edits));
    if (edits.length === 0 && round === 0) return { placed: current, more };
    const [now, wanted] = await check(edited(sent, edits));
    if (now === wanted) return { placed: current, more: [] };
    const second = canonical(wanted, sharedLabels(now, wanted));
    const left = differences(canonical(now), second).map((difference) => ({
      difference,
      at: footprintOf(difference, second),
    }));
    const wrong = new Set<number>();
    more = [];
    for (const { difference, at } of left) {
      const near = (reach: number, isSure: boolean): number[] =>
        current.flatMap((each, index) =>
          (each.conflict === undefined) === isSure && touches(footprints[index] ?? [], at, reach)
            ? [index]
            : [],
        );
      const own = near(0, true);
      const isExpected = near(0, false).length > 0 || near(1, false).length > 0;
      const guilty = own.length > 0 ? own : isExpected ? [] : near(1, true);
      for (const index of guilty) wrong.add(index);
      if (guilty.length === 0 && !isExpected) more.push(leftOver(difference));
    }
    if (wrong.size === 0) break;
    current = current.map((each, index) => (wrong.has(index) ? { ...each, conflict: 'not-sure' } : each));
  }
  return { placed: current, more };
}

/** Reports a difference that no change accounts for as a conflict. */
function leftOver(difference: Difference): Placed {
  const old = 'old' in difference ? [difference.old].flat() : [];
  const now = 'now' in difference ? [difference.now].flat() : [];
  return {
    kind: 'block-changed',
    edits: [],
    before: textOf(old),
    after: textOf(now),
    around: ['', ''],
    conflict: 'not-sure',
    old: [],
    now: [],
    part: undefined,
    oldPart: undefined,
  };
}
