import type {
  ContentFeatures,
  ConversionOptions,
  ConversionStage,
  ImageEntry,
  Notice,
  RepairEffect,
  TemplateName,
  TextStatistics,
  WordClipboard,
} from '@footmark/engine';
import type { PastedMarkdown } from '@footmark/engine/markdown';
import type { PageDrawing, PlaceOnPage } from '@footmark/engine/pages';
import type { SourceChapter, SourceNotice } from '@footmark/engine/sources';
import type { ChangedSheets } from '../page-drawing/sheets';
import type { LibraryFile, LibraryReply, LibraryRequest, SourceRequest } from './library-protocol';
import type { TemplateFile, TemplateReport, TemplateRequest } from './template-protocol';
import type { ReadWordReply, WordRequest } from './word-protocol';

export type * from './library-protocol';
export type * from './merge-protocol';
export type * from './template-protocol';
export type * from './word-protocol';

/** The options that can cross to the worker: functions and signals cannot, and a Word template does as a file. */
export type PortableOptions = Omit<
  ConversionOptions,
  'loadAsset' | 'rasterize' | 'diagrams' | 'signal' | 'onProgress' | 'template' | 'bibliography'
> & {
  readonly template?: TemplateName | TemplateFile;
  /** The files of sources and styles that the visitor has given, whatever the text. */
  readonly library?: readonly LibraryFile[];
};

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

/** The page waits for drawings of the last layout without being able to hear of them: they come by memory that both share. */
export interface HandOver {
  readonly kind: 'hand-over';
  readonly pages: readonly number[];
  readonly memory: SharedArrayBuffer;
}

/** What is handed over for each of the pages, as JSON. */
export interface HandedPage {
  readonly drawing: PageDrawing;
  /** The pictures on it that were not sent before; their addresses hold as long as the worker lives. */
  readonly files: readonly { readonly picture: number; readonly url: string }[];
}

export type WorkerRequest =
  | ConversionRequest
  | PagesRequest
  | PasteRequest
  | OpenSourcesRequest
  | CombineRequest
  | TemplateRequest
  | LibraryRequest
  | SourceRequest
  | WordRequest
  | MergeRequest;

/** Reads the files of one document. */
export interface OpenSourcesRequest {
  readonly kind: 'open-sources';
  readonly id: number;
  readonly files: readonly PictureFile[];
  readonly hidesCode: boolean;
}

/** Makes one text of the files that were opened. */
export interface CombineRequest {
  readonly kind: 'combine-sources';
  readonly id: number;
  /** The paths of the files, in the order of the document. */
  readonly order: readonly string[];
}

/** Several files as one text. */
export interface OneText {
  readonly markdown: string;
  /** The pictures that were in other files. */
  readonly pictures: readonly PictureFile[];
  /** The first of them. */
  readonly notices: readonly SourceNotice[];
  readonly noticeCount: number;
}

/** Makes Markdown of a clipboard. */
export interface PasteRequest {
  readonly kind: 'paste';
  readonly id: number;
  readonly html: string;
  readonly plain: string;
}

interface TextRequest {
  readonly id: number;
  readonly markdown: string;
  readonly options: PortableOptions;
}

/** About the one text that the worker reads. It may be long, and is sent when it is another. */
type ReadingRequest = Omit<TextRequest, 'markdown'> & {
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

/** What is asked about the one text that the worker reads, and about the pages that it has laid out last. */
export type PagesRequest =
  | LayoutRequest
  | DrawingRequest
  | PlaceRequest
  | MiniatureRequest
  | InspectionRequest;

export interface LayoutRequest extends ReadingRequest {
  readonly kind: 'lay-out';
  /** Default: the same as the last time. */
  readonly pictures?: readonly PictureFile[];
  readonly drawings: WantedDrawings;
  readonly places: WantedPlaces;
}

/** Draws pages of the last layout. */
export interface DrawingRequest {
  readonly kind: 'draw-pages';
  readonly id: number;
  readonly drawings: WantedDrawings;
}

/** Tells where lines of the text stand. */
export interface PlaceRequest {
  readonly kind: 'find-places';
  readonly id: number;
  readonly places: WantedPlaces;
}

/** Draws the first pages of the beginning of a text. */
export interface MiniatureRequest extends TextRequest {
  readonly kind: 'draw-miniature';
}

export interface WantedDrawings {
  /** Counted from 1; numbers that the text does not have are left out. */
  readonly pages: readonly number[];
  /** The keys of those that the page has already. */
  readonly known: readonly number[];
}

export interface WantedPlaces {
  /** Where the cursor is in the text, in UTF-16 code units. */
  readonly cursor: number;
  /** Counted from 1. */
  readonly lines: readonly number[];
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
  /** The longest that looking at this text or laying it out has taken here, in milliseconds. */
  readonly tookMs: number;
}

/** A text as pages, with what was wanted of them at once. */
export interface LaidOutPages extends DrawnPages, FoundPlaces {
  readonly sheets: ChangedSheets;
  /** How long laying out took here and now, in milliseconds. */
  readonly tookMs: number;
}

export interface DrawnPages {
  readonly drawn: readonly DrawnPage[];
  /** The pictures on them that were not sent before. */
  readonly files: readonly DrawnFile[];
}

export interface DrawnPage {
  /** The page's key in the layout that it was drawn from. */
  readonly key: number;
  readonly drawing: PageDrawing;
}

export interface DrawnFile {
  /** The number that drawings have for it. */
  readonly picture: number;
  readonly file: Blob;
}

export interface FoundPlaces {
  readonly cursor: CursorPlace | undefined;
  /** In the order of the wanted lines. */
  readonly places: readonly (PlaceOnPage | undefined)[];
}

export interface CursorPlace extends PlaceOnPage {
  /** The number of the note whose mark or whose text the cursor is in. */
  readonly note: number | undefined;
}

/**
 * What the worker answers, with the request's id. To `convert`: any number of stages, and of SVGs that only the page can
 * draw, then one `done` or `failed`. To `inspect`: one `inspected` or `failed`. To `open-sources`: how much is done, from 0 to 1,
 * any number of times, then one `sources-opened` or `failed`. About pages: any number of SVGs, then one
 * answer of its kind or `failed`.
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
