import type { WorkerReply, WorkerRequest } from '../../worker/protocol';
import { CRASHED, crashOf } from './conversion-worker';

/** An idle worker is ended after this time, since it holds files in memory. */
const REST_MS = 60_000;

/** A request without its id, which is added here. */
type Question<Request extends WorkerRequest> = Request extends unknown ? Omit<Request, 'id'> : never;

/**
 * Sends requests to a separate worker, so that neither conversions nor the pages wait for them. The worker starts with
 * the first request, and ends after it has been idle for some time.
 */
export class RestingWorker<Request extends WorkerRequest> {
  readonly #spawn: () => Worker;
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, (reply: WorkerReply) => void>();
  #rest: ReturnType<typeof setTimeout> | undefined;
  #starts = 0;

  constructor(spawn: () => Worker) {
    this.#spawn = spawn;
  }

  /** How often a worker has been started: a new one knows nothing of what the previous one was sent. */
  get starts(): number {
    return this.#starts;
  }

  /** The reply, which also says if the worker crashed or could not be started. Never rejects. */
  ask(question: Question<Request>): Promise<WorkerReply> {
    const id = ++this.#lastId;
    clearTimeout(this.#rest);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      try {
        this.#worker ??= this.#start();
        this.#worker.postMessage({ ...question, id });
      } catch {
        this.#end();
      }
    });
  }

  #start(): Worker {
    const worker = this.#spawn();
    this.#starts += 1;
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => this.#answer(data.id, data));
    worker.addEventListener('error', (event) => worker === this.#worker && this.#end(crashOf(event)));
    worker.addEventListener('messageerror', () => worker === this.#worker && this.#end());
    return worker;
  }

  #answer(id: number, reply: WorkerReply): void {
    this.#waiting.get(id)?.(reply);
    this.#waiting.delete(id);
    if (this.#waiting.size > 0) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#end(), REST_MS);
  }

  /** It crashed, could not be started, or has been idle for too long. */
  #end(message = CRASHED): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const id of [...this.#waiting.keys()]) this.#answer(id, { kind: 'failed', id, message });
    clearTimeout(this.#rest);
  }
}
