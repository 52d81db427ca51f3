import { measureProcess, NotMeasured } from './measured-process.mjs';

/** @typedef {import('./converters.mjs').Converter} Converter */
/** @typedef {import('./measured-process.mjs').Measurement} Measurement */

/**
 * @typedef {object} Cell one converter's result for one document
 * @property {Converter} converter
 * @property {Measurement} [median]
 * @property {number} rounds the number of measurements
 * @property {string} [failure] why there is no median
 * @property {string} output the path of the Word file
 */

/** Nobody waits that long for one document. */
const PROCESS_LIMIT = 60_000;
/** After this long in total, a converter gets no further rounds with a document; others stop sooner than ours. */
const ENOUGH = 12_000;
const ENOUGH_FOR_OTHERS = 5000;
/** No process is started with less time than this left in the run. */
const MIN_MILLISECONDS_LEFT = 1000;
const NO_TIME = 'no time was left';

/**
 * Measures converters with one document in turns, so that other load on the machine affects all of them equally.
 *
 * @param {readonly { converter: Converter, output: string }[]} runs
 * @param {{ input: string, parts: readonly string[], rounds: number, deadline: number }} options
 *   `deadline` is a time of `performance.now()`
 * @returns {Promise<Cell[]>}
 */
export async function takeTurns(runs, { input, parts, rounds, deadline }) {
  const lanes = runs.map((run) => ({
    ...run,
    command: run.converter.command({ input, output: run.output, parts }),
    /** @type {Measurement[]} */
    measurements: [],
    spent: 0,
    enough: run.converter.isOther ? ENOUGH_FOR_OTHERS : ENOUGH,
    /** @type {string | undefined} */
    failure: undefined,
  }));
  for (let round = 0; round < rounds; round += 1)
    for (const lane of lanes) {
      if (lane.failure !== undefined || lane.spent >= lane.enough) continue;
      // Each target needs at least one measurement of ours and one of the floor, however slow the machine is.
      const isNeeded = round === 0 && !lane.converter.isOther;
      const left = isNeeded ? PROCESS_LIMIT : deadline - performance.now();
      if (left < MIN_MILLISECONDS_LEFT) lane.failure = NO_TIME;
      else await measure(lane, Math.min(PROCESS_LIMIT, left));
    }
  return lanes.map(({ converter, output, measurements, failure }) => ({
    converter,
    output,
    rounds: measurements.length,
    ...(measurements.length > 0 ? { median: medianOf(measurements) } : { failure: failure ?? '' }),
  }));
}

/**
 * @param {{ command: readonly string[], output: string, measurements: Measurement[], spent: number, failure?: string | undefined }} lane
 * @param {number} limit
 */
async function measure(lane, limit) {
  try {
    const measurement = await measureProcess(lane.command, { output: lane.output, limit });
    lane.measurements.push(measurement);
    lane.spent += measurement.milliseconds;
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error;
    lane.failure = error.isLate && limit < PROCESS_LIMIT ? NO_TIME : error.message;
  }
}

/** @param {readonly Measurement[]} measurements */
function medianOf(measurements) {
  /** @param {keyof Measurement} figure */
  const median = (figure) => {
    const sorted = measurements.map((measurement) => measurement[figure]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    milliseconds: median('milliseconds'),
    peakBytes: median('peakBytes'),
    outputBytes: median('outputBytes'),
  };
}
