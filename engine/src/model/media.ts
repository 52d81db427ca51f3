import type { DiagramShapes } from '../api/diagram-shapes.js';

/** A picture that can be in a Word document. */
export interface EmbeddedImage {
  /** What every reader of Word files shows. */
  readonly file: MediaFile;
  /** The same as a drawing, for those that can show one. */
  readonly drawing?: MediaFile;
  /** EMU (914,400 to the inch), from the pixel size and density of the file. */
  readonly width: number;
  readonly height: number;
}

/** The file of a picture in the package. */
export interface MediaFile {
  /** Bytes, or the text of a drawing. */
  readonly content: Uint8Array | string;
  readonly extension: MediaExtension;
}

export type MediaExtension = 'png' | 'jpeg' | 'gif' | 'svg';

export const MEDIA_TYPES: Readonly<Record<MediaExtension, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** In points: smaller letters in a diagram cannot be read. */
export const SMALLEST_LETTERS = 7;

/** The picture drawn from the code of a diagram. */
export interface Diagram extends DrawnDiagram {
  /** The alternative text. */
  readonly alt: string;
  /** The same drawn the other way, down the page or across it, for where its letters can be read only then. */
  readonly turned?: DrawnDiagram;
  /** Why it is a picture where shapes were asked for, whatever its size. */
  readonly pictured?: string;
}

/** One drawing of a diagram. */
export interface DrawnDiagram {
  readonly image: EmbeddedImage;
  /** The size of the smallest letters at the picture's own size, in points, if it is known. */
  readonly letters?: number;
  /** The same as shapes, if it is to be shapes in Word. */
  readonly shapes?: DiagramShapes;
}
