import { Queue } from 'bullmq';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./job.mjs').JobData} JobData */

/**
 * Opens the queue, for adding jobs to it or looking at it.
 *
 * @param {Settings} settings
 * @returns {Queue<JobData>}
 */
export function openQueue(settings) {
  return new Queue(settings.queue, {
    connection: { url: settings.redis },
    defaultJobOptions: {
      attempts: settings.attempts,
      backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
      // Results are in the store, so finished jobs need not stay in Redis' memory.
      removeOnComplete: { age: settings.keep, count: 10_000 },
      removeOnFail: false,
    },
  });
}
