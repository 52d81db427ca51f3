import type { ConversionStage } from '@footmark/engine';
import {
  type ConversionRequest,
  type ConvertedText,
  type DrawnPicture,
  isLoadFailure,
  type PictureFile,
  type PortableOptions,
  type WorkerReply,
} from '../../worker/protocol';
import type { drawSvg } from '../pictures/draw-svg';

export interface ConversionJob {
  readonly markdown: string;
  readonly options: PortableOptions;
  /** The visitor's own files; default: none. */
  readonly pictures?: readonly PictureFile[];
  readonly signal: AbortSignal;
  readonly onStage: (stage: ConversionStage) => void;
}

interface Pending {
  readonly id: number;
  readonly onStage: ConversionJob['onStage'];
  readonly resolve: (result: ConvertedText) => void;
  readonly reject: (reason: unknown) => void;
}

export const NOT_LOADED = 'The converter could not be loaded. Check your connection and try again.';
export const CRASHED = 'The converter stopped unexpectedly. Your text is still here; please try again.';

/** Why a worker ended. If its first script cannot be fetched or parsed, the event has no message. */
export const crashOf = ({ message }: ErrorEvent): string =>
  message && !isLoadFailure(message) ? CRASHED : NOT_LOADED;

/** The page's side of the worker. A worker that was aborted or crashed is replaced by a new one. */
export class ConversionWorker {
  readonly #spawn: () => Worker;
  readonly #drawSvg: typeof drawSvg;
  #worker: Worker | undefined;
  #pending: Pending | undefined;
  #lastId = 0;
  /** Cancels the drawings of a worker that is stopped. */
  #drawings = new AbortController();

  constructor(spawn: () => Worker, draw: typeof drawSvg = drawWhenLoaded) {
    this.#spawn = spawn;
    this.#drawSvg = draw;
  }

  /** Loads the worker ahead of the first conversion. */
  start(): Worker {
    this.#worker ??= this.#listen(this.#spawn());
    return this.#worker;
  }

  stop(reason: unknown): void {
    this.#drawings.abort();
    this.#drawings = new AbortController();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#pending?.reject(reason);
    this.#pending = undefined;
  }

  async convert(job: ConversionJob): Promise<ConvertedText> {
    const { signal } = job;
    signal.throwIfAborted();
    if (this.#pending) throw new Error('Cannot start a conversion, expected the one before to have ended');
    const abort = (): void => {
      this.stop(signal.reason);
      this.start();
    };
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await this.#ask(job);
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  #ask({ markdown, options, pictures = [], onStage }: ConversionJob): Promise<ConvertedText> {
    const request: ConversionRequest = { kind: 'convert', id: ++this.#lastId, markdown, options, pictures };
    return new Promise((resolve, reject) => {
      this.#pending = { id: request.id, onStage, resolve, reject };
      try {
        this.start().postMessage(request);
      } catch (error) {
        // Not enough memory to copy the text, or a browser that cannot start a worker.
        this.stop(error);
      }
    });
  }

  #listen(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => this.#receive(data));
    worker.addEventListener('error', (event) => this.#fail(worker, crashOf(event)));
    worker.addEventListener('messageerror', () => this.#fail(worker, CRASHED));
    return worker;
  }

  /** A worker that has been replaced no longer matters. */
  #fail(worker: Worker, message: string): void {
    if (worker === this.#worker) this.stop(new Error(message));
  }

  #receive(reply: WorkerReply): void {
    const pending = this.#pending;
    if (reply.id !== pending?.id) return;
    if (reply.kind === 'stage') {
      pending.onStage(reply.stage);
      return;
    }
    if (reply.kind === 'draw') {
      void this.#draw(reply);
      return;
    }
    if (reply.kind !== 'done' && reply.kind !== 'failed') return;
    this.#pending = undefined;
    if (reply.kind === 'done') pending.resolve(reply.result);
    else pending.reject(new Error(reply.message));
  }

  /** Only the page can draw an SVG. A worker that was replaced meanwhile gets no reply. */
  async #draw({ drawing, svg, width, height }: Extract<WorkerReply, { kind: 'draw' }>): Promise<void> {
    const worker = this.#worker;
    const png = await this.#drawSvg(svg, width, height, this.#drawings.signal);
    const drawn: DrawnPicture = { kind: 'drawn', drawing, png };
    if (worker === this.#worker) worker?.postMessage(drawn);
  }
}

/** Few texts have drawings, so the drawing code is loaded with the first one. */
const drawWhenLoaded: typeof drawSvg = async (...drawing) =>
  (await import('../pictures/draw-svg')).drawSvg(...drawing);
