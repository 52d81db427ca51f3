import { Queue } from 'bullmq';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./job.mjs').Order} Order */

/**
 * The queue, for those who put orders into it or look at it.
 *
 * @param {Settings} settings
 * @returns {Queue<Order>}
 */
export function openQueue(settings) {
  return new Queue(settings.queue, {
    connection: { url: settings.redis },
    defaultJobOptions: {
      attempts: settings.attempts,
      backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
      // The results are in the store: what is finished need not fill the memory of Redis.
      removeOnComplete: { age: settings.keep, count: 10_000 },
      removeOnFail: false,
    },
  });
}
