import type {
  ContentFeatures,
  ConversionOptions,
  ConversionResult,
  ConversionStage,
  Notice,
  RepairEffect,
  TextStatistics,
} from '@footmark/engine';

/** The options that can cross to the worker: functions and signals cannot. */
export type PortableOptions = Omit<ConversionOptions, 'loadAsset' | 'rasterize' | 'signal' | 'onProgress'>;

/** What the page asks of its worker. */
export interface WorkerRequest {
  readonly kind: 'convert' | 'inspect';
  readonly id: number;
  readonly markdown: string;
  readonly options: PortableOptions;
}

/** What can be said about a text while somebody types. */
export interface TextReport {
  readonly statistics: TextStatistics;
  readonly features: ContentFeatures;
  readonly repairs: readonly RepairEffect[];
  /** Without what repairs did, which `repairs` tells. The first of them, in the order of the text: more would cost the page time that nobody reads. */
  readonly notices: readonly Notice[];
  readonly noticeCount: number;
}

/**
 * What the worker answers, with the request's id. To `convert`: any number of stages, then one `done` or `failed`. To
 * `inspect`: one `inspected` or `failed`.
 */
export type WorkerReply =
  | { readonly kind: 'stage'; readonly id: number; readonly stage: ConversionStage }
  | { readonly kind: 'done'; readonly id: number; readonly result: ConversionResult }
  | { readonly kind: 'inspected'; readonly id: number; readonly report: TextReport }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
