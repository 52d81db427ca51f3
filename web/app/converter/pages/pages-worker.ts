import { handoverMemory, takeOver } from '../../page-drawing/handover';
import { type Sheet, sheetsAfter } from '../../page-drawing/sheets';
import type {
  CompletionRequest,
  DrawingRequest,
  DrawnPages,
  DrawnPicture,
  FoundPlaces,
  HandedPage,
  HandOver,
  InspectionRequest,
  LaidOutPages,
  LayoutRequest,
  MiniatureRequest,
  PagesRequest,
  Ping,
  PlaceRequest,
  Pong,
  TextChange,
  TextReport,
  WorkerReply,
} from '../../worker/protocol';
import { CRASHED, crashOf, NOT_LOADED } from '../conversion/conversion-worker';
import { drawSvg } from '../pictures/draw-svg';
import { editBetween } from '../text/edit';
import { Silence } from './silence';

type WithText<Request> = Omit<Request, 'kind' | 'id' | 'markdown'> & { readonly markdown: string };
export type LayoutQuestion = WithText<LayoutRequest>;
export type InspectionQuestion = WithText<InspectionRequest>;

type Question = PagesRequest extends infer Request ? Omit<Request & PagesRequest, 'id'> : never;

interface Answers {
  readonly 'laid-out': LaidOutPages;
  readonly 'pages-drawn': DrawnPages;
  readonly 'places-found': FoundPlaces;
  readonly 'miniature-drawn': DrawnPages;
  readonly inspected: TextReport;
}

type Answer = Extract<WorkerReply, { readonly kind: keyof Answers }>;

/** A layout with all of its pages. */
export interface Layout extends Omit<LaidOutPages, 'sheets'> {
  readonly pages: readonly Sheet[];
}

export const TOO_LONG =
  'This took too long and was stopped. You can still convert the text; its pages are tried again after your next change.';

/** In seconds: how long a worker may be loading, over a slow connection. */
const MAX_LOADING = 180;
/** In seconds: how long a worker may be busy without a pause, plus one for so many UTF-16 code units of the text. */
const MAX_BUSY = 30;
const LENGTH_PER_SECOND = 50_000;

interface Pending {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Asks a separate worker about the text and its pages, so that conversions do not wait for them. A worker that crashed
 * or no longer answers is replaced by a new one, which has none of the data sent to the old one.
 */
export class PagesWorker {
  readonly #spawn: () => Worker;
  readonly #onCrash: (reason: string) => void;
  readonly #pending = new Map<number, Pending>();
  readonly #silence: Silence;
  #worker: Worker | undefined;
  #isLoaded = false;
  #lastId = 0;
  #drawings = new AbortController();
  /** What the worker has: the text that it was sent last, and the pages that it has reported. */
  #text: string | undefined;
  #pages: readonly Sheet[] = [];

  constructor(spawn: () => Worker, onCrash: (reason: string) => void) {
    this.#spawn = spawn;
    this.#onCrash = onCrash;
    const ping: Ping = { kind: 'ping' };
    this.#silence = new Silence(
      () => this.#worker?.postMessage(ping),
      () => (this.#isLoaded ? MAX_BUSY + (this.#text ?? '').length / LENGTH_PER_SECOND : MAX_LOADING),
      () => this.#end(this.#isLoaded ? TOO_LONG : NOT_LOADED),
    );
  }

