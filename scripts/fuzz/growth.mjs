import { Child } from './child.mjs';
import { growsTooFast, pointsOf } from './points.mjs';

/** @typedef {import('../../tests/pathological/process').GrowthAnswer} GrowthAnswer */
/** @typedef {import('../../tests/pathological/process').GrowthOrder} GrowthOrder */
/** @typedef {import('./points.mjs').Point} Point */

/** Elapsed time; the longest of these texts normally takes a second or two. */
const LIMIT_MS = 120_000;

/**
 * Converts each of the growing texts at doubling sizes up to `largest`, or until its time can be measured, and returns those whose time grew faster than
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
        const name = next.value;
        const points = await pointsOf((size) => child.process.ask({ name, size }), largest);
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
}

async function start() {
  /** @type {Child<GrowthOrder, GrowthAnswer>} */
  const child = new Child('pathological/process.ts', LIMIT_MS);
  const ready = await child.ready;
  if (ready?.answer !== 'ready') throw new Error('Cannot start a process');
  return { process: child, kinds: ready.kinds };
}

/** @param {readonly Point[]} points */
function inWords(points) {
  return points
    .map(({ characters, milliseconds }) => `${characters} characters ${Math.round(milliseconds)} ms`)
    .join(', ');
}
