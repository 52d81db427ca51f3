import type { PixelFormat } from './read-pixels.js';

/** A picture that is to be made into a PNG or a JPEG file. */
export interface RasterRequest {
  /** An SVG has been made safe, and has its size in pixels in its root element. */
  readonly bytes: Uint8Array;
  readonly format: PixelFormat | 'svg';
  /** The size wanted in pixels; of a photograph that was taken sideways, before it is turned upright. */
  readonly width: number;
  readonly height: number;
  /** The format wanted: `jpeg` for photographs, `png` for what has sharp edges or transparent places. */
  readonly wanted: 'png' | 'jpeg';
  readonly signal?: AbortSignal;
}

/**
 * How the host makes pictures that Word does not show everywhere (SVG, WebP, AVIF, photographs taken sideways) into
 * PNG or JPEG files. Give `undefined` for what cannot be made; a rejection counts as that.
 */
export type Rasterizer = (request: RasterRequest) => Promise<Uint8Array | undefined>;
