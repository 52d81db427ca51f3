import type { PageDrawing, PlaceOnPage } from '@footmark/engine/pages';
import type { ChangedSheets } from '../page-drawing/sheets';
import type { InspectionRequest, PictureFile, ReadingRequest, TextRequest } from './text-protocol';

/* What the page and its worker say to each other about the pages of a text. Part of `protocol.ts`. */

/** What is asked about the one text that the worker reads, and about the pages that it has laid out last. */
export type PagesRequest =
  | LayoutRequest
  | CompletionRequest
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

/** Waits for the diagrams that the last layout did without. Fails if another text is laid out meanwhile. */
export interface CompletionRequest {
  readonly kind: 'complete-pages';
  readonly id: number;
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

/** A text as pages, with what was wanted of them at once. */
export interface LaidOutPages extends DrawnPages, FoundPlaces {
  readonly sheets: ChangedSheets;
  /** Whether diagrams that are still being drawn stand there as code. */
  readonly isEarly: boolean;
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
