// A worker: takes jobs from the queue until it is told to stop. docs/scale.md describes its settings.
import { Worker } from 'bullmq';
import { serveHealth } from './health.mjs';
import { log } from './log.mjs';
import { metricsOf } from './metrics.mjs';
import { processorOf, startThreads } from './process.mjs';
import { openQueue } from './queue.mjs';
import { lockDurationOf, settingsFrom } from './settings.mjs';
import { openStore } from './store/store.mjs';

const settings = settingsFrom(process.env);
const threads = startThreads(settings);
const queue = openQueue(settings);
const metrics = metricsOf(queue);
const lockDuration = lockDurationOf(settings);

const worker = new Worker(
  settings.queue,
  processorOf(settings, openStore(settings.store, process.env), threads),
  {
    name: settings.name,
    connection: { url: settings.redis, maxRetriesPerRequest: null },
    concurrency: settings.threads,
    lockDuration,
    stalledInterval: Math.min(lockDuration, 30_000),
    // After its fourth crash, a text that crashes whole processes is given up. The first three may be machines that were switched off.
    maxStalledCount: 3,
  },
);

worker.on('active', () => metrics.active.inc());
worker.on('completed', ({ id, data, processedOn = 0, finishedOn = 0 }, done) => {
  metrics.active.dec();
  metrics.conversions.inc({ outcome: done.isWritten ? 'converted' : 'present' });
  metrics.written.inc(done.bytes);
  metrics.seconds.observe((finishedOn - processedOn) / 1000);
  log('info', done.isWritten ? 'written' : 'already present', { id, name: data.name, bytes: done.bytes });
});
worker.on('failed', (job, error) => {
  // A job that stalled too often may never have been this worker's.
  if (job?.processedBy === settings.name) metrics.active.dec();
  const isFinal = job?.finishedOn !== undefined;
  metrics.conversions.inc({ outcome: isFinal ? 'failed' : 'retried' });
  log(isFinal ? 'error' : 'warn', isFinal ? 'failed' : 'will be tried again', {
    id: job?.id,
    name: job?.data.name,
    reason: error.message,
  });
});
worker.on('stalled', (id) => log('warn', 'lost by its worker', { id }));
// Without a listener, a connection error would end the process, although the connection restores itself.
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
 * Takes no more jobs, and finishes those under way. A second signal ends the process at once; another worker takes over its jobs.
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
