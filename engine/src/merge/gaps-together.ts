/** How far a gap is moved at most, and how often all of them are tried. */
const MAX_SLIDE = 200;
const MAX_ROUNDS = 8;

/**
 * Where lines repeat, other matches are as good: those are preferred that leave out as much of both texts at the same place,
 * where one is probably a version of the other, instead of a line here and another there.
 */
export function withGapsTogether(
  first: readonly string[],
  second: readonly string[],
  matches: Int32Array,
): Int32Array {
  const slid = new Gaps(first, second, matches).slid();
  return inverse(new Gaps(second, first, inverse(slid, second.length)).slid(), first.length);
}

function inverse(matches: Int32Array, length: number): Int32Array {
  const result = new Int32Array(length).fill(-1);
  for (const [index, partner] of matches.entries()) if (partner >= 0) result[partner] = index;
  return result;
}

/** The lines of one text without a partner in the other. */
class Gaps {
  readonly #matches: Int32Array;

  constructor(
    private readonly lines: readonly string[],
    private readonly others: readonly string[],
    matches: Int32Array,
  ) {
    this.#matches = Int32Array.from(matches);
  }

  slid(): Int32Array {
    for (let round = 0, isChanged = true; isChanged && round < MAX_ROUNDS; round++) {
      isChanged = false;
      for (let index = 0; index < this.lines.length; index++)
        if (!this.#isMatched(index) && (this.#isSlid(index, -1) || this.#isSlid(index, 1))) isChanged = true;
    }
    return this.#matches;
  }

  #isMatched(index: number): boolean {
    return (this.#matches[index] ?? -1) >= 0;
  }

  /** Moves a line one way, past others that are the same, to the first place where less is left over; back if there is none. */
  #isSlid(from: number, step: 1 | -1): boolean {
    if (!this.#isMatched(from + step) || this.lines[from + step] !== this.lines[from]) return false;
    const length = this.lines[from]?.length ?? 0;
    const own = this.#balanceAt(from);
    const gain = Math.abs(own) - Math.abs(own - length);
    const moves: number[] = [];
    for (let at = from; this.lines[at + step] === this.lines[from]; at += step) {
      if (Math.abs(at - from) >= MAX_SLIDE) break;
      // Another one without a partner goes on in its stead.
      if (!this.#isMatched(at + step)) continue;
      this.#move(at, at + step);
      moves.push(at);
      const balance = this.#balanceAt(at + step);
      if (gain + Math.abs(balance - length) - Math.abs(balance) > 0) return true;
    }
    for (const at of moves.toReversed()) this.#move(at + step, at);
    return false;
  }

  #move(from: number, to: number): void {
    this.#matches[from] = this.#matches[to] ?? -1;
    this.#matches[to] = -1;
  }

  /** By how many characters the lines without a partner around a place exceed those of the other text there. */
  #balanceAt(at: number): number {
    let [before, after] = [at - 1, at + 1];
    while (before >= 0 && !this.#isMatched(before)) before--;
    while (after < this.lines.length && !this.#isMatched(after)) after++;
    const [from, to] = [this.#matches[before] ?? -1, this.#matches[after] ?? this.others.length];
    const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);
    return lengthOf(this.lines.slice(before + 1, after)) - lengthOf(this.others.slice(from + 1, to));
  }
}
