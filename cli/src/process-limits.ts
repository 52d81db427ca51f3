import { Worker } from 'node:worker_threads';

/** No picture or diagram that is meant for a document needs more memory. */
const MAX_BYTES = 2_000_000_000;

/** What the thread that watches a process knows. */
export interface Watched {
  /** The number of the process that started it. */
  readonly parent: number;
  readonly maxBytes: number;
}

/**
 * Ends this process when the one that started it ends, or when it takes more memory than this many bytes, whatever it is busy
 * with.
 */
export function limitProcess(maxBytes = MAX_BYTES): void {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  const watched: Watched = { parent: process.ppid, maxBytes };
  new Worker(new URL('./process-watch.js', import.meta.url), { workerData: watched }).unref();
}
