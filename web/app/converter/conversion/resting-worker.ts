import type { WorkerReply, WorkerRequest } from '../../worker/protocol';

/** A worker that nobody has asked for so long may end: it holds files in memory. */
const REST_MS = 60_000;

/** A question without its number, which the worker is given. */
type Question<Request extends WorkerRequest> = Request extends unknown ? Omit<Request, 'id'> : never;

/**
 * Asks a worker of its own, for which neither a conversion nor the pages wait. It is started with the first question, and
 * ends when it has rested for long.
 */
export class RestingWorker<Request extends WorkerRequest> {
  readonly #spawn: () => Worker;
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, (reply: WorkerReply | undefined) => void>();
  #rest: ReturnType<typeof setTimeout> | undefined;
  #starts = 0;

  constructor(spawn: () => Worker) {
    this.#spawn = spawn;
  }

  /** How often a worker was started: another one knows nothing of what the one before was told. */
  get starts(): number {
    return this.#starts;
  }

  /** The answer; `undefined` from a worker that crashed or could not be started. Never rejects. */
  ask(question: Question<Request>): Promise<WorkerReply | undefined> {
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
    worker.addEventListener('error', () => worker === this.#worker && this.#end());
    worker.addEventListener('messageerror', () => worker === this.#worker && this.#end());
    return worker;
  }

  #answer(id: number, reply: WorkerReply | undefined): void {
    this.#waiting.get(id)?.(reply);
    this.#waiting.delete(id);
    if (this.#waiting.size > 0) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#end(), REST_MS);
  }

  /** It crashed, could not be started, or has rested for long. */
  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const id of [...this.#waiting.keys()]) this.#answer(id, undefined);
    clearTimeout(this.#rest);
  }
}
