import type { Line } from './canonical.js';
import { asOne } from './joined-lines.js';
import { isRow } from './lines.js';
import { likeness, shared, wordsOf } from './tokens.js';

/** The lines of both texts, in which parts of a line that was split or joined are read as one line. */
export interface PairedLines {
  readonly old: readonly Line[];
  readonly now: readonly Line[];
  /** For each old line, the index of its partner among the new ones, or -1. */
  readonly partners: readonly number[];
}

/** The lowest likeness, from 0 to 1, at which two lines count as versions of one that was edited. */
const MIN_EDITED_LIKENESS = 0.5;
/** The same for a line and those that it was split into or joined from. */
const MIN_PARTED_LIKENESS = 0.6;
/** The share of a part's words that the whole line must have because of this part. */
const MIN_OWN_SHARE = 0.5;
/** The most parts of one line. */
const MAX_PARTS = 4;
/** The most pairs of lines to compare between two unchanged lines. */
const MAX_PAIRS = 40_000;

/** Pairs similar lines between identical ones, whose pairs are given. */
export function paired(old: readonly Line[], now: readonly Line[], identical: Int32Array): PairedLines {
  const gaps = new Pairing(old, now, [...identical]);
  return gaps.all();
}

/** How likely it is that one line is a version of another, from 0 to 1. */
export function alike(one: Line | undefined, other: Line | undefined): number {
  if (!one || !other || one.isCode !== other.isCode) return 0;
  if (one.body === other.body) return 1;
  return likeness(wordsIn(one), wordsIn(other));
}

const words = new WeakMap<Line, readonly string[]>();

