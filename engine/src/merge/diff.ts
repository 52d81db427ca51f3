/** For each element of the first list, the index of its partner in the second list, or -1. Indexes are ascending. */
type Matches = Int32Array;

/** The most insertions and deletions to try in a range. A range that needs more counts as replaced, which bounds the time. */
const MAX_COST = 400;
/** The deepest recursion into the ranges between unique elements. */
const MAX_DEPTH = 40;
/** The number of elements in a run, which may be unique even if none of its elements is. */
const RUN_LENGTH = 6;

/**
 * Matches the elements of two lists: first those that occur exactly once in both (patience diff), then, between them, by the
 * shortest edit script (E. W. Myers, "An O(ND) Difference Algorithm", 1986). The time is nearly linear in the lists' lengths.
 */
export function matched(first: readonly string[], second: readonly string[]): Matches {
  const ids = new Map<string, number>();
  const numbered = (list: readonly string[]): Int32Array =>
    Int32Array.from(list, (each) => {
      const known = ids.get(each);
      if (known !== undefined) return known;
      ids.set(each, ids.size);
      return ids.size - 1;
    });
  const a = numbered(first);
  const b = numbered(second);
  return new Matcher(a, b, ids.size).all();
}

class Matcher {
  readonly #matches: Matches;
  /** For each id, its number of occurrences on each side of the current range, and its position. */
  readonly #counts: Int32Array;
  readonly #others: Int32Array;
  readonly #places: Int32Array;

  constructor(
    private readonly a: Int32Array,
    private readonly b: Int32Array,
    ids: number,
  ) {
    this.#matches = new Int32Array(a.length).fill(-1);
    this.#counts = new Int32Array(ids);
    this.#others = new Int32Array(ids);
    this.#places = new Int32Array(ids);
  }

  all(): Matches {
    this.#stretch(0, this.a.length, 0, this.b.length, 0);
    return this.#matches;
  }

  #stretch(aStart: number, aEnd: number, bStart: number, bEnd: number, depth: number): void {
    const { a, b } = this;
    let [a0, a1, b0, b1] = [aStart, aEnd, bStart, bEnd];
    while (a0 < a1 && b0 < b1 && a[a0] === b[b0]) this.#matches[a0++] = b0++;
    while (a0 < a1 && b0 < b1 && a[a1 - 1] === b[b1 - 1]) this.#matches[--a1] = --b1;
    if (a0 === a1 || b0 === b1) return;
    let anchors = depth < MAX_DEPTH ? this.#anchors(a0, a1, b0, b1) : [];
    if (anchors.length === 0 && depth < MAX_DEPTH && a1 - a0 + b1 - b0 > MAX_COST)
      anchors = this.#runAnchors(a0, a1, b0, b1);
    if (anchors.length === 0) {
      this.#shortest(a0, a1, b0, b1);
      return;
    }
    for (const [aAt, bAt] of anchors) {
      this.#stretch(a0, aAt, b0, bAt, depth + 1);
      this.#matches[aAt] = bAt;
      [a0, b0] = [aAt + 1, bAt + 1];
    }
    this.#stretch(a0, a1, b0, b1, depth + 1);
  }

  /** The longest sequence of elements that occur once on both sides, in the same order. */
  #anchors(a0: number, a1: number, b0: number, b1: number): (readonly [number, number])[] {
    for (let at = a0; at < a1; at++) this.#counts[this.#a(at)] = (this.#counts[this.#a(at)] ?? 0) + 1;
    for (let at = b0; at < b1; at++) {
      const id = this.#b(at);
      this.#others[id] = (this.#others[id] ?? 0) + 1;
      this.#places[id] = at;
    }
    const pairs: (readonly [number, number])[] = [];
    for (let at = a0; at < a1; at++) {
      const id = this.#a(at);
      if (this.#counts[id] === 1 && this.#others[id] === 1) pairs.push([at, this.#places[id] ?? 0]);
    }
    for (let at = a0; at < a1; at++) this.#counts[this.#a(at)] = 0;
    for (let at = b0; at < b1; at++) this.#others[this.#b(at)] = 0;
    return rising(pairs);
  }

  /** The same for runs, identified by their first elements: for long texts in which every word occurs more than once. */
  #runAnchors(a0: number, a1: number, b0: number, b1: number): (readonly [number, number])[] {
    const runsIn = (list: Int32Array, start: number, end: number): Map<string, number> => {
      const places = new Map<string, number>();
      for (let at = start; at + RUN_LENGTH <= end; at++) {
        const run = list.subarray(at, at + RUN_LENGTH).join(' ');
        places.set(run, places.has(run) ? -1 : at);
      }
      return places;
    };
    const others = runsIn(this.b, b0, b1);
    const pairs: (readonly [number, number])[] = [];
    for (const [run, at] of runsIn(this.a, a0, a1)) {
      const other = others.get(run) ?? -1;
      if (at >= 0 && other >= 0) pairs.push([at, other]);
    }
    return rising(pairs.toSorted(([one], [other]) => one - other));
  }

  #a(at: number): number {
    return this.a[at] ?? 0;
  }

  #b(at: number): number {
    return this.b[at] ?? 0;
  }

  #shortest(a0: number, a1: number, b0: number, b1: number): void {
    const [n, m] = [a1 - a0, b1 - b0];
    const limit = Math.min(n + m, MAX_COST);
    const reached = new Int32Array(2 * limit + 3);
    const middle = limit + 1;
    const history: Int32Array[] = [];
    for (let cost = 0; cost <= limit; cost++) {
      history.push(reached.slice(middle - cost - 1, middle + cost + 2));
      for (let k = -cost; k <= cost; k += 2) {
        const [down, right] = [reached[middle + k + 1] ?? 0, (reached[middle + k - 1] ?? 0) + 1];
        let x = k === -cost || (k !== cost && right <= down) ? down : right;
        while (x < n && x - k < m && x - k >= 0 && this.#a(a0 + x) === this.#b(b0 + x - k)) x++;
        reached[middle + k] = x;
        if (x >= n && x - k >= m) {
          this.#traced(history, cost, k, a0, b0, n);
          return;
        }
      }
    }
  }

  /** Traces the path back and records the matches on it. */
  #traced(
    history: readonly Int32Array[],
    cost: number,
    end: number,
    a0: number,
    b0: number,
    n: number,
  ): void {
    let [x, k] = [n, end];
    for (let step = cost; step > 0; step--) {
      const before = history[step] ?? new Int32Array();
      const [down, right] = [before[step + 1 + k + 1] ?? 0, (before[step + 1 + k - 1] ?? 0) + 1];
      const isDown = k === -step || (k !== step && right <= down);
      const start = isDown ? down : right;
      for (; x > start; x--) this.#matches[a0 + x - 1] = b0 + x - 1 - k;
      [x, k] = isDown ? [down, k + 1] : [right - 1, k - 1];
    }
    for (; x > 0; x--) this.#matches[a0 + x - 1] = b0 + x - 1 - k;
  }
}

/** The longest subsequence of pairs, sorted by their first numbers, whose second numbers ascend as well. */
function rising(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const ends: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  for (const [index, [, value]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const half = (low + high) >> 1;
      if ((pairs[ends[half] ?? 0]?.[1] ?? 0) < value) low = half + 1;
      else high = half;
    }
    before[index] = low === 0 ? -1 : (ends[low - 1] ?? -1);
    ends[low] = index;
  }
  const result: (readonly [number, number])[] = [];
  for (let at = ends.at(-1) ?? -1; at !== -1; at = before[at] ?? -1) {
    const pair = pairs[at];
    if (pair) result.push(pair);
  }
  return result.reverse();
}
