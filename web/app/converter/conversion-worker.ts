import type { ConversionResult, ConversionStage } from '@footmark/engine';
import type { PortableOptions, WorkerReply, WorkerRequest } from '../worker/protocol';

export interface ConversionJob {
  readonly markdown: string;
  readonly options: PortableOptions;
  readonly signal: AbortSignal;
  readonly onStage: (stage: ConversionStage) => void;
}

interface Pending {
  readonly id: number;
  readonly onStage: ConversionJob['onStage'];
  readonly resolve: (result: ConversionResult) => void;
  readonly reject: (reason: unknown) => void;
}

export const NOT_LOADED = 'The converter could not be loaded. Check your connection and try again.';
export const CRASHED = 'The converter stopped unexpectedly. Your text is still here; please try again.';

/** The page's end of the worker. A worker that was aborted or that crashed is replaced by a new one. */
export class ConversionWorker {
  readonly #spawn: () => Worker;
  #worker: Worker | undefined;
  #pending: Pending | undefined;
  #lastId = 0;

  constructor(spawn: () => Worker) {
    this.#spawn = spawn;
  }

  /** Loads the worker ahead of the first conversion. */
  start(): Worker {
    this.#worker ??= this.#listen(this.#spawn());
    return this.#worker;
  }

  stop(reason: unknown): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#pending?.reject(reason);
    this.#pending = undefined;
  }

  async convert({ markdown, options, signal, onStage }: ConversionJob): Promise<ConversionResult> {
    signal.throwIfAborted();
    if (this.#pending) throw new Error('Cannot start a conversion, expected the one before to have ended');
    const abort = (): void => {
      this.stop(signal.reason);
      this.start();
    };
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await this.#ask(markdown, options, onStage);
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  #ask(markdown: string, options: PortableOptions, onStage: Pending['onStage']): Promise<ConversionResult> {
    const request: WorkerRequest = { kind: 'convert', id: ++this.#lastId, markdown, options };
    return new Promise((resolve, reject) => {
      this.#pending = { id: request.id, onStage, resolve, reject };
      this.start().postMessage(request);
    });
  }

  #listen(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => this.#receive(data));
    // A script that cannot be fetched or parsed gives an event without a message.
    worker.addEventListener('error', ({ message }) => this.stop(new Error(message ? CRASHED : NOT_LOADED)));
    worker.addEventListener('messageerror', () => this.stop(new Error(CRASHED)));
    return worker;
  }

  #receive(reply: WorkerReply): void {
    const pending = this.#pending;
    if (reply.id !== pending?.id) return;
    if (reply.kind === 'stage') {
      pending.onStage(reply.stage);
      return;
    }
    if (reply.kind === 'inspected') return;
    this.#pending = undefined;
    if (reply.kind === 'done') pending.resolve(reply.result);
    else pending.reject(new Error(reply.message));
  }
}
