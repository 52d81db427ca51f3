/*
 * Beginnings and ends that fit each other join stretches across blank lines. What they are is said by the rows of the table of
 * syntax. The functions here may join more stretches than the parser needs, but never fewer.
 */
import type { Ends, FindEnds } from '../rules/row.js';

/** The beginnings and ends of one name in a stretch. */
interface EndsOfName {
  /** The lowest number of open ones, negative if it closes some of an earlier stretch, and their number at the end. */
  lowest: number;
  depth: number;
  hasOpening: boolean;
  hasClosing: boolean;
  /** Whether all are on lines of their own, and therefore not in a quote, item or cell. */
  isPlain: boolean;
  /** Whether one that is open joins everything. */
  mayBeEndless: boolean;
}

export type EndsOfStretch = ReadonlyMap<string, Readonly<EndsOfName>>;

/** The beginnings and ends in a stretch; `undefined` if it has none. */
export function endsIn(
  lines: readonly string[],
  fenced: readonly boolean[],
  finders: readonly FindEnds[],
): EndsOfStretch | undefined {
  const found = new FoundEnds();
  for (const find of finders) find(lines, fenced, found);
  return found.isEmpty ? undefined : found.all;
}

class FoundEnds implements Ends {
  readonly all = new Map<string, EndsOfName>();

  get isEmpty(): boolean {
    return this.all.size === 0;
  }

  add(name: string, isOpening: boolean, isPlain: boolean): void {
    const ends = this.mention(name, isOpening);
    ends.depth += isOpening ? 1 : -1;
    ends.lowest = Math.min(ends.lowest, ends.depth);
    ends.isPlain &&= isPlain;
  }

  addEndless(name: string, isOpening: boolean, isPlain: boolean): void {
    this.add(name, isOpening, isPlain);
    this.mention(name, isOpening).mayBeEndless = true;
  }

  end(name: string): void {
    const ends = this.mention(name, false);
    if (ends.depth > 0) ends.depth--;
  }

  mention(name: string, isOpening: boolean): EndsOfName {
    let ends = this.all.get(name);
    if (!ends) {
      ends = {
        lowest: 0,
        depth: 0,
        hasOpening: false,
        hasClosing: false,
        isPlain: true,
        mayBeEndless: false,
      };
      this.all.set(name, ends);
    }
    if (isOpening) ends.hasOpening = true;
    else ends.hasClosing = true;
    return ends;
  }
}

type Range = readonly [first: number, last: number];

/** The first and last stretches of each range that is joined by ends without a partner in their own stretch. */
export function joinedRanges(
  stretches: Iterable<readonly [index: number, ends: EndsOfStretch]>,
  count: number,
): readonly Range[] {
  const byName = new Map<string, (readonly [index: number, ends: EndsOfName])[]>();
  let first: number | undefined;
  for (const [index, own] of stretches) {
    first ??= index;
    for (const [name, ends] of own) {
      const known = byName.get(name);
      if (known) known.push([index, ends]);
      else byName.set(name, [[index, ends]]);
    }
  }
  const all = Array.from(byName.values());
  const isEndless = all.some((own) => own.some(([, { depth, mayBeEndless }]) => mayBeEndless && depth > 0));
  if (first !== undefined && isEndless) return [[first, count - 1]];
  return all.flatMap((ends) => rangesOf(ends, count));
}

function rangesOf(
  ends: readonly (readonly [index: number, ends: EndsOfName])[],
  count: number,
): readonly Range[] {
  const open = ends.filter(([, { lowest, depth }]) => lowest < 0 || depth !== 0);
  const first = ends[0]?.[0] ?? 0;
  const hasPartners =
    ends.length > 1 && ends.some(([, each]) => each.hasOpening) && ends.some(([, each]) => each.hasClosing);
  if (open.length === 0 || !hasPartners) return [];
  const ranges: Range[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, each] of open) {
    if (!each.isPlain || depth + each.lowest < 0) return [[first, count - 1]];
    if (depth === 0) start = index;
    depth += each.depth;
    if (depth === 0) ranges.push([start, index]);
  }
  return depth === 0 ? ranges : [[first, count - 1]];
}
