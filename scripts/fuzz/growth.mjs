import { Child } from './child.mjs';

/** @typedef {import('../../tests/pathological/process').GrowthAnswer} GrowthAnswer */
/** @typedef {import('../../tests/pathological/process').GrowthOrder} GrowthOrder */
/** @typedef {{ readonly size: number, readonly characters: number, readonly milliseconds: number }} Point */

/** Elapsed time; the longest of these texts normally takes a second or two. */
const LIMIT_MS = 120_000;
/** At four times the size, n·log n takes about 4.5 times as long, n² 16 times. */
const WORST_FOR_FOURFOLD = 9;
/** Shorter times are mostly overhead. */
const MIN_MS = 250;
const ROUNDS = 3;

/**
 * Converts each of the growing texts at doubling sizes up to `largest`, and returns those whose time grew faster than
 * n·log n or that failed.
 *
 * @param {{ readonly processes: number, readonly largest: number, readonly only: RegExp, readonly print: boolean }} options
 */
export async function measureGrowth({ processes, largest, only, print }) {
  /** @type {string[]} */
  const failures = [];
  /** @type {Iterator<string> | undefined} */
  let queue;
  let texts = 0;

  await Promise.all(
    Array.from({ length: processes }, async () => {
      let child = await start();
      queue ??= child.kinds.filter((kind) => only.test(kind)).values();
      for (let next = queue.next(); !next.done; next = queue.next()) {
        texts++;
        const points = await pointsOf(next.value, child.process);
        if (typeof points === 'string') {
          failures.push(`${next.value}: ${points}`);
          if (points.startsWith('never')) child = await start();
          continue;
        }
        if (print)
          console.log(
            `${next.value.padEnd(48)} ${points.map(({ milliseconds }) => Math.round(milliseconds)).join(' ')}`,
          );
        if (growsTooFast(points)) failures.push(`${next.value}: ${inWords(points)}`);
      }
      child.process.stop();
    }),
  );
  return { texts, failures };

  /**
   * @param {string} name
   * @param {Child<GrowthOrder, GrowthAnswer>} child
   * @returns {Promise<readonly Point[] | string>}
   */
  async function pointsOf(name, child) {
    /** @type {Point[]} */
    const points = [];
    for (let size = largest / 8; size <= largest; size *= 2) {
      /** @type {Point | undefined} */
      let best;
      for (let round = 0; round < ROUNDS; round++) {
        const answer = await child.ask({ name, size });
        if (answer?.answer !== 'grown') return `never ended at size ${size}`;
        if (answer.failure !== undefined) return `${answer.failure} at size ${size}`;
        const { characters, milliseconds } = answer;
        if (milliseconds < (best?.milliseconds ?? Number.POSITIVE_INFINITY))
          best = { size, characters, milliseconds };
        // Only suspects are measured again.
        if (!growsTooFast([...points, ...(best ? [best] : [])])) break;
      }
      if (best) points.push(best);
    }
    return points;
  }
}

async function start() {
  /** @type {Child<GrowthOrder, GrowthAnswer>} */
  const child = new Child('pathological/process.ts', LIMIT_MS);
  const ready = await child.ready;
  if (ready?.answer !== 'ready') throw new Error('Cannot start a process');
  return { process: child, kinds: ready.kinds };
}

/** @param {readonly Point[]} points */
function growsTooFast(points) {
  return points.some(({ milliseconds, size }) => {
    const before = points.find((point) => point.size === size / 4);
    if (before === undefined || milliseconds < MIN_MS) return false;
    return milliseconds > WORST_FOR_FOURFOLD * Math.max(before.milliseconds, MIN_MS / WORST_FOR_FOURFOLD);
  });
}

/** @param {readonly Point[]} points */
function inWords(points) {
  return points
    .map(({ characters, milliseconds }) => `${characters} characters ${Math.round(milliseconds)} ms`)
    .join(', ');
}
