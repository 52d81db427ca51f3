import type { ConversionOptions, ConversionResult, ConversionStage } from '@footmark/engine';

/** The options that can cross to the worker: functions and signals cannot. */
export type PortableOptions = Omit<ConversionOptions, 'loadAsset' | 'signal' | 'onProgress'>;

/** What the page asks of its worker. */
export interface ConversionRequest {
  readonly id: number;
  readonly markdown: string;
  readonly options: PortableOptions;
}

/** What the worker answers: any number of stages, then one `done` or `failed`, each with the request's id. */
export type WorkerReply =
  | { readonly kind: 'stage'; readonly id: number; readonly stage: ConversionStage }
  | { readonly kind: 'done'; readonly id: number; readonly result: ConversionResult }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