  async layOut({ markdown, ...question }: LayoutQuestion): Promise<Layout> {
    const request = { kind: 'lay-out', ...question, ...this.#unsent(markdown) } as const;
    return this.#layout(await this.#ask(request, 'laid-out'));
  }

  async complete(question: Omit<CompletionRequest, 'kind' | 'id'>): Promise<Layout> {
    return this.#layout(await this.#ask({ kind: 'complete-pages', ...question }, 'laid-out'));
  }

  #layout({ sheets, ...layout }: LaidOutPages): Layout {
    this.#pages = sheetsAfter(this.#pages, sheets);
    return { pages: this.#pages, ...layout };
  }

  draw(question: Omit<DrawingRequest, 'kind' | 'id'>): Promise<DrawnPages> {
    return this.#ask({ kind: 'draw-pages', ...question }, 'pages-drawn');
  }

  /**
   * Pages of the last layout, for callers that cannot wait for a message. There are none if the page shares no memory with
   * its worker, which browsers allow only if the host sends certain headers, and fewer if the worker does not answer.
   */
  *takeOver(pages: readonly number[]): Generator<HandedPage, void> {
    if (!this.#worker || !crossOriginIsolated) return;
    const memory = handoverMemory();
    const question: HandOver = { kind: 'hand-over', pages, memory };
    this.#worker.postMessage(question);
    // As in the worker's protocol.
    for (const text of takeOver(memory)) yield JSON.parse(text) as HandedPage;
  }

  find(question: Omit<PlaceRequest, 'kind' | 'id'>): Promise<FoundPlaces> {
    return this.#ask({ kind: 'find-places', ...question }, 'places-found');
  }

  drawMiniature(question: Omit<MiniatureRequest, 'kind' | 'id'>): Promise<DrawnPages> {
    return this.#ask({ kind: 'draw-miniature', ...question }, 'miniature-drawn');
  }

  inspect({ markdown, ...question }: InspectionQuestion): Promise<TextReport> {
    return this.#ask({ kind: 'inspect', ...question, ...this.#unsent(markdown) }, 'inspected');
  }

  stop(reason = new Error('The pages are no longer wanted')): void {
    this.#drawings.abort();
    this.#drawings = new AbortController();
    this.#silence.end();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isLoaded = false;
    this.#text = undefined;
    this.#pages = [];
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(reason);
  }

  async #ask<Kind extends keyof Answers>(question: Question, kind: Kind): Promise<Answers[Kind]> {
    const answer = await new Promise<Answer>((resolve, reject) => {
      const id = ++this.#lastId;
      this.#pending.set(id, { resolve, reject });
      try {
        this.#worker ??= this.#listen(this.#spawn());
        // First, as a worker that is busy with the question cannot say that it has arrived.
        this.#silence.begin();
        this.#worker.postMessage({ ...question, id });
      } catch (error) {
        // Not enough memory to copy the text, or a browser that cannot start a worker.
        this.#take(id);
        this.#text = undefined;
        reject(error);
      }
    });
    if (answer.kind !== kind) throw new Error(`Cannot use the answer ${answer.kind}, expected ${kind}`);
    // The worker's protocol pairs kinds and results.
    return answer.result as Answers[Kind];
  }

  /** What the worker does not have of the text yet. Copying all of a long one for each key would hold up the page. */
  #unsent(markdown: string): { readonly markdown?: string | TextChange } {
    const sent = this.#text;
    this.#text = markdown;
    if (sent === undefined) return { markdown };
    const change = editBetween(sent, markdown);
    return change ? { markdown: change } : {};
  }

  #listen(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply | Pong>) => {
      if (worker !== this.#worker) return;
      this.#isLoaded = true;
      this.#silence.break();
      if (data.kind !== 'pong') this.#receive(data);
    });
    worker.addEventListener('error', (event) => this.#fail(worker, crashOf(event)));
    worker.addEventListener('messageerror', () => this.#fail(worker, CRASHED));
    return worker;
  }

  #fail(worker: Worker, reason: string): void {
    // A worker that has been replaced no longer matters.
    if (worker === this.#worker) this.#end(reason);
  }

  #end(reason: string): void {
    this.stop(new Error(reason));
    this.#onCrash(reason);
  }

  #receive(reply: WorkerReply): void {
    switch (reply.kind) {
      case 'draw':
        void this.#draw(reply);
        return;
      case 'failed':
        this.#take(reply.id)?.reject(new Error(reply.message));
        return;
      case 'laid-out':
      case 'pages-drawn':
      case 'places-found':
      case 'miniature-drawn':
      case 'inspected':
        this.#take(reply.id)?.resolve(reply);
        return;
      case 'pasted':
      case 'stage':
      case 'done':
    }
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#silence.end();
    return pending;
  }

  /** Only the page can draw an SVG. */
  async #draw({ drawing, svg, width, height }: Extract<WorkerReply, { kind: 'draw' }>): Promise<void> {
    const worker = this.#worker;
    const png = await drawSvg(svg, width, height, this.#drawings.signal);
    const drawn: DrawnPicture = { kind: 'drawn', drawing, png };
    if (worker === this.#worker) worker?.postMessage(drawn);
  }
}
