import { UnrecoverableError } from 'bullmq';
import { Piscina } from 'piscina';
import { documentKey, reportKey } from './job.mjs';

/** How much of the time limit may be spent on the notices of a text that could not be converted. */
const INSPECTION_SHARE = 0.25;

/**
 * Processes a job: writes its result, once and whole, or throws an error with the reason why it cannot.
 *
 * @typedef {(job: import('bullmq').Job<import('./job.mjs').JobData>) => Promise<Done>} Processor
 * @typedef {object} Done
 * @property {boolean} isWritten whether this job wrote the result; false if it existed already
 * @property {number} bytes size of the Word file; 0 if it existed already
 * @property {number} notices number of notices in the report
 */

/**
 * Starts the threads that convert, each one text at a time and with a memory limit.
 *
 * @param {import('./settings.mjs').Settings} settings
 */
export function startThreads(settings) {
  return new Piscina({
    filename: new URL('./thread.mjs', import.meta.url).href,
    minThreads: settings.threads,
    maxThreads: settings.threads,
    resourceLimits: { maxOldGenerationSizeMb: settings.memoryLimit },
    workerData: { store: settings.store },
  });
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./store/store.mjs').Store} store
 * @param {Piscina} threads
 * @returns {Processor}
 */
export function processorOf(settings, store, threads) {
  return async (job) => {
    const id = String(job.id);
    if (await store.has(documentKey(id))) return { isWritten: false, bytes: 0, notices: 0 };
    const outcome = await converted(job);
    if ('refusal' in outcome) {
      await job.updateData({ ...job.data, notices: outcome.notices });
      throw new UnrecoverableError(outcome.refusal);
    }
    // The report is written first, so that every Word file has one. Both are the same whichever worker writes them.
    const report = { name: job.data.name, notices: outcome.notices };
    await store.writeOnce(reportKey(id), new TextEncoder().encode(`${JSON.stringify(report, null, 2)}\n`));
    const isWritten = await store.writeOnce(documentKey(id), outcome.document);
    return { isWritten, bytes: outcome.document.length, notices: outcome.notices.length };
  };

  /**
   * @param {import('bullmq').Job<import('./job.mjs').JobData>} job
   * @returns {Promise<import('./thread.mjs').Outcome>}
   */
  async function converted(job) {
    try {
      return await threads.run(job.data, { signal: AbortSignal.timeout(settings.timeLimit) });
    } catch (error) {
      const limit = exceeded(error, settings);
      if (limit === undefined) throw error;
      const isLast = limit.isFinal || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
      if (!isLast) throw new Error(limit.message);
      return { refusal: limit.message, notices: await noticesOf(job.data) };
    }
  }

  /**
   * The notices about a text that exceeded a limit; none if getting them exceeds one, too.
   *
   * @param {import('./job.mjs').JobData} data
   * @returns {Promise<readonly import('@footmark/engine').Notice[]>}
   */
  async function noticesOf(data) {
    const signal = AbortSignal.timeout(settings.timeLimit * INSPECTION_SHARE);
    return threads.run(data, { name: 'noticesOf', signal }).catch(() => []);
  }
}

/**
 * The limit that an error is about, if it is. Too little memory is final: a text will need as much the next time. Time also
 * depends on how busy the machine is.
 *
 * @param {unknown} error
 * @param {import('./settings.mjs').Settings} settings
 */
function exceeded(error, { timeLimit, memoryLimit }) {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'AbortError')
    return { message: `the conversion took longer than ${timeLimit / 1000} s`, isFinal: false };
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return { message: `the conversion needed more than ${memoryLimit} MiB of memory`, isFinal: true };
  return undefined;
}
