import type { PixelSize } from './pixel-size.js';

/** The most pixels that a picture may have that goes into the document as it is: more than any camera gives. */
export const MOST_PIXELS = 250_000_000;

/** The most pixels that a picture may have that must be decoded here first: four bytes each. */
export const MOST_DECODED_PIXELS = 64_000_000;

/** The largest SVG, in bytes. */
export const MOST_SVG_BYTES = 10_000_000;

/** Compressed pictures can be small files and take all memory once they are unpacked. */
export function isDecodable({ width, height }: PixelSize): boolean {
  return width * height <= MOST_DECODED_PIXELS;
}
