import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How a pool handles its jobs. */
export interface PoolOptions<Job, Answer> {
  /** The module that each thread runs. It answers every message with one. */
  readonly script: URL;
  readonly threads: number;
  /** Called with each answer as it arrives, in any order. */
  readonly done: (index: number, answer: Answer) => Promise<void>;
  /** The answer for a job whose thread died. */
  readonly lost: (job: Job, error: unknown) => Answer;
}

/** Distributes the jobs to threads, each to the next idle one. A thread that dies is replaced. */
export async function runInThreads<Job, Answer>(
  jobs: readonly Job[],
  { script, threads, done, lost }: PoolOptions<Job, Answer>,
): Promise<void> {
  const waiting = jobs.entries();
  const lane = async (): Promise<void> => {
    let worker: Worker | undefined;
    for (const [index, job] of waiting) {
      worker ??= new Worker(script);
      const answer = await answerOf<Answer>(worker, job).catch((error: unknown) => {
        worker = undefined;
        return lost(job, error);
      });
      await done(index, answer);
    }
    await worker?.terminate();
  };
  await Promise.all(Array.from({ length: threads }, lane));
}

/** The worker's next message; throws if the thread dies first. */
async function answerOf<Answer>(worker: Worker, job: unknown): Promise<Answer> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = once(worker, 'exit', { signal }).then(([status]) => {
    throw new Error(`its thread ended with status ${status}`);
  });
  const answered = once(worker, 'message', { signal }).then(([answer]) => answer as Answer);
  worker.postMessage(job);
  try {
    return await Promise.race([answered, ended]);
  } finally {
    // The promise that lost the race rejects, and nothing awaits it any more.
    settled.abort();
  }
}
