import { workerData } from 'node:worker_threads';
import type { Watched } from './process-limits.js';

// A thread that watches its process from beside the work, which may never come to an end: it ends the process when the one
// that started it is gone, or when it takes too much memory. An orderly exit would wait for the work.
const LOOK_EVERY_MS = 200;
const { parent, maxBytes } = workerData as Watched;

setInterval(() => {
  if (isGone() || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);

/** An orphan gets another parent; on Windows, it keeps the number of the one that is gone. */
function isGone(): boolean {
  if (process.ppid !== parent) return true;
  try {
    return !process.kill(parent, 0);
  } catch {
    return true;
  }
}
