import { availableParallelism } from 'node:os';
import { explanation } from './errors.js';
import type { Job, Outcome } from './job.js';

/** Called with the outcome of each job as it ends, in any order. */
type Done = (index: number, outcome: Outcome) => Promise<void>;

/** More threads only compete for memory. */
const MAX_THREADS = 8;
/**
 * Each thread loads the engine again and runs it slowly at first, which takes as long as converting this much text
 * later on. Even the shortest file costs as much as this much text.
 */
const BYTES_PER_THREAD = 256 * 1024;
const BYTES_PER_FILE = 4 * 1024;

/** Runs all jobs: a few short ones in this thread, others in as many threads as are worthwhile. */
export async function runBatch(jobs: readonly Job[], done: Done): Promise<void> {
  const threads = threadsFor(jobs, availableParallelism());
  if (threads > 1) await inThreads(jobs, threads, done);
  else await oneByOne(jobs, done);
}

/** How many threads are worthwhile for the jobs; 1 means only this one. */
export function threadsFor(
  jobs: readonly { readonly source: { readonly bytes: number } }[],
  processors: number,
): number {
  const work = jobs.reduce((sum, { source }) => sum + source.bytes + BYTES_PER_FILE, 0);
  return Math.max(1, Math.min(processors, MAX_THREADS, jobs.length, Math.floor(work / BYTES_PER_THREAD)));
}

// A command loads only what it needs: here the threads, and the engine in them.
async function inThreads(jobs: readonly Job[], threads: number, done: Done): Promise<void> {
  const { runInThreads } = await import('./thread-pool.js');
  const script = new URL('./thread.js', import.meta.url);
  const lost = ({ source }: Job, error: unknown): Outcome => ({
    notices: [],
    failure: `${source.path}: ${explanation(error)}`,
  });
  await runInThreads(jobs, { script, threads, done, lost });
}

async function oneByOne(jobs: readonly Job[], done: Done): Promise<void> {
  const { runJob } = await import('./job.js');
  for (const [index, job] of jobs.entries()) await done(index, await runJob(job));
}