/** The words of a line without anchors, which the writer adds or drops when a line becomes a heading or stops being one. */
function wordsIn(line: Line): readonly string[] {
  const known = words.get(line);
  if (known) return known;
  const { body, isCode } = line;
  const own = wordsOf(isCode ? body : body.replace(/<a id="[^"<>]*"><\/a>/g, ''));
  words.set(line, own);
  return own;
}

/** A step of the best way through the lines between two pairs: how many lines of each text it takes. */
interface Step {
  readonly old: number;
  readonly now: number;
}

const SKIP_OLD: Step = { old: 1, now: 0 };
const SKIP_NOW: Step = { old: 0, now: 1 };
const PAIR: Step = { old: 1, now: 1 };
const PARTED: readonly Step[] = Array.from({ length: MAX_PARTS - 1 }, (_, at) => ({ old: 1, now: at + 2 }));
const JOINED: readonly Step[] = Array.from({ length: MAX_PARTS - 1 }, (_, at) => ({ old: at + 2, now: 1 }));

class Pairing {
  readonly #old: Line[] = [];
  readonly #now: Line[] = [];
  readonly #pairs: (readonly [number, number])[] = [];

  constructor(
    private readonly old: readonly Line[],
    private readonly now: readonly Line[],
    private readonly partners: readonly number[],
  ) {}

  all(): PairedLines {
    let [oldStart, nowStart] = [0, 0];
    for (let index = 0; index <= this.old.length; index++) {
      const partner = index === this.old.length ? this.now.length : (this.partners[index] ?? -1);
      if (partner < 0) continue;
      this.#gap(oldStart, index, nowStart, partner);
      if (index < this.old.length) this.#take(index, partner, PAIR);
      [oldStart, nowStart] = [index + 1, partner + 1];
    }
    const partners = this.#old.map(() => -1);
    for (const [index, partner] of this.#pairs) partners[index] = partner;
    return { old: this.#old, now: this.#now, partners };
  }

  /** Adds the lines of a step to the result. */
  #take(oldAt: number, nowAt: number, step: Step): void {
    const own = [this.old.slice(oldAt, oldAt + step.old), this.now.slice(nowAt, nowAt + step.now)] as const;
    const [[firstOld, ...moreOld], [firstNow, ...moreNow]] = own;
    if (firstOld && firstNow) this.#pairs.push([this.#old.length, this.#now.length]);
    if (firstOld) this.#old.push(asOne([firstOld, ...moreOld]));
    if (firstNow) this.#now.push(asOne([firstNow, ...moreNow]));
  }

  #gap(a0: number, a1: number, b0: number, b1: number): void {
    const steps =
      (a1 - a0) * (b1 - b0) > MAX_PAIRS ? this.#inTurn(a0, a1, b0, b1) : this.#best(a0, a1, b0, b1);
    let [oldAt, nowAt] = [a0, b0];
    for (const step of steps) {
      this.#take(oldAt, nowAt, step);
      [oldAt, nowAt] = [oldAt + step.old, nowAt + step.now];
    }
  }

  /** There are too many pairs to compare, so lines at the same position are paired. */
  *#inTurn(a0: number, a1: number, b0: number, b1: number): Generator<Step> {
    for (let at = 0; at < Math.max(a1 - a0, b1 - b0); at++) {
      const isAlike =
        at < a1 - a0 && at < b1 - b0 && alike(this.old[a0 + at], this.now[b0 + at]) >= MIN_EDITED_LIKENESS;
      if (isAlike) yield PAIR;
      else {
        if (at < a1 - a0) yield SKIP_OLD;
        if (at < b1 - b0) yield SKIP_NOW;
      }
    }
  }

  /** The steps, in order, with the greatest total likeness. */
  *#best(a0: number, a1: number, b0: number, b1: number): Generator<Step> {
    const [n, m] = [a1 - a0, b1 - b0];
    const scores = Array.from({ length: n + 1 }, () => new Float64Array(m + 1));
    const chosen: Step[][] = Array.from({ length: n }, () => []);
    for (let i = n - 1; i >= 0; i--)
      for (let j = m - 1; j >= 0; j--) {
        let best = scores[i + 1]?.[j] ?? 0;
        let step = SKIP_OLD;
        const offer = (other: Step, score: number): void => {
          const total = score + (scores[i + other.old]?.[j + other.now] ?? 0);
          if (score < 0 || total <= best) return;
          [best, step] = [total, other];
        };
        offer(SKIP_NOW, 0);
        offer(PAIR, this.#pairScore(a0 + i, b0 + j, n === 1 && m === 1));
        const [one, other] = [this.old[a0 + i], this.now[b0 + j]];
        for (const parted of PARTED)
          if (one && j + parted.now <= m)
            offer(parted, partsScore(one, this.now.slice(b0 + j, b0 + j + parted.now)));
        for (const joined of JOINED)
          if (other && i + joined.old <= n)
            offer(joined, partsScore(other, this.old.slice(a0 + i, a0 + i + joined.old)));
        const [row, steps] = [scores[i], chosen[i]];
        if (row) row[j] = best;
        if (steps) steps[j] = step;
      }
    for (let [i, j] = [0, 0]; i < n || j < m; ) {
      const step = i === n ? SKIP_NOW : j === m ? SKIP_OLD : (chosen[i]?.[j] ?? SKIP_OLD);
      yield step;
      [i, j] = [i + step.old, j + step.now];
    }
  }

  /** The likeness of two lines; negative if they are too different to be a pair. */
  #pairScore(oldAt: number, nowAt: number, isOnly: boolean): number {
    const score = alike(this.old[oldAt], this.now[nowAt]);
    return score >= MIN_EDITED_LIKENESS || (isOnly && score > 0.25) ? score : -1;
  }
}

/** The likeness of a line and of its parts together; negative if they are no parts of it. */
function partsScore(line: Line, parts: readonly Line[]): number {
  if (line.isCode || isRow(line) || parts.some((part) => part.isCode || isRow(part))) return -1;
  const whole = wordsIn(line);
  const own = parts.map(wordsIn);
  const all = own.flat();
  // No more than this can be shared, which saves comparing most lines.
  const most = (2 * Math.min(whole.length, all.length)) / (whole.length + all.length);
  if (most < MIN_PARTED_LIKENESS) return -1;
  const score = likeness(whole, all);
  if (score < MIN_PARTED_LIKENESS) return -1;
  const common = shared(whole, all);
  const isPart = (each: readonly string[], index: number): boolean =>
    (each.length > 0 || line.body.includes(parts[index]?.body ?? '')) &&
    common - shared(whole, own.toSpliced(index, 1).flat()) >= each.length * MIN_OWN_SHARE;
  return own.every(isPart) ? score : -1;
}
