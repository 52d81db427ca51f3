// A worker: takes jobs from the queue until it is told to stop. docs/scale.md describes its settings.
import { Worker } from 'bullmq';
import { serveHealth } from './health.mjs';
import { log } from './log.mjs';
import { metricsOf } from './metrics.mjs';
import { processorOf, startThreads } from './process.mjs';
import { openQueue } from './queue.mjs';
import { claimOf, settingsFrom } from './settings.mjs';
import { openStore } from './store/store.mjs';

const settings = settingsFrom(process.env);
const threads = startThreads(settings);
const queue = openQueue(settings);
const metrics = metricsOf(queue);
const claim = claimOf(settings);

const worker = new Worker(
  settings.queue,
  processorOf(settings, openStore(settings.store, process.env), threads),
  {
    name: settings.name,
    connection: { url: settings.redis, maxRetriesPerRequest: null },
    concurrency: settings.threads,
    lockDuration: claim,
    stalledInterval: Math.min(claim, 30_000),
    // A text that kills whole processes is given up, too. Three deaths allow for machines that are taken away.
    maxStalledCount: 3,
  },
);

worker.on('active', () => metrics.active.inc());
worker.on('completed', ({ id, data, processedOn = 0, finishedOn = 0 }, done) => {
  metrics.active.dec();
  metrics.conversions.inc({ outcome: done.isWritten ? 'converted' : 'present' });
  metrics.written.inc(done.bytes);
  metrics.seconds.observe((finishedOn - processedOn) / 1000);
  log('info', done.isWritten ? 'written' : 'was there', { id, name: data.name, bytes: done.bytes });
});
worker.on('failed', (job, error) => {
  // A job that stalled too often was no longer this worker's, or never was.
  if (job?.processedBy === settings.name) metrics.active.dec();
  const isFinal = job?.finishedOn !== undefined;
  metrics.conversions.inc({ outcome: isFinal ? 'failed' : 'retried' });
  log(isFinal ? 'error' : 'warn', isFinal ? 'failed' : 'will be tried again', {
    id: job?.id,
    name: job?.data.name,
    reason: error.message,
  });
});
worker.on('stalled', (id) => log('warn', 'taken from a worker that is gone', { id }));
// Without a listener, an error of the connection would end the process, although the connection mends itself.
let lastError = '';
/** @param {Error} error */
const logError = ({ message }) => {
  if (message !== lastError) log('error', message);
  lastError = message;
};
worker.on('error', logError);
queue.on('error', logError);

let isStopping = false;
let isConnected = false;
void worker.waitUntilReady().then(() => {
  isConnected = true;
  log('info', 'ready', { name: settings.name, threads: settings.threads });
});

const server = await serveHealth(settings.port, {
  isReady: () => isConnected && !isStopping && worker.isRunning(),
  metrics: metrics.registry,
});
const address = server.address();
log('info', 'started', { port: typeof address === 'object' ? address?.port : address });

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, () => void stop(signal));

/**
 * Takes no more jobs and finishes those that are begun. A second signal ends it at once: what it leaves, another worker takes.
 *
 * @param {string} signal
 */
async function stop(signal) {
  if (isStopping) process.exit(1);
  isStopping = true;
  log('info', 'stopping', { signal });
  await worker.close();
  await queue.close();
  await threads.close();
  server.close();
  server.closeAllConnections();
  log('info', 'stopped');
}
