import type { PageDrawing, PlaceOnPage, TextLanguage } from '@footmark/engine/pages';
import type { ChangedSheets } from '../page-drawing/sheets';
import type { InspectionRequest, PictureFile, ReadingRequest, TextRequest } from './text-protocol';

/* Messages between the page and its worker about the pages of a text. Part of `protocol.ts`. */

/** Requests about the worker's current text, and about the pages of its last layout. */
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

/** Waits for the diagrams that the last layout lacks. Fails if another text is laid out meanwhile. */
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

/** Finds lines of the text on the pages. */
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
  /** The keys of those that the page already has. */
  readonly known: readonly number[];
}

export interface WantedPlaces {
  /** Where the cursor is in the text, in UTF-16 code units. */
  readonly cursor: number;
  /** Counted from 1. */
  readonly lines: readonly number[];
}

/** Requests drawings of the last layout through shared memory, while the page waits and cannot receive messages. */
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

/** The pages of a text, with the drawings and places that were requested along with them. */
export interface LaidOutPages extends DrawnPages, FoundPlaces {
  readonly sheets: ChangedSheets;
  readonly language: TextLanguage;
  /** Whether diagrams that are still being drawn appear as code. */
  readonly isEarly: boolean;
  /** How long this layout took, in milliseconds. */
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
  /** Its number in drawings. */
  readonly picture: number;
  readonly file: Blob;
}

export interface FoundPlaces {
  readonly cursor: CursorPlace | undefined;
  /** In the order of the requested lines. */
  readonly places: readonly (PlaceOnPage | undefined)[];
}

export interface CursorPlace extends PlaceOnPage {
  /** The number of the note whose reference or text contains the cursor. */
  readonly note: number | undefined;
}
