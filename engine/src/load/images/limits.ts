import type { PixelSize } from './pixel-size.js';

/** The maximum number of pixels in a picture that goes into the document unchanged: more than any camera has. */
export const MAX_PIXELS = 250_000_000;

/** The maximum number of pixels in a picture that must be decoded here first: four bytes each. */
export const MAX_DECODED_PIXELS = 64_000_000;

/** With more pixels, a picture slows Word down: it needs four bytes each for display. */
export const LARGE_PIXELS = 100_000_000;

/** With more bytes, a picture makes the document hard to send. */
export const LARGE_BYTES = 20_000_000;

/** The largest SVG, in bytes. */
export const MAX_SVG_BYTES = 10_000_000;

/** Small compressed files can take up all memory when they are unpacked. */
export function isDecodable({ width, height }: PixelSize): boolean {
  return width * height <= MAX_DECODED_PIXELS;
}
