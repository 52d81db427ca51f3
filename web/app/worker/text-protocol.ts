import type {
  ContentFeatures,
  ConversionOptions,
  ImageEntry,
  Notice,
  RepairEffect,
  TemplateName,
  TextStatistics,
} from '@footmark/engine';
import type { LibraryFile } from './library-protocol';
import type { TemplateFile } from './template-protocol';

/* What the page and its worker say to each other about a text: its conversion and what can be said about it. Part of `protocol.ts`. */

/** The options that can cross to the worker: functions and signals cannot, and a Word template does as a file. */
export type PortableOptions = Omit<
  ConversionOptions,
  'loadAsset' | 'rasterize' | 'diagrams' | 'signal' | 'onProgress' | 'template' | 'bibliography'
> & {
  readonly template?: TemplateName | TemplateFile;
  /** The files of sources and styles that the visitor has given, whatever the text. */
  readonly library?: readonly LibraryFile[];
};

/** A file that the visitor gave: a picture of the text, perhaps. */
export interface PictureFile {
  /** With `/` between folders; or, of a file that was given for one picture, that picture's target. */
  readonly path: string;
  readonly file: Blob;
}

export interface TextRequest {
  readonly id: number;
  readonly markdown: string;
  readonly options: PortableOptions;
}

/** About the one text that the worker reads. It may be long, and is sent when it is another. */
export type ReadingRequest = Omit<TextRequest, 'markdown'> & {
  /** Default: the same as the last time. */
  readonly markdown?: string;
};

/** Makes a Word file, or what a clipboard holds to be pasted into Word. */
export interface ConversionRequest extends TextRequest {
  readonly kind: 'convert' | 'copy';
  readonly pictures: readonly PictureFile[];
}

/** Compares a returned Word file with a text. */
export interface MergeRequest extends Omit<ConversionRequest, 'kind'> {
  readonly kind: 'merge-word';
  readonly file: Blob;
}

export interface InspectionRequest extends ReadingRequest {
  readonly kind: 'inspect';
  /** The paths of the visitor's files: there may be thousands, and the files themselves are not looked at. */
  readonly pictures: readonly string[];
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
  /** The longest that looking at this text or laying it out has taken here, in milliseconds. */
  readonly tookMs: number;
}
