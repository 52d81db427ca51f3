import {
  type Alive,
  type DrawnPicture,
  type HandOver,
  isLoadFailure,
  type Ping,
  type Pong,
  type WorkerReply,
  type WorkerRequest,
} from '../../worker/protocol';
import type { drawSvg } from './draw-svg';
import { CRASHED, NOT_LOADED, TOO_LONG } from './failures';
import { Silence } from './silence';

type RequestKind = WorkerRequest['kind'];

/** The kind of the one answer to each kind of request, unless that is `failed`. */
const ANSWERS = {
  convert: 'done',
  copy: 'copied',
  paste: 'pasted',
  inspect: 'inspected',
  'lay-out': 'laid-out',
  'complete-pages': 'laid-out',
  'draw-pages': 'pages-drawn',
  'find-places': 'places-found',
  'draw-miniature': 'miniature-drawn',
  'open-sources': 'sources-opened',
  'combine-sources': 'sources-combined',
  'inspect-template': 'template-inspected',
  'read-library': 'library-read',
  'show-source': 'source-shown',
  'read-word': 'word-read',
  'look-at-word': 'word-looked-at',
  'merge-word': 'merged',
  'show-chart': 'chart-shown',
} as const satisfies Record<RequestKind, WorkerReply['kind']>;

/** A request without its id, which is added here. */
export type Question<Kind extends RequestKind> = Omit<Extract<WorkerRequest, { readonly kind: Kind }>, 'id'>;

export type Answer<Kind extends RequestKind> = Extract<
  WorkerReply,
  { readonly kind: (typeof ANSWERS)[Kind] }
>;

interface Watching {
  /** Its abort rejects the answer, and really ends the work, unless the worker has also been asked something else. */
  readonly signal?: AbortSignal;
  /** Called with each reply before the answer, such as a stage. */
  readonly onProgress?: (reply: WorkerReply) => void;
}

export interface WorkerHabits {
  /** The seconds without a sign of life after which a worker that was asked something is ended. Default: any number. */
  readonly limit?: (isLoaded: boolean) => number;
  /** In milliseconds: an idle worker is ended after this time, since it holds files in memory. Default: never. */
  readonly restAfter?: number;
  /** Whether an aborted worker is replaced at once, since the next request should not wait for it. */
  readonly replaces?: boolean;
  /** Called when a worker has ended by itself, and with it all that it was sent. */
  readonly onCrash?: (reason: string) => void;
  readonly draw?: typeof drawSvg;
}

interface Pending {
  readonly answer: WorkerReply['kind'];
  readonly onProgress: Watching['onProgress'];
  readonly resolve: (answer: WorkerReply) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * The page's side of a worker: questions with their answers, progress, abort, limits. The worker starts with the first question. One
 * that was aborted, crashed or fell silent is replaced with the next question; the new one knows nothing of what the old one was sent.
 */
export class WorkerClient {
  readonly #spawn: () => Worker;
  readonly #habits: WorkerHabits;
  readonly #pending = new Map<number, Pending>();
  readonly #silence: Silence | undefined;
  #worker: Worker | undefined;
  #isLoaded = false;
  #lastId = 0;
  #starts = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Cancels the drawings of a worker that is stopped. */
  #drawings = new AbortController();

  constructor(spawn: () => Worker, habits: WorkerHabits = {}) {
    this.#spawn = spawn;
    this.#habits = habits;
    const { limit } = habits;
    if (!limit) return;
    const ping: Ping = { kind: 'ping' };
    this.#silence = new Silence(
      () => this.#worker?.postMessage(ping),
      () => limit(this.#isLoaded),
      () => this.#crash(this.#isLoaded ? TOO_LONG : NOT_LOADED),
    );
  }

  /** How often a worker has been started. */
  get starts(): number {
    return this.#starts;
  }

  get isBusy(): boolean {
    return this.#pending.size > 0;
  }

  /** Starts the worker ahead of the first question. */
  start(): void {
    this.#started();
  }

