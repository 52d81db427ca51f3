/** @typedef {import('../../tests/pathological/process').GrowthAnswer} GrowthAnswer */
/** @typedef {{ readonly size: number, readonly characters: number, readonly milliseconds: number }} Point */

/** At four times the size, n·log n takes about 4.5 times as long, n² 16 times. */
const WORST_FOR_FOURFOLD = 9;
/** Shorter times, beyond what the smallest input takes, are too short to be compared. */
const MIN_MS = 250;
const ROUNDS = 3;
/** What is still too fast to be measured at these sizes is fast enough for every text. */
const MOST_CHARACTERS = 8_000_000;
const LARGEST_TIMES = 64;

/**
 * Tries an input at doubling sizes: the smallest, whose time is what every run costs, then up to `largest`, and on from there until the
 * time can be measured. Gives the processor time at each, or what went wrong.
 *
 * @param {(size: number) => Promise<GrowthAnswer | undefined>} ask runs the input once; undefined if that never ends
 * @param {number} largest
 * @returns {Promise<readonly Point[] | string>}
 */
export async function pointsOf(ask, largest) {
  /** @type {Point[]} */
  const points = [];
  for (let size = largest / 8; size <= largest * LARGEST_TIMES; size *= 2) {
    const point = await bestOf(ask, points.length === 0 ? 1 : size / 2, points);
    if (typeof point === 'string') return size / 2 > largest && !point.startsWith('never') ? points : point;
    points.push(point);
    const [start] = points;
    const isMeasured = point.milliseconds - (start?.milliseconds ?? 0) >= MIN_MS;
    if (point.size >= largest && (isMeasured || point.characters > MOST_CHARACTERS)) break;
  }
  return points;
}

/**
 * @param {(size: number) => Promise<GrowthAnswer | undefined>} ask
 * @param {number} size
 * @param {readonly Point[]} before
 * @returns {Promise<Point | string>}
 */
async function bestOf(ask, size, before) {
  /** @type {Point | undefined} */
  let best;
  for (let round = 0; round < ROUNDS; round++) {
    const answer = await ask(size);
    if (answer?.answer !== 'grown') return `never ended at size ${size}`;
    if (answer.failure !== undefined) return `${answer.failure} at size ${size}`;
    const { characters, milliseconds } = answer;
    if (milliseconds < (best?.milliseconds ?? Number.POSITIVE_INFINITY))
      best = { size, characters, milliseconds };
    // Only suspects are measured again, and the smallest, which is run first of all and so while code is still loaded.
    if (best && before.length > 0 && !growsTooFast([...before, best])) break;
  }
  return best ?? `never ended at size ${size}`;
}

/**
 * Whether the time between the smallest size, which comes first, and the others grows faster than n·log n.
 *
 * @param {readonly Point[]} points
 */
export function growsTooFast(points) {
  const [start] = points;
  /** @param {Point} point */
  const ownTime = ({ milliseconds }) => milliseconds - (start?.milliseconds ?? 0);
  return points.some((point) => {
    const before = points.find(({ size }) => size === point.size / 4);
    if (before === undefined || before === start || ownTime(point) < MIN_MS) return false;
    return ownTime(point) > WORST_FOR_FOURFOLD * Math.max(ownTime(before), MIN_MS / WORST_FOR_FOURFOLD);
  });
}
