import type { ConversionStage, WordClipboard } from '@footmark/engine';
import type { PastedMarkdown } from '@footmark/engine/markdown';
import type { SourceChapter } from '@footmark/engine/sources';
import type { ChartReply, ChartRequest } from './chart-protocol';
import type { CombineRequest, OneText, OpenSourcesRequest } from './files-protocol';
import type { LibraryReply, LibraryRequest, SourceRequest } from './library-protocol';
import type { DrawnPages, FoundPlaces, LaidOutPages, PagesRequest } from './pages-protocol';
import type { TemplateReport, TemplateRequest } from './template-protocol';
import type {
  ConversionRequest,
  ConvertedText,
  CopyRequest,
  MergeRequest,
  TextReport,
} from './text-protocol';
import type { ReadWordReply, WordRequest } from './word-protocol';

export type * from './chart-protocol';
export type * from './files-protocol';
export type * from './library-protocol';
export { isLoadFailure } from './load-failure';
export type * from './merge-protocol';
export type * from './pages-protocol';
export type * from './template-protocol';
export type * from './text-protocol';
export type * from './word-protocol';

/** The first message to a worker: the name of a lock to hold for as long as it lives. */
export interface Watched {
  readonly kind: 'watched';
  readonly lock: string;
}

/** The answer, once it has the lock. It belongs to no request. */
export interface Alive {
  readonly kind: 'alive';
  readonly id: -1;
}

/** Asks for a `Pong`, which a worker sends at once unless it is busy. */
export interface Ping {
  readonly kind: 'ping';
}

export interface Pong {
  readonly kind: 'pong';
  readonly id: -1;
}

export type WorkerRequest =
  | ConversionRequest
  | CopyRequest
  | PagesRequest
  | PasteRequest
  | OpenSourcesRequest
  | CombineRequest
  | TemplateRequest
  | LibraryRequest
  | SourceRequest
  | WordRequest
  | MergeRequest
  | ChartRequest;

/** Converts the content of a clipboard to Markdown. */
export interface PasteRequest {
  readonly kind: 'paste';
  readonly id: number;
  readonly html: string;
  readonly plain: string;
  readonly rtf: string;
}

/**
 * The worker's answers, with the request's id. To `convert`: any number of stages, and of SVGs that only the page can draw,
 * then one `done` or `failed`. To `inspect`: one `inspected` or `failed`. To `open-sources`: any number of progress reports,
 * from 0 to 1, then one `sources-opened` or `failed`. To requests about pages: any number of SVGs, then one answer of the
 * request's kind or `failed`.
 */
export type WorkerReply =
  | { readonly kind: 'pasted'; readonly id: number; readonly pasted: PastedMarkdown | undefined }
  | { readonly kind: 'copied'; readonly id: number; readonly clipboard: WordClipboard }
  | { readonly kind: 'sources-progress'; readonly id: number; readonly done: number }
  | { readonly kind: 'sources-opened'; readonly id: number; readonly chapters: readonly SourceChapter[] }
  | { readonly kind: 'sources-combined'; readonly id: number; readonly text: OneText }
  | { readonly kind: 'template-inspected'; readonly id: number; readonly report: TemplateReport }
  | ReadWordReply
  | LibraryReply
  | ChartReply
  | { readonly kind: 'stage'; readonly id: number; readonly stage: ConversionStage }
  | {
      readonly kind: 'draw';
      readonly id: number;
      readonly drawing: number;
      readonly svg: Blob;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'done'; readonly id: number; readonly result: ConvertedText }
  | { readonly kind: 'inspected'; readonly id: number; readonly result: TextReport }
  | { readonly kind: 'laid-out'; readonly id: number; readonly result: LaidOutPages }
  | { readonly kind: 'pages-drawn'; readonly id: number; readonly result: DrawnPages }
  | { readonly kind: 'places-found'; readonly id: number; readonly result: FoundPlaces }
  | { readonly kind: 'miniature-drawn'; readonly id: number; readonly result: DrawnPages }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
