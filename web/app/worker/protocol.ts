import type {
  ContentFeatures,
  ConversionOptions,
  ConversionStage,
  ImageEntry,
  Notice,
  RepairEffect,
  TextStatistics,
} from '@footmark/engine';

/** The options that can cross to the worker: functions and signals cannot. */
export type PortableOptions = Omit<ConversionOptions, 'loadAsset' | 'rasterize' | 'signal' | 'onProgress'>;

/** What comes to a worker first: the name of a lock to hold for as long as it lives. */
export interface Watched {
  readonly kind: 'watched';
  readonly lock: string;
}

/** The answer, once it has the lock. It is about no request. */
export interface Alive {
  readonly kind: 'alive';
  readonly id: -1;
}

/** What the page asks of its worker. */
export type WorkerRequest = ConversionRequest | InspectionRequest;

interface TextRequest {
  readonly id: number;
  readonly markdown: string;
  readonly options: PortableOptions;
}

export interface ConversionRequest extends TextRequest {
  readonly kind: 'convert';
  readonly pictures: readonly PictureFile[];
}

export interface InspectionRequest extends TextRequest {
  readonly kind: 'inspect';
  /** The paths of the visitor's files: there may be thousands, and the files themselves are not looked at. */
  readonly pictures: readonly string[];
}

/** A file that the visitor gave: a picture of the text, perhaps. */
export interface PictureFile {
  /** With `/` between folders; or, of a file that was given for one picture, that picture's target. */
  readonly path: string;
  readonly file: Blob;
}

/** What the page answers to `draw`: a PNG file, or nothing where the browser could not draw it. */
export interface DrawnPicture {
  readonly kind: 'drawn';
  readonly drawing: number;
  readonly png: Blob | undefined;
}

/** A picture that the text names, and the file that it is. */
export interface PictureState extends ImageEntry {
  /** The path of the visitor's file; `undefined` where none fits. */
  readonly path: string | undefined;
}

/** The first of the pictures that a text names, in its order, and how many there are. */
export interface FoundPictures {
  readonly listed: readonly PictureState[];
  readonly count: number;
  readonly missing: number;
  /** The paths of the visitor's files that are none of them. */
  readonly unused: readonly string[];
}

/** The first of what is wrong or odd in a text, in its order, and how much there is. */
export interface FoundNotices {
  readonly notices: readonly Notice[];
  readonly noticeCount: number;
}

/** What came of a conversion. A text that is not `valid` has errors, and may be converted all the same. */
export type ConvertedText = FoundNotices & {
  readonly valid: boolean;
  /** How many pictures that the text names were not given. */
  readonly missingPictures: number;
} & ({ readonly success: true; readonly blob: Blob } | { readonly success: false; readonly error: string });

/** What can be said about a text while somebody types. */
export interface TextReport extends FoundNotices {
  readonly statistics: TextStatistics;
  readonly features: ContentFeatures;
  readonly repairs: readonly RepairEffect[];
  readonly pictures: FoundPictures;
  /** How long looking at the text took here and now, in milliseconds. */
  readonly tookMs: number;
}

/**
 * What the worker answers, with the request's id. To `convert`: any number of stages, and of SVGs that only the page can
 * draw, then one `done` or `failed`. To `inspect`: one `inspected` or `failed`.
 */
export type WorkerReply =
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
  | { readonly kind: 'inspected'; readonly id: number; readonly report: TextReport }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
