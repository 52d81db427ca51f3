import type { PixelSize } from './pixel-size.js';

/** The most pixels that a picture may have that goes into the document as it is: more than any camera gives. */
export const MAX_PIXELS = 250_000_000;

/** The most pixels that a picture may have that must be decoded here first: four bytes each. */
export const MAX_DECODED_PIXELS = 64_000_000;

/** With more pixels a picture slows Word down: four bytes each while it is shown. */
export const LARGE_PIXELS = 100_000_000;

/** With more bytes a picture makes the document hard to send. */
export const LARGE_BYTES = 20_000_000;

/** The largest SVG, in bytes. */
export const MAX_SVG_BYTES = 10_000_000;

/** Compressed pictures can be small files and take all memory once they are unpacked. */
export function isDecodable({ width, height }: PixelSize): boolean {
  return width * height <= MAX_DECODED_PIXELS;
}
