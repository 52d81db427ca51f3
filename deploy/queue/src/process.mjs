import { UnrecoverableError } from 'bullmq';
import { Piscina } from 'piscina';
import { documentKey, reportKey } from './job.mjs';

/** The share of the time limit within which a text that could not be converted is looked at for its notices. */
const LOOK = 0.25;

/**
 * Processes a job: its result is written once and whole, or an error gives the reason why not.
 *
 * @typedef {(job: import('bullmq').Job<import('./job.mjs').Order>) => Promise<Done>} Processor
 * @typedef {object} Done
 * @property {boolean} isWritten whether it was this job that wrote the result, and not an earlier one
 * @property {number} bytes size of the Word file; 0 if an earlier job wrote it
 * @property {number} notices how many notices the report has
 */

/**
 * The threads that convert: one text at a time each, with a limit of memory.
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
    // The report comes first: where there is a Word file, there is its report. Both are the same whoever writes them.
    const report = { name: job.data.name, notices: outcome.notices };
    await store.writeOnce(reportKey(id), new TextEncoder().encode(`${JSON.stringify(report, null, 2)}\n`));
    const isWritten = await store.writeOnce(documentKey(id), outcome.document);
    return { isWritten, bytes: outcome.document.length, notices: outcome.notices.length };
  };

  /**
   * @param {import('bullmq').Job<import('./job.mjs').Order>} job
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
      return { refusal: limit.message, notices: await lookAt(job.data) };
    }
  }

  /** The notices of a text that broke a limit. They may be just as hard to get.
   *
   * @param {import('./job.mjs').Order} order
   * @returns {Promise<readonly import('@footmark/engine').Notice[]>}
   */
  async function lookAt(order) {
    const signal = AbortSignal.timeout(settings.timeLimit * LOOK);
    return threads.run(order, { name: 'noticesOf', signal }).catch(() => []);
  }
}

/**
 * The limit that an error is about. A text that needs too much memory will need it again; time depends on the machine, too.
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
