import { availableParallelism } from 'node:os';
import { explanation } from './errors.js';
import type { Job, Outcome } from './job.js';

/** Told the outcome of each job as it ends, in any order. */
export type Done = (index: number, outcome: Outcome) => Promise<void>;

/** More threads than this only take memory from each other. */
const MAX_THREADS = 8;
/**
 * Each thread loads the engine anew and runs it slowly at first, which takes as long as this much text takes to convert
 * later on; and a file costs what this much text costs, however short it is.
 */
const BYTES_PER_THREAD = 256 * 1024;
const BYTES_PER_FILE = 4 * 1024;

/** Runs all jobs: a few short ones here, more of them in as many threads as pay for themselves. */
export async function runBatch(jobs: readonly Job[], done: Done): Promise<void> {
  const threads = threadsFor(jobs, availableParallelism());
  if (threads > 1) await inThreads(jobs, threads, done);
  else await oneByOne(jobs, done);
}

/** How many threads the jobs are worth; 1 stands for none but this one. */
export function threadsFor(
  jobs: readonly { readonly source: { readonly bytes: number } }[],
  processors: number,
): number {
  const work = jobs.reduce((sum, { source }) => sum + source.bytes + BYTES_PER_FILE, 0);
  return Math.max(1, Math.min(processors, MAX_THREADS, jobs.length, Math.floor(work / BYTES_PER_THREAD)));
}

// What a command does not need, it does not load: threads here, and the engine where threads have it.
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
