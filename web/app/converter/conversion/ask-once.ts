import type { WorkerReply, WorkerRequest } from '../../worker/protocol';
import { CRASHED, crashOf } from './conversion-worker';

interface Asked<Answer> {
  readonly request: WorkerRequest;
  /** The answer in a reply; undefined for an intermediate one, such as progress. */
  readonly read: (reply: WorkerReply, worker: Worker) => Answer | undefined;
  /** The answer if the worker fails or crashes. */
  readonly failed: (reason: string) => Answer;
  readonly signal?: AbortSignal;
}

/** Asks a new worker one thing, and ends the worker with its answer; undefined if cancelled. Never rejects. */
export function askOnce<Answer>(
  spawn: () => Worker,
  { request, read, failed, signal }: Asked<Answer>,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const worker = spawn();
    const end = (answer: Answer | undefined): void => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const answer = data.kind === 'failed' ? failed(data.message) : read(data, worker);
      if (answer !== undefined) end(answer);
    });
    worker.addEventListener('error', (event) => end(failed(crashOf(event))));
    worker.addEventListener('messageerror', () => end(failed(CRASHED)));
    signal?.addEventListener('abort', () => end(undefined));
    worker.postMessage(request);
  });
}
