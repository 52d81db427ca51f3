import type {
  ContentFeatures,
  ConversionOptions,
  DialectReading,
  ImageEntry,
  Notice,
  RepairEffect,
  TemplateName,
  TextStatistics,
} from '@footmark/engine';
import type { LibraryFile } from './library-protocol';
import type { TemplateFile } from './template-protocol';

/* Messages between the page and its worker about a text: its conversion and inspection. Part of `protocol.ts`. */

/** The options that can be sent to the worker: functions and signals cannot, and a Word template is sent as a file. */
export type PortableOptions = Omit<
  ConversionOptions,
  'loadAsset' | 'rasterize' | 'diagrams' | 'signal' | 'onProgress' | 'template' | 'bibliography'
> & {
  readonly template?: TemplateName | TemplateFile;
  /** The visitor's files with sources and styles, for all texts. */
  readonly library?: readonly LibraryFile[];
};

/** A file from the visitor, which may be a picture of the text. */
export interface PictureFile {
  /** With `/` between folders; for a file that was provided for one picture, that picture's target. */
  readonly path: string;
  readonly file: Blob;
}

export interface TextRequest {
  readonly id: number;
  readonly markdown: string;
  readonly options: PortableOptions;
}

/** A request about the worker's current text, which may be long: it is sent once, and then what has changed in it. */
export type ReadingRequest = Omit<TextRequest, 'markdown'> & {
  /** Default: the same as the last time. */
  readonly markdown?: string | TextChange;
};

/** Replaces a range of the text that the worker has; `to` is exclusive. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Makes a Word file. */
export interface ConversionRequest extends TextRequest {
  readonly kind: 'convert';
  readonly pictures: readonly PictureFile[];
}

/** Makes clipboard content to paste into Word. */
export interface CopyRequest extends Omit<ConversionRequest, 'kind'> {
  readonly kind: 'copy';
}

/** Compares a returned Word file with a text. */
export interface MergeRequest extends Omit<ConversionRequest, 'kind'> {
  readonly kind: 'merge-word';
  readonly file: Blob;
}

export interface InspectionRequest extends ReadingRequest {
  readonly kind: 'inspect';
  /** The paths of the visitor's files. There may be thousands, and their content is not needed. */
  readonly pictures: readonly string[];
}

/** The page's answer to `draw`: a PNG file, or nothing if the browser could not draw it. */
export interface DrawnPicture {
  readonly kind: 'drawn';
  readonly drawing: number;
  readonly png: Blob | undefined;
}

/** A picture in the text, and its file. */
export interface PictureState extends ImageEntry {
  /** The path of the visitor's file; `undefined` if none matches. */
  readonly path: string | undefined;
}

/** The first pictures in a text, in order, and the total number. */
export interface FoundPictures {
  readonly listed: readonly PictureState[];
  readonly count: number;
  readonly missing: number;
  /** The paths of the visitor's files that match no picture. */
  readonly unused: readonly string[];
}

/** The first findings in a text, in order, and the total number. */
export interface FoundNotices {
  readonly notices: readonly Notice[];
  readonly noticeCount: number;
}

/** The result of a conversion. A text that is not `valid` has errors, but may be converted all the same. */
export type ConvertedText = FoundNotices & {
  readonly valid: boolean;
  /** How many of the text's pictures were missing. */
  readonly missingPictures: number;
} & ({ readonly success: true; readonly blob: Blob } | { readonly success: false; readonly error: string });

/** The results of inspecting a text while somebody types. */
export interface TextReport extends FoundNotices {
  readonly statistics: TextStatistics;
  readonly features: ContentFeatures;
  readonly repairs: readonly RepairEffect[];
  /** The dialect in which the text is read. */
  readonly reading?: DialectReading;
  readonly pictures: FoundPictures;
  /** The longest time that inspecting this text or laying it out has taken here, in milliseconds. */
  readonly tookMs: number;
}
