/*
 * What the plug-in and its worker tell each other. Conversions run in a worker, so that Obsidian stays responsive and an
 * export can be cancelled at any moment; the worker asks for everything that only Obsidian or a page can give.
 */
import type {
  ConversionOptions,
  ConversionStage,
  DiagramAnswer,
  DiagramRequest,
  RasterRequest,
  Severity,
} from '@footmark/engine';

/** A file of the vault that a document may be made from. */
export interface VaultFile {
  /** Its path in the vault. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/** The options of `convert` that can be sent to another thread. */
export type PlainOptions = Omit<
  ConversionOptions,
  'loadAsset' | 'rasterize' | 'diagrams' | 'signal' | 'onProgress'
>;

/** The request for a document. */
export interface ExportRequest {
  readonly files: readonly VaultFile[];
  /** The paths of the notes that make up the document, in order; `undefined` for the order that they imply. */
  readonly order?: readonly string[];
  readonly options: PlainOptions;
}

/** A finding in a note. */
export interface Finding {
  /** The path of the note. */
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly severity: Severity;
  /** One plain sentence. */
  readonly message: string;
}

/** What the worker asks for. */
export type Question =
  | { readonly about: 'file'; readonly path: string }
  /** A picture, a file with sources or a citation style, by its name in the text. */
  | { readonly about: 'asset'; readonly source: string }
  | { readonly about: 'raster'; readonly request: Omit<RasterRequest, 'signal'> }
  | { readonly about: 'diagram'; readonly request: Omit<DiagramRequest, 'signal'> };

/** The answers to the questions; `undefined` if there is none. */
export interface Answers {
  readonly file: Uint8Array | undefined;
  readonly asset: Uint8Array | undefined;
  readonly raster: Uint8Array | undefined;
  readonly diagram: DiagramAnswer | undefined;
}

export type ToWorker =
  | { readonly kind: 'export'; readonly request: ExportRequest }
  | { readonly kind: 'answer'; readonly id: number; readonly value: Answers[keyof Answers] };

export type FromWorker =
  | { readonly kind: 'stage'; readonly stage: ConversionStage }
  | { readonly kind: 'question'; readonly id: number; readonly question: Question }
  | { readonly kind: 'done'; readonly document: Uint8Array; readonly findings: readonly Finding[] }
  /** One sentence for the person. */
  | { readonly kind: 'failed'; readonly reason: string };
