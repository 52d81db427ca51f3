import { handoverMemory, takeOver } from '../../page-drawing/handover';
import { type Sheet, sheetsAfter } from '../../page-drawing/sheets';
import type {
  CompletionRequest,
  DrawingRequest,
  DrawnPages,
  FoundPlaces,
  HandedPage,
  InspectionRequest,
  LaidOutPages,
  LayoutRequest,
  MiniatureRequest,
  PlaceRequest,
  TextChange,
  TextReport,
} from '../../worker/protocol';
import { editBetween } from '../text/edit';
import { WorkerClient } from './client';

type WithText<Request> = Omit<Request, 'kind' | 'id' | 'markdown'> & { readonly markdown: string };
export type LayoutQuestion = WithText<LayoutRequest>;
export type InspectionQuestion = WithText<InspectionRequest>;

/** A layout with all of its pages. */
export interface Layout extends Omit<LaidOutPages, 'sheets'> {
  readonly pages: readonly Sheet[];
}

/** In seconds: how long a worker may be loading, over a slow connection. */
const MAX_LOADING = 180;
/** In seconds: how long a worker may be busy without a pause, plus one for so many UTF-16 code units of the text. */
const MAX_BUSY = 30;
const LENGTH_PER_SECOND = 50_000;

/**
 * Asks a separate worker about the text and its pages, so that conversions do not wait for them. Of a long text, it is sent only
 * what has changed.
 */
export class PagesWorker {
  readonly #client: WorkerClient;
  /** What the worker has: the text that it was sent last, and the pages that it has reported. */
  #text: string | undefined;
  #pages: readonly Sheet[] = [];

  constructor(spawn: () => Worker, onCrash: (reason: string) => void) {
    this.#client = new WorkerClient(spawn, {
      limit: (isLoaded) =>
        isLoaded ? MAX_BUSY + (this.#text ?? '').length / LENGTH_PER_SECOND : MAX_LOADING,
      onCrash: (reason) => {
        this.#forget();
        onCrash(reason);
      },
    });
  }

  async layOut({ markdown, ...question }: LayoutQuestion): Promise<Layout> {
    const request = { kind: 'lay-out', ...question, ...this.#unsent(markdown) } as const;
    return this.#layout((await this.#client.ask<'lay-out'>(request)).result);
  }

  async complete(question: Omit<CompletionRequest, 'kind' | 'id'>): Promise<Layout> {
    const { result } = await this.#client.ask<'complete-pages'>({ kind: 'complete-pages', ...question });
    return this.#layout(result);
  }

  #layout({ sheets, ...layout }: LaidOutPages): Layout {
    this.#pages = sheetsAfter(this.#pages, sheets);
    return { pages: this.#pages, ...layout };
  }

  async draw(question: Omit<DrawingRequest, 'kind' | 'id'>): Promise<DrawnPages> {
    return (await this.#client.ask<'draw-pages'>({ kind: 'draw-pages', ...question })).result;
  }

  /**
   * Pages of the last layout, for callers that cannot wait for a message. There are none if the page shares no memory with
   * workers, which it does only if the host sends certain headers, and fewer if the worker does not answer.
   */
  *takeOver(pages: readonly number[]): Generator<HandedPage, void> {
    if (!crossOriginIsolated) return;
    const memory = handoverMemory();
    if (!this.#client.tell({ kind: 'hand-over', pages, memory })) return;
    // As in the worker's protocol.
    for (const text of takeOver(memory)) yield JSON.parse(text) as HandedPage;
  }

  async find(question: Omit<PlaceRequest, 'kind' | 'id'>): Promise<FoundPlaces> {
    return (await this.#client.ask<'find-places'>({ kind: 'find-places', ...question })).result;
  }

  async drawMiniature(question: Omit<MiniatureRequest, 'kind' | 'id'>): Promise<DrawnPages> {
    return (await this.#client.ask<'draw-miniature'>({ kind: 'draw-miniature', ...question })).result;
  }

  async inspect({ markdown, ...question }: InspectionQuestion): Promise<TextReport> {
    const request = { kind: 'inspect', ...question, ...this.#unsent(markdown) } as const;
    return (await this.#client.ask<'inspect'>(request)).result;
  }

  stop(reason = new Error('The pages are no longer wanted')): void {
    this.#forget();
    this.#client.stop(reason);
  }

  /** Another worker has nothing yet. */
  #forget(): void {
    this.#text = undefined;
    this.#pages = [];
  }

  /** What the worker does not have of the text yet. Copying all of a long one for each key would hold up the page. */
  #unsent(markdown: string): { readonly markdown?: string | TextChange } {
    const sent = this.#text;
    this.#text = markdown;
    if (sent === undefined) return { markdown };
    const change = editBetween(sent, markdown);
    return change ? { markdown: change } : {};
  }
}