  /** Ends the worker; questions without an answer reject with the reason. */
  stop(reason: unknown = new Error('The worker is no longer wanted')): void {
    this.#drawings.abort();
    this.#drawings = new AbortController();
    this.#silence?.end();
    clearTimeout(this.#rest);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isLoaded = false;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(reason);
  }

  /** Rejects with an `Error` whose message is for the visitor, or with the signal's reason. */
  async ask<Kind extends RequestKind>(
    question: Question<Kind>,
    { signal, onProgress }: Watching = {},
  ): Promise<Answer<Kind>> {
    signal?.throwIfAborted();
    const id = ++this.#lastId;
    const abort = (): void => this.#abandon(id, signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const answer = await new Promise<WorkerReply>((resolve, reject) => {
        this.#pending.set(id, { answer: ANSWERS[question.kind as Kind], onProgress, resolve, reject });
        this.#send({ ...question, id });
      });
      // The worker's protocol pairs the kinds of requests and answers.
      return answer as Answer<Kind>;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  /** A message without an answer, for a worker that is running. Returns whether there is one. */
  tell(message: HandOver): boolean {
    this.#worker?.postMessage(message);
    return this.#worker !== undefined;
  }

  #send(request: object): void {
    clearTimeout(this.#rest);
    try {
      const worker = this.#started();
      // First, as a worker that is busy with the question cannot say that it has arrived.
      this.#silence?.begin();
      worker.postMessage(request);
    } catch (error) {
      // Not enough memory to copy the text, or a browser that cannot start a worker.
      console.error('Cannot ask the worker', error);
      this.#crash(CRASHED);
    }
  }

  #started(): Worker {
    this.#worker ??= this.#listen(this.#spawn());
    return this.#worker;
  }

  #listen(worker: Worker): Worker {
    this.#starts += 1;
    const fail = (reason: string): void => {
      // A worker that has been replaced no longer matters.
      if (worker === this.#worker) this.#crash(reason);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply | Pong | Alive>) => {
      if (worker !== this.#worker) return;
      this.#isLoaded = true;
      this.#silence?.break();
      if (data.kind !== 'pong' && data.kind !== 'alive') this.#receive(data);
    });
    worker.addEventListener('error', ({ message }) => fail(reasonOf(message)));
    worker.addEventListener('messageerror', () => fail(CRASHED));
    return worker;
  }

  #receive(reply: WorkerReply): void {
    const pending = this.#pending.get(reply.id);
    if (reply.kind === 'draw') void this.#draw(reply);
    else if (reply.kind === pending?.answer || reply.kind === 'failed') {
      this.#pending.delete(reply.id);
      if (reply.kind === 'failed') pending?.reject(new Error(reply.message));
      else pending?.resolve(reply);
      this.#ease();
    } else pending?.onProgress?.(reply);
  }

  /** Nobody waits for the answer any more. */
  #abandon(id: number, reason: unknown): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (this.#pending.size === 1) {
      this.stop(reason);
      if (this.#habits.replaces) this.start();
      return;
    }
    this.#pending.delete(id);
    pending.reject(reason);
  }

  /** Nothing may be left to wait for. */
  #ease(): void {
    if (this.#pending.size > 0) return;
    this.#silence?.end();
    const { restAfter } = this.#habits;
    if (restAfter === undefined) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.stop(), restAfter);
  }

  #crash(reason: string): void {
    this.stop(new Error(reason));
    this.#habits.onCrash?.(reason);
  }

  /** Only the page can draw an SVG. */
  async #draw({ drawing, svg, width, height }: Extract<WorkerReply, { kind: 'draw' }>): Promise<void> {
    const worker = this.#worker;
    const { draw = drawWhenLoaded } = this.#habits;
    const drawn: DrawnPicture = {
      kind: 'drawn',
      drawing,
      png: await draw(svg, width, height, this.#drawings.signal),
    };
    if (worker === this.#worker) worker?.postMessage(drawn);
  }
}

/** Why a worker ended. If its first script cannot be fetched or parsed, the event has no message. */
function reasonOf(message: string | undefined): string {
  return message && !isLoadFailure(message) ? CRASHED : NOT_LOADED;
}

/** Few texts have drawings, so the drawing code is loaded with the first one. */
const drawWhenLoaded: typeof drawSvg = async (svg, width, height, signal) =>
  (await import('./draw-svg')).drawSvg(svg, width, height, signal);

/** Asks a new worker one thing, and ends the worker with its answer. */
export async function askOnce<Kind extends RequestKind>(
  spawn: () => Worker,
  question: Question<Kind>,
  { signal, onProgress, ...habits }: Watching & WorkerHabits = {},
): Promise<Answer<Kind>> {
  const client = new WorkerClient(spawn, habits);
  try {
    return await client.ask(question, { ...(signal && { signal }), ...(onProgress && { onProgress }) });
  } finally {
    client.stop();
  }
}

/** The message of a failure for the visitor. */
export function reasonIn(error: unknown): string {
  return error instanceof Error ? error.message : CRASHED;
}
